"""The buttons of `/stats`."""

from bot.client import records
from bot.client.press import Press, Routes
from bot.screens import errors, records_data
from bot.screens.records import DATA, PERSON, SERVER, TABLE
from bot.screens.screen import Screen


async def mine(press: Press) -> Screen:
    """Show one's own games."""
    return await records.person(press.caller, press.caller.user, press.caller.name)


async def server(press: Press) -> Screen:
    """Show the server's games."""
    return await records.server(press.caller)


async def table(press: Press) -> Screen:
    """Turn to a page of the server's table of a game."""
    game, _, page = press.id.argument.partition(".")
    return await records.table(press.caller, game, int(page) if page.isascii() and page.isdigit() else 0)


async def data(press: Press) -> Screen:
    """Say what is kept of one's games."""
    return await records.data(press.caller)


async def export(press: Press) -> Screen:
    """Hand it out."""
    return await records.export(press.caller)


async def delete(press: Press) -> Screen:
    """Ask before deleting it."""
    return records_data.sure(press.caller.services.texts, press.caller.locale)


async def delete_sure(press: Press) -> Screen:
    """Delete it."""
    return await records.delete(press.caller)


async def stays(press: Press) -> Screen:
    """Delete nothing."""
    return errors.screen(press.caller.say("stats-stays"))


ROUTES: Routes = {
    PERSON: mine,
    SERVER: server,
    TABLE: table,
    DATA: data,
    "stats_export": export,
    "stats_delete": delete,
    "stats_delete_sure": delete_sure,
    "stats_stays": stays,
}
