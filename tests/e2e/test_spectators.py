"""People without a seat press all they see during a whole game: it goes on, and its mirror tells all of it."""

import random
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.sandbox.model.channels import Channel
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.screens.games import game_of
from bot.screens.showing import Showing
from bot.store.sqlite import open_repository
from bot.tables.chronicle import told
from bot.tables.clocks import SystemClock, SystemEntropy
from bot.tables.players import players
from bot.tables.replays import replays_alike
from bot.tables.service import Tables
from bot.texts import Locale, Texts
from tests.client.mirror_desk import is_story
from tests.e2e.pressers import is_over, play_to_the_end
from tests.e2e.scene import Scene, scene_of


class Spectators:
    """Two of them press something at random while people play; after so many presses (0: never) the bot is killed."""

    def __init__(self, scene: Scene, mirror: Channel, seed: str, kill_at: int) -> None:
        self._scene = scene
        self._channels = [scene.channel, mirror]
        self._chance = random.Random(seed)
        self._kill_at = kill_at
        self.people = [scene.server.crowd.person(name, scene.guild) for name in ("Yan", "Zoe")]
        self.presses = 0
        self.kills = 0

    async def __call__(self, presses: int) -> None:
        if 0 < self._kill_at <= presses and not self.kills and not is_over(self._scene):
            self.kills += 1
            await self._scene.kill_bot()
            await self._scene.start_bot()
        await self._press(self._chance.choice(self.people))

    async def _press(self, person: Person) -> None:
        channel = self._chance.choice(self._channels)
        if self._chance.random() < 0.1:
            await person.slash("watch", channel, table=1)
            return
        offers = [offer for message in person.messages(channel)[-12:] for offer in offers_of(message)]
        if not offers:
            return
        offer = self._chance.choice(offers)
        values = [] if offer.is_button else self._chance.sample(offer.values, max(1, offer.least))
        self.presses += 1
        await person.take(offer, values)


async def test_spectators_change_nothing_and_the_mirror_tells_it_all(tmp_path: Path) -> None:
    await watched(tmp_path, "kids", delay=2, kill_at=0)


@pytest.mark.proof
@pytest.mark.parametrize(("preset", "delay"), [("second", 0), ("kids", 2)])
async def test_the_mirror_tells_it_all_though_the_bot_is_killed(tmp_path: Path, preset: str, delay: int) -> None:
    await watched(tmp_path, preset, delay, kill_at=40)


async def watched(tmp_path: Path, preset: str, delay: int, kill_at: int) -> None:
    async with scene_of(tmp_path, 2) as scene:
        ann, mirror = scene.people[0], scene.server.crowd.channel(scene.guild, "more")
        if delay:
            await ann.slash("houserules set", scene.channel, key="mirror_delay_turns", value=str(delay))
        await scene.open_lobby(preset)
        await ann.slash("watch", mirror, table=1, where="here")
        lobby = scene.offering("Join")
        await scene.people[1].press(lobby, label="Join")
        await ann.press(lobby, label="Start")
        await scene.until(lambda: scene.is_offered("My hand"))
        spectators = Spectators(scene, mirror, preset, kill_at)
        await play_to_the_end(scene, f"watched {preset}", spectators)
        await scene.until(lambda: any(" win" in text.partition("\n")[2] for text in texts(ann, mirror)[-2:]))
        await scene.settled()
        assert spectators.presses > 20
        assert spectators.kills == (kill_at > 0)
        assert scene.errors() == []
        assert scene.server.rejections == []
        lines = [line for text in texts(ann, mirror) if is_story(text) for line in text.splitlines()[1:]]
        assert sum("Mirror of" in text for text in texts(ann, mirror)) == 1
        people = [person.id for person in scene.people]
    assert await story_of(scene.database, people) == lines


def texts(person: Person, channel: Channel) -> list[str]:
    """The public messages of a channel."""
    return [message.text for message in person.messages(channel) if message.private_to is None]


async def story_of(database: Path, people: list[int]) -> list[str]:
    """The story as the table has it, which was played by these people alone."""
    repository, library = await open_repository(database), Library()
    try:
        tables = Tables(repository, library, players(library), SystemClock(), SystemEntropy())
        state = await tables.look(1)
        assert (state.status, state.document.people(), state.document.votes) == ("over", people, {})
        assert await replays_alike(repository, library, 1)
        showing = Showing(Texts.load(DATA / "texts"), Locale.ENGLISH, state)
        return game_of(showing).story(await told(repository, 1, None), None)
    finally:
        await repository.close()
