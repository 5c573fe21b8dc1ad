"""Which card a Neigh button stands for: those of the box, or instants of people's own decks that do the same."""

from bot.games.core.decisions import Decision
from bot.games.stables.book import Book
from bot.screens.names import design
from bot.screens.stables.showing import StableShowing

NEIGHS = ("neigh", "super_neigh")


def printed(book: Book) -> frozenset[str]:
    """Give the Neigh buttons that some card of a deck stands behind, whoever holds it."""
    stopping = [design for design in book.designs if "stops_a_card" in design.always]
    return frozenset(NEIGHS["cannot_be_neighed" in design.always] for design in stopping)


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
