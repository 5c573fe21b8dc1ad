"""The buttons below the end of a game: playing again, and the story as a file."""

import asyncio

from bot.sandbox.model.messages import Message
from tests.cogs.conftest import Inside
from tests.cogs.test_menus import labels_of, play, press


async def ended(inside: Inside) -> Message:
    """Play at a table of Ann and Bob that Ann breaks off; give the message of its end."""
    await play(inside)
    await inside.bot.services.tables.end(1, inside.ann.id)
    return await inside.offering("Rematch")


async def test_each_presses_once_and_the_rematch_begins(inside: Inside) -> None:
    end = await ended(inside)
    assert "Nobody wins" in end.text
    waits = await press(inside.bob, end, "Rematch")
    assert "You play again" in waits.text
    assert "**Ann**" in waits.text
    lobby = await inside.offering("Join")
    await inside.settled()
    assert "1 Ann (asked) · 2 Bob (host)" in lobby.text
    assert f"<@{inside.ann.id}>: **Bob** wants a rematch" in inside.ann.messages(inside.channel)[-1].text
    hand = await press(inside.ann, end, "Rematch")
    await inside.settled()
    assert not any("wants a rematch" in message.text for message in inside.bob.messages(inside.channel))
    assert "The rematch has begun: table 2" in hand.text
    assert [record.name for record in (await inside.bot.services.tables.look(2)).seats] == ["Ann", "Bob"]


async def test_both_at_once_play_one_game(inside: Inside) -> None:
    end = await ended(inside)
    await asyncio.gather(inside.ann.press(end, label="Rematch"), inside.bob.press(end, label="Rematch"))
    assert (await inside.bot.services.tables.look(2)).status == "playing"
    assert [state.id for state in await inside.bot.services.tables.in_guild(inside.channel.guild_id or 0)] == [2]


async def test_strangers_are_told_where_a_seat_may_be(inside: Inside) -> None:
    end = await ended(inside)
    cyn = inside.server.crowd.person("Cyn", inside.server.world.guilds[inside.channel.guild_id or 0])
    assert "Only who played here to the end" in (await press(cyn, end, "Rematch")).text
    await press(inside.ann, end, "Rematch")
    assert "It waits at [table 2]" in (await press(cyn, end, "Rematch")).text
    await press(cyn, await inside.offering("Join"), "Join")
    await press(inside.bob, end, "Rematch")
    state = await inside.bot.services.tables.look(2)
    assert [record.name for record in state.seats] == ["Ann", "Bob", "Cyn"]
    assert state.status == "playing"
    assert "Only who played" in (await press(cyn, end, "Rematch")).text


async def test_a_server_that_has_no_room_says_so(inside: Inside) -> None:
    end = await ended(inside)
    await inside.ann.slash("houserules set", inside.channel, key="tables_per_channel", value="1")
    await inside.bob.slash("table new", inside.channel)
    refused = await press(inside.ann, end, "Rematch")
    assert "no more than one" in refused.text
    assert await inside.bot.services.tables.rematches.under_way(1) is None


async def test_the_story_as_a_file(inside: Inside) -> None:
    end = await ended(inside)
    assert labels_of(end) == ["Rematch", "Replay", "Story as a file"]
    cyn = inside.server.crowd.person("Cyn", inside.server.world.guilds[inside.channel.guild_id or 0])
    handed = await press(cyn, end, "Story as a file")
    assert "The whole story of table 1" in handed.text
    assert [file.filename for file in handed.attachments] == ["table-1.txt"]
