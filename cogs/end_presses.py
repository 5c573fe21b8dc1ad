"""The buttons below the end of a game. They work as long as the message stands."""

from bot.client.press import Press, Routes
from bot.client.rematch import rematch
from bot.client.sight import need_reader
from bot.screens import story_file
from bot.screens.screen import Screen
from bot.tables.chronicle import told
from bot.tables.errors import TableError


async def again(press: Press) -> Screen:
    """Play again with the same people."""
    return await rematch(press.caller, press.table)


async def file(press: Press) -> Screen:
    """Hand out the story, as far as it was told, as a file to whoever may read it in the channel."""
    state = await press.look()
    await need_reader(press.caller, state)
    if state.match is None:
        raise TableError("frozen" if state.status == "frozen" else "not_started")
    events = await told(press.caller.services.repository, press.table, None)
    return story_file.handed_out(press.caller.showing(state), events)


ROUTES: Routes = {"rematch": again, "story_file": file}
"""What each does, by verb; its button stands in `bot.screens.end`."""
