"""Which card a Neigh button stands for: those of the box, or instants of people's own decks that do the same."""

from bot.games.core.decisions import Decision
from bot.screens.names import design
from bot.screens.stables.showing import StableShowing

NEIGHS = ("neigh", "super_neigh")


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
