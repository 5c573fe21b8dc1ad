"""What just came of somebody's own answer, in the second person: the line above their hand."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.games import game_of
from bot.screens.showing import Showing

_MOST = 6
"""Lines; the story tells the rest."""


def after(showing: Showing, seat: int, events: Sequence[Event]) -> str:
    """Tell a seat what came of its answer. `events` are those it got back; without any, its choice is kept for now.

    Of turns only the one that is being played now is told.
    """
    if not events:
        return showing.say("hand-chosen-secret")
    turn = next((event for event in reversed(events) if event.name == "turn"), None)
    game = game_of(showing)
    told = [
        game.own(seat, event.seen_by(seat)) or game.story([event], seat)[0]
        for event in events
        if event.name != "turn" or event is turn
    ]
    return "\n".join(told[-_MOST:])
