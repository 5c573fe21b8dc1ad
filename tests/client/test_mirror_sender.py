"""Mirrors: the same board and the same story elsewhere, in order, once, whatever Discord and the process do."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from bot.client.calls import Failed
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.mirrors import board_nonce, end_nonce
from tests.client.fake_channels import FakeChannels
from tests.client.mirror_desk import ELSEWHERE, MODERATOR, MirrorDesk, is_story, step
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB, CYN, NAMES, build

rigs = rigs_of_tables


async def desk_of(rigs: Build, channels: FakeChannels | None = None, seconds: float = 0.0) -> MirrorDesk:
    desk = MirrorDesk(await rigs(library=Library()), channels or FakeChannels(), seconds=seconds)
    await desk.sender.start()
    return desk


async def lobby(desk: MirrorDesk, preset: str = "second", rules: Mapping[str, RuleValue] | None = None) -> int:
    short = {"unicorns_to_win": 3} if preset == "second" else {}
    table = await desk.rig.tables.open(1, 2, ANN, "Ann", preset, rules={**short, **(rules or {})})
    for user in (BOB, CYN):
        await desk.rig.tables.join(table, user, NAMES[user])
    return table


async def test_a_mirror_shows_lobby_board_story_and_end(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    await desk.begin(table)
    await desk.quiet()
    (first,) = desk.channels.texts()
    assert f"Mirror of [table {table}]" in first
    assert "Seats: 1 Ann" in first
    await desk.rig.tables.start(table, ANN)
    rng = Random("mirror")
    while await step(desk.rig, table, rng):
        await asyncio.sleep(0)
    await desk.quiet()
    assert desk.lines() == await desk.story(table)
    assert " win" in desk.channels.texts()[-1].splitlines()[1]
    assert sum("Mirror of" in text for text in desk.channels.texts()) == 1
    assert not any(one.mentions for one in desk.channels.messages.values())
    assert not any("<@" in text for text in desk.channels.texts())
    assert await desk.mirrors.tables() == []


@pytest.mark.parametrize(("preset", "delay"), [("second", 0), ("second", 1), ("kids", 3), ("hunt", 0), ("hunt", 1)])
async def test_a_mirror_tells_the_same_story_whatever_its_delay(rigs: Build, preset: str, delay: int) -> None:
    desk = await desk_of(rigs, seconds=60.0)
    table = await lobby(desk, preset, {"mirror_delay_turns": delay} if delay else {})
    await desk.begin(table)
    await desk.begin(table, 4)
    await desk.rig.tables.start(table, ANN)
    rng = Random(f"{preset} {delay}")
    lagged = 0
    while await step(desk.rig, table, rng):
        if rng.random() < 0.15:
            await desk.quiet()
            state = await desk.rig.tables.look(table)
            sight = await desk.mirrors.sight(state)
            if delay and state.match is not None and sight.state.match is not None and state.status == "playing":
                assert state.match.view(None).turns - sight.state.match.view(None).turns == delay
                assert sight.state.waiting() == []
                lagged += 1
    await desk.quiet()
    assert desk.lines() == desk.lines(4) == await desk.story(table)
    assert bool(lagged) is bool(delay)
    board = next(text for text in desk.channels.texts() if "Mirror of" in text)
    assert "late" not in board.splitlines()[0]
    assert await desk.rig.repository.mirrors.moment(table, 10**6) is None


async def test_a_lagging_mirror_shows_nothing_before_there_is_a_turn_to_show(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk, rules={"mirror_delay_turns": 10})
    await desk.begin(table)
    await desk.rig.tables.start(table, ANN)
    rng = Random("early")
    for _ in range(12):
        await step(desk.rig, table, rng)
    await desk.quiet()
    (board,) = desk.channels.texts()
    assert "10 turns late" in board
    assert "Draw pile" not in board


@pytest.mark.parametrize("delay", [0, 2])
async def test_a_crash_after_any_message_loses_and_doubles_nothing(tmp_path: Path, delay: int) -> None:
    desk = MirrorDesk(await build(tmp_path, library=Library()), FakeChannels())
    await desk.sender.start()
    table = await lobby(desk, rules={"mirror_delay_turns": delay} if delay else {})
    await desk.begin(table)
    await desk.rig.tables.start(table, ANN)
    rng = Random("crash")
    crashes = 0
    going = True
    while going:
        going = await step(desk.rig, table, rng)
        if rng.random() < 0.2:
            crashes += 1
            desk.channels.crash_after = rng.randint(1, 2)
            await asyncio.sleep(0.01)
            await desk.sender.stop(0.0)
            going = await step(desk.rig, table, rng) and going
            desk.channels.crash_after = -1
            await desk.rig.kill()
            desk = MirrorDesk(await desk.rig.again(), desk.channels)
            await desk.sender.start()
    await desk.quiet()
    assert crashes > 5
    assert desk.lines() == await desk.story(table)
    assert sum("Mirror of" in text for text in desk.channels.texts()) == 1
    await desk.rig.repository.close()


@pytest.mark.parametrize("code", [10003, 50001, 50013, 160005])
async def test_a_mirror_that_can_not_be_written_to_ends_quietly_with_a_private_word(rigs: Build, code: int) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    await desk.begin(table)
    await desk.quiet()
    desk.channels.refuse["post" if code != 50013 else "edit"] = [code]
    await desk.rig.tables.start(table, ANN)
    rng = Random("refused")
    for _ in range(8):
        await step(desk.rig, table, rng)
    async with asyncio.timeout(20):
        while await desk.mirrors.tables() or not desk.directs.messages:
            await asyncio.sleep(0.002)
    (word,) = desk.directs.messages.values()
    assert word.channel == MODERATOR
    assert f"The mirror of table {table} in <#3> has ended" in word.text
    assert (await desk.rig.document(table)).paused_at is None


async def test_a_stopped_mirror_says_so_and_hears_no_more(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    await desk.begin(table)
    await desk.quiet()
    (mirror,) = await desk.mirrors.of_table(table)
    assert await desk.sender.take_down(mirror)
    assert not await desk.sender.take_down(mirror)
    await desk.rig.tables.start(table, ANN)
    await asyncio.sleep(0.02)
    assert desk.channels.texts() == [f"Table {table} is no longer mirrored here."]
    await desk.begin(table)
    await desk.quiet()
    assert sum("Mirror of" in text for text in desk.channels.texts()) == 1


class Interrupted(FakeChannels):
    """Does something else while Discord works on an edit."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def edit(self, channel: int, message: int, screen: Screen) -> Failed | None:
        if self.meanwhile is not None:
            act, self.meanwhile = self.meanwhile, None
            await act()
        return await super().edit(channel, message, screen)


async def test_a_mirror_that_is_stopped_while_it_is_drawn_stays_stopped(rigs: Build) -> None:
    channels = Interrupted()
    desk = await desk_of(rigs, channels)
    table = await lobby(desk)
    await desk.begin(table)
    await desk.quiet()
    (mirror,) = await desk.mirrors.of_table(table)
    channels.meanwhile = partial(desk.sender.take_down, mirror)
    await desk.rig.tables.start(table, ANN)
    async with asyncio.timeout(20):
        while await desk.mirrors.tables():
            await asyncio.sleep(0.01)
    await desk.sender.stop(5)
    assert "no longer mirrored" in channels.texts()[0]


async def test_a_table_has_five_mirrors_at_most_and_one_a_channel(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    for channel in range(3, 8):
        await desk.begin(table, channel)
    for channel, reason in ((8, "too_many_mirrors"), (3, "mirrored"), (2, "mirrored")):
        with pytest.raises(TableError, match=reason):
            await desk.begin(table, channel)
    await desk.rig.tables.end(table, ANN)
    await desk.quiet()
    assert await desk.mirrors.tables() == []
    with pytest.raises(TableError, match="over"):
        await desk.begin(table, 8)


async def test_an_end_is_told_under_the_same_nonce_whatever_is_voted_meanwhile(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    await desk.begin(table)
    (mirror,) = await desk.mirrors.of_table(table)
    state = await desk.rig.tables.look(table)
    voted = replace(state, row=replace(state.row, version=state.row.version + 1))
    assert end_nonce(voted, mirror) == end_nonce(state, mirror) != board_nonce(state, mirror)


async def test_a_board_far_up_or_deleted_is_posted_again(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await lobby(desk)
    await desk.begin(table)
    await desk.rig.tables.start(table, ANN)
    rng = Random("far")
    for _ in range(40):
        await step(desk.rig, table, rng)
        await desk.quiet()
    boards = [number for number, one in desk.channels.messages.items() if not is_story(one.text)]
    assert len(boards) == 1
    assert desk.channels.calls.count("delete") > 0
    del desk.channels.messages[boards[0]]
    while not any("Mirror of" in text for text in desk.channels.texts()):
        await step(desk.rig, table, rng)
        await desk.quiet()
    assert desk.lines(ELSEWHERE)
