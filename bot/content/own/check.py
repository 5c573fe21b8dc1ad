"""Is an own deck fit to be played? Bounds, sense, and what it needs to be played alone."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from bot.content.names import Names
from bot.content.own import sense, tree
from bot.content.own.deck import OwnDeck, cards_of, parse
from bot.content.own.faults import Fault, FaultyDeck
from bot.content.own.tree import Node
from bot.content.own.words import LANGUAGES
from bot.games.stables.book import Book
from bot.games.stables.cards import Design
from bot.texts import folded

MOST_CARDS = 300
MOST_BABIES = 24
FEWEST_CARDS = 40
"""Beside Babies; so many a deck needs that is played alone."""
FEWEST_FOR_TWO = 24
"""So many of them must be left with two players: two hands, and something to draw."""


def check(content: bytes, bases: Mapping[str, Book], names: Names) -> OwnDeck:
    """Read and check a deck that somebody brings; `bases` are the decks of the box, `names` those of their cards.

    Raises `FaultyDeck`.
    """
    deck = parse(content)
    cards = cards_of(tree.read(content))
    found: list[Fault] = []
    for design, card in zip(deck.designs, cards, strict=True):
        name = _short(design.id)
        found += [replace(fault, card=name, line=_line(card, fault.field)) for fault in sense.faults(design)]
        if any(name in base.number for base in bases.values()):
            found.append(Fault("base_id", card.line, name, "id", name))
    found += _name_faults(deck, cards, _taken(bases, names))
    found += _deck_faults(deck, bases)
    if found:
        raise FaultyDeck(found)
    return deck


def _short(name: str) -> str:
    return name.rpartition(".")[2]


def _taken(bases: Mapping[str, Book], names: Names) -> set[str]:
    """Give the names that the cards of the box have in any language, as `_read`."""
    titles = {design.name_key for base in bases.values() for design in base.designs}
    return {_read(names.name(title, language)) for title in titles for language in LANGUAGES}


def _name_faults(deck: OwnDeck, cards: Sequence[Node], taken: set[str]) -> Iterator[Fault]:
    """Yield the cards that people would take for another one: one of the box, or of the same deck."""
    seen: set[str] = set()
    for design, card in zip(deck.designs, cards, strict=True):
        said = {_read(name): name for name in deck.words[design.id].name.values()}
        line, short = _line(card, "name"), _short(design.id)
        for name in [said[read] for read in said if read in taken][:1]:
            yield Fault("name_of_the_box", line, short, "name", name)
        for name in [said[read] for read in said if read in seen][:1]:
            yield Fault("name_twice", line, short, "name", name)
        seen |= said.keys()


def _read(name: str) -> str:
    """Give a name as it is read: whatever its case, accents, spaces and punctuation."""
    return "".join(filter(str.isalnum, folded(unicodedata.normalize("NFKC", name))))


def _deck_faults(deck: OwnDeck, bases: Mapping[str, Book]) -> Iterator[Fault]:
    cards = sum(design.copies for design in deck.designs)
    if cards > MOST_CARDS:
        yield Fault("too_many_cards", field="cards", got=str(cards), n=MOST_CARDS)
    babies = sum(design.type == "baby" for design in deck.designs)
    if babies > MOST_BABIES:
        yield Fault("too_many_babies", field="cards", got=str(babies), n=MOST_BABIES)
    known = {name for base in bases.values() for name in base.number}
    for place, name in enumerate(deck.two_players_without, start=1):
        if name not in known:
            yield Fault("no_such_card", field=f"two_players_without[{place}]", got=name)
    for field, name in (("babies", deck.babies), ("neighs", deck.neighs)):
        if name and name not in bases:
            yield Fault("unknown_value", field=field, got=name, known=tuple(bases))
    if deck.alone and deck.babies in ("", *bases) and deck.neighs in ("", *bases):
        yield from _alone_faults(whole(deck, bases), tuple(bases))


def whole(deck: OwnDeck, bases: Mapping[str, Book]) -> tuple[Design, ...]:
    """Give the designs of a deck that is played alone: its own, and what it takes from the box."""
    lent = [design for design in bases[deck.babies].designs if design.type == "baby"] if deck.babies else []
    if deck.neighs:
        lent += [design for design in bases[deck.neighs].designs if design.type == "instant"]
    return (*deck.designs, *lent)


def _alone_faults(designs: tuple[Design, ...], bases: tuple[str, ...]) -> Iterator[Fault]:
    counts = Counter({"cards": 0, "two": 0, "babies": 0, "neighs": 0})
    for design in designs:
        if design.type == "baby":
            counts["babies"] += design.copies
            continue
        counts["cards"] += design.copies
        counts["two"] += design.copies if design.two_players else 0
        counts["neighs"] += design.copies if design.type == "instant" and design.two_players else 0
    if counts["babies"] < 2:
        yield Fault("too_few_babies", field="alone", n=2, known=bases)
    if counts["neighs"] < 2:
        yield Fault("too_few_neighs", field="alone", n=2, known=bases)
    if counts["cards"] < FEWEST_CARDS:
        yield Fault("too_few_cards", field="alone", got=str(counts["cards"]), n=FEWEST_CARDS)
    elif counts["two"] < FEWEST_FOR_TWO:
        yield Fault("too_few_for_two", field="alone", got=str(counts["two"]), n=FEWEST_FOR_TWO)


def _line(card: Node, field: str) -> int:
    """Find the line of a field such as `abilities[1].do[2].what`; of what isn't there, that of what holds it."""
    line = card.line
    value = card.value
    for step in re.findall(r"\w+", field):
        if isinstance(value, dict) and step in value:
            inner = value[step]
        elif isinstance(value, list):
            inner = value[int(step) - 1]
        else:
            break
        line, value = inner.line, inner.value
    return line
