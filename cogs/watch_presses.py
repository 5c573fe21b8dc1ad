"""The buttons of whoever watches a table."""

from bot.client.mirroring import mirrored_story
from bot.client.press import Press, Routes
from bot.client.watching import show_live, show_story
from bot.screens.screen import Screen


async def live(press: Press) -> Screen:
    """Show the board as it is now."""
    return await show_live(press.caller, press.table)


async def story(press: Press) -> Screen:
    """Turn to a page of the story."""
    return await show_story(press.caller, press.table, press.number(-1))


async def told(press: Press) -> Screen:
    """Turn to a page of the story that a mirror has told."""
    return await mirrored_story(press.caller, press.table, press.number(-1))


ROUTES: Routes = {"watch": live, "watch_story": story, "mirror_story": told}
