"""The front door of taking answers back: who may, what of, and where the game then goes on."""

from collections.abc import Sequence
from typing import Literal

from bot.games.core.events import Event
from bot.store.records import AnswerRow
from bot.store.repository import Repository
from bot.tables.document import LastAnswer
from bot.tables.errors import TableError
from bot.tables.keeper import Keeper
from bot.tables.own_decks import bring
from bot.tables.plays import need_game
from bot.tables.ports import PlayedMatch
from bot.tables.seating import need_seat
from bot.tables.state import TableState
from bot.tables.tokens import undo_name
from bot.tables.undoing import voting
from bot.tables.undoing.calling_off import call_off
from bot.tables.undoing.offers import BY_VOTE, OFF, offer_to, rule_of
from bot.tables.undoing.restoring import Goal, go_back
from bot.tables.undoing.standing import TAKING_BACK, still_true_places
from bot.tables.work import Work, decode_event

Outcome = Literal["done", "asked"]
"""What came of it: the answer is taken back, or the others are asked whether it may be."""


class Undoing:
    """Takes answers back at all tables of a process."""

    def __init__(self, repository: Repository, keeper: Keeper) -> None:
        self._repository = repository
        self._keeper = keeper

    async def take_back(self, table: int, user: int, name: str = "") -> Outcome:
        """Take a person's last answer back: the one of that opaque name, if it has to be just that one.

        By the house rule the others may be asked where one press isn't enough: not for a name, whose button has
        promised that it is. Raises `undo_off`, `undo_late` (somebody has acted or learnt something since), `undo_alone`
        (so it is, but the others can be asked), `undo_done` (that was taken back before), `undo_none` (there is
        nothing), `undo_asked`, `undo_refused`, `stale`, `not_seated`, `not_started`, `over`, `frozen`.
        """
        state = await self._keeper.state(table)
        seat = state.seat_of(user)
        last = state.document.last_answer
        if last is None or last.seat != seat or name not in ("", offer_to(state.document, seat)):
            return await self._ask(state, user, name)
        await self._go_back(state, user, last)
        return "done"

    async def vote(self, table: int, user: int, name: str, *, agree: bool) -> bool:
        """Take a person's vote on taking back the answer of that name; tells whether it is taken back by that.

        Raises `stale`, `not_seated`, `not_yours` (for who asked), `already`, `not_started`, `over`, `frozen`.
        """
        state = await self._keeper.state(table)
        under_way = state.document.undo_vote
        rows = _standing(state, await self._repository.answers(table))
        row = next((row for row in rows if under_way is not None and row.number == under_way.number), None)
        last = await self._given(state, row) if row is not None else None
        match = await self._position(state, last) if last is not None else None

        def step(work: Work) -> bool:
            need_game(work)
            agreed = voting.vote(work, user, name, agree=agree)
            if agreed:
                if last is None or match is None or name != undo_name(work.document.secret, last.number):
                    raise TableError("stale")
                call_off(work, "agreed")
                earlier = [row for row in rows if row.number < last.number]
                go_back(work, Goal(match=match, last=last, why=BY_VOTE, earlier=earlier))
            return agreed

        return await self._keeper.change(table, step)

    async def _go_back(self, state: TableState, user: int, last: LastAnswer) -> None:
        match = await self._position(state, last)

        def step(work: Work) -> None:
            need_game(work)
            _need_possible(work, user, undo_name(work.document.secret, last.number))
            if work.document.last_answer != last or match is None:
                raise TableError("undo_late")
            go_back(work, Goal(match=match, last=last))

        await self._keeper.change(state.id, step)

    async def _ask(self, state: TableState, user: int, name: str) -> Outcome:
        """Ask the others; without others, or if there is no vote on it, say so or do it at once."""
        seat = state.seat_of(user)
        rows = _standing(state, await self._repository.answers(state.id))
        row = next((row for row in reversed(rows) if row.seat == seat and row.actor == "person"), None)
        last = await self._given(state, row) if row is not None else None
        match = await self._position(state, last) if last is not None else None
        since = await self._since(state, last) if last is not None else []

        def step(work: Work) -> Outcome:
            need_game(work)
            _need_possible(work, user, name)
            if rule_of(work.document) != BY_VOTE:
                raise TableError("undo_late")
            if last is None or match is None:
                raise TableError("undo_none")
            others = voting.voters(work.document, last.seat)
            if name and others:
                voting.need_unasked(work.document, last)
                raise TableError("undo_alone")
            if name not in ("", undo_name(work.document.secret, last.number)):
                raise TableError("undo_late")
            if work.before.row.answers != state.row.answers:
                raise TableError("stale")
            if others:
                voting.open_vote(work, last, since)
                return "asked"
            earlier = [row for row in rows if row.number < last.number]
            go_back(work, Goal(match=match, last=last, earlier=earlier))
            return "done"

        return await self._keeper.change(state.id, step)

    async def _given(self, state: TableState, row: AnswerRow) -> LastAnswer:
        """Tell what is known of an answer that may be taken back together with all that came after it."""
        events = sum(event.answer < row.number for event in await self._repository.events(state.id))
        return LastAnswer(seat=row.seat, number=row.number, decision=row.decision, events=events)

    async def _since(self, state: TableState, last: LastAnswer) -> list[Event]:
        """Give what has happened since an answer, it included, and stands."""
        events = [decode_event(row.data) for row in await self._repository.events(state.id)]
        return [events[place] for place in still_true_places(events) if place >= last.events]

    async def _position(self, state: TableState, last: LastAnswer) -> PlayedMatch | None:
        """Give the match as it was before an answer; None if it began before positions were kept."""
        position = await self._repository.positions.at(state.id, last.number - 1)
        if position is None:
            return None
        await bring(self._repository, self._keeper.library.shelf, state.document.decks)
        return self._keeper.library.saved_game(position.save.data)


def _standing(state: TableState, rows: Sequence[AnswerRow]) -> list[AnswerRow]:
    return [row for row in rows if row.decision != TAKING_BACK and state.stands(row.number)]


def _need_possible(work: Work, user: int, name: str) -> None:
    """Raise `not_seated`, `undo_off`, or `undo_done` if the answer of that name was taken back."""
    document = work.document
    need_seat(work, user)
    if rule_of(document) == OFF:
        raise TableError("undo_off")
    if name and any(name == undo_name(document.secret, one.back_to + 1) for one in document.taken_back):
        raise TableError("undo_done")
