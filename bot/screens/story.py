"""The story: what happened, one line a fact, in the present tense."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.games import game_of
from bot.screens.showing import Showing


def lines(showing: Showing, events: Sequence[Event], viewer: int | None = None) -> list[str]:
    """Tell facts as `viewer` (a seat, or None for everybody) may know them; a play and what it does share a line."""
    return game_of(showing).story(events, viewer)
