"""Pictures by the real bot: on the board, of one's hand, switched off, and where no files are allowed."""

import asyncio
from collections.abc import Callable

from bot.sandbox.model.channel_actions import deny
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.people.person import Person
from bot.tables.personal import Personal
from tests.cogs.conftest import Inside


async def until(seen: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not seen():
            await asyncio.sleep(0.02)


async def begin(inside: Inside) -> Message:
    """Start a game of two and let both have their babies, so that hands are what matters; gives the board."""
    await inside.ann.slash("table new", inside.channel)
    lobby = await inside.offering("Join")
    await inside.bob.press(lobby, label="Join")
    await inside.ann.press(lobby, label="Start")
    board = await inside.offering("My hand")
    tables = inside.bot.services.tables
    for person in (inside.ann, inside.bob):
        state = await tables.look(1)
        seat = state.seat_of(person.id)
        assert seat is not None
        asked = state.open_to(seat)[0]
        await tables.answer(1, person.id, asked.id, asked.options[:1])
    await until(lambda: "turn 1" in board.text)
    return board


async def test_board_and_hand_have_pictures_that_say_the_same_in_words(inside: Inside) -> None:
    board = await begin(inside)
    (picture,) = board.attachments
    assert picture.size is not None
    assert picture.size[0] == 800
    assert picture.description is not None
    assert "1 of 7 unicorns" in picture.description
    assert picture.filename.removesuffix(".png").isalnum()
    waiting = await idle(inside)
    hand = (await waiting.press(board, label="My hand")).private
    assert hand is not None
    (shown,) = hand.attachments
    assert shown.description is not None
    assert shown.description.startswith("Your hand: ")
    assert shown.ephemeral
    before = hand.edits
    await waiting.press(hand, label="Show my hand again")
    assert hand.edits == before + 1
    assert [kept.id for kept in hand.attachments] == [shown.id]
    assert inside.server.rejections == []


async def idle(inside: Inside) -> Person:
    """Who isn't asked anything now."""
    state = await inside.bot.services.tables.look(1)
    seat = state.seat_of(inside.ann.id)
    assert seat is not None
    return inside.bob if state.open_to(seat) else inside.ann


async def test_who_wants_words_gets_words(inside: Inside) -> None:
    board = await begin(inside)
    await inside.bot.services.tables.set_personal(inside.ann.id, Personal(hand="text"))
    hand = (await inside.ann.press(board, label="My hand")).private
    assert hand is not None
    assert hand.attachments == []
    assert "Your hand: " in hand.text


async def test_where_no_files_are_allowed_everything_is_told_in_words(inside: Inside) -> None:
    world = inside.server.world
    deny(world, inside.channel, world.bot.id, Permission.ATTACH_FILES)
    board = await begin(inside)
    assert board.attachments == []
    hand = (await inside.ann.press(board, label="My hand")).private
    assert hand is not None
    assert hand.attachments == []
    assert "Your hand: " in hand.text
    live = (await inside.ann.slash("watch", inside.channel)).private
    assert live is not None
    assert live.attachments == []


async def test_who_watches_sees_the_picture_unless_they_want_words(inside: Inside) -> None:
    board = await begin(inside)
    zoe = inside.server.crowd.person("Zoe", inside.server.world.guild(inside.channel.guild_id))
    live = (await zoe.slash("watch", inside.channel)).private
    assert live is not None
    (picture,) = live.attachments
    assert picture.ephemeral
    assert [picture.filename] == [shown.filename for shown in board.attachments]
    await zoe.press(live, label="Refresh")
    assert [kept.id for kept in live.attachments] == [picture.id]
    await zoe.press(live, label="Story")
    assert live.attachments == []
    await inside.bot.services.tables.set_personal(zoe.id, Personal(hand="text"))
    await zoe.press(live, label="Back to the board")
    assert live.attachments == []
    assert "turn 1" in live.text
    assert inside.server.rejections == []
