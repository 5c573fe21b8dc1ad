"""A server that removes the bot is forgotten after 30 days, with everything that is its own and nothing else."""

import asyncio

import pytest

from bot.tables.departures import DAY, Departures
from bot.tables.errors import TableError
from tests.tables.conftest import Build
from tests.tables.rig import ANN, BOB, Rig


async def two_servers(rig: Rig) -> tuple[int, int]:
    """A game in server 1 and one in server 5, each with a house rule and a setting."""
    tables = [await rig.game(BOB), await rig.tables.open(5, 6, BOB, "Bob")]
    for guild in (1, 5):
        await rig.repository.change_house(guild, 0, {"hand_limit": b"5"}, ANN, 1.0)
        await rig.repository.set_settings("guild", guild, {"words": b'"x"'})
    return tables[0], tables[1]


async def test_after_thirty_days_all_of_a_server_is_deleted(rigs: Build) -> None:
    rig = await rigs()
    gone, other = await two_servers(rig)
    departures = Departures(rig.repository, rig.clock)
    await departures.left(1)
    rig.clock.set(rig.clock.now() + 30 * DAY - 1)
    assert await departures.forget() == []
    rig.clock.set(rig.clock.now() + 1)
    assert await departures.forget() == [1]
    with pytest.raises(TableError, match="no_table"):
        await rig.state(gone)
    for rows in (
        await rig.repository.answers(gone),
        await rig.repository.alarms(gone),
        await rig.repository.pending(gone),
        await rig.repository.house_rules(1),
        await rig.repository.house_changes(1),
        await rig.repository.settings("guild", 1),
    ):
        assert not rows
    assert (await rig.state(other)).status == "lobby"
    assert await rig.repository.house_rules(5)
    assert await rig.repository.settings("guild", 5) == {"words": b'"x"'}
    assert await departures.forget() == []


async def test_a_server_that_comes_back_keeps_its_data(rigs: Build) -> None:
    rig = await rigs()
    table, _ = await two_servers(rig)
    departures = Departures(rig.repository, rig.clock)
    await departures.left(1)
    await departures.back(1)
    rig.clock.set(rig.clock.now() + 40 * DAY)
    assert await departures.forget() == []
    assert (await rig.state(table)).status == "playing"


async def test_what_happened_while_nobody_listened_is_noted_once(rigs: Build) -> None:
    rig = await rigs()
    await two_servers(rig)
    departures = Departures(rig.repository, rig.clock)
    await departures.compare({5}, set())
    since = await departures.gone()
    assert since == {1: rig.clock.now()}
    rig.clock.set(rig.clock.now() + DAY)
    await departures.compare({5}, set())
    assert await departures.gone() == since
    await departures.compare({1, 5}, set())
    assert await departures.gone() == {}
    await departures.compare({1}, {5})
    assert await departures.gone() == {}


async def test_a_server_that_left_unnoticed_is_known_by_any_of_its_data(rigs: Build) -> None:
    rig = await rigs()
    await rig.repository.set_settings("guild", 7, {"words": b'"x"'})
    await rig.repository.set_settings("user", ANN, {"words": b'"x"'})
    await rig.repository.change_house(8, 0, {"hand_limit": b"5"}, ANN, 1.0)
    await rig.repository.change_house(8, 0, {"hand_limit": None}, ANN, 2.0)
    await Departures(rig.repository, rig.clock).compare(set(), set())
    assert (await Departures(rig.repository, rig.clock).gone()).keys() == {7, 8}


async def test_a_server_that_came_back_unnoticed_is_not_forgotten_at_the_start(rigs: Build) -> None:
    rig = await rigs()
    table, _ = await two_servers(rig)
    await Departures(rig.repository, rig.clock).left(1)
    rig.clock.set(rig.clock.now() + 40 * DAY)
    departures = Departures(rig.repository, rig.clock)
    running = asyncio.create_task(departures.run())
    await rig.repository.known_guilds()
    await departures.compare({1, 5}, set())
    for _ in range(3):
        await rig.repository.known_guilds()
    running.cancel()
    assert (await rig.state(table)).status == "playing"
