"""The vote on taking an answer back: all other people who are there must agree (house rule `undo`)."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.store.records import Alarm
from bot.tables.document import LastAnswer, TableDocument, UndoVote
from bot.tables.errors import TableError
from bot.tables.items import Ask, UndoVoteOpened
from bot.tables.planning import shift, tell_moved
from bot.tables.seating import need_seat
from bot.tables.tokens import undo_name
from bot.tables.undoing.calling_off import call_off, take_buttons_off
from bot.tables.undoing.standing import UNDO_VOTE
from bot.tables.work import Work

MOST_TOLD = 12
"""So many of the events that would be taken back are kept with the vote, which says only how they begin."""


def voters(document: TableDocument, seat: int) -> list[int]:
    """Give the seats of those who must agree: everybody but who asks, computers and people who are away."""
    return [other for other, record in enumerate(document.seats) if other != seat and not record.driven]


def need_unasked(document: TableDocument, last: LastAnswer) -> None:
    """Raise `undo_asked` if the others are being asked already, `undo_refused` if they were about this or a later one.

    Who doesn't take a late answer back doesn't take back all that came before it: no two can stall by asking in turn.
    """
    if document.undo_vote is not None:
        raise TableError("undo_asked")
    if last.number <= document.undo_refused:
        raise TableError("undo_refused")


def open_vote(work: Work, last: LastAnswer, since: Sequence[Event]) -> None:
    """Ask the others; `since`: what has come of the answer, as far as it stands.

    Until they have answered the table's clocks stand still, and so do its computers.

    Raises what `need_unasked` raises.
    """
    document = work.document
    need_unasked(document, last)
    take_buttons_off(work, last.number)  # of an earlier vote on the same answer, found by the same name
    document.undo_vote = UndoVote(seat=last.seat, number=last.number)
    seconds = min(work.pace.turn, 2 * work.pace.reaction)
    shift(work, seconds)
    tell_moved(work)
    until = work.now + seconds
    work.alarms = sorted([*work.alarms, Alarm(until, UNDO_VOTE)])
    asks = tuple(
        Ask(seat=seat, user=document.seats[seat].user, decision=UNDO_VOTE) for seat in voters(document, last.seat)
    )
    name = undo_name(document.secret, last.number)
    told = tuple(event.seen_by(None) for event in since[:MOST_TOLD])
    more = len(since) > MOST_TOLD
    work.say(UndoVoteOpened(name=name, seat=last.seat, asks=asks, until=until, events=told, more=more), name)


def vote(work: Work, user: int, name: str, *, agree: bool) -> bool:
    """Take a person's vote; tells whether all agree by now. One who doesn't ends it.

    Raises `stale`, `not_seated`, `not_yours` (whoever asked), `already`.
    """
    document, under_way = work.document, work.document.undo_vote
    if under_way is None or name != undo_name(document.secret, under_way.number):
        raise TableError("stale")
    seat = need_seat(work, user)
    if seat == under_way.seat:
        raise TableError("not_yours")
    work.touched = True
    if not agree:
        _refuse(work, "refused")
        return False
    if seat in under_way.agreed:
        raise TableError("already")
    under_way.agreed.append(seat)
    return set(voters(document, under_way.seat)) <= set(under_way.agreed)


def time_is_up(work: Work) -> None:
    """Not everybody has agreed in time."""
    _refuse(work, "late")


def _refuse(work: Work, outcome: str) -> None:
    under_way = work.document.undo_vote
    if under_way is not None:
        work.document.undo_refused = max(work.document.undo_refused, under_way.number)
        call_off(work, outcome)
