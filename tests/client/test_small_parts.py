"""The client's pure parts: backing off, spacing requests, troubles, permissions, pings, heartbeats, clocks."""

import asyncio
import os
from pathlib import Path

import discord
import pytest

from bot.client.backoff import LONGEST_WAIT, remember_start, wait_before_connecting
from bot.client.heartbeat import beat, is_alive
from bot.client.in_flight import InFlight
from bot.client.permissions import missing
from bot.client.pings import wants_ping
from bot.client.rate_gate import RateGate
from bot.client.scaled_clock import ScaledClock
from bot.client.troubles import LONGEST_PAUSE, Troubles
from bot.tables.items import Ask
from bot.tables.personal import Personal


def test_a_crash_loop_never_comes_near_a_thousand_connections_a_day() -> None:
    now, starts, connected = 0.0, list[float](), 0
    while now < 86_400:
        now += wait_before_connecting(starts, now, 20)
        starts = remember_start(starts, now)
        connected += 1
        now += 0.5
    assert 20 < connected < 700


def test_starts_long_ago_cost_nothing() -> None:
    assert wait_before_connecting([float(n) for n in range(50)], 10_000.0, 20) == 0.0
    assert wait_before_connecting([float(n) for n in range(50)], 60.0, 20) == LONGEST_WAIT
    assert wait_before_connecting([1.0, 2.0], 3.0, 2) == 15.0


async def test_the_gate_lets_no_more_than_its_rate_through() -> None:
    clock = [0.0]

    async def sleep(seconds: float) -> None:
        clock[0] += seconds

    gate = RateGate(40.0, lambda: clock[0], sleep)
    for _ in range(400):
        await gate.enter()
    assert clock[0] == pytest.approx(399 / 40)
    clock[0] += 100.0
    before = clock[0]
    await gate.enter()
    assert clock[0] == before


def test_pauses_double_until_something_changes() -> None:
    troubles = Troubles()
    pauses = [troubles.note(7, 50013, 100.0).pause for _ in range(10)]
    assert pauses[:3] == [5.0, 10.0, 20.0]
    assert pauses[-1] == LONGEST_PAUSE
    assert troubles.try_again({7, 8}, 200.0) == {7}
    found = troubles.of(7)
    assert found is not None
    assert (found.until, found.pause, found.since) == (200.0, 5.0, 100.0)
    troubles.over(7)
    assert troubles.of(7) is None


@pytest.mark.parametrize(
    ("granted", "kind", "lacking"),
    [
        (discord.Permissions(view_channel=True, send_messages=True), discord.ChannelType.text, []),
        (discord.Permissions(view_channel=True), discord.ChannelType.text, ["permission-send-messages"]),
        (discord.Permissions(send_messages=True), discord.ChannelType.text, ["permission-view-channel"]),
        (
            discord.Permissions(view_channel=True, send_messages=True),
            discord.ChannelType.public_thread,
            ["permission-send-messages-in-threads"],
        ),
        (
            discord.Permissions(view_channel=True, send_messages_in_threads=True),
            discord.ChannelType.public_thread,
            [],
        ),
    ],
)
def test_what_lacks_is_named(granted: discord.Permissions, kind: discord.ChannelType, lacking: list[str]) -> None:
    assert missing(granted, kind) == lacking


@pytest.mark.parametrize(
    ("habit", "turn", "other", "reminder"),
    [
        ("always", True, True, True),
        ("turn", True, False, True),
        ("late", False, False, True),
        ("never", False, False, False),
    ],
)
def test_people_are_pinged_as_they_wish(habit: str, *, turn: bool, other: bool, reminder: bool) -> None:
    match habit:
        case "always" | "turn" | "late" | "never":
            personal = Personal(ping=habit)
        case _:
            raise AssertionError(habit)
    own, asked = Ask(seat=0, user=1, decision="action"), Ask(seat=0, user=1, decision="discard")
    assert wants_ping(personal, own, reminder=False) is turn
    assert wants_ping(personal, asked, reminder=False) is other
    assert wants_ping(personal, own, reminder=True) is reminder
    assert wants_ping(Personal(), own, reminder=False, usual=habit) is turn
    assert wants_ping(Personal(), asked, reminder=False, usual=habit) is other
    assert wants_ping(Personal(ping="always"), asked, reminder=False, usual=habit)


async def test_the_heart_beats_only_while_all_is_well(tmp_path: Path) -> None:
    path, well = tmp_path / "var" / "alive", [False]
    heart = asyncio.create_task(beat(path, lambda: well[0], 0.005))
    await asyncio.sleep(0.03)
    assert not is_alive(path)
    well[0] = True
    await asyncio.sleep(0.03)
    heart.cancel()
    assert is_alive(path)
    os.utime(path, (1000.0, 1000.0))
    assert not is_alive(path)
    assert is_alive(path, 1059.0)
    assert not is_alive(path, 1061.0)


async def test_a_scaled_clock_is_faster_and_wakes_early_if_woken() -> None:
    plain, fast = ScaledClock(), ScaledClock(1000.0)
    assert fast.now() > plain.now() + 86_400
    async with asyncio.timeout(20):
        await fast.wait(fast.now() + 30.0, asyncio.Event())
        woken = asyncio.Event()
        woken.set()
        await plain.wait(plain.now() + 3600.0, woken)


async def test_a_stop_waits_for_answers_but_not_for_ever() -> None:
    in_flight = InFlight()
    with in_flight:
        assert not await in_flight.drain(0.01)
    assert in_flight.closed
    assert await in_flight.drain(0.01)
