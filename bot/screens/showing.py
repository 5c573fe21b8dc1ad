"""What a screen of a table is made from: the texts, the reader's language, the table as last committed."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.screens import played
from bot.tables.state import TableState
from bot.texts import Locale, Texts, plain_name, safe_name
from bot.texts.values import Value


@dataclass(frozen=True)
class Showing:
    """A table for one language, with the words that all its screens share, whatever is played.

    `shared` says that another table is in its channel, so that what is said there names the table. `opened`: the game
    is over and looked back at, with all hands open.
    """

    texts: Texts
    locale: Locale
    state: TableState
    shared: bool = False
    opened: bool = False

    @property
    def spoken(self) -> Locale:
        """The language of the board, in which computers have their names, whoever reads them."""
        return Locale.from_discord(self.state.document.language)

    def say(self, key: str, **arguments: Value) -> str:
        """Give the text for a key made up at run time, or which names buttons: as they are labelled on the board.

        Other fixed keys go to `texts.say`, where a test sees them.
        """
        return self.texts.say(self.locale, key, self.spoken, **arguments)

    def headed(self, *texts: str) -> list[str]:
        """Give texts of a message in the channel, under the table's number if it needs that."""
        if not self.shared:
            return list(texts)
        return [f"-# {self.texts.say(self.locale, 'table-title', table=self.state.id)}", *texts]

    def game(self) -> str:
        """Name the game with its edition or deck."""
        return played.game(self.texts, self.locale, self.state.document)

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

    def until(self, decision: int) -> str:
        """Give the deadline of a decision as a countdown."""
        at = self.state.until(decision)
        return countdown(at if at is not None else 0.0)

    def _raw_name(self, seat: int) -> str:
        record = self.state.seats[seat]
        return record.name or self.texts.say(self.spoken, f"computer-{record.called or seat + 1}")


def countdown(at: float) -> str:
    """Give an instant (seconds since the epoch) as Discord's "in 40 seconds", which counts down by itself."""
    return f"<t:{int(at)}:R>"
