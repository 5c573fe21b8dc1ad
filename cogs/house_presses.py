"""The buttons and menus of `/houserules`."""

from bot.client import house_changes, house_files, own_decks
from bot.client.press import Press, Routes
from bot.screens import errors
from bot.screens.house.spots import place_of
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.house.places import Place


async def part(press: Press) -> Screen:
    """Show another edition's rules, or the server's settings."""
    chosen = press.values[0] if press.values else ""
    return await house_changes.show_rules(press.caller, _place(press), chosen)


async def show(press: Press) -> Screen:
    """Turn to a page of what holds."""
    channel, parent, chosen, page = _parts(press, 4)
    return await house_changes.show_rules(press.caller, _place(press, f"{channel}.{parent}"), chosen, _number(page))


async def history(press: Press) -> Screen:
    """Turn to a page of the history."""
    level, page = _parts(press, 2)
    return await house_changes.show_history(press.caller, _number(level) if level else None, _number(page))


async def reset(press: Press) -> Screen:
    """Take everything back."""
    return await house_changes.reset_all(press.caller, _place(press), press.id.token)


async def take_over(press: Press) -> Screen:
    """Take over what a file says."""
    return await house_files.take_over(press.caller, _place(press), press.id.token)


async def replace_deck(press: Press) -> Screen:
    """Put a deck in the place of another."""
    return await own_decks.replace_deck(press.caller, press.id.token)


async def remove_deck(press: Press) -> Screen:
    """Offer a deck no longer."""
    return await own_decks.remove_deck(press.caller, press.id.argument, press.id.token)


async def keep(press: Press) -> Screen:
    """Leave everything as it is."""
    return errors.screen(press.caller.say("house-kept"))


def _parts(press: Press, count: int) -> list[str]:
    parts = press.id.argument.split(".")
    if len(parts) != count:
        raise TableError("stale")
    return parts


def _place(press: Press, spot: str | None = None) -> Place:
    place = place_of(press.caller.guild, press.id.argument if spot is None else spot)
    if place is None:
        raise TableError("stale")
    return place


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise TableError("stale")
    return int(text)


ROUTES: Routes = {
    "house_part": part,
    "house_show": show,
    "house_history": history,
    "house_reset": reset,
    "house_import": take_over,
    "house_keep": keep,
    "deck_replace": replace_deck,
    "deck_remove": remove_deck,
}
