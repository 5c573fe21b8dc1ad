"""Taking a choice back, by button or command."""

from bot.client.caller import Caller
from bot.client.playing import explain, show_hand
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def take_back(caller: Caller, table: int, name: str = "") -> Screen:
    """Take a person's last choice back (or the one of that opaque name) and show what they are asked again.

    Raises `TableError` for whoever has no hand to show.
    """
    try:
        await caller.services.tables.undoing.take_back(table, caller.user, name)
    except TableError as error:
        return await explain(caller, table, error)
    return await show_hand(caller, table, caller.say("undo-done"))
