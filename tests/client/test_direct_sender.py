"""Direct messages of tables: posted once, kept in step, left alone where nobody takes them, never in the way."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.client.bucket import Bucket
from bot.client.calls import Failed
from bot.client.direct_screens import DirectScreens
from bot.client.direct_sender import CLOSED_SECONDS, DirectSender
from bot.content.yaml_files import DATA
from bot.screens import layouts
from bot.screens.screen import Screen
from bot.tables.directs import Place, asked_directly, is_current
from bot.tables.personal import Personal
from bot.tables.reach import read_reach
from bot.tables.state import TableState
from bot.texts import Texts
from tests.client.fake_channels import Crash, FakeChannels
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.fake_game import Stage, action, bids
from tests.tables.rig import ANN, BOB, CYN, Rig

rigs = rigs_of_tables
TEXTS = Texts.load(DATA / "texts")
HAND = ["4", "3"]


class PlainScreens(DirectScreens):
    """Says in a word how a direct message should stand; the fake game has no screens."""

    async def draw(self, state: TableState, direct: Place) -> Screen:
        asked = asked_directly(state, direct.seat) if is_current(state, direct) else []
        word = "asks" if asked else "placed" if is_current(state, direct) else "over"
        return layouts.screen([f"{word} {state.id}:{direct.seat}:{direct.chapter}"])


class DirectChannels(FakeChannels):
    """Opens direct messages in the channel numbered by the person; `closed` people take none."""

    def __init__(self) -> None:
        super().__init__()
        self.closed: dict[int, int] = {}
        self.opened: list[int] = []

    async def open_direct(self, user: int) -> int | Failed:
        self.opened.append(user)
        codes = self.refuse.get("open", [])
        return Failed(codes.pop(0)) if codes else user

    async def post(self, channel: int, screen: Screen, nonce: str) -> int | Failed:
        if channel in self.closed:
            self.calls.append("post")
            raise discord.Forbidden(_Response(), {"code": self.closed[channel], "message": "no"})  # type: ignore[arg-type]
        return await super().post(channel, screen, nonce)


class _Response:
    status, reason = 403, "Forbidden"


class Desk:
    def __init__(self, rig: Rig, channels: DirectChannels, most: int = 100) -> None:
        self.rig = rig
        self.channels = channels
        screens = PlainScreens(rig.tables, rig.repository, TEXTS)
        self.bucket = Bucket(most, 1000.0, rig.clock.now)
        self.sender = DirectSender(rig.tables, rig.repository, channels, screens, self.bucket, rig.clock)
        rig.tables.listen(self.sender.wake)

    async def dirty(self, table: int) -> list[str]:
        return [each.board.name for each in await self.rig.tables.outbox.directs(table) if each.board.dirty]

    async def quiet(self, table: int) -> None:
        async with asyncio.timeout(20):
            while await self.dirty(table):
                await asyncio.sleep(0.005)

    async def until(self, seen: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not seen():
                await asyncio.sleep(0.005)


async def desk_of(rigs: Build, stages: list[Stage], most: int = 100) -> Desk:
    desk = Desk(await rigs(stages), DirectChannels(), most)
    await desk.sender.start()
    return desk


async def test_one_message_a_seat_and_chapter_is_edited_and_goes_when_the_next_one_comes(rigs: Build) -> None:
    day, next_day = bids({0: HAND, 1: HAND}), bids({0: HAND, 1: HAND}, chapter=2)
    desk = await desk_of(rigs, [day, day, next_day])
    table = await desk.rig.game(BOB)
    await desk.quiet(table)
    assert sorted(desk.channels.texts()) == [f"asks {table}:0:1", f"asks {table}:1:1"]
    await desk.rig.press(table, ANN, "3")
    await desk.quiet(table)
    assert sorted(desk.channels.texts()) == [f"asks {table}:1:1", f"placed {table}:0:1"]
    await desk.rig.press(table, BOB, "3")
    await desk.quiet(table)
    assert sorted(desk.channels.texts()) == [f"asks {table}:0:1", f"asks {table}:1:1"]
    for user in (ANN, BOB):
        await desk.rig.press(table, user, "3")
    await desk.quiet(table)
    assert sorted(desk.channels.texts()) == [f"asks {table}:0:2", f"asks {table}:1:2"]
    assert desk.channels.opened == [ANN, BOB]
    assert {posted.channel for posted in desk.channels.messages.values()} == {ANN, BOB}


@pytest.mark.parametrize("code", [50007, 50278, 50001, 240000])
async def test_closed_messages_are_left_alone_for_a_while(rigs: Build, code: int) -> None:
    stages = [bids({0: HAND, 1: HAND}, chapter=day) for day in (1, 2, 3)]
    desk = await desk_of(rigs, stages)
    desk.channels.closed[BOB] = code
    table = await desk.rig.game(BOB)
    await desk.quiet(table)
    assert desk.channels.texts() == [f"asks {table}:0:1"]
    calls = desk.channels.calls.count("post")
    assert calls == 2
    for user in (ANN, BOB):
        await desk.rig.press(table, user, "3")
    await desk.quiet(table)
    assert desk.channels.calls.count("post") == calls + 1
    assert (await read_reach(desk.rig.repository, BOB)).closed_until == desk.rig.clock.now() + CLOSED_SECONDS
    desk.channels.closed.clear()
    desk.rig.clock.set(desk.rig.clock.now() + CLOSED_SECONDS)
    for user in (ANN, BOB):
        await desk.rig.press(table, user, "3")
    await desk.until(lambda: f"asks {table}:1:3" in desk.channels.texts())


async def test_who_wants_none_gets_none_and_may_change_that(rigs: Build) -> None:
    desk = await desk_of(rigs, [bids({0: HAND, 1: HAND})])
    await desk.rig.tables.set_personal(BOB, Personal(bid_messages="channel"))
    table = await desk.rig.game(BOB)
    await desk.quiet(table)
    assert desk.channels.texts() == [f"asks {table}:0:1"]
    await desk.rig.tables.set_personal(BOB, Personal())
    await desk.until(lambda: f"asks {table}:1:1" in desk.channels.texts())


@pytest.mark.parametrize("place", [1, 2])
async def test_a_crash_between_sending_and_noting_posts_nothing_twice(rigs: Build, place: int) -> None:
    rig = await rigs([bids({0: HAND, 1: HAND, 2: HAND})])
    channels = DirectChannels()
    channels.crash_after = place
    desk = Desk(rig, channels)
    table = await rig.game(BOB, CYN)
    *before, dying = (await desk.dirty(table))[:place]
    for name in before:
        await desk.sender._bring_up_to_date((table, name))  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(Crash):
        await desk.sender._bring_up_to_date((table, dying))  # pyright: ignore[reportPrivateUsage]
    for user in (ANN, BOB):
        await rig.press(table, user, "3")
    again = Desk(await rig.again(), channels)
    await again.sender.start()
    await again.quiet(table)
    posted = [f"placed {table}:{seat}:1" for seat in range(place)]
    assert channels.texts() == [*posted, f"asks {table}:2:1"]
    assert len([kept for kept in await again.rig.tables.outbox.directs(table) if kept.board.message]) == place + 1
    await again.rig.repository.close()


async def test_what_was_answered_before_it_could_be_sent_is_not_sent(rigs: Build) -> None:
    desk = await desk_of(rigs, [bids({0: HAND, 1: HAND}), action(0)], most=1)
    table = await desk.rig.game(BOB)
    await desk.until(lambda: len(desk.channels.messages) == 1)
    late = int(desk.channels.texts()[0] == f"asks {table}:0:1")
    await desk.rig.press(table, (ANN, BOB)[late], "3")
    await desk.quiet(table)
    assert len(desk.channels.messages) == 1


@pytest.mark.parametrize("code", [10008, 30046])
async def test_a_message_that_is_gone_or_too_old_is_posted_again_if_it_asks(rigs: Build, code: int) -> None:
    desk = await desk_of(rigs, [bids({0: HAND}), bids({0: HAND, 1: HAND}), bids({1: HAND})])
    table = await desk.rig.game(BOB)
    await desk.quiet(table)
    desk.channels.refuse["edit"] = [code]
    first = max(desk.channels.messages)
    await desk.rig.press(table, ANN, "4")
    await desk.until(lambda: len(desk.channels.texts()) >= 2 and max(desk.channels.messages) > first)
    await desk.quiet(table)
    assert desk.channels.texts().count(f"asks {table}:0:1") == 1 + (code == 10008)
    desk.channels.refuse["edit"] = [code]
    await desk.rig.press(table, ANN, "4")
    await desk.quiet(table)
    assert f"placed {table}:0:1" not in desk.channels.texts()


async def test_too_many_opened_at_once_makes_everybody_wait(rigs: Build) -> None:
    desk = await desk_of(rigs, [bids({0: HAND})])
    desk.channels.refuse["open"] = [40003]
    table = await desk.rig.game(BOB)
    await desk.until(lambda: len(desk.channels.opened) == 1)
    await asyncio.sleep(0.05)
    assert desk.channels.opened == [ANN]
    assert desk.channels.texts() == []
    assert len(await desk.dirty(table)) == 1
    assert desk.bucket.take() > 0
    assert (await read_reach(desk.rig.repository, ANN)).closed_until == 0


async def test_who_is_away_is_not_written_to(rigs: Build) -> None:
    desk = await desk_of(rigs, [action(0), action(0), bids({0: HAND, 1: HAND})])
    table = await desk.rig.game(BOB)
    await desk.rig.after(200)
    assert (await desk.rig.document(table)).seats[0].away
    await desk.quiet(table)
    assert f"asks {table}:0:1" not in desk.channels.texts()
