"""The outbox's hands: each thing said once and in order, boards in step, whatever Discord does meanwhile."""

import asyncio
from collections.abc import Callable

import pytest

from bot.client.boards import Boards, retire
from bot.client.calls import Failed
from bot.client.sender import Sender
from bot.client.speaker import Speaker
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.screens.screen import Screen
from bot.tables import pausing
from bot.tables.house.places import Place
from bot.tables.house.rulebook import HouseRulebook
from bot.tables.personal import Personal
from bot.texts import Texts
from tests.client.fake_channels import Crash, FakeChannels
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB, Rig

rigs = rigs_of_tables
TEXTS = Texts.load(DATA / "texts")


class Desk:
    """A sender on a rig's tables, with channels in memory and wall-clock time standing still at `now`."""

    def __init__(self, rig: Rig, channels: FakeChannels) -> None:
        self.rig = rig
        self.channels = channels
        self.now = 1_000_000.0
        self.troubles = Troubles()
        boards = Boards(rig.tables, rig.repository, channels, TEXTS, Library(), 0.0, lambda: self.now)
        self.house = HouseRulebook(rig.repository, Library(), ["en"], rig.clock)
        speaker = Speaker(rig.tables, channels, TEXTS, Library(), self.house.ping_habit)
        self.sender = Sender(rig.tables, speaker, boards, channels, self.troubles, rig.clock)
        rig.tables.listen(self.sender.wake)

    async def until(self, seen: Callable[[], bool]) -> None:
        """Wait until the channels show something."""
        async with asyncio.timeout(20):
            while not seen():
                await asyncio.sleep(0.005)

    async def quiet(self) -> None:
        """Wait until nothing is left to show."""
        async with asyncio.timeout(20):
            while await self.rig.tables.outbox.tables():
                await asyncio.sleep(0.005)

    async def until_paused(self, table: int, *, wanted: bool) -> None:
        """Wait until a table stands still, or goes on."""
        async with asyncio.timeout(20):
            while ((await self.rig.document(table)).paused_at is not None) is not wanted:
                await asyncio.sleep(0.005)

    async def answer_all(self, table: int) -> None:
        """Everybody answers what they are asked with the first possible answer."""
        state = await self.rig.tables.look(table)
        for seat, record in enumerate(state.seats):
            for asked in (await self.rig.tables.look(table)).open_to(seat)[:1]:
                picks = [asked.answers()[0]] if asked.most == 1 else asked.options[: asked.least]
                await self.rig.tables.answer(table, record.user, asked.id, picks)


async def desk_of(rigs: Build) -> Desk:
    rig = await rigs(library=Library())
    desk = Desk(rig, FakeChannels())
    await desk.sender.start()
    return desk


async def test_a_lobby_and_a_board_are_posted_once_and_kept_in_step(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    posted = desk.channels.texts()
    assert len(posted) == 3
    for text in ("The game has begun", "Everybody chooses a baby", f"<@{ANN}> and <@{BOB}>, you're asked"):
        assert sum(text in one for one in posted) == 1
    await desk.answer_all(table)
    await desk.quiet()
    assert any("turn 1" in text for text in desk.channels.texts())
    assert not any("you're asked" in text for text in desk.channels.texts())


async def test_a_call_from_before_a_restart_goes_when_it_is_answered(rigs: Build) -> None:
    for while_down in (False, True):
        desk = await desk_of(rigs)
        table = await desk.rig.game(BOB)
        await desk.quiet()
        await desk.sender.stop(5.0)
        if while_down:
            await desk.answer_all(table)
        again = Desk(await desk.rig.again(), desk.channels)
        await again.sender.start()
        if not while_down:
            await again.answer_all(table)
        await again.quiet()
        assert not any("you're asked" in text for text in desk.channels.texts())
        assert sum("it's your turn" in text for text in desk.channels.texts()) == 1
        await again.rig.repository.close()


@pytest.mark.parametrize("code", [10008, 30046, 50013])
async def test_a_call_that_can_not_be_taken_away_holds_nothing_up(rigs: Build, code: int) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    desk.channels.refuse["delete"] = [code]
    await desk.answer_all(table)
    await desk.quiet()
    assert any("it's your turn" in text for text in desk.channels.texts())
    assert desk.channels.calls.count("delete") == 1


async def after_a_crash(rigs: Build, place: int) -> tuple[Desk, int]:
    """Give the desk of a new process, and its game: the one before was killed when it had sent so many messages."""
    rig = await rigs(library=Library())
    desk = Desk(rig, FakeChannels(crash_after=place))
    table = await rig.game(BOB)
    with pytest.raises(Crash):
        await desk.sender._bring_up_to_date(table)  # pyright: ignore[reportPrivateUsage]
    return Desk(await rig.again(), desk.channels), table


async def test_a_crash_between_sending_and_noting_says_nothing_twice(rigs: Build) -> None:
    for place in range(1, 4):
        again, _ = await after_a_crash(rigs, place)
        await again.sender.start()
        await again.quiet()
        assert len(again.channels.messages) == 3
        await again.rig.repository.close()


async def test_a_board_that_was_sent_but_not_noted_shows_what_has_happened_since(rigs: Build) -> None:
    rig = await rigs(library=Library())
    desk = Desk(rig, FakeChannels(crash_after=1))
    table = await rig.lobby(BOB)
    with pytest.raises(Crash):
        await desk.sender._bring_up_to_date(table)  # pyright: ignore[reportPrivateUsage]
    await rig.tables.start(table, ANN)
    again = Desk(await rig.again(), desk.channels)
    await again.sender.start()
    await again.quiet()
    shown = again.channels.texts()[0]
    await again.rig.repository.close()
    assert "The game has begun" in shown


async def test_a_call_that_was_sent_but_not_noted_goes_even_if_its_time_is_over(rigs: Build) -> None:
    for place in range(1, 4):
        again, table = await after_a_crash(rigs, place)
        await again.answer_all(table)
        await again.sender.start()
        await again.quiet()
        assert not any("you're asked" in text for text in again.channels.texts())
        assert sum("it's your turn" in text for text in again.channels.texts()) == 1
        await again.rig.repository.close()


async def test_a_board_that_is_gone_or_too_old_is_posted_again(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    for code in (10008, 30046, 50083):
        before = max(desk.channels.messages)
        desk.channels.refuse["edit"] = [code, code]  # of the call, then of the board
        await desk.rig.tables.interruptions.pause(table)
        await desk.rig.tables.interruptions.go_on(table)
        await desk.until(lambda before=before: max(desk.channels.messages) > before)
        await desk.quiet()
    assert sum("Draw pile" in text for text in desk.channels.texts()) == 1


async def test_a_board_older_than_an_hour_is_posted_again(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    first = max(desk.channels.messages)
    desk.now = 4_000_000_000.0
    await desk.answer_all(table)
    await desk.until(lambda: any("turn 1" in text for text in desk.channels.texts()))
    await desk.quiet()
    assert max(desk.channels.messages) > first


async def test_a_closed_channel_is_left_alone_and_the_table_stands_still(rigs: Build) -> None:
    desk = await desk_of(rigs)
    desk.channels.refuse["post"] = [50013] * 100
    table = await desk.rig.game(BOB)
    await desk.until(lambda: desk.troubles.of(2) is not None)
    await desk.until_paused(table, wanted=True)
    calls = len(desk.channels.calls)
    for _ in range(20):
        desk.sender.wake(table)
        await asyncio.sleep(0.002)
    assert len(desk.channels.calls) == calls
    desk.channels.refuse.clear()
    desk.sender.try_again({2}, {table})
    await desk.until_paused(table, wanted=False)
    await desk.quiet()
    assert desk.troubles.of(2) is None


async def test_who_needs_no_ping_gets_no_message(rigs: Build) -> None:
    desk = await desk_of(rigs)
    for user in (ANN, BOB):
        await desk.rig.tables.set_personal(user, Personal(ping="never"))
    await desk.rig.game(BOB)
    await desk.quiet()
    assert len(desk.channels.messages) == 2


async def test_the_server_says_how_people_are_pinged_who_have_not_said_it(rigs: Build) -> None:
    desk = await desk_of(rigs)
    await desk.house.change(Place(1), {"ping_habit": "never"}, ANN)
    await desk.rig.tables.set_personal(BOB, Personal(ping="always"))
    await desk.rig.game(BOB)
    await desk.quiet()
    assert [posted.mentions for posted in desk.channels.messages.values() if posted.mentions] == [(BOB,)]


async def test_the_call_to_a_vote_says_after_a_pause_until_when_it_is_open_now(rigs: Build) -> None:
    desk = await desk_of(rigs)
    rig, channels = desk.rig, desk.channels
    table = await rig.lobby(BOB)
    await rig.tables.set_up(table, ANN, rules={"first_player": "vote"})
    await rig.tables.start(table, ANN)
    await desk.quiet()
    closes = int(rig.clock.now() + 90)
    assert any(f"<t:{closes}:R>" in text and "Vote for who begins" in text for text in channels.texts())
    await rig.tables.interruptions.pause(table)
    rig.clock.set(rig.clock.now() + 500.0)
    await rig.tables.interruptions.go_on(table)
    await desk.quiet()
    called = [text for text in channels.texts() if "· [To the vote]" in text]
    assert [f"<t:{closes + 500}:R>" in text for text in called] == [True]


async def test_what_can_not_be_said_is_logged_and_passed_over(rigs: Build, caplog: pytest.LogCaptureFixture) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.lobby(BOB)
    await desk.quiet()
    desk.channels.broken = "you're asked"
    await desk.rig.tables.start(table, ANN)
    await desk.quiet()
    assert f"table {table}: item" in caplog.text
    assert any("Everybody chooses a baby" in text for text in desk.channels.texts())


async def test_a_stop_lets_what_is_being_sent_be_sent(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.lobby(BOB)
    await desk.until(lambda: desk.channels.messages != {})
    await desk.sender.stop(5.0)
    assert {kept.message for kept in await desk.rig.tables.outbox.boards(table)} == set(desk.channels.messages)
    calls = len(desk.channels.calls)
    desk.sender.wake(table)
    await asyncio.sleep(0.02)
    assert len(desk.channels.calls) == calls


async def test_a_reminder_from_before_a_restart_goes_as_well(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    await desk.rig.after(61)
    await desk.quiet()
    assert sum("your time is nearly over" in text for text in desk.channels.texts()) == 1
    await desk.sender.stop(5.0)
    again = Desk(await desk.rig.again(), desk.channels)
    await again.sender.start()
    await again.rig.tables.interruptions.outage(600.0)
    await again.quiet()
    until = (await again.rig.tables.look(table)).waiting()[0].until
    assert sum(f"<t:{int(until)}:R>" in text for text in desk.channels.texts()) == 3
    await again.answer_all(table)
    await again.quiet()
    assert not any("your time is nearly over" in text for text in desk.channels.texts())
    await again.rig.repository.close()


async def test_a_board_says_that_its_table_stands_still_where_it_can(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    desk.channels.refuse["post"] = [50013]
    await desk.answer_all(table)
    await desk.until_paused(table, wanted=True)
    await desk.until(lambda: any("This table stands still" in text for text in desk.channels.texts()))
    desk.sender.try_again({2}, {table})
    await desk.until_paused(table, wanted=False)
    await desk.quiet()
    assert not any("stands still" in text for text in desk.channels.texts())
    assert any("turn 1" in text for text in desk.channels.texts())


@pytest.mark.parametrize("code", [10003, 50001])
async def test_what_was_left_in_a_channel_that_is_shut_holds_nothing_up(rigs: Build, code: int) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.lobby(BOB)
    await desk.quiet()
    desk.channels.shut[2] = code  # before the lobby says that the game has begun
    await desk.rig.tables.start(table, ANN)
    await desk.until_paused(table, wanted=True)
    await desk.rig.tables.move(table, ANN, 3)
    await desk.until_paused(table, wanted=False)
    await desk.quiet()
    there = [posted.text for posted in desk.channels.messages.values() if posted.channel == 3]
    assert sum("Draw pile" in text for text in there) == 1
    assert not any("stands still" in text for text in there)


async def test_a_board_that_was_not_lost_with_its_channel_is_posted_where_its_table_is(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    desk.channels.shut[2] = 10003
    keeper = desk.rig.tables._keeper  # pyright: ignore[reportPrivateUsage]
    await keeper.change(table, lambda work: pausing.move_out(work, 3))  # a process that dies then has lost no board
    posted = desk.channels.messages
    await desk.until(lambda: any(one.channel == 3 and "Draw pile" in one.text for one in posted.values()))
    await desk.quiet()
    assert (await desk.rig.document(table)).paused_at is None


@pytest.mark.parametrize("code", [160005, 50083])
async def test_a_closed_thread_is_left_for_its_channel(rigs: Build, code: int) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    desk.channels.parents[2] = 77
    desk.channels.refuse["post"] = [code]
    await desk.answer_all(table)
    await desk.until(lambda: any(posted.channel == 77 for posted in desk.channels.messages.values()))
    await desk.quiet()
    there = [posted.text for posted in desk.channels.messages.values() if posted.channel == 77]
    for text in ("turn 1", "it's your turn", f"The thread of table {table} is closed"):
        assert sum(text in one for one in there) == 1, text


async def test_a_closed_thread_without_a_channel_makes_its_table_stand_still(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    desk.channels.refuse["post"] = [160005]
    await desk.answer_all(table)
    await desk.until_paused(table, wanted=True)


async def test_what_is_said_names_the_table_where_two_share_a_channel(rigs: Build) -> None:
    desk = await desk_of(rigs)
    alone = await desk.rig.game(BOB)
    await desk.quiet()
    assert not any(text.startswith("-# Table") for text in desk.channels.texts())
    other = await desk.rig.game(BOB)
    await desk.answer_all(alone)
    await desk.quiet()
    called = [text for text in desk.channels.texts() if "<@" in text]
    assert sorted(text.splitlines()[0] for text in called) == [f"-# Table {alone}", f"-# Table {other}"]


async def test_a_board_that_somebody_posts_anew_meanwhile_is_not_posted_twice(rigs: Build) -> None:
    desk = await desk_of(rigs)
    table = await desk.rig.game(BOB)
    await desk.quiet()
    (kept,) = [one for one in await desk.rig.tables.outbox.boards(table) if one.name == "board"]
    editing, outbox = desk.channels.edit, desk.rig.tables.outbox

    async def overtaken(channel: int, message: int, screen: Screen) -> Failed | None:
        if message == kept.message and kept.message in desk.channels.messages:
            await retire(desk.channels, outbox, kept, "board")
        return await editing(channel, message, screen)

    desk.channels.edit = overtaken
    await desk.answer_all(table)
    await desk.until(lambda: any("turn 1" in text for text in desk.channels.texts()))
    await desk.quiet()
    assert sum("Draw pile" in text for text in desk.channels.texts()) == 1
