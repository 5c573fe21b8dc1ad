"""The buttons and the menu of a replay: each carries where it leads."""

from bot.client.press import Press, Routes
from bot.client.replaying import show_step
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def step(press: Press) -> Screen:
    """Go to a step; to the beginning from below a game's end."""
    return await show_step(press.caller, press.table, _number(press.id.argument.rpartition(".")[2]))


async def part(press: Press) -> Screen:
    """Go to a part of the game, or turn to another page of the menu of parts."""
    picked = press.picked()
    if picked.startswith("page."):
        page = _number(picked.removeprefix("page."))
        return await show_step(press.caller, press.table, press.number(0), page)
    return await show_step(press.caller, press.table, _number(picked))


def _number(text: str) -> int:
    if not text:
        return 0
    if not (text.isascii() and text.isdecimal()):
        raise TableError("stale")
    return int(text)


ROUTES: Routes = {"replay": step, "replay_part": part}
