"""Watching without a seat: what is shown, to whom, and what a press by somebody without a seat gets."""

import pytest

from bot.sandbox.model.channel_actions import ThreadPlan, add_thread, deny
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside


def private(outcome: Outcome) -> Message:
    assert outcome.private is not None
    return outcome.private


def labels(message: Message) -> list[str]:
    return [offer.label for offer in offers_of(message)]


def stranger(inside: Inside) -> Person:
    return inside.server.crowd.person("Zoe", inside.server.world.guild(inside.channel.guild_id))


def other_channel(inside: Inside) -> Channel:
    return next(channel for channel in inside.ann.channels() if channel.name == "general")


def hide(inside: Inside, channel: Channel, person: Person) -> None:
    deny(inside.server.world, channel, person.id, Permission.VIEW_CHANNEL)


async def game(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    await inside.bob.slash("table join", inside.channel)
    await inside.ann.slash("table start", inside.channel)
    await inside.offering("My hand")


async def answer(inside: Inside, person: Person) -> None:
    shown = private(await person.slash("hand", inside.channel))
    menu = next(offer for offer in offers_of(shown) if not offer.is_button)
    await person.take(menu, menu.values[:1])


async def test_a_spectator_sees_board_and_story_and_refreshes_them(inside: Inside) -> None:
    zoe = stranger(inside)
    await inside.ann.slash("table new", inside.channel)
    lobby = private(await zoe.slash("watch", inside.channel))
    assert "Ann" in lobby.text
    assert labels(lobby) == ["Refresh", "Join", "Rules"]
    await inside.bob.slash("table join", inside.channel)
    await inside.ann.slash("table start", inside.channel)
    await zoe.press(lobby, label="Refresh")
    assert "the game begins" in lobby.text
    assert labels(lobby) == ["Refresh", "Story", "Rules"]
    await answer(inside, inside.ann)
    await answer(inside, inside.bob)
    await zoe.press(lobby, label="Refresh")
    assert "turn 1" in lobby.text
    assert "What happened last" in lobby.text
    await zoe.press(lobby, label="Story")
    assert "Story of table 1" in lobby.text
    assert labels(lobby)[-1] == "Back to the board"
    await zoe.press(lobby, label="Back to the board")
    assert "turn 1" in lobby.text
    await inside.bot.services.tables.end(1, inside.ann.id)
    await zoe.press(lobby, label="Refresh")
    assert labels(lobby) == ["Story", "Rules"]
    assert inside.server.rejections == []


async def test_a_table_is_meant_by_its_channel_by_its_number_or_by_choice(inside: Inside) -> None:
    zoe, elsewhere = stranger(inside), other_channel(inside)
    assert "No table is open where you can watch" in private(await zoe.slash("watch", elsewhere)).text
    await game(inside)
    assert "Table 1" in private(await zoe.slash("watch", elsewhere)).text
    await inside.ann.slash("table new", inside.channel)
    assert "Table 1" in private(await zoe.slash("watch", inside.channel)).text
    assert "Seats: 1 Ann" in private(await zoe.slash("watch", inside.channel, table=2)).text
    await inside.bob.slash("table join", inside.channel, table=2)
    await inside.ann.slash("table start", inside.channel, table=2)
    asked = private(await zoe.slash("watch", elsewhere))
    assert labels(asked) == ["Table 1", "Table 2"]
    await zoe.press(asked, label="Table 2")
    assert "Table 2" in asked.text


async def test_tables_of_channels_that_a_person_can_not_read_do_not_exist_for_them(inside: Inside) -> None:
    zoe, elsewhere = stranger(inside), other_channel(inside)
    await game(inside)
    open_before = private(await zoe.slash("watch", elsewhere))
    assert [choice.value for choice in await zoe.autocomplete("watch", "table", "", elsewhere)] == [1]
    hide(inside, inside.channel, zoe)
    await inside.settled()
    assert await zoe.autocomplete("watch", "table", "", elsewhere) == []
    assert "No table is open where you can watch" in private(await zoe.slash("watch", elsewhere)).text
    unknown = private(await zoe.slash("watch", elsewhere, table=99)).text
    assert private(await zoe.slash("watch", elsewhere, table=1)).text == unknown
    for label in ("Refresh", "Story"):
        message = open_before if label == "Refresh" else private(await inside.bob.slash("watch", elsewhere))
        await (zoe if label == "Refresh" else inside.bob).press(message, label=label)
    assert open_before.text == unknown
    assert inside.server.rejections == []


async def test_whoever_types_makes_nobody_ask_for_the_same_archived_thread_again(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    zoe, elsewhere = stranger(inside), other_channel(inside)
    thread = add_thread(inside.server.world, inside.channel, ThreadPlan("table", inside.ann.id))
    await inside.ann.slash("table new", thread)
    await inside.settled()
    inside.server.crowd.set_thread(thread, archived=True)
    await inside.settled()
    asked: list[int] = []
    channels = inside.bot.services.channels
    ask = channels.thread

    async def counted(number: int) -> object:
        asked.append(number)
        return await ask(number)

    monkeypatch.setattr(channels, "thread", counted)
    for typed in ("", "T", "Ta", "Tab"):
        assert [choice.value for choice in await zoe.autocomplete("watch", "table", typed, elsewhere)] == [1]
    assert asked == [thread.id]
    hide(inside, inside.channel, zoe)
    await inside.settled()
    assert await zoe.autocomplete("watch", "table", "", elsewhere) == []


async def test_who_presses_without_a_seat_reads_how_to_watch_and_changes_nothing(inside: Inside) -> None:
    zoe = stranger(inside)
    await inside.ann.slash("table new", inside.channel)
    refused = private(await zoe.press(await inside.offering("Start"), label="Add computer"))
    assert "You don't sit at this table" in refused.text
    assert labels(refused) == ["Join", "Watch"]
    await inside.bob.slash("table join", inside.channel)
    await inside.ann.slash("table start", inside.channel)
    before = await inside.bot.services.tables.look(1)
    told = private(await zoe.press(await inside.offering("My hand"), label="My hand"))
    assert "you hold no cards" in told.text
    assert labels(told) == ["Watch"]
    await zoe.press(told, label="Watch")
    assert "the game begins" in told.text
    more = private(await zoe.press(await inside.offering("More…"), label="More…"))
    await zoe.press(more, label="Watch")
    assert "the game begins" in more.text
    assert (await inside.bot.services.tables.look(1)).row.version == before.row.version
