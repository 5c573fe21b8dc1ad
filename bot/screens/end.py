"""The end of a game: who wins, or that nobody does, and how everybody stands. Public."""

from bot.screens import layouts
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.tables.items import End


def end(showing: Showing, payload: End, painted: Painted | None = None) -> Screen:
    """Tell the result, with its chart, and how it came about for each seat."""
    return layouts.screen(result(showing, payload), picture=painted)


def result(showing: Showing, payload: End) -> list[str]:
    """Tell the same as texts."""
    told, *places = game_of(showing).result(payload)
    return showing.headed(f"### {told}", *places)
