"""The stand-in's answers, and what discord.py sends, agree with Discord's published description."""

from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio

from tests.sandbox.conftest import Scene
from tests.sandbox.published_schema import SchemaWatch, published
from tests.sandbox.sample_bot import BUTTONS, Board, png_file
from tests.sandbox.test_messages import channel_of


@pytest_asyncio.fixture
async def watch(scene: Scene) -> AsyncIterator[SchemaWatch]:
    watch = SchemaWatch()
    scene.server.gate.watch = watch.check
    yield watch
    assert watch.faults == []
    assert bool(watch.checked) == bool(published())


@pytest.mark.usefixtures("watch")
async def test_messages(scene: Scene) -> None:
    channel = channel_of(scene)
    message = await channel.send("hello", file=png_file(), embed=discord.Embed(title="t", description="d"))
    await message.edit(content="new", attachments=[])
    layout = await channel.send(view=Board(), file=png_file(), nonce=7)
    await layout.edit(view=Board("new"))
    thread = await message.create_thread(name="about it")
    await thread.send("in it")
    await thread.edit(archived=True)
    await (await scene.bot.fetch_user(scene.bob.id)).send("your bid")
    assert [m async for m in channel.history()]


@pytest.mark.usefixtures("watch")
async def test_interactions(scene: Scene) -> None:
    await scene.bot.tree.sync()
    await scene.ann.slash("board", scene.channel)
    await scene.ann.autocomplete("table new", "game", "", scene.channel)
    for what in sorted(set(BUTTONS) - {"silence", "twice"}):
        await scene.ann.slash("buttons", scene.channel)
        await scene.ann.press(scene.ann.last_message(scene.channel), label=what)
        await scene.server.until_quiet()


@pytest.mark.usefixtures("watch")
async def test_guilds_and_channels(scene: Scene) -> None:
    guild = await scene.bot.fetch_guild(scene.guild.id)
    assert await guild.fetch_member(scene.ann.id)
    assert await guild.fetch_roles()
    assert await guild.fetch_channels()
    assert await guild.active_threads() == []
    assert await scene.bot.fetch_channel(scene.channel.id)
    assert await scene.bot.application_info()
