"""Threads: started, archived, locked, archived by themselves."""

import asyncio

import discord
import pytest

from bot.sandbox.model.thread_archiving import archive_idle_threads
from tests.sandbox.conftest import Scene


async def new_thread(scene: Scene) -> discord.Thread:
    guild = scene.bot.get_guild(scene.guild.id)
    assert guild is not None
    channel = guild.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.create_thread(name="table 7", type=discord.ChannelType.public_thread)


async def test_thread_is_seen_and_written_in(scene: Scene) -> None:
    thread = await new_thread(scene)
    await thread.send("hello")
    seen = next(channel for channel in scene.bob.channels() if channel.name == "table 7")
    assert seen.parent_id == scene.channel.id
    assert [message.text for message in scene.bob.messages(seen)] == ["hello"]
    assert (await scene.bob.slash("hello", seen)).acknowledged


async def test_edit_in_an_archived_thread_is_refused_until_somebody_writes(scene: Scene) -> None:
    thread = await new_thread(scene)
    message = await thread.send("hello")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="new")
    assert caught.value.code == 50083
    await thread.send("again")
    await message.edit(content="new")
    assert scene.server.rejections == []


async def test_locked_thread_takes_no_messages_and_no_answers(scene: Scene) -> None:
    thread = await new_thread(scene)
    own = scene.server.world.channels[thread.id]
    scene.server.crowd.set_thread(own, archived=True, locked=True)
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("hello")
    assert caught.value.code == 160005
    calling = asyncio.create_task(scene.ann.slash("hello", own))
    await scene.until(lambda: len(scene.server.refusals) == 2)
    scene.clock.jump(3)
    assert (await calling).failed
    assert [refusal.code for refusal in scene.server.refusals] == [160005, 50083]


async def test_idle_thread_goes_to_the_archive(scene: Scene) -> None:
    thread = await new_thread(scene)
    own = scene.server.world.channels[thread.id]
    assert own.thread is not None
    scene.clock.jump(23 * 3600)
    archive_idle_threads(scene.server.world)
    assert not own.thread.archived
    await thread.send("still here")
    scene.clock.jump(23 * 3600)
    archive_idle_threads(scene.server.world)
    assert not own.thread.archived
    scene.clock.jump(2 * 3600)
    archive_idle_threads(scene.server.world)
    assert own.thread.archived


async def test_thread_from_a_message_has_its_id(scene: Scene) -> None:
    await scene.ann.slash("hello", scene.channel)
    message = scene.ann.last_message(scene.channel)
    channel = scene.bot.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.get_partial_message(message.id).create_thread(name="about it")
    assert thread.id == message.id
    assert message.thread_id == thread.id
