"""Seating computers and saying how strong they play; the same for buttons and commands."""

from bot.client.caller import Caller
from bot.screens import computers
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def seat_computer(caller: Caller, table: int, kind: str | None) -> Screen:
    """Seat a computer, of the kind seated last where none is given. Raises `TableError`."""
    tables = caller.services.tables
    seat = await tables.computers.add(table, caller.user, kind)
    return computers.added(caller.showing(await tables.look(table)), seat)


async def choose_strength(caller: Caller, table: int, seat: int, kind: str) -> Screen:
    """Say how strong the computer of a seat plays. Raises `TableError`."""
    if kind not in computers.STRENGTHS:
        raise TableError("not_offered")
    tables = caller.services.tables
    await tables.computers.choose(table, caller.user, seat, kind)
    return computers.changed(caller.showing(await tables.look(table)), seat)
