"""Every scenario file of the stable presets, plain and saved and loaded between all steps."""

from pathlib import Path

import pytest

from bot.content.library import Library
from bot.scenarios import files, runner

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PRESETS = ("second", "french", "first", "kids")
SHARED = ("unstable", "first", "kids")
ALL = [
    scenario
    for folder in (*(SCENARIOS / "shared" / name for name in SHARED), SCENARIOS / "own")
    for scenario in files.read([folder])
    if scenario.preset in PRESETS
]
DISPUTED = SCENARIOS / "disputed.yaml"


@pytest.mark.parametrize("resave", [False, True], ids=["plain", "resave"])
@pytest.mark.parametrize("scenario", ALL, ids=[scenario.id for scenario in ALL])
def test_scenario(library: Library, scenario: files.Scenario, resave: bool) -> None:
    assert runner.play(library, scenario, resave=resave) is None


def test_no_id_stands_twice_and_none_is_disputed() -> None:
    ids = [scenario.id for scenario in ALL]
    assert len(ids) == len(set(ids))
    assert not DISPUTED.exists() or not files.read_disputed(DISPUTED)
