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
    """

    deck: str
    counts: Counts
    cards: list[dict[str, Any]]
    nursery: bool = True


def load(path: Path) -> Book:
    """Read a deck file. Raises `ContentError` naming file, card and field."""
    head = yaml_files.shape(yaml_files.read(path), DeckHead, path.name)
    designs = [
        yaml_files.shape(card, Design, path.name, str(card.get("id", f"card {place}")))
        for place, card in enumerate(head.cards, start=1)
    ]
    _check(designs, head.counts, path.name)
    return Book(head.deck, designs, nursery=head.nursery)


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
