"""What every rule function works on: the box, the position, the events so far."""

from collections.abc import Sequence
from typing import TypeVar

from bot.games.core.decisions import Decision, Extra
from bot.games.core.events import Event
from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import PowerStep
from bot.games.hunt.state import Seat, State

P = TypeVar("P", bound=PowerStep)


class Table:
    """The working context of one match."""

    __slots__ = ("book", "events", "rules", "state")

    def __init__(self, book: HuntBook, state: State) -> None:
        self.book = book
        self.state = state
        self.rules = state.setup.rules
        self.events: list[Event] = []

    @property
    def seats(self) -> list[Seat]:
        """What belongs to each seat."""
        return self.state.seats

    def tell(self, event: Event) -> None:
        """Add a fact to what happened."""
        self.events.append(event)

    def tell_cards(self, name: str, seat: int, values: Sequence[int], *, n: int = 0, why: str = "") -> None:
        """Tell of hunt cards in front of a seat: face up, or only theirs to know in the Expert game (HU-29)."""
        cards = tuple(map(str, values))
        if self.rules.expert:
            self.tell(Event(name, seat, n=n, why=why, secret=cards, knows=(seat,)))
        else:
            self.tell(Event(name, seat, n=n, why=why, cards=cards))

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Every seat, clockwise from `first`."""
        seats = self.state.setup.seats
        return (*range(first, seats), *range(first))

    def left_of(self, seat: int) -> int:
        """The next seat, clockwise."""
        return (seat + 1) % self.state.setup.seats

    def new_step(self) -> int:
        """Number a new public step, for one decision or several simultaneous ones."""
        self.state.step += 1
        return self.state.step

    def ask(
        self,
        seat: int,
        kind: str,
        options: list[str],
        exits: tuple[str, ...] = (),
        *,
        count: tuple[int, int] = (1, 1),
        open_: bool = True,
        source: str = "",
        step: int = 0,
        extras: tuple[Extra, ...] = (),
    ) -> None:
        """Open a decision; `count` is (least, most), `step` joins simultaneous ones."""
        number = step or self.new_step()
        least, most = count
        self.state.pending.append(
            Decision(number, seat, kind, options, exits, least, most, open=open_, source=source, extras=extras)
        )

    def power(self, seat: int, kind: type[P]) -> P | None:
        """The power of a seat's character, if it is of this kind and may still be used today (HU-26)."""
        place = self.seats[seat]
        if not self.rules.with_powers or place.power_used or not place.character:
            return None
        does = self.book.characters[place.character].power.does
        return does if isinstance(does, kind) else None

    def holder(self, kind: type[PowerStep]) -> int | None:
        """The seat that may still use a power of this kind today."""
        return next((seat for seat in range(len(self.seats)) if self.power(seat, kind) is not None), None)

    def power_id(self, seat: int) -> str:
        """The id of the power of a seat's character."""
        return self.book.characters[self.seats[seat].character].power.id

    def make_first(self, seat: int) -> None:
        """Hand the first-player token to a seat, if it hasn't got it."""
        if self.state.first != seat:
            self.state.first = seat
            self.tell(Event("first_player", seat))
