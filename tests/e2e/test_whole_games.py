"""Whole games through the stand-in, from `/table new` to the winner, by people who press only what they are offered."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.e2e.pressers import play_to_the_end
from tests.e2e.scene import scene_of

SHORT_IN_WORDS = {"unicorns_to_win": "5", "pictures": "false"}


async def play(
    folder: Path,
    seats: int,
    seed: str,
    computers: int = 0,
    preset: str = "",
    rules: Mapping[str, str] | None = None,
    **settings: str,
) -> None:
    async with scene_of(folder, seats, **settings) as scene:
        await scene.set_rules(**(rules or {}))
        await scene.start_game(computers, preset)
        await play_to_the_end(scene, seed)
        await scene.settled()
        scene.assert_flawless()
        ends = [text for text in (message.text for message in scene.public()) if "wins" in text.splitlines()[0]]
        assert len(ends) == 1


async def test_eight_random_pressers_play_to_the_end(tmp_path: Path) -> None:
    await play(tmp_path, 8, "game 8")


@pytest.mark.parametrize("preset", ["kids", "first"])
async def test_random_pressers_play_other_presets_in_words_to_the_end(tmp_path: Path, preset: str) -> None:
    await play(tmp_path, 3, f"game of {preset}", preset=preset, rules=SHORT_IN_WORDS)


async def test_people_and_computers_play_to_the_end(tmp_path: Path) -> None:
    await play(tmp_path, 2, "computers", computers=2, rules=SHORT_IN_WORDS, CLOCK_SPEED="20")


@pytest.mark.proof
@pytest.mark.parametrize(("preset", "seats"), [("second", 2), ("second", 8), ("kids", 6), ("first", 6)])
@pytest.mark.parametrize("seed", range(10))
async def test_random_pressers_play_to_the_end_with_many_seeds(
    tmp_path: Path, preset: str, seats: int, seed: int
) -> None:
    await play(tmp_path, seats, f"proof {seed}", preset=preset)
