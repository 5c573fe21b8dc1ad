"""Start pressed: the game begins, the vote on who begins it is opened, or the host is asked that."""

from bot.client.caller import Caller
from bot.screens import errors, first_player
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.first_player import seat_named


async def start_game(caller: Caller, table: int) -> Screen:
    """Start a table's game for its host. Raises `TableError`."""
    tables = caller.services.tables
    try:
        await tables.start(table, caller.user)
    except TableError as error:
        if error.reason == "choose_first":
            return first_player.ask_host(caller.showing(await tables.look(table)))
        raise
    state = await tables.look(table)
    if state.document.first_vote is not None:
        return errors.screen(caller.say("first-vote-open"))
    return errors.screen(caller.say("lobby-started", link=await caller.link(state)))


async def start_with(caller: Caller, table: int, first: str) -> Screen:
    """Take the host's choice of who begins, then start. Raises `TableError`."""
    await caller.services.tables.pick_first(table, caller.user, first)
    return await start_game(caller, table)


async def vote_first(caller: Caller, table: int, name: str) -> Screen:
    """Take a person's vote on who begins. Raises `TableError`."""
    tables = caller.services.tables
    voted = caller.showing(await tables.look(table))
    await tables.vote_first(table, caller.user, name)
    seat = seat_named(voted.state.document, name)
    return errors.screen(caller.say("first-voted", player=voted.name(seat)))
