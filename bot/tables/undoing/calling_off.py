"""The end of a vote on taking an answer back: clocks run on as if there had been none, and people read what came."""

from bot.store.records import Alarm
from bot.tables.items import UndoVoteOver
from bot.tables.planning import shift, tell_moved
from bot.tables.tokens import undo_name
from bot.tables.undoing.standing import OVERTAKEN, UNDO_VOTE
from bot.tables.work import Work

PRESSABLE_SECONDS = 10.0
"""So long the buttons of a vote that the game overtook are answered: whoever was voting learns that it is too late."""

GONE_ON = "gone_on"


def call_off(work: Work, outcome: str = GONE_ON) -> None:
    """End the vote under way, if there is one; `gone_on`: because something else has happened at the table."""
    document, vote = work.document, work.document.undo_vote
    if vote is None:
        return
    left = max((alarm.at - work.now for alarm in work.alarms if alarm.kind == UNDO_VOTE), default=0.0)
    document.undo_vote = None
    work.alarms = [alarm for alarm in work.alarms if alarm.kind != UNDO_VOTE]
    if left > 0:
        shift(work, -left)
        tell_moved(work)
    overtaken = outcome == GONE_ON
    if overtaken:
        work.alarms.append(Alarm(work.now + PRESSABLE_SECONDS, OVERTAKEN, vote.number, (vote.seat,)))
        work.alarms.sort()
    name = undo_name(document.secret, vote.number)
    work.say(UndoVoteOver(name=name, seat=vote.seat, outcome=outcome, pressable=overtaken))


def take_buttons_off(work: Work, number: int | None = None) -> None:
    """Leave of votes that the game overtook only what came of them: of the one on that answer, or of all."""
    for alarm in [alarm for alarm in work.alarms if alarm.kind == OVERTAKEN and number in (None, alarm.decision)]:
        work.alarms.remove(alarm)
        name = undo_name(work.document.secret, alarm.decision)
        work.say(UndoVoteOver(name=name, seat=alarm.seats[0], outcome=GONE_ON), board=False)
