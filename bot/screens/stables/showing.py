"""A table at which a stable game is played, with the words for its cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.stables.book import Book
from bot.games.stables.look import Look
from bot.games.stables.match import StableMatch
from bot.screens import names
from bot.screens.showing import Showing


@dataclass(frozen=True)
class StableShowing(Showing):
    """The game is a `StableMatch`. Screens ask it for looks and its book, for nothing else."""

    @property
    def match(self) -> StableMatch:
        """The game. Raises `TypeError` if it is another one, or hasn't begun."""
        match = self.state.match
        if not isinstance(match, StableMatch):
            raise TypeError(f"a {type(match).__name__} has no stables")
        return match

    @property
    def book(self) -> Book:
        """The deck's designs."""
        return self.match.book

    @cached_property
    def public(self) -> Look:
        """What everybody may know of the game."""
        return self.match.open_look() if self.opened else self.match.look(None)

    def card(self, card: str) -> str:
        """Give a card's name."""
        return names.card_name(self.texts, self.locale, self.book, card)

    def cards(self, cards: Iterable[str]) -> list[str]:
        """Give the names of cards for a list in a text."""
        return [self.card(card) for card in cards]

    def kind(self, card: str) -> str:
        """Give a card's kind with its sign."""
        return names.card_type(self.texts, self.locale, self.book, card)

    def short(self, card: str) -> str:
        """Give what a card does in one line."""
        return names.card_short(self.texts, self.locale, self.book, card)

    def told(self, card: str) -> str:
        """Give what a card does where people decide by it: nothing of an own card's text is cut."""
        return names.card_told(self.texts, self.locale, self.book, card)


def stables(showing: Showing) -> StableShowing:
    """Give a table with the words of its stable game."""
    if isinstance(showing, StableShowing):
        return showing
    return StableShowing(showing.texts, showing.locale, showing.state, showing.shared, showing.opened)
