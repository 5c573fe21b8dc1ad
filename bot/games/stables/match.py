"""A stable game in progress: takes answers, runs the rules to the next open decision, tells what happened."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.core.decisions import Decision, asked_of
from bot.games.core.events import Event
from bot.games.core.highlights import Highlight
from bot.games.core.match import Direct, Outcome
from bot.games.stables import babies, bounds, crowding, effects, ordering, play, removal, rulings, turn, winning
from bot.games.stables.book import Book
from bot.games.stables.facts import Facts
from bot.games.stables.highlights import highlights
from bot.games.stables.look import Look, look_at
from bot.games.stables.state import Babies, Crowding, Effect, Play, Removal, State, Turn
from bot.games.stables.table import Table
from bot.games.stables.unveiled import all_still_hidden
from bot.games.stables.view import View, open_view_of, view_of

_encode = msgspec.msgpack.Encoder().encode

_ANSWERED: dict[type, Callable[[Table, Any, Decision, list[str]], None]] = {
    Play: play.answered,
    Turn: turn.answered,
    Effect: effects.answered,
    Removal: removal.answered,
    Crowding: crowding.answered,
    Babies: babies.answered,
}
"""Who takes an answer, by the innermost frame."""

_ADVANCE: dict[type, Callable[[Table, Any], None]] = {
    Play: play.advance,
    Turn: turn.advance,
    Effect: effects.advance,
    Removal: removal.advance,
    Crowding: crowding.advance,
    Babies: babies.advance,
}
"""Who goes on when nobody is asked, by the innermost frame."""


class StableMatch:
    """A position with its deck. See `bot.games.core.match.Match` for what each member promises."""

    def __init__(self, book: Book, state: State) -> None:
        self.table = Table(book, state, Facts(book, state))

    @property
    def state(self) -> State:
        """The whole truth; only rules, saves and scenarios may look at it."""
        return self.table.state

    @property
    def book(self) -> Book:
        """The deck's designs."""
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
        """Everything is asked in the channel."""
        return Direct()

    @property
    def standing(self) -> Sequence[int]:
        """How many unicorns count for each seat."""
        return self.view(None).counts

    def answer(self, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        """Give an answer; returns what happened. Raises `Refused` with nothing changed."""
        table = self.table
        pending = table.state.pending
        asked = asked_of(pending, seat, decision, picks)
        table.events = []
        table.reached = rulings.reached(table)
        pending.remove(asked)
        if table.state.beside:
            ordering.answered(table, asked)
        frame = table.state.stack[-1]
        _ANSWERED[frame.__class__](table, frame, asked, list(picks))
        if not pending:
            self.run()
            rulings.tell_reached(table)
        return table.events

    def run(self) -> list[Event]:
        """Play on to the next open decision or the end; returns what happened since the answer.

        Raises `RuntimeError` if the rules go round in circles: better one table that stops than all of them.
        """
        table = self.table
        state = table.state
        instant = table.rules.win_timing == "instant"
        for _ in range(bounds.MOST_MOVES):
            if state.pending or state.outcome is not None:
                break
            frame = state.stack[-1]
            if frame.__class__ is Turn and self._something_first():
                continue
            _ADVANCE[frame.__class__](table, frame)
            if instant and state.stirred and state.outcome is None:
                winning.complete(table)
        else:
            raise RuntimeError("the rules go round in circles")
        if state.triggers and state.pending:
            ordering.open_beside(table)
        return table.events

    def _something_first(self) -> bool:
        """Between the parts of a turn: Tiny Stable, then what was set off, then the check for a winner."""
        state = self.table.state
        if state.crowded:
            crowding.start(self.table)
        elif state.triggers:
            bounds.next_effect(self.table)
        elif state.stirred:
            winning.check(self.table)
        else:
            if state.chained or state.link:
                bounds.chain_is_done(self.table)
            return False
        return True

    def view(self, viewer: int | None) -> View:
        """Give what a seat, or a spectator (None), may know."""
        return view_of(self.table, viewer)

    def look(self, viewer: int | None) -> Look:
        """Give the same in words for screens; made from the view alone."""
        return look_at(self.table.book, view_of(self.table, viewer))

    def open_look(self) -> Look:
        """Give the look with all hands open: only for looking back at a game that is over."""
        return look_at(self.table.book, open_view_of(self.table))

    def all_still_hidden(self, earlier: "StableMatch", events: Sequence[Event]) -> bool:
        """Tell whether nobody has learnt of anything hidden since an earlier position."""
        return all_still_hidden(earlier.table, self.table, events)

    def highlights(self, events: Sequence[Event], course: Mapping[int, Sequence[int]]) -> list[Highlight]:
        """Pick what was remarkable about a finished game."""
        book = self.table.book
        return highlights(events, course, lambda card: card in book.number and book.unicorn[book.number[card]])

    def copy(self) -> "StableMatch":
        """Give an independent copy of the position."""
        return StableMatch(self.table.book, self.table.state.copy())

    def save(self) -> bytes:
        """Give the position in its saved form."""
        return _encode(self.table.state)
