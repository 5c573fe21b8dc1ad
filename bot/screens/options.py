"""Answer keys as people read them: a label that says what it does, a line that says what it means."""

from bot.games.core.decisions import Decision
from bot.screens.games import game_of
from bot.screens.layouts import Option
from bot.screens.showing import Showing


def option(showing: Showing, decision: Decision, key: str) -> Option:
    """Give an answer of a decision as an option of a menu."""
    return game_of(showing).option(decision, key)
