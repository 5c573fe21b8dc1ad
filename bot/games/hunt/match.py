"""A hunt in progress: takes answers, runs the rules to the next open decision, tells what happened."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.core.decisions import Decision, asked_of
from bot.games.core.events import Event
from bot.games.core.highlights import Highlight
from bot.games.core.match import Direct, Outcome
from bot.games.hunt import characters, days, hunting, market, traps
from bot.games.hunt.book import HuntBook
from bot.games.hunt.highlights import highlights
from bot.games.hunt.look import Look, look_at
from bot.games.hunt.points import Sheet, sheet
from bot.games.hunt.state import Choosing, Day, Hunt, Market, State, Traps
from bot.games.hunt.table import Table
from bot.games.hunt.unveiled import all_still_hidden
from bot.games.hunt.view import View, open_view_of, view_of

_encode = msgspec.msgpack.Encoder().encode

BIDS, PLACED = frozenset({"bid"}), frozenset({"bids", "passes"})
CLOSED = frozenset({"sight", "bids"})
"""The stages of a hunt in which its bids lie face down, if there are any."""

_ANSWERED: dict[type, Callable[[Table, Any, Decision, list[str]], None]] = {
    Choosing: characters.answered,
    Traps: traps.answered,
    Hunt: hunting.answered,
    Market: market.answered,
}
"""Who takes an answer, by the innermost frame."""

_ADVANCE: dict[type, Callable[[Table, Any], None]] = {
    Choosing: characters.advance,
    Day: days.advance,
    Traps: traps.advance,
    Hunt: hunting.advance,
    Market: market.advance,
}
"""Who goes on when nobody is asked, by the innermost frame."""


class HuntMatch:
    """A position with its box. See `bot.games.core.match.Match` for what each member promises."""

    def __init__(self, book: HuntBook, state: State) -> None:
        self.table = Table(book, state)

    @property
    def state(self) -> State:
        """The whole truth; only rules, saves and scenarios may look at it."""
        return self.table.state

    @property
    def book(self) -> HuntBook:
        """The box's cards."""
        return self.table.book

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.table.state.setup.seats

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None."""
        return self.table.state.outcome

    @property
    def decisions(self) -> Sequence[Decision]:
        """Every open decision."""
        return self.table.state.pending

    @property
    def direct(self) -> Direct:
        """Bids are placed in direct messages, one message a day; each hunt has two parts: before and after reveal."""
        state, top = self.table.state, self.table.state.stack[-1]
        closed = isinstance(top, Hunt) and top.stage in CLOSED
        return Direct(BIDS, state.day, PLACED, part=2 * len(state.line) + closed)

    @property
    def standing(self) -> Sequence[int]:
        """What each seat's herd is worth now."""
        return [self.sheet(seat).total for seat in range(self.seats)]

    def answer(self, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        """Give an answer; returns what happened. Raises `Refused` with nothing changed."""
        pending = self.table.state.pending
        asked = asked_of(pending, seat, decision, picks)
        self.table.events = []
        pending.remove(asked)
        frame = self.table.state.stack[-1]
        _ANSWERED[type(frame)](self.table, frame, asked, list(picks))
        return self.run()

    def run(self) -> list[Event]:
        """Play on to the next open decision or the end; returns what happened since the answer."""
        state = self.table.state
        while not state.pending and state.outcome is None:
            frame = state.stack[-1]
            _ADVANCE[type(frame)](self.table, frame)
        return self.table.events

    def view(self, viewer: int | None) -> View:
        """Give what a seat, or a spectator (None), may know."""
        return view_of(self.table, viewer)

    def look(self, viewer: int | None) -> Look:
        """Give the same in words for screens; made from the view alone."""
        return look_at(self.table.book, view_of(self.table, viewer))

    def open_look(self) -> Look:
        """Give the look with all hands and scheme cards open: only for looking back at a game that is over."""
        return look_at(self.table.book, open_view_of(self.table))

    def sheet(self, seat: int) -> Sheet:
        """Give the points of a seat, line by line, as if the game ended now; everything in it is public."""
        return sheet(self.table.book, self.table.seats, self.table.state.attached, seat)

    def all_still_hidden(self, earlier: "HuntMatch", events: Sequence[Event]) -> bool:
        """Tell whether nobody has learnt of anything hidden since an earlier position."""
        return all_still_hidden(earlier.table, self.table, events)

    def highlights(self, events: Sequence[Event], course: Mapping[int, Sequence[int]]) -> list[Highlight]:
        """Pick what was remarkable about a finished game."""
        unicorns = self.table.book.unicorns
        return highlights(events, course, lambda card: unicorns[card].coins)

    def copy(self) -> "HuntMatch":
        """Give an independent copy of the position."""
        return HuntMatch(self.table.book, self.table.state.copy())

    def save(self) -> bytes:
        """Give the position in its saved form."""
        return _encode(self.table.state)
