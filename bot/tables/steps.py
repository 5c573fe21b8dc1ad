"""Answers and what follows from them: forced answers, what is said, the next clocks, the end."""

from collections.abc import Mapping

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.store.records import Actor
from bot.tables import course
from bot.tables.items import END, Ask, Call, End, Story, Window, WindowClosed
from bot.tables.planning import asked_seats, deadline, groups, plan
from bot.tables.undoing.calling_off import call_off, take_buttons_off
from bot.tables.work import Work

TOO_MANY = 10_000
"""No chain of forced answers is longer; beyond, the rules are going round in circles."""


def give(work: Work, seat: int, decision: int, picks: list[str], actor: Actor) -> None:
    """Give an answer, then everything that is publicly forced by it."""
    work.answer(seat, decision, picks, actor)
    take_forced(work)


def take_forced(work: Work) -> None:
    """Answer what public facts leave no choice about, and windows for seats that let every card of this turn be.

    Raises `RuntimeError` if that never ends, which freezes the table.
    """
    for _ in range(TOO_MANY):
        if work.playing().outcome is not None:
            return
        for decision in work.playing().decisions:
            picks = _forced(work, decision)
            if picks is not None:
                work.answer(decision.seat, decision.id, picks, "table")
                break
        else:
            return
    raise RuntimeError("forced answers go round in circles")


def _forced(work: Work, decision: Decision) -> list[str] | None:
    if decision.open:
        only = decision.only_answer()
        if only is not None:
            return only
    if decision.kind == "window" and is_quiet(work, decision.seat):
        return ["pass"]
    return None


def is_quiet(work: Work, seat: int) -> bool:
    """Tell whether a person lets every card of this turn be."""
    record = work.document.seats[seat]
    return not record.driven and record.quiet_turn >= 0 and record.quiet_turn == work.playing().view(None).turns


def settle(work: Work, acted: int = -1) -> None:
    """After any answers or changes of seats: say what happened, call who must act, set the clocks, end the game.

    `acted` is the seat whose own press led here, if naming it tells nothing hidden.
    """
    before = groups(open_before(work))
    course.note(work)
    if work.answers:
        call_off(work)
    if work.playing().outcome is not None:
        _say_over(work, before)
        return
    known = {(decision.id, decision.seat) for group in before.values() for decision in group}
    fresh = [decision for decision in work.open_decisions() if (decision.id, decision.seat) not in known]
    plan(work, fresh)
    now = groups(work.open_decisions())
    say_closed(work, before, set(now))
    say_story(work)
    for decision, group in groups(fresh).items():
        if decision not in before:
            say_opened(work, group, acted)
    if set(before) != set(now):
        work.redraw("board")


def open_before(work: Work) -> list[Decision]:
    """Give the decisions that were open before this change."""
    match = work.before.match
    return list(match.decisions) if match is not None and work.before.status == "playing" else []


def say_closed(
    work: Work, before: Mapping[int, list[Decision]], still: set[int], names: Mapping[int, str] | None = None
) -> None:
    """Say which windows that were open before are not `still`; `names`: what they were called, if no longer so."""
    for decision, group in before.items():
        if group[0].kind == "window" and decision not in still:
            work.say(WindowClosed(token=work.token(decision) if names is None else names[decision]))


def say_story(work: Work) -> None:
    """Say what happened by this change."""
    if work.events:
        public = tuple(event.seen_by(None) for event in work.events)
        work.say(Story(first=work.before.row.events + 1, events=public))


def say_opened(work: Work, group: list[Decision], acted: int) -> None:
    """Say that a step has opened: its reaction window, or who is called; `acted` as for `settle`."""
    first = group[0]
    until = deadline(work, first.id)
    name = work.token(first.id)
    if first.kind == "window":
        seats = asked_seats(work, first.id, group)
        cause = _cause(work, first.source)
        work.say(Window(token=name, card=first.source, seats=seats, until=until, cause=cause), name)
        return
    asks = asks_of(work, group)
    if asks:
        work.say(Call(token=name, asks=asks, until=until, acted=acted), name)


def _cause(work: Work, source: str) -> Event | None:
    for event in reversed(work.events):
        if event.card == source:
            return event.seen_by(None)
    return work.events[-1].seen_by(None) if work.events else None


def asks_of(work: Work, group: list[Decision]) -> tuple[Ask, ...]:
    """Give the persons among those asked who play for themselves."""
    return tuple(
        Ask(seat=decision.seat, user=record.user, decision=decision.kind, source=decision.source)
        for decision in group
        if not (record := work.document.seats[decision.seat]).driven
    )


def _say_over(work: Work, before: Mapping[int, list[Decision]]) -> None:
    outcome = work.playing().outcome
    assert outcome is not None
    say_closed(work, before, set())
    say_story(work)
    work.document.winners = list(outcome.winners)
    end(work, "over", outcome.reason)


def end(work: Work, status: str, reason: str) -> None:
    """End a game or a lobby and say so; `status` is `over` if it was played to its end, else `ended`.

    A window that is open then closes with it; at a regular end `settle` has said so already.
    """
    call_off(work)
    take_buttons_off(work)
    started = work.document.started_at
    board = "lobby" if started is None else "board"
    if status != "over":
        say_closed(work, groups(open_before(work)), set())
    work.close("over" if status == "over" else "ended", reason)
    seconds = work.now - started if started is not None else 0.0
    if started is not None:
        work.say(End(winners=tuple(work.document.winners), reason=reason, seconds=seconds), END)
    work.redraw(board)
