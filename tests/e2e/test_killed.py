"""The bot is killed again and again, while people press and while it posts: nothing is lost, nothing happens twice."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.sandbox.model.world import WorldEvent
from bot.store.sqlite import open_repository
from bot.tables.replays import replays_alike
from tests.e2e.kept import KeptAnswer, answers, known_messages, standing
from tests.e2e.pressers import Presser, play_to_the_end
from tests.e2e.scene import Scene, scene_of

EVERY = 12
ENOUGH = 6


class Killer:
    """Kills the bot in the middle of things every few presses, and starts it again on the same database.

    Every other time that is at the very moment at which Discord takes a message: the bot never learns that it did.
    """

    def __init__(self, scene: Scene, seed: str, most: int, every: int = EVERY) -> None:
        self._scene = scene
        self._most = most
        self._every = every
        self._chance = random.Random(seed)
        self._last = 0
        self._armed = False
        self.kills = 0
        self.killed_while_posting = 0
        scene.server.world.listen(self._on_event)

    def _on_event(self, event: WorldEvent) -> None:
        if self._armed and event.name == "MESSAGE_CREATE" and event.private_to is None:
            self._armed = False
            self.killed_while_posting += 1
            self._scene.kill_at_once()

    async def __call__(self, presses: int) -> None:
        if not self._scene.is_running():
            await self.revive()
        elif self.kills < self._most and not self._armed and presses - self._last >= self._every:
            self._last = presses
            self.kills += 1
            self._armed = self.kills % 2 == 0
            if not self._armed:
                await asyncio.sleep(self._chance.uniform(0.0, 0.06))
                await self.revive()

    async def revive(self) -> None:
        """Kill the bot unless it is dead already, and start it again: its answers are still there."""
        self._armed = False
        await self._scene.kill_bot()
        before = answers(self._scene.database)
        await self._scene.start_bot()
        assert answers(self._scene.database)[: len(before)] == before


def assert_once(kept: list[KeptAnswer]) -> None:
    counts = Counter((row.table, row.seat, row.decision) for row in standing(kept))
    twice = [key for key, n in counts.items() if n > 1]
    assert twice == []


def assert_nothing_lost(pressers: list[Presser], kept: list[KeptAnswer]) -> None:
    """Whoever read that their reaction counts finds it in the game."""
    for seat, presser in enumerate(pressers):
        told = [outcome.private.text for outcome in presser.outcomes if outcome.private is not None]
        passes = sum(text.startswith("You let *") for text in told)
        neighs = sum(text.startswith(("You neigh", "You super-neigh")) for text in told)
        own = [row for row in kept if row.seat == seat and row.actor == "person"]
        assert passes <= sum(row.picks == ("pass",) for row in own)
        assert neighs <= sum(row.picks in (("neigh",), ("super_neigh",)) for row in own)


async def play_with_kills(folder: Path, seats: int, seed: str, preset: str, most: int) -> int:
    async with scene_of(folder, seats) as scene:
        await scene.set_rules(pictures=str(preset == "second").lower())
        await scene.start_game(preset=preset)
        killer = Killer(scene, seed, most)
        pressers = await play_to_the_end(scene, seed, killer)
        await killer.revive()
        await scene.settled()
        kept = answers(scene.database)
        assert_once(kept)
        assert_nothing_lost(pressers, kept)
        assert {message.id for message in scene.public()} <= set(known_messages(scene.database))
        assert killer.killed_while_posting >= 2
        assert scene.errors() == []
        assert scene.server.rejections == []
    repository = await open_repository(scene.database)
    try:
        assert await replays_alike(repository, Library(), 1)
    finally:
        await repository.close()
    return killer.kills


@pytest.mark.parametrize(("preset", "seats"), [("second", 2), ("kids", 3), ("first", 2)])
async def test_kills_change_nothing(tmp_path: Path, preset: str, seats: int) -> None:
    assert await play_with_kills(tmp_path, seats, f"killed {seats}", preset, ENOUGH) >= 5


@pytest.mark.proof
@pytest.mark.parametrize(("preset", "seats"), [("second", 2), ("second", 8), ("kids", 6), ("first", 6)])
@pytest.mark.parametrize("seed", range(10))
async def test_kills_change_nothing_with_many_seeds(tmp_path: Path, preset: str, seats: int, seed: int) -> None:
    assert await play_with_kills(tmp_path, seats, f"killed {seed}", preset, most=1000) >= 5
