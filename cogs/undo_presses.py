"""The button that takes a choice back."""

from bot.client.press import Press, Routes
from bot.client.undoing import take_back
from bot.screens import undoing
from bot.screens.screen import Screen


async def undo(press: Press) -> Screen:
    """Take back the choice that the button stands for."""
    return await take_back(press.caller, press.table, press.id.token)


ROUTES: Routes = {undoing.VERB: undo}
