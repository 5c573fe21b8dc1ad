"""A stable game in progress: takes answers, runs the rules to the next open decision, tells what happened."""

from collections.abc import Sequence

import msgspec

from bot.games.core.decisions import Decision, Refused
from bot.games.core.events import Event
from bot.games.core.match import Outcome
from bot.games.stables import babies, crowding, effects, play, removal, turn, winning
from bot.games.stables.book import Book
from bot.games.stables.facts import Facts
from bot.games.stables.look import Look, look_at
from bot.games.stables.state import Babies, Crowding, Effect, Play, Removal, State, Turn
from bot.games.stables.table import Table
from bot.games.stables.view import View, view_of

_encode = msgspec.msgpack.Encoder().encode


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

    def answer(self, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        """Give an answer; returns what happened. Raises `Refused` with nothing changed."""
        pending = self.table.state.pending
        asked = next((asked for asked in pending if asked.seat == seat and asked.id == decision), None)
        if asked is None:
            raise Refused("stale" if all(asked.id != decision for asked in pending) else "not_yours")
        if not asked.accepts(picks):
            raise Refused("not_offered")
        self.table.events = []
        pending.remove(asked)
        self._hand_over(asked, list(picks))
        return self.run()

    def run(self) -> list[Event]:
        """Play on to the next open decision or the end; returns what happened since the answer."""
        table = self.table
        state = table.state
        instant = table.rules.win_timing == "instant"
        while not state.pending and state.outcome is None:
            self._advance()
            if instant and state.stirred and state.outcome is None:
                winning.complete(table)
        return table.events

    def _hand_over(self, asked: Decision, picks: list[str]) -> None:
        table = self.table
        frame = table.state.stack[-1]
        match frame:
            case Play():
                play.answered(table, frame, asked, picks)
            case Turn():
                turn.answered(table, frame, asked, picks)
            case Effect():
                frame.answers[asked.seat] = picks
            case Removal():
                removal.answered(table, frame, picks)
            case Crowding():
                crowding.answered(table, frame, picks)
            case Babies():
                babies.answered(table, asked, picks)

    def _advance(self) -> None:
        table = self.table
        state = table.state
        frame = state.stack[-1]
        match frame:
            case Turn():
                if state.crowded:
                    state.stack.append(Crowding(state.crowded.pop(0)))
                elif state.triggers:
                    state.stack.append(state.triggers.pop(0))
                elif state.stirred:
                    winning.check(table)
                else:
                    turn.advance(table, frame)
            case Play():
                play.advance(table, frame)
            case Effect():
                effects.advance(table, frame)
            case Removal():
                removal.advance(table, frame)
            case Crowding():
                crowding.advance(table, frame)
            case Babies():
                babies.advance(table, frame)

    def view(self, viewer: int | None) -> View:
        """Give what a seat, or a spectator (None), may know."""
        return view_of(self.table, viewer)

    def look(self, viewer: int | None) -> Look:
        """Give the same in words for screens; made from the view alone."""
        return look_at(self.table.book, view_of(self.table, viewer))

    def copy(self) -> "StableMatch":
        """Give an independent copy of the position."""
        return StableMatch(self.table.book, self.table.state.copy())

    def save(self) -> bytes:
        """Give the position in its saved form."""
        return _encode(self.table.state)
