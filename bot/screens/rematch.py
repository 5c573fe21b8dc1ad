"""The call to a rematch. Public."""

from collections.abc import Container

from bot.screens import layouts
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.items import RematchCalled


def called(showing: Showing, payload: RematchCalled, link: str, pinged: Container[int]) -> Screen:
    """Ask those whose seats are kept; of them those in `pinged` are pinged. `link` leads to the lobby."""
    users = [ask.user for ask in payload.asks]
    seat = showing.state.seat_of(payload.by)
    text = showing.texts.say(
        showing.locale,
        "rematch-called",
        player=showing.name(seat) if seat is not None else showing.host(),
        mentions=[f"<@{user}>" for user in users],
        table=showing.state.id,
        link=link,
    )
    return layouts.screen([text], mentions=[user for user in users if user in pinged])
