"""Which card a Neigh button stands for: those of the box, or instants of people's own decks that do the same."""

from collections.abc import Iterable

from bot.games.core.decisions import Decision
from bot.games.stables.book import Book
from bot.screens.names import design
from bot.screens.stables.showing import StableShowing

NEIGHS = ("neigh", "super_neigh")


def printed(book: Book, stopping: Iterable[str]) -> frozenset[str]:
    """Give the Neigh buttons behind which one of those cards stands that stop others, whoever holds it."""
    return frozenset(NEIGHS["cannot_be_neighed" in design(book, card).always] for card in stopping)


def meant(showing: StableShowing, asked: Decision, pick: str) -> str:
    """Give the answer that a button (`neigh`, `super_neigh`, `pass`) stands for in a seat's own window."""
    if pick in asked.options or pick not in NEIGHS:
        return pick
    for card in asked.options:
        if card in showing.book.words:
            final = "cannot_be_neighed" in design(showing.book, card).always
            if final == (pick == "super_neigh"):
                return card
    return pick
