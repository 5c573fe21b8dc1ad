"""What a person does during the game: answer, wait, let all be; a message that was shown late."""

from collections.abc import Sequence

from msgspec import Struct

from bot.games.core.decisions import Decision, Refused
from bot.games.core.events import Event
from bot.games.core.match import Outcome
from bot.tables.errors import Reason, TableError
from bot.tables.paces import allowed_seconds
from bot.tables.planning import move, without
from bot.tables.seating import need_seat, present
from bot.tables.steps import settle, take_forced
from bot.tables.undoing import offers
from bot.tables.work import Work

SHOWN_IN_TIME = 2.0
"""A message shown this many seconds after its decision opened was not late."""

NOT_PLAYING: dict[str, Reason] = {"lobby": "not_started", "frozen": "frozen"}


class Answered(Struct, frozen=True):
    """An answer that stands: the seat that gave it, what happened as that seat may know it, and the end if it came."""

    seat: int
    events: tuple[Event, ...]
    outcome: Outcome | None


def need_game(work: Work) -> None:
    """Raise unless a game is being played."""
    if work.status != "playing":
        raise TableError(NOT_PLAYING.get(work.status, "over"))


def answer(work: Work, user: int, decision: int, picks: Sequence[str]) -> Answered:
    """Take a person's answer. Raises `TableError`: `not_yours`, `stale`, `not_offered` among others."""
    need_game(work)
    seat = work.document.seat_of(user)
    if seat is None:
        raise TableError("not_yours")
    asked = _asked(work, seat, decision)
    if not asked.accepts(picks):
        raise TableError("not_offered", kind=asked.kind)
    present(work, seat)
    if asked.kind == "window" and list(picks) != ["pass"]:
        work.document.seats[seat].quiet_turn = -1
    alone = sum(other.id == decision for other in work.open_decisions()) == 1
    try:
        work.answer(seat, decision, list(picks), "person")
    except Refused as refusal:
        raise TableError("stale" if refusal.reason == "stale" else "not_offered", kind=asked.kind) from refusal
    take_forced(work)
    settle(work, acted=seat if alone and asked.kind != "window" else -1)
    offers.note(work, seat, asked)
    events = tuple(event.seen_by(seat) for event in work.events)
    return Answered(seat, events, work.playing().outcome)


def _asked(work: Work, seat: int, decision: int) -> Decision:
    others = False
    for asked in work.open_decisions():
        if asked.id == decision:
            if asked.seat == seat:
                return asked
            others = True
    raise TableError("not_yours" if others else "stale")


def here(work: Work, user: int) -> None:
    """A person pressed anything: if they play and were away or missed something, they are back."""
    seat = work.document.seat_of(user)
    if work.status == "playing" and seat is not None:
        present(work, seat)


def wait(work: Work, user: int) -> None:
    """A person wants to think: no card is let be for them until they say so."""
    need_game(work)
    seat = need_seat(work, user)
    present(work, seat)
    work.document.seats[seat].quiet_turn = -1
    work.touched = True
    for decision in work.open_decisions():
        if decision.seat == seat:
            without(work, "let_be", decision.id, seat)


def let_all_be(work: Work, user: int) -> None:
    """A person lets this card and all others of this turn be."""
    need_game(work)
    seat = need_seat(work, user)
    present(work, seat)
    work.document.seats[seat].quiet_turn = work.playing().view(None).turns
    work.touched = True
    take_forced(work)
    settle(work)


def shown(work: Work, decision: int, at: float) -> None:
    """A decision's message was shown at `at`: if late, its clocks move by the delay, once (decisions.md 32)."""
    if work.status != "playing" or decision in work.document.moved:
        return
    if all(asked.id != decision for asked in work.open_decisions()):
        return
    opened = next((row for row in work.alarms if row.kind == "deadline" and row.decision == decision), None)
    if opened is None:
        return
    delay = at - (opened.at - _seconds(work, decision))
    if delay <= SHOWN_IN_TIME:
        return
    work.document.moved.append(decision)
    move(work, delay, decision)


def _seconds(work: Work, decision: int) -> float:
    kind = next(asked.kind for asked in work.open_decisions() if asked.id == decision)
    return allowed_seconds(work.pace, kind)
