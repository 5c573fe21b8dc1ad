"""Who is away or back, who leaves, who is kicked by the host or by vote, who becomes host."""

from msgspec import Struct

from bot.store.records import Alarm, Status
from bot.tables import lobby
from bot.tables.document import TableDocument
from bot.tables.errors import TableError
from bot.tables.items import Notice
from bot.tables.paces import allowed_seconds
from bot.tables.planning import plan
from bot.tables.steps import end
from bot.tables.undoing.calling_off import call_off
from bot.tables.work import Work

MISSED_UNTIL_AWAY = 2


class KickResult(Struct, frozen=True):
    """Whether the person is gone, and otherwise how many of the `needed` votes there are."""

    gone: bool
    votes: int
    needed: int


def need_seat(work: Work, user: int) -> int:
    """Give a person's seat. Raises `TableError("not_seated")`."""
    seat = work.document.seat_of(user)
    if seat is None:
        raise TableError("not_seated")
    return seat


def miss(work: Work, seat: int) -> None:
    """Count a deadline that a person let pass; the second in a row and a computer stands in."""
    record = work.document.seats[seat]
    if record.driven:
        return
    record.missed += 1
    work.touched = True
    if record.missed >= MISSED_UNTIL_AWAY:
        record.away = True
        work.say(Notice(what="away", seat=seat, user=record.user))


def present(work: Work, seat: int) -> None:
    """A person pressed something: nothing counts as missed, and whoever was away is back with a whole turn's time."""
    record = work.document.seats[seat]
    if record.missed:
        record.missed = 0
        work.touched = True
    if not record.away:
        return
    record.away = False
    work.say(Notice(what="back", seat=seat, user=record.user))
    for decision in work.open_decisions():
        if decision.seat == seat:
            _lengthen(work, decision.id, work.now + allowed_seconds(work.pace, decision.kind))
    plan(work, [])


def _lengthen(work: Work, decision: int, until: float) -> None:
    work.alarms = sorted(
        Alarm(max(alarm.at, until), alarm.kind, decision, alarm.seats)
        if alarm.kind == "deadline" and alarm.decision == decision
        else alarm
        for alarm in work.alarms
    )


def leave(work: Work, user: int, *, lobby_only: bool = False) -> None:
    """A person goes: for good in a game, where a computer takes the seat; with `lobby_only` not from a game."""
    _need_open(work)
    seat = need_seat(work, user)
    if lobby_only and work.status != "lobby":
        raise TableError("not_lobby")
    _go(work, seat, "left")


def way_of_kicking(status: Status, document: TableDocument, by: int) -> str:
    """Tell what a kick by that person would be now: out of the `lobby`, by the `host` for good, or a `vote`."""
    if status == "lobby":
        return "lobby"
    return "host" if by == document.host else "vote"


def kick(work: Work, by: int, target: int, way: str | None = None) -> KickResult:
    """The host sends a person away; in a game one more person may want it, and more than half of the others is enough.

    `way`: only if it is still what `way_of_kicking` gave when the person was asked whether that is meant.

    Raises `not_seated` (either), `not_host` (in a lobby), `already_voted`, `stale` (it is another way), `over`,
    `frozen`.
    """
    _need_open(work)
    need_seat(work, by)
    if way not in (None, way_of_kicking(work.status, work.document, by)):
        raise TableError("stale")
    seat = need_seat(work, target)
    needed = votes_needed(work, target)
    if by == target or by == work.document.host:
        _go(work, seat, "left" if by == target else "removed")
        return KickResult(True, 0, needed)
    if work.status == "lobby":
        lobby.need_host(work, by)
    voters = work.document.votes.setdefault(target, [])
    if by in voters:
        raise TableError("already_voted", votes=len(voters), needed=needed)
    voters.append(by)
    votes = len(voters)
    if votes >= needed:
        _go(work, seat, "kicked")
        return KickResult(True, votes, needed)
    work.say(Notice(what="vote", seat=seat, user=target, n=votes, needed=needed))
    return KickResult(False, votes, needed)


def break_off(work: Work, by: int, *, moderator: bool, lobby_only: bool | None = None) -> None:
    """The host, or a moderator, breaks a lobby or game off; `lobby_only`: only a lobby, or (False) only a game.

    Raises `not_host`, `over`, `stale`.
    """
    if work.status in ("over", "ended"):
        raise TableError("over")
    if lobby_only not in (None, work.status == "lobby"):
        raise TableError("stale")
    if not moderator:
        lobby.need_host(work, by)
    end(work, "ended", "host" if by == work.document.host else "moderator")


def votes_needed(work: Work, target: int) -> int:
    """Give how many people must want a person gone: more than half of the others (decisions.md 33)."""
    return sum(user != target for user in work.document.people()) // 2 + 1


def _need_open(work: Work) -> None:
    if work.status == "frozen":
        raise TableError("frozen")
    if work.status not in ("lobby", "playing"):
        raise TableError("over")


def _go(work: Work, seat: int, how: str) -> None:
    if work.status == "lobby":
        lobby.stand_up(work, seat)
        return
    _leave_game(work, seat, how)
    if work.status == "playing":
        _count_again(work)


def _count_again(work: Work) -> None:
    """With fewer people at the table, the votes there are may be enough."""
    for target, voters in list(work.document.votes.items()):
        if len(voters) >= votes_needed(work, target):
            _go(work, need_seat(work, target), "kicked")
            return


def _forget_votes(work: Work, user: int) -> None:
    """A person who is gone neither votes nor is voted on."""
    work.document.votes.pop(user, None)
    for voters in work.document.votes.values():
        if user in voters:
            voters.remove(user)


def _leave_game(work: Work, seat: int, how: str) -> None:
    document = work.document
    record = document.seats[seat]
    record.left = True
    record.sent_away = how in ("removed", "kicked")
    record.away = False
    record.quiet_turn = -1
    _forget_votes(work, record.user)
    call_off(work)
    work.members_changed()
    people = document.people()
    if not people:
        end(work, "ended", "nobody_left")
        return
    by = need_seat(work, document.host) if how == "removed" else -1
    work.say(Notice(what=how, seat=seat, user=record.user, by=by))
    if record.user == document.host:
        document.host = people[0]
        work.say(Notice(what="host", seat=need_seat(work, people[0]), user=people[0]))
    plan(work, [])
