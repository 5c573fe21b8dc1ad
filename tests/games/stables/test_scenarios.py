"""Every scenario file of the stable presets, plain and saved and loaded between all steps.

Which hard rulings the story tells of on the way stands in rulings_told.yaml: those, and no others.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.content.yaml_files import read, shape
from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from bot.scenarios import files, runner
from tests.texts.stable_words import FACTS

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
TOLD = shape(read(Path(__file__).parent / "rulings_told.yaml"), dict[str, list[str]], "rulings_told.yaml")
"""The rulings that a scenario tells of, as `in_words` has them, by its id."""


def in_words(event: Event, seats: Sequence[str]) -> str:
    """Write a ruling as its name, the seats and the cards that it names."""
    names = [seats[seat] for seat in (event.seat, event.other) if seat >= 0]
    return " ".join([event.name.removeprefix("ruling-"), *names, *filter(None, (event.card, event.why))])


@pytest.mark.parametrize("resave", [False, True], ids=["plain", "resave"])
@pytest.mark.parametrize("scenario", ALL, ids=[scenario.id for scenario in ALL])
def test_scenario(library: Library, scenario: files.Scenario, resave: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    answer = StableMatch.answer

    def overheard(match: StableMatch, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        events = answer(match, seat, decision, picks)
        told.extend(in_words(event, scenario.seats) for event in events if event.name.startswith("ruling-"))
        return events

    monkeypatch.setattr(StableMatch, "answer", overheard)
    assert runner.play(library, scenario, resave=resave) is None
    assert told == TOLD.get(scenario.id, []) * (1 if scenario.save else len(runner.SEEDS))


def test_no_id_stands_twice_and_none_is_disputed() -> None:
    ids = [scenario.id for scenario in ALL]
    assert len(ids) == len(set(ids))
    assert TOLD.keys() <= set(ids)


def test_every_ruling_that_the_engine_tells_of_is_told_somewhere() -> None:
    told = {f"ruling-{line.split()[0]}" for lines in TOLD.values() for line in lines}
    assert told == {fact for fact in FACTS if fact.startswith("ruling-")}
    assert not DISPUTED.exists() or not files.read_disputed(DISPUTED)
