"""The buttons of the lobby's message."""

from bot.client.beginning import start_game, start_with, vote_first
from bot.client.hosting import leave_table
from bot.client.lobby_computers import choose_strength, seat_computer
from bot.client.lobby_terms import change_pace, change_preset
from bot.client.press import Press, Routes
from bot.screens import errors, table_rules
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.first_player import RULES
from cogs.board_presses import rules_here


async def join(press: Press) -> Screen:
    """Take a seat."""
    caller = press.caller
    seat = await caller.services.tables.join(press.table, caller.user, caller.name)
    return errors.screen(caller.say("lobby-you-joined", table=press.table, number=seat + 1))


async def leave(press: Press) -> Screen:
    """Give the seat up; if the game has begun meanwhile, ask first."""
    return await leave_table(press.caller, press.table)


async def start(press: Press) -> Screen:
    """Begin the game."""
    return await start_game(press.caller, press.table)


async def add_computer(press: Press) -> Screen:
    """Seat a computer player."""
    caller = press.caller
    return await seat_computer(caller, press.table, None)


async def set_strength(press: Press) -> Screen:
    """Say how strong a computer plays."""
    argument = press.id.argument
    if not argument.isdecimal():
        raise TableError("stale")
    return await choose_strength(press.caller, press.table, int(argument), press.picked())


async def remove_computer(press: Press) -> Screen:
    """Send the last computer player away."""
    caller = press.caller
    state = await press.look()
    last = max((seat for seat, record in enumerate(state.seats) if not record.person), default=None)
    await caller.services.tables.remove_computer(press.table, caller.user, last)
    name = caller.showing(state).name(last) if last is not None else ""
    return errors.screen(caller.say("lobby-computer-removed", player=name))


async def set_preset(press: Press) -> Screen:
    """Change the game or its edition."""
    await change_preset(press.caller, press.table, press.picked())
    return await _changed(press)


async def set_pace(press: Press) -> Screen:
    """Change the pace."""
    await change_pace(press.caller, press.table, press.picked())
    return await _changed(press)


async def set_first_rule(press: Press) -> Screen:
    """Change how it is found out who begins."""
    if press.picked() not in RULES:
        raise TableError("not_offered")
    rules = {**(await press.look()).document.rules, "first_player": press.picked()}
    await press.caller.services.tables.set_up(press.table, press.caller.user, rules=rules)
    return await _changed(press)


async def set_extension(press: Press) -> Screen:
    """Take the extension in or out, which says how many can play."""
    library, rules = press.caller.services.library, (await press.look()).document.rules
    if press.picked() not in ("false", "true"):
        raise TableError("not_offered")
    changed = {**rules, "extension": library.houserules.parse("extension", press.picked())}
    await press.caller.services.tables.set_up(press.table, press.caller.user, rules=changed)
    return await _changed(press)


async def pick_first(press: Press) -> Screen:
    """Pick who begins, as the host."""
    await press.caller.services.tables.pick_first(press.table, press.caller.user, press.picked())
    return await _changed(press)


async def start_first(press: Press) -> Screen:
    """Pick who begins, and begin."""
    return await start_with(press.caller, press.table, press.picked())


async def vote(press: Press) -> Screen:
    """Vote on who begins."""
    return await vote_first(press.caller, press.table, press.id.argument)


async def _changed(press: Press) -> Screen:
    caller = press.caller
    said = caller.say("change-done")
    return table_rules.table(caller.showing(await press.look()), caller.services.library, caller.user, said=said)


ROUTES: Routes = {
    "join": join,
    "leave": leave,
    "start": start,
    "add_computer": add_computer,
    "remove_computer": remove_computer,
    "set_strength": set_strength,
    "houserules": rules_here,
    "set_preset": set_preset,
    "set_pace": set_pace,
    "set_first_rule": set_first_rule,
    "set_extension": set_extension,
    "pick_first": pick_first,
    "start_first": start_first,
    "vote_first": vote,
}
