"""Playing again with the same people: what a press on Rematch does, and what the person is told."""

from contextlib import AsyncExitStack

from bot.client.caller import Caller, Refusal
from bot.client.hosting import need_permissions
from bot.client.house_places import here, need_room
from bot.client.own_threads import can_open_thread
from bot.client.playing import show_hand
from bot.screens import errors
from bot.screens.screen import Screen
from bot.tables.document import OWN_THREAD
from bot.tables.rematches import Spot
from bot.tables.state import TableState


async def rematch(caller: Caller, table: int) -> Screen:
    """Open a finished table's rematch where the person is, or say that they play in it. Raises `TableError`, `Refusal`.

    Once it has begun they are shown their hand.
    """
    tables = caller.services.tables
    old, under_way = await tables.look(table), await tables.rematches.under_way(table)
    if old.seat_of(caller.user) is None:
        raise Refusal(await _to_strangers(caller, under_way))
    place = here(caller)
    wants_thread = old.document.rules.get(OWN_THREAD) is True and can_open_thread(caller)
    async with AsyncExitStack() as stack:
        if under_way is None:
            need_permissions(caller)
            if await caller.services.house.table_limit(place) is not None:
                await stack.enter_async_context(caller.services.house.counting)
            await need_room(caller, place)
        spot = Spot(place.channel, place.home, wants_thread)
        number = await tables.rematches.call(table, caller.user, caller.name, spot)
    return await _told(caller, await tables.look(number))


async def _told(caller: Caller, state: TableState) -> Screen:
    """Tell what has become of the rematch."""
    table = state.id
    if state.status != "lobby":
        if state.seat_of(caller.user) is not None:
            return await show_hand(caller, table, caller.say("rematch-begun", table=table))
        return errors.screen(caller.say("rematch-running", table=table, link=await caller.link(state)))
    if state.document.first_vote is not None:
        return errors.screen(caller.say("error-voting"))
    asked = [seat for seat, one in enumerate(state.seats) if one.asked]
    names = caller.showing(state).names(asked)
    if names:
        return errors.screen(caller.say("rematch-waits", table=table, link=await caller.link(state), players=names))
    return errors.screen(caller.showing(state).say("rematch-open", table=table, link=await caller.link(state)))


async def _to_strangers(caller: Caller, under_way: TableState | None) -> str:
    if under_way is None or under_way.status != "lobby":
        return caller.say("rematch-strangers")
    return caller.showing(under_way).say(
        "rematch-strangers.open", table=under_way.id, link=await caller.link(under_way)
    )
