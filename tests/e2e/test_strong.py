"""The whole bot with computers that look ahead: its workers come when they are needed and go when it does."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from tests.e2e.pressers import play_to_the_end
from tests.e2e.scene import Scene, scene_of

WORKER = b"bot.tables.thinking.worker"


def workers(scene: Scene) -> set[int]:
    """The worker processes that the bot has started and that live."""
    found: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == scene.process_id() and WORKER in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
    return found


async def gone(processes: set[int]) -> bool:
    for _ in range(100):
        if not any((Path("/proc") / str(process)).exists() for process in processes):
            return True
        await asyncio.sleep(0.02)
    return False


async def begin(scene: Scene, strength: str) -> None:
    lobby = await scene.open_lobby()
    assert workers(scene) == set()
    await scene.people[0].slash("table computer", scene.channel, strength=strength)
    await scene.people[0].press(lobby, label="Start")
    await scene.until(lambda: scene.is_offered("My hand"))


@pytest.mark.proof
async def test_a_person_plays_a_strong_computer_to_the_end(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 1, CLOCK_SPEED="10") as scene:
        await begin(scene, "strong-1")
        await play_to_the_end(scene, "strong")
        assert len(workers(scene)) == 1
        scene.assert_flawless()


@pytest.mark.proof
async def test_workers_end_with_the_bot_however_it_ends(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 1, CLOCK_SPEED="5") as scene:
        await begin(scene, "strong-3")
        await scene.until(lambda: bool(workers(scene)))
        before = workers(scene)
        await scene.kill_bot()
        assert await gone(before)
        await scene.start_bot()
        await scene.until(lambda: bool(workers(scene)))
        again = workers(scene)
        started = asyncio.get_running_loop().time()
        assert await scene.stop_bot() == 0
        assert asyncio.get_running_loop().time() - started < 4
        assert await gone(again)
        assert scene.errors() == []
