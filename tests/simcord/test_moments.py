"""What simcord models by itself: whether a command is registered, tokens that run out, refusals, permissions."""

import discord

from tests.simcord.scene import Scene, menus_of, text_of


async def test_from_a_lobby_to_the_first_answer(scene: Scene) -> None:
    ann, bob = scene.people
    await scene.start_game()
    board = scene.offering(ann, "Story")
    assert "the game begins" in text_of(board)
    assert [file.filename.endswith(".png") for file in board.attachments] == [True]
    for person in (ann, bob):
        hand = await person.click(board, label="My hand")
        assert hand.ephemeral
        assert hand.response is not None
        (menu,) = menus_of(hand.response.message)
        chosen = await person.select(hand.response, [menu.options[0].value], custom_id=menu.custom_id)
        assert chosen.acknowledged
    assert "turn 1" in text_of(scene.offering(ann, "Story"))


async def test_a_private_hand_is_seen_by_its_owner_alone(scene: Scene) -> None:
    ann, bob = scene.people
    await scene.start_game()
    text = await scene.press(ann, "My hand")
    assert "Your hand" in text
    assert not any("Your hand" in text_of(message) for message in scene.seen(bob))


async def test_an_old_lobby_an_old_board_and_an_old_hand_answer_after_restarts(scene: Scene) -> None:
    ann, bob = scene.people
    await ann.slash(scene.channel, "table new")
    await scene.restart()
    assert "You sit at table 1" in await scene.press(bob, "Join")
    await scene.press(ann, "Start")
    board = scene.offering(ann, "Story")
    hand = (await ann.click(board, label="My hand")).response
    assert hand is not None
    await scene.restart()
    (menu,) = menus_of(hand.message)
    chosen = await ann.select(hand, [menu.options[0].value], custom_id=menu.custom_id)
    assert "Nothing more is asked of you" in scene.answer(chosen)
    assert "Story of table 1" in scene.answer(await ann.click(board, label="Story"))


async def test_a_board_that_a_moderator_deleted_comes_again(scene: Scene) -> None:
    ann, bob = scene.people
    await scene.start_game()
    board = scene.offering(ann, "Story")
    await ann.delete(board)
    assert "end of the channel" in scene.answer(await bob.slash(scene.channel, "table board"))
    assert scene.offering(bob, "Story").id != board.id


async def test_no_right_to_write_is_said_privately_and_opens_no_table(scene: Scene) -> None:
    ann, _bob = scene.people
    assert scene.guild.me is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    closed = scene.guild.create_text_channel("closed", overwrites={scene.guild.me: silent})
    told = scene.answer(await ann.slash(closed, "table new"))
    assert "Send Messages" in told
    assert [text_of(message) for message in closed.history(viewer=ann) if not message.flags.ephemeral] == []
    assert "You sit at no table" in scene.answer(await ann.slash(scene.channel, "tables"))


async def test_a_board_that_discord_refuses_is_posted_as_soon_as_it_takes_it(scene: Scene) -> None:
    ann, _bob = scene.people
    await ann.slash(scene.channel, "table new")
    scene.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await scene.press(ann, "Add computer")
    await scene.env.advance_time(10)
    assert "computer" in text_of(scene.offering(ann, "Join"))


async def test_a_thread_mirrors_the_table(scene: Scene) -> None:
    ann, bob = scene.people
    await scene.start_game()
    gallery = scene.guild.create_text_channel("gallery")
    await ann.slash(gallery, "watch", table=1, where="thread")
    (thread,) = gallery.threads
    await scene.press(bob, "My hand")
    shown = "\n".join(text_of(message) for message in thread.history(viewer=bob))
    assert "Table 1" in shown
    assert "Your hand" not in shown
