"""What just came of somebody's own answer, in the second person: the line above their hand."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.games import game_of
from bot.screens.showing import Showing

_MOST = 6
"""Lines; the story tells the rest."""


def after(showing: Showing, seat: int, events: Sequence[Event]) -> str:
    """Tell a seat what came of its answer. `events` are those it got back."""
    return "\n".join(game_of(showing).after(seat, events)[-_MOST:])
