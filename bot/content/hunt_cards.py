"""The box of Kill the Unicorns: its cards as data, checked when loaded."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from bot.content import yaml_files
from bot.content.errors import ContentError
from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import COLORS, Box, Character, Extension, Item, Recolor, Scheme, Scoring, Unicorn

Cards = list[dict[str, Any]]


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the box holds without the extension (HU-02)."""

    unicorns: int
    starting: int
    characters: int
    schemes_each: int
    hunt_cards: int
    tokens: int


class MoreCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The extension as written."""

    characters: Cards
    schemes: Cards
    starting_unicorns: Cards


class BoxFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as written; its cards are checked one by one so that an error names the card."""

    deck: str
    counts: Counts
    days: int
    line: int
    hunt_cards: tuple[int, ...]
    scoring: Scoring
    unicorns: Cards
    starting_unicorns: Cards
    characters: Cards
    schemes: Cards
    market: Cards
    extension: MoreCards


def load(path: Path) -> HuntBook:
    """Read the box's file. Raises `ContentError` naming file, card and field."""
    name = path.name
    file = yaml_files.shape(yaml_files.read(path), BoxFile, name)

    def read(cards: Cards, kind: type[yaml_files.T]) -> tuple[yaml_files.T, ...]:
        return tuple(
            yaml_files.shape(card, kind, name, str(card.get("id", f"card {place}")))
            for place, card in enumerate(cards, start=1)
        )

    more = file.extension
    box = Box(
        deck=file.deck,
        days=file.days,
        line=file.line,
        hunt_cards=file.hunt_cards,
        scoring=file.scoring,
        unicorns=read(file.unicorns, Unicorn),
        starting_unicorns=read(file.starting_unicorns, Unicorn),
        characters=read(file.characters, Character),
        schemes=read(file.schemes, Scheme),
        market=read(file.market, Item),
        extension=Extension(
            read(more.characters, Character), read(more.schemes, Scheme), read(more.starting_unicorns, Unicorn)
        ),
    )
    for place, reason in _faults(box, file.counts):
        raise ContentError(name, place, reason)
    return HuntBook(box)


def _faults(box: Box, counts: Counts) -> Iterable[tuple[str, str]]:
    """Give place and reason of what no type can forbid."""
    more = box.extension
    characters = (*box.characters, *more.characters)
    schemes = (*box.schemes, *more.schemes)
    every = (*box.unicorns, *box.starting_unicorns, *more.starting_unicorns, *characters, *schemes, *box.market)
    ids = [card.id for card in every] + [character.power.id for character in characters]
    yield from ((name, "stands in the file twice") for name, times in Counter(ids).items() if times > 1)
    names = {character.id for character in characters}
    yield from ((card.id, f"there is no {card.owner}") for card in schemes if card.owner and card.owner not in names)
    for item in box.market:
        if any(isinstance(step, Recolor) for step in item.do) and not set(item.tokens) <= set(COLORS):
            yield item.id, "an item that recolours has tokens that are colours"
    found: dict[str, list[int]] = {
        "unicorns": [len(box.unicorns)],
        "starting": [len(box.starting_unicorns)],
        "characters": [len(box.characters)],
        "schemes_each": [sum(card.owner in ("", name) for card in schemes) for name in names],
        "hunt_cards": [len(box.hunt_cards)],
        "tokens": [sum(len(item.tokens) for item in box.market)],
    }
    for kind, wanted in structs.asdict(counts).items():
        yield from (("counts", f"{kind} says {wanted}, the file has {n}") for n in found[kind] if n != wanted)
