"""The buttons of the lobby's message."""

from bot.client.press import Press, Routes
from bot.screens import errors
from bot.screens.screen import Screen
from cogs.board_presses import table_rules


async def join(press: Press) -> Screen:
    """Take a seat."""
    caller = press.caller
    seat = await caller.services.tables.join(press.table, caller.user, caller.name)
    return errors.screen(caller.say("lobby-you-joined", table=press.table, number=seat + 1))


async def leave(press: Press) -> Screen:
    """Give the seat up."""
    caller = press.caller
    await caller.services.tables.leave(press.table, caller.user)
    return errors.screen(caller.say("lobby-you-left", table=press.table))


async def start(press: Press) -> Screen:
    """Begin the game."""
    caller = press.caller
    await caller.services.tables.start(press.table, caller.user)
    return errors.screen(caller.say("lobby-started", link=await caller.link(await press.look())))


async def add_computer(press: Press) -> Screen:
    """Seat a computer player."""
    caller = press.caller
    seat = await caller.services.tables.add_computer(press.table, caller.user)
    name = caller.showing(await press.look()).name(seat)
    return errors.screen(caller.say("lobby-computer-added", player=name))


async def remove_computer(press: Press) -> Screen:
    """Send the last computer player away."""
    caller = press.caller
    state = await press.look()
    last = max((seat for seat, record in enumerate(state.seats) if not record.person), default=None)
    await caller.services.tables.remove_computer(press.table, caller.user, last)
    name = caller.showing(state).name(last) if last is not None else ""
    return errors.screen(caller.say("lobby-computer-removed", player=name))


ROUTES: Routes = {
    "join": join,
    "leave": leave,
    "start": start,
    "add_computer": add_computer,
    "remove_computer": remove_computer,
    "houserules": table_rules,
}
