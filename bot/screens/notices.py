"""Public news about the people at a table."""

from bot.screens import layouts
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.items import Notice


def notice(showing: Showing, payload: Notice) -> Screen:
    """Say a piece of news in one line."""
    key = f"notice-{payload.what}"
    player = showing.name(payload.seat) if payload.seat >= 0 else ""
    host = showing.name(payload.by) if payload.by >= 0 else ""
    table = showing.state.id
    text = showing.say(key, player=player, host=host, count=payload.n, needed=payload.needed, table=table)
    return layouts.screen(showing.headed(text))
