"""A paused table stands still however late it gets, and goes on with the time it had."""

from bot.tables.items import Moved
from tests.tables.conftest import Build
from tests.tables.rig import ANN, BOB


async def test_no_clock_fires_in_a_pause(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.game(BOB)
    before = await rig.asked(table)
    until = (await rig.state(table)).waiting()[0].until
    await rig.after(10.0)
    await rig.tables.interruptions.pause(table)
    rig.clock.set(rig.clock.now() + 5000.0)
    await rig.tables.ring_due()
    await rig.tables.interruptions.outage(100.0)
    assert await rig.asked(table) == before
    await rig.tables.interruptions.go_on(table)
    assert (await rig.state(table)).waiting()[0].until == until + 5000.0
    assert any(isinstance(payload, Moved) for payload in await rig.said(table))


async def test_pausing_twice_or_going_on_without_a_pause_changes_nothing(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.game(BOB)
    await rig.tables.interruptions.go_on(table)
    version = (await rig.state(table)).row.version
    await rig.tables.interruptions.pause(table)
    await rig.tables.interruptions.pause(table)
    assert (await rig.state(table)).row.version == version + 1
    await rig.tables.interruptions.go_on(table)
    assert (await rig.document(table)).paused_at is None


async def test_a_lobby_does_not_close_in_a_pause(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB)
    await rig.tables.interruptions.pause(table)
    rig.clock.set(rig.clock.now() + 10_000.0)
    await rig.tables.ring_due()
    assert (await rig.state(table)).status == "lobby"
    await rig.tables.end(table, ANN)
    await rig.tables.interruptions.go_on(table)
    assert (await rig.state(table)).status == "ended"
