"""When an answer may be taken back by one press: nobody else has acted since, and nobody has learnt of anything hidden.

Who may take theirs back reads so in private only. That somebody else has answered in the same step meanwhile shows by
the offer's end, at a time when whoever reads that can't choose anything with it any more.
"""

from bot.games.core.decisions import Decision
from bot.tables.document import UNDO, LastAnswer, TableDocument
from bot.tables.tokens import undo_name
from bot.tables.work import Work

MOST_AGAIN = 3
"""So often in a row an answer can be taken back at one place: each time there is new time to think."""

OFF, BY_VOTE = "off", "vote"


def rule_of(document: TableDocument) -> str:
    """Give the value of the house rule `undo`."""
    return str(document.rules.get(UNDO, "own"))


def note(work: Work, seat: int, asked: Decision) -> None:
    """After a person's answer to what was `asked`, and what followed from it: note whether they may take it back."""
    document, before = work.document, work.before
    again = _again(work)
    if work.status != "playing" or rule_of(document) == OFF or again >= MOST_AGAIN:
        return
    open_still = any(decision.id == asked.id for decision in work.open_decisions())
    if not open_still and _asked_with_others(work, asked.id):
        return
    assert before.match is not None
    if not work.playing().all_still_hidden(before.match, work.events):
        return
    document.last_answer = LastAnswer(
        seat=seat,
        number=before.row.answers + 1,
        decision=asked.id,
        events=before.row.events,
        hushed=open_still and not work.events,
        again=again,
    )


def offer_to(document: TableDocument, seat: int | None) -> str:
    """Give the opaque name of the answer that a seat may take back by one press, or nothing."""
    last = document.last_answer
    return undo_name(document.secret, last.number) if last is not None and last.seat == seat else ""


def may_ask(document: TableDocument, seat: int | None) -> bool:
    """Tell whether a seat can ask the others to let it take an answer back: there is one, and no vote under way."""
    return rule_of(document) == BY_VOTE and document.undo_vote is None and seat in document.first_answers


def _asked_with_others(work: Work, decision: int) -> bool:
    """Whether several seats were asked: once all have answered, each learns what the others did."""
    return any(
        alarm.kind == "deadline" and alarm.decision == decision and len(alarm.seats) > 1 for alarm in work.before.alarms
    )


def _again(work: Work) -> int:
    """Tell how often in a row an answer has been taken back where the game stands; what was forced doesn't count."""
    for last in work.document.taken_back[-1:]:
        if last.number + last.forced == work.before.row.answers:
            return last.again
    return 0
