"""Watching without a seat: which table is meant, and what is seen of it."""

from functools import partial

from bot.client.caller import Caller, Refusal
from bot.client.private_pictures import painted_for
from bot.client.sight import may_read, need_reader
from bot.screens import board, story_pages, watching
from bot.screens.screen import Screen
from bot.tables.chronicle import told
from bot.tables.state import TableState

LAST_EVENTS = 30
"""Among so many are the last lines of the story."""


async def watched_table(caller: Caller, table: int | None) -> int:
    """Give the table that a person wants to watch: the one they name, the channel's only one, or the only one at all.

    Games that are being played come before tables that wait for theirs. Raises `TableError("no_table")` for what they
    can't read, `Refusal` if there is none, or several to choose from.
    """
    if table is not None:
        await need_reader(caller, await caller.services.tables.look(table))
        return table
    states = await readable_tables(caller)
    here = [state for state in states if state.is_in(caller.channel)]
    for found in (here, states):
        for wanted in ([state for state in found if state.status == "playing"], found):
            if len(wanted) == 1:
                return wanted[0].id
            if wanted:
                raise Refusal(screen=watching.which(caller.services.texts, caller.locale, wanted))
    raise Refusal(caller.say("watch-none"))


async def readable_tables(caller: Caller) -> list[TableState]:
    """Give the server's tables whose channels a person may read, oldest first."""
    states = await caller.services.tables.in_guild(caller.guild) if caller.guild else []
    return [state for state in states if await may_read(caller, state)]


async def show_live(caller: Caller, table: int) -> Screen:
    """Give the board, with its picture, and the end of the story as they are now. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    await need_reader(caller, state)
    last = await told(caller.services.repository, table, None, max(0, state.row.events - LAST_EVENTS))
    showing = caller.showing(state)
    painted = await painted_for(caller, partial(board.picture, showing, last))
    return watching.live(showing, caller.services.library, last, painted)


async def show_story(caller: Caller, table: int, page: int) -> Screen:
    """Give a page of the whole story, with the way back to the board. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    await need_reader(caller, state)
    showing = caller.showing(state)
    events = await told(caller.services.repository, table, None)
    return story_pages.page(showing, events, page, "watch_story", [watching.back(showing)])
