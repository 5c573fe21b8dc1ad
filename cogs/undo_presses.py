"""The buttons that take a choice back, and those of the vote on it."""

from bot.client.press import Press, Routes
from bot.client.undoing import take_back, vote
from bot.screens import undoing
from bot.screens.screen import Screen


async def undo(press: Press) -> Screen:
    """Take back the choice that the button stands for."""
    return await take_back(press.caller, press.table, press.id.token)


async def agree(press: Press) -> Screen:
    """Agree that somebody else's choice is taken back."""
    return await vote(press.caller, press.table, press.id.token, agree=True)


async def refuse(press: Press) -> Screen:
    """Let somebody else's choice stand."""
    return await vote(press.caller, press.table, press.id.token, agree=False)


ROUTES: Routes = {undoing.VERB: undo, undoing.AGREE: agree, undoing.REFUSE: refuse}
