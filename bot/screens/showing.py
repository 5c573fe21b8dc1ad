"""What a screen of a table is made from: the texts, the reader's language, the table as last committed."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.stables.book import Book
from bot.games.stables.look import Look
from bot.games.stables.match import StableMatch
from bot.screens import names
from bot.tables.state import TableState
from bot.texts import Locale, Texts, plain_name, safe_name
from bot.texts.values import Value


@dataclass(frozen=True)
class Showing:
    """A table for one language, with the words that all its screens share."""

    texts: Texts
    locale: Locale
    state: TableState

    def say(self, key: str, **arguments: Value) -> str:
        """Give the text for a key that is made up at run time; fixed keys go to `texts.say`, where a test sees them."""
        return self.texts.say(self.locale, key, **arguments)

    @property
    def match(self) -> StableMatch:
        """The game. Screens ask it for looks and its book, for nothing else. Raises `TypeError` before it begins."""
        match = self.state.match
        if not isinstance(match, StableMatch):
            raise TypeError(f"no screen for a {type(match).__name__}")
        return match

    @property
    def book(self) -> Book:
        """The deck's designs."""
        return self.match.book

    @cached_property
    def public(self) -> Look:
        """What everybody may know of the game."""
        return self.match.look(None)

    def name(self, seat: int) -> str:
        """Give a seat's name for a text: escaped."""
        return safe_name(self._raw_name(seat))

    def plain(self, seat: int) -> str:
        """Give a seat's name for labels and options, which render no markdown."""
        return plain_name(self._raw_name(seat))

    def names(self, seats: Iterable[int]) -> list[str]:
        """Give the names of seats for a list in a text."""
        return [self.name(seat) for seat in seats]

    def host(self) -> str:
        """Give the host's name for a text."""
        seat = self.state.seat_of(self.state.document.host)
        return self.name(seat) if seat is not None else safe_name(self.state.document.opener)

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

    def until(self, decision: int) -> str:
        """Give the deadline of a decision as a countdown."""
        at = self.state.until(decision)
        return countdown(at if at is not None else 0.0)

    def _raw_name(self, seat: int) -> str:
        record = self.state.seats[seat]
        return record.name or self.texts.say(self.locale, f"computer-{seat + 1}")


def countdown(at: float) -> str:
    """Give an instant (seconds since the epoch) as Discord's "in 40 seconds", which counts down by itself."""
    return f"<t:{int(at)}:R>"
