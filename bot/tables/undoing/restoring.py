"""How a table goes back to where it was: an answer like any other, logged, told and committed as one change."""

from collections.abc import Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.store.records import AnswerRow
from bot.tables.document import LastAnswer, TakenBack
from bot.tables.planning import groups, plan
from bot.tables.ports import PlayedMatch
from bot.tables.seating import present
from bot.tables.steps import open_before, say_closed, say_opened, say_story, take_forced
from bot.tables.undoing.calling_off import call_off
from bot.tables.undoing.standing import TAKING_BACK, UNDONE
from bot.tables.work import Work


class Goal(Struct, frozen=True, kw_only=True):
    """Where a table goes back to: `match` as it was before the answer `last`.

    `why`: a word for what allowed it, empty for one press. `earlier`: the answers that stand from before.
    """

    match: PlayedMatch
    last: LastAnswer
    why: str = ""
    earlier: Sequence[AnswerRow] = ()


def go_back(work: Work, goal: Goal) -> None:
    """Restore the position, name its decisions anew, tell what is over and what is asked again.

    If nothing public had come of the answer, nothing public tells that it was taken back either. Whose own press did it
    needs no ping; whoever had to wait for the others does.
    """
    last, document = goal.last, work.document
    call_off(work)
    before = groups(open_before(work))
    names = {decision: work.token(decision) for decision in before}
    work.restore(goal.match.copy(), _row(work, goal), None if last.hushed else _fact(work, goal))
    document.taken_back.append(_note(work, last, before.keys()))
    document.first_answers = {seat: first for seat, first in document.first_answers.items() if first < last.number}
    _forget_later_turns(work, last.seat)
    present(work, last.seat)
    work.earlier = goal.earlier
    take_forced(work)
    document.taken_back[-1] = replace(document.taken_back[-1], forced=len(work.answers) - 1)
    known = {(decision.id, decision.seat) for group in before.values() for decision in group}
    fresh = [decision for decision in work.open_decisions() if (decision.id, decision.seat) not in known]
    plan(work, fresh)
    now = groups(work.open_decisions())
    say_closed(work, before, set(now), names)
    say_story(work)
    for decision, group in groups(fresh).items():
        if decision not in before:
            say_opened(work, group, -1 if goal.why else last.seat)
    if not last.hushed:
        work.redraw("board")


def _row(work: Work, goal: Goal) -> AnswerRow:
    number = work.before.row.answers + 1
    return AnswerRow(number, goal.last.seat, TAKING_BACK, (str(goal.last.number - 1),), "person", work.now)


def _fact(work: Work, goal: Goal) -> Event:
    return Event(UNDONE, goal.last.seat, n=work.before.row.events - goal.last.events, why=goal.why)


def _note(work: Work, last: LastAnswer, before: Collection[int]) -> TakenBack:
    now = {decision.id for decision in work.open_decisions()}
    return TakenBack(
        number=work.before.row.answers + 1,
        back_to=last.number - 1,
        renamed=min({last.decision} | (now - set(before))),
        kept=tuple(sorted(now & set(before))),
        again=last.again + 1,
    )


def _forget_later_turns(work: Work, seat: int) -> None:
    """What was noted of turns that have not begun yet goes; whoever takes something back wants to be asked."""
    turn = work.playing().view(None).turns
    course = work.document.course
    for later in [one for one in course if one > turn]:
        del course[later]
    for number, record in enumerate(work.document.seats):
        if number == seat or record.quiet_turn > turn:
            record.quiet_turn = -1
