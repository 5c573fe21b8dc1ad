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
from tests.e2e.kept import answers, known_messages, unsaid
from tests.e2e.pressers import Disturbance, play_to_the_end
from tests.e2e.scene import Scene, scene_of
from tests.e2e.test_killed import Killer, assert_once

DAYS = 4
CLOSED = "Discord doesn't let me write you direct messages"


async def hunt(scene: Scene, seed: str, disturb: Disturbance | None = None) -> list[Hunter]:
    await scene.start_game(preset="hunt")
    pressers = await play_to_the_end(scene, seed, disturb, Hunter)
    await scene.server.until_quiet(0.3)
    return [cast(Hunter, presser) for presser in pressers]


def assert_closed(people: list[Person], tables: int = 1) -> None:
    """One direct message a day and table, each naming its table with a link, none with a control left."""
    for person in people:
        messages = person.direct_messages()
        assert len(messages) <= DAYS * tables
        assert all(message.text.startswith("**Table ") and "[board](https://" in message.text for message in messages)
        assert [offer.label for message in messages for offer in offers_of(message)] == []


def told(hunter: Hunter, text: str) -> int:
    return sum(each.private is not None and text in each.private.text for each in hunter.outcomes)


async def test_bids_only_in_direct_messages(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        hunters = await hunt(scene, "direct")
        assert all(hunter.bids_in_direct_messages > 0 for hunter in hunters)
        assert sum(hunter.bids_in_the_channel for hunter in hunters) == 0
        assert all(len(person.direct_messages()) >= 2 for person in scene.people)
        assert_closed(scene.people)
        scene.assert_flawless()


class Leaver:
    """Somebody leaves in the middle of a bid, with a draft begun in their direct message."""

    def __init__(self, scene: Scene, who: Person) -> None:
        self._scene = scene
        self._who = who
        self.hunter: Hunter | None = None
        self.form: Message | None = None

    async def __call__(self, presses: int) -> None:
        if self.form is not None or presses < 30:
            return
        hunter = Hunter(self._who, self._scene, random.Random(0))
        form = hunter.form()
        if form is None:
            return
        self.form = form
        menu = next((offer for offer in offers_of(form) if not offer.is_button), None)
        if menu is not None:
            await self._who.take(menu, menu.values[: menu.least])
        more = (await self._who.press(self._scene.offering("More…"), label="More…")).private
        assert more is not None
        await self._who.press(more, label="Leave the game")
        sure = next(offer for offer in offers_of(more) if offer.custom_id.endswith("leave_sure"))
        await self._who.take(sure)


@pytest.mark.parametrize("closed", [1])
async def test_with_closed_messages_a_leaver_and_kills(tmp_path: Path, closed: int) -> None:
    async with scene_of(tmp_path, 3, CLOCK_SPEED="10") as scene:
        scene.people[closed].close_dms()
        leaver = Leaver(scene, scene.people[2])
        killer = Killer(scene, "hunt", every=15)

        async def disturb(presses: int) -> None:
            if scene.is_running() and presses % 15:
                await leaver(presses)
            await killer(presses)

        hunters = await hunt(scene, "disturbed", disturb)
        await killer.revive()
        await scene.until(lambda: unsaid(scene.database) == 0)
        await scene.server.until_quiet(0.5)
        assert leaver.form is not None
        assert killer.kills >= 5
        assert_once(answers(scene.database))
        assert hunters[closed].bids_in_the_channel > 0
        assert scene.people[closed].direct_messages() == []
        assert told(hunters[closed], CLOSED) >= 1
        assert [told(hunter, CLOSED) for hunter in hunters if hunter is not hunters[closed]] == [0, 0]
        assert_closed(scene.people)
        direct = {message.id for person in scene.people for message in person.direct_messages()}
        assert direct | {message.id for message in scene.public()} <= set(known_messages(scene.database))
        assert scene.errors() == []
        assert scene.server.rejections == []


async def test_two_tables_of_the_same_people_never_mix(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        other = copy(scene)
        other.channel = scene.server.crowd.channel(scene.guild, "more")
        games = await asyncio.gather(hunt(scene, "one"), hunt(other, "two"))
        for hunters in games:
            assert all(hunter.bids_in_direct_messages > 0 for hunter in hunters)
        assert_closed(scene.people, tables=2)
        named = {message.text.splitlines()[0] for person in scene.people for message in person.direct_messages()}
        assert {line.split(" · ")[0] for line in named} == {"**Table 1", "**Table 2"}
        scene.assert_flawless()
