"""Which game is at a table: the one place where screens tell games apart."""

from bot.games.hunt.match import HuntMatch
from bot.games.stables.match import StableMatch
from bot.screens.game import GameScreens
from bot.screens.hunt.screens import HuntScreens
from bot.screens.hunt.showing import hunts
from bot.screens.showing import Showing
from bot.screens.stables.screens import StableScreens
from bot.screens.stables.showing import stables


def game_of(showing: Showing) -> GameScreens:
    """Give the words of a table's game. Raises `TypeError` before it begins."""
    match = showing.state.match
    if isinstance(match, StableMatch):
        return StableScreens(stables(showing))
    if isinstance(match, HuntMatch):
        return HuntScreens(hunts(showing))
    raise TypeError(f"no screens for a {type(match).__name__}")
