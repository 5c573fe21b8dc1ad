"""Channels that close, vanish or move under a running game, and those who may end it."""

from pathlib import Path

from bot.sandbox.model import channel_actions
from bot.sandbox.model.permissions import Permission
from tests.e2e.kept import paused
from tests.e2e.scene import Scene, scene_of
from tests.e2e.test_moments import hand_of, menu, text_of


async def choose_a_baby(scene: Scene, person: int) -> str:
    """One person opens their hand by typing and takes a baby; gives what they read then."""
    hand = await scene.people[person].slash("hand", scene.channel)
    assert hand.private is not None
    await scene.people[person].select(hand.private, menu(hand.private).custom_id, [menu(hand.private).values[0]])
    return hand.private.text


async def test_without_permission_no_table_opens(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        world, bot = scene.server.world, scene.server.world.bot
        channel_actions.deny(world, scene.channel, bot.id, Permission.SEND_MESSAGES)
        told = text_of(await scene.people[0].slash("table new", scene.channel))
        assert "I lack the permission Send Messages" in told
        assert scene.public() == []
        scene.assert_flawless()


async def test_a_lost_permission_pauses_and_says_so_until_it_is_given_back(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        world, bot = scene.server.world, scene.server.world.bot
        channel_actions.deny(world, scene.channel, bot.id, Permission.SEND_MESSAGES | Permission.VIEW_CHANNEL)
        await choose_a_baby(scene, 0)
        await choose_a_baby(scene, 1)
        await scene.until(lambda: paused(scene.database, 1))
        told = text_of(await scene.people[0].slash("hand", scene.channel))
        assert "Table 1 is paused: I lack the permission" in told
        assert len(scene.server.refusals) < 8, "each message is tried with its picture, then without, and no more"
        channel_actions.clear_overwrite(world, scene.channel, bot.id)
        await scene.until(lambda: "turn 1" in scene.offering("Story").text)
        await scene.until(lambda: not paused(scene.database, 1))
        assert "paused" not in text_of(await scene.people[0].slash("hand", scene.channel))
        scene.assert_flawless()


async def test_a_game_whose_channel_is_deleted_goes_on_in_another(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        scene.server.crowd.delete_channel(scene.channel)
        await scene.until(lambda: paused(scene.database, 1))
        scene.channel = scene.server.crowd.channel(scene.guild, "more")
        assert "The channel of table 1 is gone" in text_of(await scene.people[0].slash("hand", scene.channel))
        refused = text_of(await scene.people[1].slash("table board", scene.channel))
        assert "Only the host can do that" in refused
        await scene.people[0].slash("table board", scene.channel)
        await scene.until(lambda: scene.is_offered("My hand"))
        await scene.until(lambda: not paused(scene.database, 1))
        await scene.settled()
        assert sum("Story" in str(message.components) for message in scene.public()) == 1
        assert "Which baby unicorn" in (await hand_of(scene, scene.people[0])).text
        scene.assert_flawless()


async def test_only_the_host_or_a_manager_of_the_server_ends_a_table(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        owner, bob, cyn = scene.people
        await bob.slash("table new", scene.channel)
        await scene.until(lambda: scene.is_offered("Join"))
        lobby = scene.offering("Join")
        await cyn.press(lobby, label="Join")
        await bob.press(lobby, label="Start")
        await scene.until(lambda: scene.is_offered("My hand"))
        await scene.settled()
        elsewhere = scene.server.crowd.channel(scene.guild, "more")
        assert "Only the host" in text_of(await cyn.slash("table end", elsewhere, table=1))
        assert await cyn.autocomplete("table end", "table", "", elsewhere) != []
        offered = await owner.autocomplete("table end", "table", "", elsewhere)
        assert [choice.value for choice in offered] == [1]
        sure = await owner.slash("table end", elsewhere, table=1)
        assert sure.private is not None
        await owner.press(sure.private, label="End the game")
        await scene.until(lambda: any("Nobody wins" in message.text for message in scene.public()))
        scene.assert_flawless()


async def test_the_board_comes_back_to_the_end_of_the_channel(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 2) as scene:
        await scene.start_game()
        first = scene.offering("Story")
        await scene.people[1].slash("table board", scene.channel)
        await scene.until(lambda: scene.is_offered("Story") and scene.offering("Story").id != first.id)
        assert sum("Story" in str(message.components) for message in scene.public()) == 1
        scene.assert_flawless()
