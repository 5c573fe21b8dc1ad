"""Whole hunts through the stand-in: bids in direct messages, some closed, a leaver, kills, two tables at once."""

import asyncio
import random
from copy import copy
from pathlib import Path
from typing import cast

import pytest

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from tests.e2e.hunters import Hunter
from tests.e2e.kept import answers, known_messages
from tests.e2e.pressers import Disturbance, play_to_the_end
from tests.e2e.scene import Scene, scene_of
from tests.e2e.test_killed import Killer, assert_once

DAYS = 4
CLOSED = "Discord doesn't let me write you direct messages"


async def hunt(scene: Scene, seed: str, disturb: Disturbance | None = None) -> list[Hunter]:
    await scene.start_game(preset="hunt")
    pressers = await play_to_the_end(scene, seed, disturb, Hunter)
    return [cast(Hunter, presser) for presser in pressers]


def assert_closed(people: list[Person], tables: int = 1) -> None:
    """At most one direct message a day and table, each naming its table with a link, none with a control left."""
    for person in people:
        messages = boards(person)
        assert len(messages) <= DAYS * tables
        assert all(message.text.startswith("**Table ") and "[board](https://" in message.text for message in messages)
        assert [offer.label for message in messages for offer in offers_of(message)] == []


def boards(person: Person) -> list[Message]:
    """The direct messages that are boards of tables, without private answers to presses on them."""
    return [message for message in person.direct_messages() if message.private_to is None]


def told(hunter: Hunter, text: str) -> int:
    return sum(text in read for read in hunter.read)


class Leaver:
    """Somebody leaves in the middle of a bid, with a draft begun in their direct message."""

    def __init__(self, scene: Scene, who: Person) -> None:
        self._scene = scene
        self._who = who
        self.form: Message | None = None

    async def __call__(self, presses: int) -> None:
        form = Hunter(self._who, self._scene, random.Random(0)).form()
        if self.form is not None or presses < 30 or form is None or not self._scene.is_offered("More…"):
            return
        menu = next((offer for offer in offers_of(form) if not offer.is_button), None)
        if menu is not None:
            await self._who.take(menu, menu.values[: menu.least])
        more = (await self._who.press(self._scene.offering("More…"), label="More…")).private
        if more is not None and "Leave the game" in [offer.label for offer in offers_of(more)]:
            await self._who.press(more, label="Leave the game")
            sure = [offer for offer in offers_of(more) if offer.custom_id.endswith("leave_sure")]
            for offer in sure:
                await self._who.take(offer)
                self.form = form


async def play_disturbed(folder: Path, seed: str, most_kills: int) -> None:
    async with scene_of(folder, 3, CLOCK_SPEED="20") as scene:
        scene.people[1].close_dms()
        leaver = Leaver(scene, scene.people[2])
        killer = Killer(scene, seed, most_kills, every=15)

        async def disturb(presses: int) -> None:
            if scene.is_running() and presses % 15:
                await leaver(presses)
            await killer(presses)

        hunters = await hunt(scene, seed, disturb)
        await killer.revive()
        await scene.settled()
        assert leaver.form is not None
        assert killer.kills >= min(most_kills, 5)
        assert_once(answers(scene.database))
        assert hunters[1].bids_in_the_channel > 0
        assert scene.people[1].direct_messages() == []
        assert [told(hunter, CLOSED) > 0 for hunter in hunters] == [False, True, False]
        assert_closed(scene.people)
        direct = {message.id for person in scene.people for message in boards(person)}
        assert direct | {message.id for message in scene.public()} <= set(known_messages(scene.database))
        assert scene.errors() == []
        assert scene.server.rejections == []


async def test_with_closed_messages_a_leaver_and_kills(tmp_path: Path) -> None:
    await play_disturbed(tmp_path, "disturbed", most_kills=6)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(5))
async def test_with_closed_messages_a_leaver_and_kills_to_the_end(tmp_path: Path, seed: int) -> None:
    await play_disturbed(tmp_path, f"disturbed {seed}", most_kills=1000)


async def test_two_tables_of_the_same_people_bid_in_direct_messages_and_never_mix(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        other = copy(scene)
        other.channel = scene.server.crowd.channel(scene.guild, "more")
        games = await asyncio.gather(hunt(scene, "one"), hunt(other, "two"))
        await scene.settled()
        for hunters in games:
            assert all(hunter.bids_in_direct_messages > 0 for hunter in hunters)
            assert sum(hunter.bids_in_the_channel for hunter in hunters) == 0
        assert all(boards(person) for person in scene.people)
        assert_closed(scene.people, tables=2)
        named = {message.text.splitlines()[0] for person in scene.people for message in boards(person)}
        assert {line.split(" · ")[0] for line in named} == {"**Table 1", "**Table 2"}
        scene.assert_flawless()
