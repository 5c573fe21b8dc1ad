"""Decks put together: one of the box or one of people's own, and what is shuffled into it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.content.errors import ContentError
from bot.content.own.check import whole
from bot.content.own.deck import OwnDeck
from bot.games.stables.book import Book
from bot.games.stables.cards import Design

JOINT = "+"


def name_of(base: str, expansions: Iterable[str]) -> str:
    """Name exactly what is played, whatever the order of the expansions: `second+own:1f3e…+own:a04b…`."""
    return JOINT.join([base, *sorted(set(expansions) - {base})])


def parts_of(name: str) -> tuple[str, list[str]]:
    """Give the base and the expansions that a name is made of."""
    base, *expansions = name.split(JOINT)
    return base, expansions


def merge(name: str, base: Book | OwnDeck, expansions: Sequence[OwnDeck], bases: Mapping[str, Book]) -> Book:
    """Put decks together. Own designs come first, so that their numbers stay when a deck of the box grows.

    Raises `ContentError` if two of them are the same deck in two versions.
    """
    alone = [base] if isinstance(base, OwnDeck) else []
    own = [*alone, *expansions]
    twice = [deck for deck, times in Counter(deck.id for deck in own).items() if times > 1]
    if twice:
        raise ContentError("decks", twice[0], "is there twice")
    designs = [design for deck in expansions for design in deck.designs]
    designs += whole(base, bases) if isinstance(base, OwnDeck) else base.designs
    without = {card for deck in own for card in deck.two_players_without}
    words = {card: said for deck in own for card, said in deck.words.items()}
    nursery = base.nursery if isinstance(base, Book) else True
    return Book(name, [_left_out(design, without) for design in designs], nursery=nursery, words=words)


def _left_out(design: Design, without: set[str]) -> Design:
    return replace(design, two_players=False) if design.id in without else design
