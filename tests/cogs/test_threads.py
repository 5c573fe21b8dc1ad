"""A table in a thread: archived, it is written in again; locked, the table goes on in its channel."""

import asyncio

from bot.sandbox.model.channel_actions import ThreadPlan, add_thread
from bot.sandbox.model.channels import Channel
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside


async def game_in_a_thread(inside: Inside) -> Channel:
    thread = add_thread(inside.server.world, inside.channel, ThreadPlan("table", inside.ann.id))
    await inside.ann.slash("table new", thread)
    await inside.bob.slash("table join", thread)
    await inside.ann.slash("table start", thread)
    await inside.settled()
    return thread


async def choose_a_baby(inside: Inside, person: Person) -> None:
    """By typing in another channel, so that nothing but the bot writes in the thread."""
    shown = await person.slash("hand", inside.channel)
    assert shown.private is not None
    menu = next(offer for offer in offers_of(shown.private) if not offer.is_button)
    await person.take(menu, menu.values[:1])


def board_shows(inside: Inside, thread: Channel, text: str) -> bool:
    return any(text in message.text for message in inside.ann.messages(thread) if message.private_to is None)


async def until_board_shows(inside: Inside, thread: Channel, text: str) -> None:
    async with asyncio.timeout(20):
        while not board_shows(inside, thread, text):
            await asyncio.sleep(0.02)


async def test_an_archived_thread_is_written_in_again(inside: Inside) -> None:
    thread = await game_in_a_thread(inside)
    inside.server.crowd.set_thread(thread, archived=True)
    await choose_a_baby(inside, inside.ann)
    await choose_a_baby(inside, inside.bob)
    await until_board_shows(inside, thread, "turn 1")
    assert inside.server.rejections == []


async def test_a_table_whose_thread_is_locked_goes_on_in_the_channel(inside: Inside) -> None:
    thread = await game_in_a_thread(inside)
    inside.server.crowd.set_thread(thread, archived=True, locked=True)
    await choose_a_baby(inside, inside.ann)
    await choose_a_baby(inside, inside.bob)
    await until_board_shows(inside, inside.channel, "turn 1")
    await inside.settled()
    public = [message.text for message in inside.bob.messages(inside.channel) if message.private_to is None]
    assert sum("The thread of table 1 is closed, so the table goes on here." in text for text in public) == 1
    state = await inside.bot.services.tables.look(1)
    assert state.row.channel == inside.channel.id
    assert state.document.paused_at is None
    assert inside.bot.services.troubles.of(inside.channel.id) is None
