"""Looking back at a game that is over, step by step, nothing hidden: from what was stored while it was played.

A step ends where a change was committed and tells what happened since the one before; passes that nobody could see are
no steps of their own. Positions and events are never made anew, so a later mend of a rule doesn't change them.
"""

import logging
from bisect import bisect_left
from contextlib import suppress

from msgspec import MsgspecError, Struct
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.store.repository import Repository
from bot.tables.document import TableDocument, decode_document
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.own_decks import bring
from bot.tables.ports import Library
from bot.tables.state import TableState
from bot.tables.work import decode_event

log = logging.getLogger(__name__)


class Past(Struct, frozen=True):
    """The course of a game: after how many answers each of its `steps` ended, and what happened in each, all of it."""

    steps: tuple[int, ...]
    events: tuple[tuple[Event, ...], ...]

    def place(self, answers: int) -> int:
        """Give the place (from 0) of the step that ended after so many answers, or of the next one there is."""
        return min(bisect_left(self.steps, answers), len(self.steps) - 1)


async def finished(
    repository: Repository, most: int, *, guild: int | None = None, member: int | None = None
) -> list[TableState]:
    """Give the latest games that are over, newest first, of a guild or a member if named; without their matches."""
    found: list[TableState] = []
    for row in await repository.positions.finished(most, guild=guild, member=member):
        with suppress(MsgspecError):
            found.append(TableState(row, decode_document(row.document), None, ()))
    return found


def need_past(state: TableState) -> None:
    """Raise unless a table's game is over: `not_over`, `frozen`, `no_game`. Before that its cards are hidden."""
    if state.status == "frozen":
        raise TableError("frozen")
    if state.document.started_at is None:
        raise TableError("no_game")
    if state.status not in ("over", "ended"):
        raise TableError("not_over")


async def past_of(repository: Repository, state: TableState) -> Past:
    """Give the course of a table's game. Raises what `need_past` raises."""
    need_past(state)
    numbers = await repository.positions.numbers(state.id)
    if not numbers:
        raise TableError("no_game")
    happened: dict[int, list[Event]] = {numbers[0]: [], numbers[-1]: []}
    for row in await repository.events(state.id):
        number = numbers[min(bisect_left(numbers, row.answer), len(numbers) - 1)]
        happened.setdefault(number, []).append(decode_event(row.data).opened())
    steps = sorted(happened)
    return Past(tuple(steps), tuple(tuple(happened[number]) for number in steps))


async def position_of(repository: Repository, library: Library, state: TableState, answers: int) -> TableState:
    """Give a table as it was when that step ended: being played, with everybody there, no clock running.

    Raises what `need_past` raises, and `unreadable` for a position that this program can't read any more.
    """
    need_past(state)
    position = await repository.positions.at(state.id, answers)
    if position is None:
        raise TableError("stale")
    await bring(repository, library.shelf, state.document.decks)
    try:
        match = library.saved_game(position.save.data)
    except Exception as fault:  # noqa: BLE001 - whatever is wrong with an old save, it can only not be shown
        log.error("table %s: the position after answer %s can't be read: %s", state.id, answers, place_of(fault))
        raise TableError("unreadable") from None
    on = match.outcome is None and answers < state.row.answers
    row = replace(state.row, status="playing") if on else state.row
    return TableState(row, _all_there(state.document) if on else state.document, match, ())


def _all_there(document: TableDocument) -> TableDocument:
    """Nobody has left yet: who did, and when, isn't kept."""
    return replace(document, seats=[replace(seat, left=False, away=False) for seat in document.seats], paused_at=None)
