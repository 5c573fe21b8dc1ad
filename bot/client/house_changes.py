"""What `/houserules` does: showing, setting, taking back; the same for commands and buttons."""

from bot.client.caller import Caller, Refusal
from bot.client.house_places import need_manager, words_here, words_of
from bot.client.house_values import key_named, value_of
from bot.content.errors import BadRule
from bot.content.rule import RuleValue
from bot.screens.house import changes
from bot.screens.house.show import show
from bot.screens.screen import Screen
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change
from bot.tables.house.standing import fingerprint


async def show_rules(caller: Caller, place: Place, part: str = "", page: int = 0) -> Screen:
    """Show what holds at a place."""
    house = caller.services.house
    found = await house.standing(place)
    return show(await words_here(caller), place, found, await house.preset(place), part, page)


async def set_rule(caller: Caller, place: Place, named: str, text: str) -> Screen:
    """Set a rule as typed. Raises `Refusal`."""
    need_manager(caller)
    key = key_named(caller, named)
    try:
        value = await value_of(caller, key, text)
    except BadRule as fault:
        raise Refusal((await words_here(caller)).refusal(fault)) from fault
    return changes.done(await words_here(caller), place, await _change(caller, place, {key: value}))


async def reset_rule(caller: Caller, place: Place, named: str) -> Screen:
    """Take a rule back. Raises `Refusal`."""
    need_manager(caller)
    return changes.done(await words_here(caller), place, await _change(caller, place, {key_named(caller, named): None}))


async def ask_reset(caller: Caller, place: Place) -> Screen:
    """Show what taking everything back would do. Raises `Refusal`."""
    need_manager(caller)
    own = await caller.services.house.own(place.guild, place.channel)
    if not own:
        raise Refusal(caller.say("house-as-before", where=words_of(caller).where(place.channel)))
    try:
        would = await caller.services.house.preview(place, dict.fromkeys(own))
    except BadRule as fault:
        raise Refusal((await words_here(caller)).refusal(fault)) from fault
    return changes.ask(await words_here(caller), place, would, "house_reset", fingerprint(own))


async def reset_all(caller: Caller, place: Place, token: str) -> Screen:
    """Take everything back if it is still what the person was shown. Raises `Refusal`."""
    need_manager(caller)
    own = await caller.services.house.own(place.guild, place.channel)
    if not own:
        raise Refusal(caller.say("house-already-so"))
    if fingerprint(own) != token:
        raise Refusal(caller.say("house-outdated"))
    return changes.done(await words_here(caller), place, await _change(caller, place, dict.fromkeys(own)))


async def show_history(caller: Caller, level: int | None, page: int = 0) -> Screen:
    """Show a page (from 0) of who changed what."""
    entries = await caller.services.house.history(caller.guild, level, page * changes.PAGE, changes.PAGE + 1)
    return changes.history(await words_here(caller), entries, level, page)


async def _change(caller: Caller, place: Place, values: dict[str, RuleValue | None]) -> Change:
    try:
        return await caller.services.house.change(place, values, caller.user)
    except BadRule as fault:
        raise Refusal((await words_here(caller)).refusal(fault)) from fault
