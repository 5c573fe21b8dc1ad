"""Looking back at games that are over: which one is meant, who may, and what is seen of it."""

import asyncio

from bot.client.caller import Caller, Refusal
from bot.client.sight import may_read, need_reader
from bot.screens import board, limits, replay
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.errors import TableError
from bot.tables.replay import finished, past_of, position_of
from bot.tables.state import TableState

LATEST = 75
"""Among so many of a server's games those are looked for that somebody may read."""


async def replayable(caller: Caller) -> list[TableState]:
    """Give the latest games that a person may look back at: first their own, then this channel's, then the server's.

    In direct messages those are their own, wherever they were played. The states have no matches. Discord may have to
    be asked about many archived threads, and waits three seconds for suggestions: it is asked about several at once.
    """
    repository = caller.services.repository
    own = await finished(repository, limits.OPTIONS, guild=caller.guild or None, member=caller.user)
    if not caller.guild:
        return own
    others = await finished(repository, LATEST, guild=caller.guild)
    others.sort(key=lambda state: not state.is_in(caller.channel))
    found = {state.id: state for state in own}
    left = [state for state in others if state.id not in found]
    while left and len(found) < limits.OPTIONS:
        some = left[: limits.OPTIONS - len(found)]
        del left[: len(some)]
        readable = await asyncio.gather(*(may_read(caller, state) for state in some))
        found |= {state.id: state for state, may in zip(some, readable, strict=True) if may}
    return list(found.values())


async def replayed_table(caller: Caller, table: int | None) -> int:
    """Give the table that a person wants to look back at: the one they name, else the latest one here, else theirs.

    Raises `Refusal` if there is none.
    """
    if table is not None:
        return table
    found = await replayable(caller)
    here = max((state.id for state in found if state.is_in(caller.channel)), default=None)
    if here is not None:
        return here
    if not found:
        raise Refusal(caller.say("replay-none"))
    return found[0].id


async def show_step(caller: Caller, table: int, answers: int = 0, menu_page: int | None = None) -> Screen:
    """Give the step of a game that ended after so many answers (0: its beginning).

    Raises `TableError`, also for a table that was played on another server or where the person can't read.
    """
    services = caller.services
    state = await services.tables.look(table)
    if caller.guild and state.row.guild != caller.guild:
        raise TableError("no_table")
    await need_reader(caller, state)
    past = await past_of(services.repository, state)
    place = past.place(answers)
    then = await position_of(services.repository, services.library, state, past.steps[place])
    showing = Showing(services.texts, caller.locale, then, opened=True)
    painted = None
    if caller.interaction.app_permissions.attach_files and (await services.tables.personal(caller.user)).hand != "text":
        painted = await services.painter.paint(board.picture(showing, past.events[place]))
    return replay.replay(showing, past, place, menu_page, painted)
