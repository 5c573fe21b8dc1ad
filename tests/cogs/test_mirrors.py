"""`/watch here`, in a thread, and stop: who may, where, and what comes of it in Discord."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.sandbox.model.channel_actions import ThreadPlan, add_thread, clear_overwrite, deny, set_overwrite
from bot.sandbox.model.channels import Channel, Overwrite
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.people.person import Person
from bot.tables.errors import TableError
from tests.cogs.conftest import Inside
from tests.cogs.test_own_threads import no_more_threads
from tests.cogs.test_watching import answer, game, hide, labels, other_channel, private, stranger


def public(inside: Inside, channel: Channel) -> list[Message]:
    return [message for message in inside.ann.messages(channel) if message.private_to is None]


async def until(seen: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not seen():
            await asyncio.sleep(0.02)


def moderator(inside: Inside, channel: Channel) -> Person:
    """Zoe, who may take messages away in a channel."""
    zoe = stranger(inside)
    allowed = Overwrite(zoe.id, 1, allow=int(Permission.MANAGE_MESSAGES))
    set_overwrite(inside.server.world, channel, allowed)
    return zoe


def mirror(inside: Inside, channel: Channel) -> str:
    return next((message.text for message in public(inside, channel) if "Mirror of" in message.text), "")


async def test_a_table_is_shown_in_another_channel_until_that_is_ended(inside: Inside) -> None:
    elsewhere = other_channel(inside)
    zoe = moderator(inside, elsewhere)
    await game(inside)
    assert "is mirrored here" in private(await zoe.slash("watch", elsewhere, where="here")).text
    await until(lambda: "the game begins" in mirror(inside, elsewhere))
    assert (
        "This table is shown in this channel already" in private(await zoe.slash("watch", elsewhere, where="here")).text
    )
    await answer(inside, inside.ann)
    await answer(inside, inside.bob)
    await until(lambda: "turn 1" in mirror(inside, elsewhere))
    await until(lambda: any("Turn 1: " in message.text for message in public(inside, elsewhere)))
    board = next(message for message in public(inside, elsewhere) if "Mirror of" in message.text)
    assert labels(board) == ["Story", "Rules"]
    (picture,) = board.attachments
    assert "unicorns" in (picture.description or "")
    told = private(await zoe.press(board, label="Story"))
    assert "Turn 1: " in told.text
    assert all(message.mention_ids == [] for message in public(inside, elsewhere))
    assert "is no longer mirrored here" in private(await zoe.slash("watch", elsewhere, where="stop")).text
    await until(lambda: labels(board) == [])
    assert "No such mirror" in private(await zoe.slash("watch", elsewhere, where="stop")).text
    assert inside.server.rejections == []


async def test_a_thread_of_its_own_gets_the_mirror_and_is_opened_again_when_archived(inside: Inside) -> None:
    elsewhere = other_channel(inside)
    zoe = moderator(inside, elsewhere)
    await game(inside)
    assert "is mirrored in <#" in private(await zoe.slash("watch", elsewhere, where="thread")).text
    thread = next(channel for channel in inside.ann.channels() if channel.parent_id == elsewhere.id)
    assert thread.name == "Table 1 · Unstable Unicorns · second edition"
    assert thread.thread is not None
    assert thread.thread.auto_archive_minutes == 10_080
    await until(lambda: "the game begins" in mirror(inside, thread))
    board = next(message for message in public(inside, thread) if "Mirror of" in message.text)
    inside.server.crowd.set_thread(thread, archived=True)
    await answer(inside, inside.ann)
    await answer(inside, inside.bob)
    await until(lambda: "turn 1" in board.text)
    inside.server.crowd.delete_channel(thread)
    await until(lambda: inside.ann.id and zoe.direct_messages())
    assert "has ended" in zoe.direct_messages()[-1].text
    assert await inside.bot.services.mirrors.tables() == []
    assert inside.server.rejections == []


@pytest.mark.parametrize("where", ["here", "thread", "stop"])
async def test_who_may_not_manage_messages_here_gets_no_mirror(inside: Inside, where: str) -> None:
    elsewhere = other_channel(inside)
    zoe = moderator(inside, inside.channel)
    await game(inside)
    refused = private(await zoe.slash("watch", elsewhere, where=where))
    assert "needs the permission Manage Messages" in refused.text
    assert await inside.bot.services.mirrors.tables() == []


@pytest.mark.parametrize(
    ("whose", "lacking", "where", "said"),
    [
        ("bot", Permission.SEND_MESSAGES, "here", "I lack the permission Send Messages"),
        ("bot", Permission.CREATE_PUBLIC_THREADS, "thread", "I lack the permission Create Public Threads"),
        ("bot", Permission.SEND_MESSAGES_IN_THREADS, "thread", "I lack the permission Send Messages in Threads"),
        ("person", Permission.CREATE_PUBLIC_THREADS, "thread", "needs the permission Create Public Threads"),
    ],
)
async def test_what_lacks_is_named(inside: Inside, whose: str, lacking: Permission, where: str, said: str) -> None:
    elsewhere = other_channel(inside)
    zoe = moderator(inside, elsewhere)
    who = inside.server.world.bot.id if whose == "bot" else zoe.id
    if whose == "bot":
        deny(inside.server.world, elsewhere, who, lacking)
    else:
        both = Overwrite(who, 1, allow=int(Permission.MANAGE_MESSAGES), deny=int(lacking))
        set_overwrite(inside.server.world, elsewhere, both)
    await game(inside)
    assert said in private(await zoe.slash("watch", elsewhere, where=where)).text
    assert await inside.bot.services.mirrors.tables() == []
    clear_overwrite(inside.server.world, elsewhere, who)
    assert inside.server.rejections == []


async def test_a_server_with_all_the_threads_it_may_have_is_told_so(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.TextChannel, "create_thread", no_more_threads)
    elsewhere = other_channel(inside)
    await game(inside)
    told = private(await moderator(inside, elsewhere).slash("watch", elsewhere, where="thread")).text
    assert "as many open threads as Discord allows" in told


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_thread_whose_mirror_can_not_begin_is_closed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, *, may_delete: bool
) -> None:
    async def over(*_: object) -> None:
        raise TableError("over")

    monkeypatch.setattr(inside.bot.services.mirrors, "begin", over)
    elsewhere, world = other_channel(inside), inside.server.world
    if may_delete:
        set_overwrite(world, elsewhere, Overwrite(world.bot.id, 1, allow=int(Permission.MANAGE_THREADS)))
    await game(inside)
    await moderator(inside, elsewhere).slash("watch", elsewhere, where="thread")
    threads = [channel.thread for channel in world.channels.values() if channel.parent_id == elsewhere.id]
    assert [thread.archived for thread in threads if thread is not None] == ([] if may_delete else [True])


async def test_a_table_that_can_not_be_read_or_is_played_here_is_not_mirrored(inside: Inside) -> None:
    elsewhere = other_channel(inside)
    zoe = moderator(inside, elsewhere)
    await game(inside)
    assert (
        "is played in this channel already"
        in private(await inside.ann.slash("watch", inside.channel, where="here")).text
    )
    hide(inside, inside.channel, zoe)
    await inside.settled()
    for table in (1, 99):
        assert "There is no such table" in private(await zoe.slash("watch", elsewhere, table=table, where="here")).text
    assert await inside.bot.services.mirrors.tables() == []


async def test_threads_open_in_text_channels_only(inside: Inside) -> None:
    elsewhere = other_channel(inside)
    thread = add_thread(inside.server.world, elsewhere, ThreadPlan("talk", inside.ann.id))
    await game(inside)
    refused = private(await inside.ann.slash("watch", thread, where="thread"))
    assert "only be opened in a text channel" in refused.text
    assert "is mirrored here" in private(await inside.ann.slash("watch", thread, where="here")).text
    await until(lambda: "the game begins" in mirror(inside, thread))
