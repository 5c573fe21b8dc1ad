"""Sets a table's alarms: deadlines, reminders, computers' and persons' answering times. All follow from public facts
and personal settings; only whether a drawn time is used may depend on a hand (see `secrecy`: forced by a hidden fact).
"""

from bot.games.core.decisions import Decision
from bot.store.records import Alarm
from bot.tables.document import FIRST_VOTE
from bot.tables.items import Moved
from bot.tables.paces import REMINDER_AT, allowed_seconds, computer_delay, person_delay
from bot.tables.undoing.standing import OVERTAKEN, UNDO_VOTE
from bot.tables.work import Work

GROUP_ALARMS = frozenset({"deadline", "remind"})
"""Alarms of a public step; the others belong to one seat's decision."""


def groups(decisions: list[Decision]) -> dict[int, list[Decision]]:
    """Gather simultaneous decisions by their public step."""
    gathered: dict[int, list[Decision]] = {}
    for decision in decisions:
        gathered.setdefault(decision.id, []).append(decision)
    return gathered


def plan(work: Work, fresh: list[Decision]) -> None:
    """Drop alarms whose decisions are over, set those of `fresh` decisions and of seats that changed hands."""
    decisions = work.open_decisions()
    keys = {(decision.id, decision.seat) for decision in decisions}
    ids = {decision.id for decision in decisions}
    work.alarms = [alarm for alarm in work.alarms if _still_due(work, alarm, ids, keys)]
    for decision, group in groups(fresh).items():
        _plan_group(work, decision, group)
    for decision in fresh:
        _plan_person(work, decision)
    planned = {(alarm.decision, alarm.seats) for alarm in work.alarms if alarm.kind == "player"}
    for decision in decisions:
        if work.document.seats[decision.seat].driven and (decision.id, (decision.seat,)) not in planned:
            delay = computer_delay(work.pace, work.document.secret, decision.kind, decision.id, decision.seat)
            work.alarms.append(Alarm(work.now + delay, "player", decision.id, (decision.seat,)))
    work.alarms.sort()
    work.document.moved = [number for number in work.document.moved if number in ids]


def _still_due(work: Work, alarm: Alarm, ids: set[int], keys: set[tuple[int, int]]) -> bool:
    if alarm.kind in (UNDO_VOTE, OVERTAKEN):
        return True
    if alarm.kind in GROUP_ALARMS:
        return alarm.decision in ids
    seat = alarm.seats[0] if alarm.seats else -1
    if (alarm.decision, seat) not in keys:
        return False
    return (alarm.kind == "player") == work.document.seats[seat].driven


def _plan_group(work: Work, decision: int, group: list[Decision]) -> None:
    if any(alarm.kind == "deadline" and alarm.decision == decision for alarm in work.alarms):
        return
    kind = group[0].kind
    seats = asked_seats(work, decision, group)
    seconds = allowed_seconds(work.pace, kind)
    work.alarms.append(Alarm(work.now + seconds, "deadline", decision, seats))
    if kind != "window" and any(not work.document.seats[seat].driven for seat in seats):
        work.alarms.append(Alarm(work.now + seconds * REMINDER_AT, "remind", decision, seats))


def asked_seats(work: Work, decision: int, group: list[Decision]) -> tuple[int, ...]:
    """Give the seats that a new public step asks, answered for at once or not: nobody sees who passed.

    One that opens again has answers from before.
    """
    answered = {row.seat for row in (*work.earlier, *work.answers) if row.decision == decision}
    return tuple(sorted(answered | {asked.seat for asked in group}))


def _plan_person(work: Work, decision: Decision) -> None:
    record = work.document.seats[decision.seat]
    if record.driven:
        return
    if decision.kind == "window":
        if record.let_be_after is not None:
            work.alarms.append(Alarm(work.now + record.let_be_after, "let_be", decision.id, (decision.seat,)))
        return
    delay = person_delay(work.pace, work.document.secret, decision.kind, decision.id, decision.seat)
    if decision.only_answer() is not None:
        work.alarms.append(Alarm(work.now + delay, "forced", decision.id, (decision.seat,)))


def shift(work: Work, seconds: float, decision: int | None = None) -> None:
    """Move the alarms of one decision, or all of them, to later."""
    work.alarms = sorted(
        Alarm(alarm.at + seconds, alarm.kind, alarm.decision, alarm.seats)
        if decision is None or alarm.decision == decision
        else alarm
        for alarm in work.alarms
    )
    work.touched = True


def deadline(work: Work, decision: int) -> float:
    """Give an open decision's deadline."""
    return next(alarm.at for alarm in work.alarms if alarm.kind == "deadline" and alarm.decision == decision)


def move(work: Work, seconds: float, decision: int | None = None) -> None:
    """Move the clocks of one decision, or all of them with that of a vote on who begins, and say so."""
    shift(work, seconds, decision)
    if work.status == "lobby":
        work.redraw("lobby")
        for alarm in work.alarms:
            if alarm.kind == FIRST_VOTE:
                work.say(Moved(token=FIRST_VOTE, until=alarm.at))
    tell_moved(work, decision)


def tell_moved(work: Work, decision: int | None = None) -> None:
    """Say until when one decision, or each that has a clock, can now be answered."""
    open_now = {asked.id for asked in work.open_decisions()}
    clocks = {alarm.decision: alarm.at for alarm in work.alarms if alarm.kind == "deadline"}
    for number in sorted(open_now & clocks.keys()):
        if decision in (None, number):
            work.say(Moved(token=work.token(number), until=clocks[number]))


def without(work: Work, kind: str, decision: int, seat: int) -> None:
    """Take one seat's alarm of a kind away."""
    work.alarms = [
        alarm
        for alarm in work.alarms
        if not (alarm.kind == kind and alarm.decision == decision and seat in alarm.seats)
    ]
    work.touched = True
