"""Registering commands, and who is offered them."""

import io

import discord
import pytest

from bot.sandbox.clock import JumpableClock
from bot.sandbox.json_values import JsonObject, text_of
from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.model.commands import CommandBook
from bot.sandbox.model.guild_actions import add_role
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.snowflakes import SnowflakeMaker
from bot.sandbox.people.outcome import NotOffered
from bot.sandbox.people.person import Person
from bot.sandbox.rules.errors import ApiError
from bot.sandbox.rules.limits import FILE_BYTES
from tests.sandbox.conftest import Scene
from tests.sandbox.test_messages import channel_of


def names(scene: Scene, person: Person) -> list[str]:
    return [text_of(command, "name") for command in person.commands(scene.channel)]


async def test_sync_registers_the_tree(scene: Scene) -> None:
    assert names(scene, scene.ann) == ["hello", "buttons", "letters", "board", "table"]
    again = await scene.bot.tree.sync()
    assert len(again) == 5
    assert scene.server.rejections == []


async def test_guild_commands_come_on_top(scene: Scene) -> None:
    guild = discord.Object(scene.guild.id)

    @scene.bot.tree.command(name="here", description="only here", guild=guild)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")

    await scene.bot.tree.sync(guild=guild)
    assert names(scene, scene.ann)[0] == "here"
    outcome = await scene.ann.slash("here", scene.channel)
    assert outcome.reply is not None
    assert outcome.reply.text == "here"
    assert here.name == "here"


async def test_commands_for_moderators_are_hidden_from_others(scene: Scene) -> None:
    scene.bot.tree.get_command("hello").default_permissions = discord.Permissions(manage_guild=True)  # pyright: ignore
    await scene.bot.tree.sync()
    assert "hello" in names(scene, scene.ann)
    assert "hello" not in names(scene, scene.bob)
    role = add_role(scene.server.world, scene.guild, "mods", int(Permission.MANAGE_GUILD))
    scene.guild.members[scene.bob.id].role_ids.append(role.id)
    assert "hello" in names(scene, scene.bob)


async def test_commands_work_in_direct_messages(scene: Scene) -> None:
    outcome = await scene.bob.slash("hello", scene.bob.direct)
    assert outcome.reply in scene.bob.messages(scene.bob.direct)


async def test_a_removed_bot_offers_nothing(scene: Scene) -> None:
    await scene.ann.slash("buttons", scene.channel)
    scene.server.crowd.remove_bot(scene.guild)
    assert names(scene, scene.ann) == []
    with pytest.raises(NotOffered, match="no longer"):
        await scene.ann.press(scene.ann.last_message(scene.channel), label="private")
    scene.server.crowd.invite_bot(scene.guild)
    assert (await scene.ann.press(scene.ann.last_message(scene.channel), label="private")).acknowledged


async def test_own_emojis_are_known_once_they_are_made(scene: Scene) -> None:
    view = discord.ui.View()
    view.add_item(discord.ui.Button[discord.ui.View](emoji=discord.PartialEmoji(name="horn", id=12), custom_id="x"))
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel_of(scene).send("press", view=view)
    emoji = await scene.bot.create_application_emoji(name="horn", image=b"\x89PNG\r\n\x1a\n")
    assert [known.name for known in await scene.bot.fetch_application_emojis()] == ["horn"]
    view = discord.ui.View()
    view.add_item(discord.ui.Button[discord.ui.View](emoji=emoji, custom_id="x"))
    await channel_of(scene).send("press", view=view)


async def test_a_wrong_tree_is_rejected(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await scene.bot.http.bulk_upsert_global_commands(scene.server.world.bot.id, [{"name": "X"}])  # pyright: ignore
    assert caught.value.code == 50035
    assert len(scene.server.rejections) == 1


def test_ids_stay_and_creations_are_counted() -> None:
    clock = JumpableClock(lambda: 1_700_000_000.0)
    book = CommandBook(1, SnowflakeMaker(clock), clock)
    first = book.overwrite(None, [{"name": "a", "description": "x"}])
    second = book.overwrite(None, [{"name": "a", "description": "y"}, {"name": "b", "description": "x"}])
    assert second[0]["id"] == first[0]["id"]
    assert second[0]["description"] == "y"
    for number in range(198):
        book.overwrite(None, [{"name": f"n{number}", "description": "x"}])
    with pytest.raises(ApiError, match="30034"):
        book.overwrite(None, [{"name": "more", "description": "x"}])
    clock.jump(24 * 3600 + 1)
    book.overwrite(None, [{"name": "more", "description": "x"}])


async def test_a_file_as_an_option(scene: Scene) -> None:
    guild = discord.Object(scene.guild.id)

    @scene.bot.tree.command(name="read", description="reads a file", guild=guild)
    async def read(interaction: discord.Interaction, file: discord.Attachment) -> None:
        content = (await file.read()).decode()
        back = discord.File(io.BytesIO(content.upper().encode()), "back.txt")
        await interaction.response.send_message(f"{file.filename} {file.size} {file.ephemeral}", file=back)

    await scene.bot.tree.sync(guild=guild)
    outcome = await scene.ann.slash("read", scene.channel, file=PickedFile("my rules.yaml", b"some text"))
    assert outcome.reply is not None
    assert outcome.reply.content == "my rules.yaml 9 True"
    assert [(each.filename, each.data) for each in outcome.reply.attachments] == [("back.txt", b"SOME TEXT")]
    for wrong in ("a path", PickedFile("huge", b"x" * (FILE_BYTES + 1))):
        with pytest.raises(NotOffered):
            await scene.ann.slash("read", scene.channel, file=wrong)
    with pytest.raises(NotOffered):
        await scene.ann.slash("hello", scene.channel, times=PickedFile("no", b"number"))
    assert scene.server.rejections == []


async def test_what_is_out_of_range_is_told_by_its_limit(scene: Scene) -> None:
    text: JsonObject = {"type": 3, "name": "text", "description": "what", "min_length": 2, "max_length": 5}
    command: JsonObject = {"name": "bug", "description": "reports", "options": [text]}
    scene.server.world.commands.overwrite(scene.guild.id, [command])
    for typed, said in (("x", "text: at least 2 characters"), ("x" * 1500, "text: at most 5 characters")):
        with pytest.raises(NotOffered) as refused:
            await scene.ann.slash("bug", scene.channel, text=typed)
        assert str(refused.value) == said
    with pytest.raises(NotOffered, match="times: at most 3"):
        await scene.ann.slash("hello", scene.channel, times=4)
