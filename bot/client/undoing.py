"""Taking a choice back, by button or command, and the others' vote on it."""

from bot.client.caller import Caller
from bot.client.playing import explain, show_hand
from bot.screens import errors
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def take_back(caller: Caller, table: int, name: str = "") -> Screen:
    """Take a person's last choice back (or the one of that opaque name), or ask the others whether it may be.

    Raises `TableError` for whoever has no hand to show.
    """
    try:
        outcome = await caller.services.tables.undoing.take_back(table, caller.user, name)
    except TableError as error:
        return await explain(caller, table, error)
    return await show_hand(caller, table, caller.say(f"undo-{outcome}"))


async def vote(caller: Caller, table: int, name: str, *, agree: bool) -> Screen:
    """Take a person's vote on somebody else's choice. Raises `TableError`."""
    await caller.services.tables.undoing.vote(table, caller.user, name, agree=agree)
    return errors.screen(caller.say("undo-you-agree" if agree else "undo-you-refuse"))
