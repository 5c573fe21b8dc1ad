"""Deck files: cards as data, checked when loaded."""

from collections import Counter
from pathlib import Path
from typing import Any

from msgspec import Struct

from bot.content import yaml_files
from bot.content.errors import ContentError
from bot.games.stables.book import Book
from bot.games.stables.cards import Design


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards the box holds (CZ-02)."""

    black_backed: int
    babies: int


class DeckHead(Struct, frozen=True, forbid_unknown_fields=True):
    """The frame of a deck file; its cards are checked one by one so that an error names the card.

    `nursery: false` sends the Babies that nobody chooses out of the game (KI-02).
    A deck may say only how it differs from its `base`, a deck file beside it: what it does `without`; its `cards`
    take the place of those with the same id, or come on top.
    """

    deck: str
    counts: Counts
    cards: list[dict[str, Any]]
    nursery: bool = True
    base: str = ""
    without: tuple[str, ...] = ()


def load(path: Path, *, alone: bool = False) -> Book:
    """Read a deck file and the one it builds on (none if `alone`). Raises `ContentError` with file, card and field."""
    head = yaml_files.shape(yaml_files.read(path), DeckHead, path.name)
    designs = [
        yaml_files.shape(card, Design, path.name, str(card.get("id", f"card {place}")))
        for place, card in enumerate(head.cards, start=1)
    ]
    if head.base and alone:
        raise ContentError(path.name, "base", "a deck that builds on another can't be a base itself")
    if head.base:
        designs = _on_top_of(path, head, designs)
    _check(designs, head.counts, path.name)
    return Book(head.deck, designs, nursery=head.nursery)


def _on_top_of(path: Path, head: DeckHead, changed: list[Design]) -> list[Design]:
    designs = load(path.with_name(f"{head.base}.yaml"), alone=True).designs
    known = [design.id for design in designs]
    for name in head.without:
        if name not in known:
            raise ContentError(path.name, "without", f"{head.base} has no card {name}")
    own = {design.id: design for design in changed}
    kept = [own.get(design.id, design) for design in designs if design.id not in head.without]
    return kept + [design for design in changed if design.id not in known]


def _check(designs: list[Design], counts: Counts, file: str) -> None:
    for name, times in Counter(design.id for design in designs).items():
        if times > 1:
            raise ContentError(file, name, "stands in the file twice")
    for design in designs:
        played = [ability for ability in design.abilities if ability.when == "played"]
        if (design.type == "magic") != (len(played) == 1):
            raise ContentError(file, design.id, "a magic card has one ability `when: played`, no other card has one")
    babies = sum(design.copies for design in designs if design.type == "baby")
    others = sum(design.copies for design in designs) - babies
    for kind, wanted, found in (("black_backed", counts.black_backed, others), ("babies", counts.babies, babies)):
        if found != wanted:
            raise ContentError(file, "counts", f"{kind} says {wanted}, the cards add up to {found}")
