"""Reporting a fault in a game: `/bug`, and the button in the board's More… menu."""

import logging

from bot.client.caller import Caller, Refusal
from bot.client.replaying import replayable
from bot.client.sight import need_reader
from bot.client.which_table import table_at_hand
from bot.screens import errors
from bot.screens.screen import Screen
from bot.tables import bugs

log = logging.getLogger(__name__)


async def reported_table(caller: Caller, table: int | None) -> int:
    """Give the table that a report is about: the one named, else the one at hand, else the latest game that is over.

    Raises `Refusal` if there is none.
    """
    if table is not None:
        return table
    state = await table_at_hand(caller)
    if state is not None and state.document.started_at is not None:
        return state.id
    over = next((one for one in await replayable(caller) if one.is_in(caller.channel)), state)
    if over is None:
        raise Refusal(caller.say("bug-no-game"))
    return over.id


async def report(caller: Caller, table: int, words: str = "") -> Screen:
    """Keep the game as it stands and tell the person its number, nothing else. Raises `TableError`."""
    services = caller.services
    state = await services.tables.look(table)
    await need_reader(caller, state)
    number = await bugs.report(services.repository, state, caller.user, words, services.clock.now())
    log.warning("table %s: fault %s reported, after answer %s", table, number, state.row.answers)
    return errors.screen(caller.say("report-done", number=number))
