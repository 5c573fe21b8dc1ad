"""House rule `own_thread`: the table opens in a thread of its own, and is found there whatever happens to it."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.sandbox.model.channel_actions import deny
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.permissions import Permission
from tests.cogs.conftest import Inside
from tests.cogs.test_connection import until_paused
from tests.cogs.test_watching import answer, private


async def until(seen: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not seen():
            await asyncio.sleep(0.02)


def threads(inside: Inside) -> list[Channel]:
    return [channel for channel in inside.ann.channels() if channel.parent_id == inside.channel.id]


def texts(inside: Inside, channel: Channel) -> list[str]:
    return [message.text for message in inside.ann.messages(channel) if message.private_to is None]


async def no_more_threads(*_: object, **__: object) -> None:
    raise discord.HTTPException(cast(Any, SimpleNamespace(status=400, reason="no")), {"code": 160006})


async def opened(inside: Inside) -> str:
    await inside.ann.slash("houserules set", inside.channel, key="own_thread", value="true")
    told = private(await inside.ann.slash("table new", inside.channel)).text
    await inside.settled()
    return told


async def test_a_table_is_opened_played_and_found_in_its_thread(inside: Inside) -> None:
    assert "It gets a thread of its own here" in await opened(inside)
    (thread,) = threads(inside)
    assert thread.name == "Table 1 · Unstable Unicorns · second edition"
    assert thread.thread is not None
    assert thread.thread.auto_archive_minutes == 10_080
    assert [text for text in texts(inside, inside.channel) if "opens table 1" in text] == texts(inside, inside.channel)
    await until(lambda: any("Seats: 1 Ann" in text for text in texts(inside, thread)))
    assert "You sit at table 1" in private(await inside.bob.slash("table join", inside.channel)).text
    await inside.ann.slash("table start", inside.channel)
    await until(lambda: any("the game begins" in text for text in texts(inside, thread)))
    inside.server.crowd.set_thread(thread, archived=True)
    await answer(inside, inside.ann)
    await answer(inside, inside.bob)
    await until(lambda: any("turn 1" in text for text in texts(inside, thread)))
    assert not thread.thread.archived
    boards = [text for text in texts(inside, thread) if "Draw pile" in text]
    assert len(boards) == 1
    state = await inside.bot.services.tables.look(1)
    assert (state.row.channel, state.home) == (thread.id, inside.channel.id)
    inside.server.crowd.delete_channel(thread)
    await until_paused(inside, wanted=True)
    assert "at the end of the channel" in private(await inside.ann.slash("table board", inside.channel)).text
    await until(lambda: any("Draw pile" in text for text in texts(inside, inside.channel)))
    await until_paused(inside, wanted=False)
    assert inside.server.rejections == []


@pytest.mark.parametrize("lacking", [Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS])
async def test_without_a_permission_it_is_an_ordinary_table(inside: Inside, lacking: Permission) -> None:
    deny(inside.server.world, inside.channel, inside.server.world.bot.id, lacking)
    assert "It stays in this channel" in await opened(inside)
    assert threads(inside) == []
    await inside.offering("Join")
    assert (await inside.bot.services.tables.look(1)).row.channel == inside.channel.id
    assert inside.server.rejections == []


async def test_a_permission_that_goes_at_the_last_moment_leaves_an_ordinary_table(inside: Inside) -> None:
    tables = inside.bot.services.tables
    guild = inside.channel.guild_id
    assert guild is not None
    deny(inside.server.world, inside.channel, inside.server.world.bot.id, Permission.CREATE_PUBLIC_THREADS)
    table = await tables.open(guild, inside.channel.id, inside.ann.id, "Ann", wants_thread=True)
    await inside.offering("Join")
    assert not any("opens table" in text for text in texts(inside, inside.channel))
    assert not (await tables.look(table)).document.wants_thread


async def test_a_lobby_that_ends_before_its_thread_opens_gets_none(inside: Inside) -> None:
    tables, guild = inside.bot.services.tables, inside.channel.guild_id
    assert guild is not None
    await inside.bot.sender.stop(5.0)
    table = await tables.open(guild, inside.channel.id, inside.ann.id, "Ann", wants_thread=True)
    await tables.end(table, inside.ann.id)
    await inside.bot.sender.start()
    await until(lambda: any("closes this table" in text for text in texts(inside, inside.channel)))
    assert threads(inside) == []
    assert not (await tables.look(table)).document.wants_thread


async def test_a_crash_after_the_message_or_the_thread_opens_neither_twice(inside: Inside) -> None:
    services, guild = inside.bot.services, inside.channel.guild_id
    assert guild is not None
    settle = services.tables.interruptions.settle_thread
    crashes = 0

    async def crash(table: int, thread: int | None, *, crowded: bool = False) -> None:
        nonlocal crashes
        crashes += 1
        if crashes == 1:
            raise TimeoutError
        await settle(table, thread, crowded=crowded)

    services.tables.interruptions.settle_thread = crash
    table = await services.tables.open(guild, inside.channel.id, inside.ann.id, "Ann", wants_thread=True)
    await until(lambda: crashes == 1)
    inside.bot.sender.wake(table)
    await until(lambda: len(threads(inside)) == 1 and texts(inside, threads(inside)[0]))
    assert len(texts(inside, inside.channel)) == 1
    assert (await services.tables.look(table)).row.channel == threads(inside)[0].id


async def test_who_practises_in_a_thread_is_not_given_another_table(inside: Inside) -> None:
    await inside.ann.slash("houserules set", inside.channel, key="own_thread", value="true")
    await inside.ann.slash("table practice", inside.channel)
    await until(lambda: threads(inside))
    await inside.settled()
    again = private(await inside.ann.slash("table practice", inside.channel))
    assert "You are practising at table 1 already." in again.text


async def test_a_server_with_all_the_threads_it_may_have_gets_an_ordinary_table(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.PartialMessage, "create_thread", no_more_threads)
    guild = inside.channel.guild_id
    assert guild is not None
    table = await inside.bot.services.tables.open(guild, inside.channel.id, inside.ann.id, "Ann", wants_thread=True)
    await inside.offering("Join")
    assert not (await inside.bot.services.tables.look(table)).document.wants_thread
    full = "This server has as many open threads as Discord allows, so table 1 stays in this channel."
    await until(lambda: texts(inside, inside.channel)[-1] == full)
    await inside.bob.slash("table join", inside.channel)
    await until(lambda: "2 Bob" in texts(inside, inside.channel)[0])
    assert texts(inside, inside.channel).count(full) == 1
