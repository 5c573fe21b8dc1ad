"""The end of a vote on taking an answer back: clocks run on as if there had been none, and people read what came."""

from bot.tables.items import UndoVoteOver
from bot.tables.planning import shift, tell_moved
from bot.tables.tokens import undo_name
from bot.tables.undoing.standing import UNDO_VOTE
from bot.tables.work import Work


def call_off(work: Work, outcome: str = "gone_on") -> None:
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
    name = undo_name(document.secret, vote.number)
    work.say(UndoVoteOver(name=name, seat=vote.seat, outcome=outcome))
