"""Connections break and servers come and go: one clockwork, and clocks that move by the time nobody could reach us."""

import asyncio

from bot.tables.departures import Departures
from tests.cogs.conftest import Inside

MISSING_ACCESS = 50001


async def start_game(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    lobby = await inside.offering("Join")
    await inside.bob.press(lobby, label="Join")
    await inside.ann.press(lobby, label="Start")


def clockworks() -> int:
    return sum(task.get_name() == "clockwork" and not task.done() for task in asyncio.all_tasks())


async def until_clockworks(count: int) -> None:
    async with asyncio.timeout(20):
        while clockworks() != count:
            await asyncio.sleep(0.02)


async def paused(inside: Inside) -> bool:
    return (await inside.bot.services.tables.look(1)).document.paused_at is not None


async def until_paused(inside: Inside, *, wanted: bool) -> None:
    async with asyncio.timeout(20):
        while await paused(inside) is not wanted:
            await asyncio.sleep(0.02)


async def test_reconnecting_again_and_again_leaves_one_clockwork(inside: Inside) -> None:
    await until_clockworks(1)
    for _ in range(3):
        inside.server.hub.drop_connections(4000)
        await asyncio.sleep(0.1)
        await inside.server.until_bot_connected()
        await until_clockworks(1)
    await start_game(inside)
    assert inside.server.unanswered == []


async def test_a_removed_bot_leaves_its_tables_standing_until_it_is_invited_again(inside: Inside) -> None:
    await start_game(inside)
    await inside.bot.wait_until_ready()  # before, discord.py takes every guild for one that was there already
    await inside.settled()
    guild = next(iter(inside.server.world.guilds.values()))
    inside.server.crowd.remove_bot(guild)
    await until_paused(inside, wanted=True)
    departures = Departures(inside.bot.services.repository, inside.bot.services.clock)
    assert list(await departures.gone()) == [guild.id]
    await inside.server.until_quiet(0.2)
    for _ in range(10):  # by now nobody would try again for ten minutes
        inside.bot.services.troubles.note(inside.channel.id, MISSING_ACCESS, inside.bot.services.clock.now())
    inside.server.crowd.invite_bot(guild)
    await until_paused(inside, wanted=False)
    assert await departures.gone() == {}
    assert inside.bot.services.troubles.of(inside.channel.id) is None


async def test_an_outage_moves_the_clocks(inside: Inside) -> None:
    await start_game(inside)
    before = (await inside.bot.services.tables.look(1)).waiting()[0].until
    connection = inside.bot.connection
    connection.lost(0)
    await until_clockworks(0)
    connection._gone_since["shard 0"] -= 100.0  # pyright: ignore[reportPrivateUsage]
    await connection.found(0, None)
    after = (await inside.bot.services.tables.look(1)).waiting()[0].until
    assert 99.0 < after - before < 110.0
    assert clockworks() == 1
