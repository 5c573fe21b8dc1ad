"""Winners who didn't play to the end themselves. Public."""

from bot.screens.showing import Showing
from bot.tables.items import End


def left(showing: Showing, payload: End) -> list[str]:
    """Say which winners had left the table, if any: their seats were played on by a computer."""
    seats = showing.state.seats
    gone = showing.names(seat for seat in payload.winners if seats[seat].user and seats[seat].left)
    return [showing.texts.say(showing.locale, "end-left", players=gone, count=len(gone))] if gone else []
