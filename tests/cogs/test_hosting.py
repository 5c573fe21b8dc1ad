"""Running a table by typing: what is asked first, who needn't name the table, and what strangers learn."""

import asyncio

import pytest

from bot.client.calls import Failed
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.outcome import Outcome
from bot.store.records import Board
from bot.tables.outbox import Outbox
from tests.cogs.conftest import Inside
from tests.cogs.test_menus import play, press

SEND_MESSAGES = 50013


def told(outcome: Outcome) -> Message:
    assert outcome.private is not None
    return outcome.private


async def test_leaving_a_running_game_is_asked_first(inside: Inside) -> None:
    await play(inside)
    sure = told(await inside.bob.slash("table leave", inside.channel))
    assert "for good" in sure.text
    assert (await inside.bot.services.tables.look(1)).seat_of(inside.bob.id) == 1
    assert "You've left table 1" in (await press(inside.bob, sure, "Leave the game")).text
    assert (await inside.bot.services.tables.look(1)).seat_of(inside.bob.id) is None


async def test_a_lobby_is_left_at_once(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    await inside.bob.slash("table join", inside.channel)
    assert "You've left table 1" in told(await inside.bob.slash("table leave", inside.channel)).text


async def test_ending_is_asked_first_and_checked_when_it_is_confirmed(inside: Inside) -> None:
    await inside.bob.slash("table new", inside.channel)
    sure = told(await inside.bob.slash("table end", inside.channel))
    assert "Close this table for everybody?" in sure.text
    await inside.ann.slash("table join", inside.channel)
    await inside.bob.slash("table leave", inside.channel)
    assert "Only the host" in (await press(inside.bob, sure, "Close this table")).text
    assert (await inside.bot.services.tables.look(1)).status == "lobby"
    sure = told(await inside.ann.slash("table end", inside.channel))
    await press(inside.ann, sure, "Close this table")
    assert (await inside.bot.services.tables.look(1)).status == "ended"
    assert "This game is over" in told(await inside.ann.slash("table end", inside.channel, table=1)).text


async def test_a_question_about_the_lobby_does_not_end_the_game(inside: Inside) -> None:
    await inside.bob.slash("table new", inside.channel)
    await inside.ann.slash("table join", inside.channel)
    sure = told(await inside.bob.slash("table end", inside.channel))
    await inside.bob.slash("table start", inside.channel)
    assert "That moment has passed" in (await press(inside.bob, sure, "Close this table")).text
    assert (await inside.bot.services.tables.look(1)).status == "playing"


async def test_who_may_manage_need_not_name_the_only_table_of_a_channel(inside: Inside) -> None:
    await inside.bob.slash("table new", inside.channel)
    assert "Close this table for everybody?" in told(await inside.ann.slash("table end", inside.channel)).text
    assert "at the end of the channel" in told(await inside.ann.slash("table board", inside.channel)).text
    general = inside.server.crowd.channel(inside.server.world.guilds[inside.channel.guild_id or 0], "general")
    assert "You sit at no table" in told(await inside.ann.slash("table end", general)).text
    await inside.bob.slash("table new", inside.channel)
    assert "You sit at no table" in told(await inside.ann.slash("table end", inside.channel)).text


async def shown(outbox: Outbox) -> Board:
    """The only board, once its message is noted and up to date."""
    async with asyncio.timeout(20):
        while True:
            (kept,) = await outbox.boards(1)
            if kept.message is not None and not kept.dirty:
                return kept
            await asyncio.sleep(0.01)


async def test_a_board_that_is_just_being_posted_is_not_posted_twice(inside: Inside) -> None:
    await inside.bob.slash("table new", inside.channel)
    outbox = inside.bot.services.tables.outbox
    kept = await shown(outbox)
    await outbox.board_shown(1, "lobby", kept.shown, kept.channel, None)
    await inside.bob.slash("table board", inside.channel)
    assert (await shown(outbox)).message == kept.message


async def test_people_of_other_servers_learn_nothing_of_a_table(inside: Inside) -> None:
    await play(inside)
    zoe = inside.server.crowd.person("Zoe")
    elsewhere = inside.server.crowd.channel(inside.server.crowd.found_guild("Other", zoe, ["games"]), "games")
    for line, options in (
        ("table leave", {}),
        ("table end", {}),
        ("table start", {}),
        ("table board", {}),
        ("table join", {}),
        ("hand", {}),
        ("draw", {}),
        ("pass", {}),
        ("neigh", {}),
        ("choose", {"option": "1"}),
        ("play", {"card": "neigh"}),
    ):
        found = told(await zoe.slash(line, elsewhere, table=1, **options))
        missing = told(await zoe.slash(line, elsewhere, table=77, **options))
        assert found.text == missing.text, line
        assert "There is no such table" in found.text
    away = told(await inside.bob.slash("hand", inside.bob.direct, table=1))
    assert "Which baby unicorn" in away.text


async def test_an_invitation_that_could_not_be_posted_can_be_given_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await inside.ann.slash("table new", inside.channel)
    await inside.offering("Join")
    await inside.settled()
    channels = inside.bot.services.channels

    async def refuse(*_: object) -> Failed:
        return Failed(SEND_MESSAGES)

    with monkeypatch.context() as broken:
        broken.setattr(channels, "post", refuse)
        refused = told(await inside.ann.slash("table invite", inside.channel, player=inside.bob.user))
        assert "I lack the permission Send Messages" in refused.text
    again = told(await inside.ann.slash("table invite", inside.channel, player=inside.bob.user))
    assert "Bob** is invited" in again.text
    called = [message for message in inside.bob.messages(inside.channel) if message.mention_ids]
    assert len(called) == 1


async def test_nobody_floods_a_server_with_tables(inside: Inside) -> None:
    for _ in range(3):
        await inside.bob.slash("table new", inside.channel)
    refused = told(await inside.bob.slash("table new", inside.channel))
    assert "You host 3 tables that wait for their game" in refused.text
    assert offers_of(refused) == []
    assert "You sit at table 4" in told(await inside.ann.slash("table new", inside.channel)).text
    sure = told(await inside.bob.slash("table end", inside.channel, table=2))
    await press(inside.bob, sure, "Close this table")
    assert "You sit at table 5" in told(await inside.bob.slash("table new", inside.channel)).text
