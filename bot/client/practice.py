"""Learning by playing: a table with the computer that begins at once, and what leads there."""

import asyncio
from contextlib import suppress

from bot.client.caller import Caller, Refusal
from bot.client.hints import switch_hints
from bot.client.opening import open_lobby
from bot.client.playing import show_hand
from bot.screens import guide
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.state import TableState

BOARD_SECONDS = 1.45
"""So long the hand of a practice table waits for its board: less than what makes an answer late."""

PACE = "relaxed"
"""Whoever learns needs time; the computer needs none."""


async def learn(caller: Caller) -> Screen:
    """Offer practice tables, and to look around where the person plays."""
    services = caller.services
    playing = [one.state.id for one in await services.tables.mine(caller.user) if one.state.status == "playing"]
    return guide.learn(services.texts, caller.locale, services.library, playing, server=bool(caller.guild))


async def practice(caller: Caller, game: str | None) -> Screen:
    """Open a table of a game in this channel, seat computers, begin, and show the hand with hints.

    Who is practising here already is shown that hand. Raises `TableError`, `Refusal`.
    """
    if not caller.guild:
        raise Refusal(caller.say("learn-needs-server"))
    tables = caller.services.tables
    running = next((one.state for one in await tables.mine(caller.user) if _is_practice(caller, one.state)), None)
    if running is not None:
        return await show_hand(caller, running.id, caller.say("learn-running", table=running.id))
    table = await open_lobby(caller, game, None, PACE)
    try:
        await _begin(caller, table)
    except TableError:
        await tables.end(table, caller.user)
        raise
    await switch_hints(caller.services.repository, caller.user, on=True)
    await _until_the_board_is_there(caller, table)
    return await show_hand(caller, table, caller.say("learn-begun", table=table))


async def _begin(caller: Caller, table: int) -> None:
    """Fill as many seats as the game needs, let chance say who begins, and start. Raises `TableError`."""
    tables, library = caller.services.tables, caller.services.library
    document = (await tables.look(table)).document
    for _ in range(library.seats(document.preset, document.rules)[0] - 1):
        await tables.add_computer(table, caller.user)
    if library.in_force(document.preset, document.rules).get("first_player") != "random":
        await tables.set_up(table, caller.user, rules={**document.rules, "first_player": "random"})
    await tables.start(table, caller.user)


async def _until_the_board_is_there(caller: Caller, table: int) -> None:
    """Wait a moment for the board, so that the hand stands below it and not above."""
    with suppress(TimeoutError):
        async with asyncio.timeout(BOARD_SECONDS):
            while not any(
                kept.name == "board" and kept.message for kept in await caller.services.tables.outbox.boards(table)
            ):
                await asyncio.sleep(0.05)


def _is_practice(caller: Caller, state: TableState) -> bool:
    """Tell whether the person plays here, or in a thread of this channel, with computers alone."""
    here = state.is_in(caller.channel)
    return (
        here
        and state.status == "playing"
        and not any(record.user for record in state.seats if record.user != caller.user)
    )
