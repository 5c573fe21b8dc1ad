"""Every scenario file of the hunt, plain and saved and loaded between all steps."""

from pathlib import Path

import pytest

from bot.content.library import Library
from bot.scenarios import files, runner

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ALL = [
    scenario
    for folder in (SCENARIOS / "shared" / "hunt", SCENARIOS / "own")
    for scenario in files.read([folder])
    if scenario.game == "hunt"
]


@pytest.mark.parametrize("resave", [False, True], ids=["plain", "resave"])
@pytest.mark.parametrize("scenario", ALL, ids=[scenario.id for scenario in ALL])
def test_scenario(library: Library, scenario: files.Scenario, resave: bool) -> None:
    assert runner.play(library, scenario, resave=resave) is None


def test_no_id_stands_twice() -> None:
    ids = [scenario.id for scenario in ALL]
    assert len(ids) == len(set(ids))
