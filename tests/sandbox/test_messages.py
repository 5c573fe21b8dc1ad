"""Messages by the bot's token: nonce, files, layouts, direct messages, permissions, deletion."""

import aiohttp
import discord
import pytest
from discord import ui
from discord.http import Route

from bot.sandbox.model.channel_actions import deny
from bot.sandbox.model.permissions import Permission
from tests.sandbox.conftest import Scene
from tests.sandbox.sample_bot import Board, png_file


def channel_of(scene: Scene) -> discord.TextChannel:
    channel = scene.bot.get_channel(scene.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_enforced_nonce_posts_once(scene: Scene) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=scene.channel.id)
    body = {"content": "board", "nonce": "12", "enforce_nonce": True}
    first = await scene.bot.http.request(route, json=body)
    second = await scene.bot.http.request(route, json=body)
    assert first["id"] == second["id"]
    scene.clock.jump(6 * 60)
    third = await scene.bot.http.request(route, json=body)
    assert third["id"] != first["id"]
    assert len(scene.ann.messages(scene.channel)) == 2


async def test_attachment_is_served_to_the_page(scene: Scene) -> None:
    message = await channel_of(scene).send(view=Board(), file=png_file())
    seen = scene.bob.last_message(scene.channel)
    attachment = seen.attachments[0]
    assert attachment.size == (120, 70)
    assert attachment.description == "the table"
    async with aiohttp.ClientSession() as http, http.get(attachment.url) as response:
        assert response.status == 200
        assert response.content_type == "image/png"
        assert await response.read() == attachment.data
    assert await message.attachments[0].read() == attachment.data
    picture = seen.components[0]["components"][1]["items"][0]  # pyright: ignore
    assert picture["media"]["url"] == attachment.url  # pyright: ignore


async def test_edit_replaces_the_picture_and_keeps_the_rest(scene: Scene) -> None:
    channel = channel_of(scene)
    message = await channel.send("old", file=png_file())
    await message.edit(content="new")
    seen = scene.ann.last_message(scene.channel)
    assert (seen.text, len(seen.attachments), seen.edits) == ("new", 1, 1)
    await message.edit(attachments=[png_file("second.png")])
    assert [attachment.filename for attachment in seen.attachments] == ["second.png"]


async def test_layout_flag_can_not_be_taken_back(scene: Scene) -> None:
    message = await channel_of(scene).send(view=Board(), file=png_file())
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="words", view=None)
    assert caught.value.code == 50035
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=scene.channel.id, message_id=message.id
    )
    with pytest.raises(discord.HTTPException, match="cannot be removed"):
        await scene.bot.http.request(route, json={"flags": 0})
    await scene.bot.http.request(route, json={"flags": 1 << 15, "components": [{"type": 10, "content": "new"}]})
    assert scene.ann.last_message(scene.channel).text == "new"
    assert len(scene.server.rejections) == 2


async def test_layout_beyond_its_limits_is_rejected(scene: Scene) -> None:
    view = ui.LayoutView()
    for _ in range(10):
        view.add_item(ui.TextDisplay[ui.LayoutView]("x" * 400))
    await channel_of(scene).send(view=view)
    view.add_item(ui.TextDisplay[ui.LayoutView]("x"))
    with pytest.raises(discord.HTTPException, match="displayable text size"):
        await channel_of(scene).send(view=view)


async def test_empty_and_long_messages_are_rejected(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await channel_of(scene).send("")
    assert caught.value.code == 50006
    with pytest.raises(discord.HTTPException) as caught:
        await channel_of(scene).send("x" * 2001)
    assert "2000 or fewer" in caught.value.text
    assert [rejection.code for rejection in scene.server.rejections] == [50006, 50035]


async def test_direct_messages_open_closed_and_without_common_guild(scene: Scene) -> None:
    user = await scene.bot.fetch_user(scene.bob.id)
    await user.send("your bid")
    assert [message.text for message in scene.bob.messages(scene.bob.direct)] == ["your bid"]
    assert scene.ann.messages(scene.bob.direct) == []
    scene.bob.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("again")
    assert caught.value.code == 50007
    scene.bob.open_dms()
    scene.server.crowd.leave(scene.bob, scene.guild)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("again")
    assert caught.value.code == 50278
    assert scene.server.rejections == []


async def test_deleted_message_and_channel(scene: Scene) -> None:
    channel = channel_of(scene)
    message = await channel.send("board")
    scene.server.crowd.delete_message(scene.ann.last_message(scene.channel))
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="new")
    assert caught.value.code == 10008
    scene.server.crowd.delete_channel(scene.channel)
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("again")
    assert caught.value.code == 10003
    assert "CHANNEL_DELETE" in scene.bot.seen
    assert "MESSAGE_DELETE" not in scene.bot.seen


async def test_private_message_is_unknown_to_the_bots_token(scene: Scene) -> None:
    outcome = await scene.ann.slash("buttons", scene.channel)
    assert outcome.reply is not None
    pressed = await scene.ann.press(outcome.reply, label="private")
    assert pressed.private is not None
    with pytest.raises(discord.NotFound) as caught:
        await channel_of(scene).fetch_message(pressed.private.id)
    assert caught.value.code == 10008
    scene.ann.reload()
    assert pressed.private not in scene.ann.messages(scene.channel)


async def test_missing_permissions(scene: Scene) -> None:
    channel = channel_of(scene)
    deny(scene.server.world, scene.channel, scene.server.world.bot.id, Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello")
    assert caught.value.code == 50013
    deny(scene.server.world, scene.channel, scene.server.world.bot.id, Permission.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as caught:
        await channel.send("hello")
    assert caught.value.code == 50001
    assert len(scene.server.gate.records.invalid) == 2


async def test_mentions_call_only_whom_the_bot_allows(scene: Scene) -> None:
    text = f"{scene.ann.user.mention} {scene.bob.user.mention} @everyone"
    only_bob = discord.AllowedMentions(users=[discord.Object(scene.bob.id)], everyone=False, roles=False)
    await channel_of(scene).send(text, allowed_mentions=only_bob)
    seen = scene.ann.last_message(scene.channel)
    assert seen.mention_ids == [scene.bob.id]
    assert not seen.mentions_everyone


async def test_history_and_typing(scene: Scene) -> None:
    channel = channel_of(scene)
    for number in range(3):
        await channel.send(str(number))
    scene.server.crowd.say(scene.ann, scene.channel, "mine")
    assert [message.content async for message in channel.history(limit=3)] == ["mine", "2", "1"]
    async with channel.typing():
        assert scene.ann.feed[-1].name == "TYPING_START"
