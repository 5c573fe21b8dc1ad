"""Whole games through the stand-in, from `/table new` to the winner, by people who press only what they are offered."""

from pathlib import Path

import pytest

from tests.e2e.pressers import play_to_the_end
from tests.e2e.scene import scene_of


@pytest.mark.parametrize("seats", [2, 8])
async def test_random_pressers_play_to_the_end(tmp_path: Path, seats: int) -> None:
    async with scene_of(tmp_path, seats) as scene:
        await scene.start_game()
        await play_to_the_end(scene, f"game {seats}")
        scene.assert_flawless()
