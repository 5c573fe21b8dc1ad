"""Which table a command is about when it doesn't say: the person's only one here, else their only one anywhere."""

from collections.abc import Awaitable, Callable, Sequence

from bot.client.caller import Caller, Refusal
from bot.screens import mine
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.service import Mine
from bot.tables.state import TableState

WhichTable = Callable[[Caller, int | None], Awaitable[int]]
"""Gives the table that a person means, from the number they named or left out."""


async def own_table(caller: Caller, table: int | None) -> int:
    """Give the table a person means.

    Raises `Refusal` if they sit at none, or at several to choose from, `TableError` for what isn't theirs to know.
    """
    if table is not None:
        need_sight(caller, await caller.services.tables.look(table))
        return table
    tables = await caller.services.tables.mine(caller.user)
    here = [one for one in tables if _is_here(caller, one.state)]
    for found in (here, tables):
        if len(found) == 1:
            return found[0].state.id
    if not tables:
        raise Refusal(caller.say("error-no-table-here"))
    raise Refusal(screen=mine.which(caller.services.texts, caller.locale, here or tables))


async def named_or_here(caller: Caller, table: int | None) -> int:
    """Give the same, but in a server's channel no table elsewhere that wasn't named: nothing changes there unasked."""
    chosen = await own_table(caller, table)
    if table is None and caller.guild and not _is_here(caller, await caller.services.tables.look(chosen)):
        raise Refusal(caller.say("error-table-elsewhere", table=chosen))
    return chosen


async def managed_table(caller: Caller, table: int | None) -> int:
    """Give the same, or for somebody who may manage the server and sits at none here the channel's only table."""
    if table is None and caller.interaction.permissions.manage_guild:
        here = [state for state in await caller.services.tables.in_guild(caller.guild) if _is_here(caller, state)]
        if len(here) == 1 and here[0].seat_of(caller.user) is None:
            return here[0].id
    return await own_table(caller, table)


def need_sight(caller: Caller, state: TableState) -> None:
    """Raise `TableError("no_table")` for somebody in another server who doesn't sit at the table."""
    if state.row.guild != caller.guild and state.seat_of(caller.user) is None:
        raise TableError("no_table")


def _is_here(caller: Caller, state: TableState) -> bool:
    return state.is_in(caller.channel)


async def table_at_hand(caller: Caller) -> TableState | None:
    """Give the table whose rules a person means by saying none: theirs here, else the channel's, else theirs elsewhere.

    Of several the newest; None if there is none.
    """
    tables = caller.services.tables
    own = [one.state for one in await tables.mine(caller.user)]
    in_guild = await tables.in_guild(caller.guild) if caller.guild else []
    here = [[state for state in states if _is_here(caller, state)] for states in (own, in_guild)]
    chosen = here[0] or here[1] or own
    return max(chosen, key=lambda state: state.id, default=None)


async def list_tables(caller: Caller, tables: Sequence[Mine]) -> Screen:
    """List a person's tables with links to their boards."""
    links = {one.state.id: await caller.link(one.state) for one in tables}
    return mine.mine(caller.services.texts, caller.locale, list(tables), links)


async def lobby_here(caller: Caller, table: int | None) -> int:
    """Give the lobby that a person wants to join: the one they name, or the newest in this channel.

    Raises `TableError` for a table of another server, `Refusal` if there is no lobby here.
    """
    if table is not None:
        state = await caller.services.tables.look(table)
        if state.row.guild != caller.guild:
            raise TableError("no_table")
        return table
    found = [state for state in await lobbies(caller) if _is_here(caller, state)]
    if not found:
        raise Refusal(caller.say("error-no-lobby-here"))
    return found[-1].id


async def lobbies(caller: Caller) -> list[TableState]:
    """Give the lobbies of the server, oldest first."""
    return [state for state in await caller.services.tables.in_guild(caller.guild) if state.status == "lobby"]
