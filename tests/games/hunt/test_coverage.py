"""Nothing is forgotten: every rule, ruling, card, power and house-rule value has a scenario or a named test."""

from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec import Struct

from bot.content.library import Library
from bot.content.rule import word
from bot.scenarios import runner
from bot.scenarios.files import Scenario
from tests.games.hunt.test_scenarios import ALL, SCENARIOS

LIBRARY = Library()
BOX = LIBRARY.hunts.box("hunt")
RULES = [f"HU-{number:02}" for number in range(1, 31)]
RULINGS = [
    f"{part}{number}"
    for part, last in {"A": 9, "B": 8, "C": 11, "D": 4, "E": 9, "F": 7}.items()
    for number in range(1, last + 1)
]
IDS = [scenario.id for scenario in ALL]


class Elsewhere(Struct, forbid_unknown_fields=True):
    """What scenarios of its own name don't show: named tests, other scenarios, and what needs none, with the reason."""

    tests: dict[str, str]
    scenarios: dict[str, list[str]]
    without: dict[str, str]


ELSEWHERE = msgspec.convert(
    yaml.safe_load((SCENARIOS / "elsewhere_hunt.yaml").read_text(encoding="utf-8")),
    Elsewhere,
)


def shown(prefix: str) -> bool:
    """Tell whether a scenario's id starts with these words."""
    return any(name == prefix or name.startswith(f"{prefix}-") for name in IDS)


def test_every_rule_and_ruling_has_a_scenario_or_a_named_test() -> None:
    known = ELSEWHERE.tests.keys() | ELSEWHERE.scenarios.keys() | ELSEWHERE.without.keys()
    assert [name for name in RULES + RULINGS if not shown(name) and name not in known] == []


def test_every_scheme_power_and_item_has_a_scenario() -> None:
    powers = [character.power.id for character in BOX.characters.values()]
    assert [name for name in (*BOX.schemes, *BOX.items, *powers) if not shown(f"CARD-{name}")] == []


WANTED = [(key, value) for key, rule in LIBRARY.houserules.hunt.items() for value in rule.choices]


def telling(scenario: Scenario, key: str, value: object) -> bool:
    """Tell whether a scenario fails with some other value of the rule, and so shows this one at work."""
    others = [other for other in LIBRARY.houserules.hunt[key].choices if other != value]
    changed = [msgspec.structs.replace(scenario, rules={**scenario.rules, key: other}) for other in others]
    return any(runner.play(LIBRARY, other) is not None for other in changed)


@pytest.mark.parametrize(("key", "value"), WANTED, ids=[f"{key}-{word(value)}" for key, value in WANTED])
def test_every_value_of_every_house_rule_has_a_telling_scenario_or_a_named_test(key: str, value: object) -> None:
    name = f"HOUSE-{key}-{word(value)}"
    shown_by = [scenario for scenario in ALL if scenario.id == name or scenario.id.startswith(f"{name}-")]
    assert f"{key}/{word(value)}" in ELSEWHERE.tests or shown_by
    assert all(telling(scenario, key, value) for scenario in shown_by if scenario.id == name)


def test_a_scenario_named_after_a_value_plays_with_it() -> None:
    for scenario in ALL:
        if scenario.id.startswith("HOUSE-"):
            _, key, value = scenario.id.split("-")[:3]
            played = LIBRARY.houserules.values(scenario.preset, scenario.rules)[key]
            assert word(played) == value, scenario.id


def test_named_tests_and_scenarios_exist() -> None:
    for name, place in ELSEWHERE.tests.items():
        file, _, function = place.partition("::")
        text = (SCENARIOS.parent / Path(file)).read_text(encoding="utf-8")
        assert f"def {function}(" in text, name
    assert {name for names in ELSEWHERE.scenarios.values() for name in names} <= set(IDS)


def test_nothing_stands_elsewhere_without_need() -> None:
    spare = [name for name in (*ELSEWHERE.tests, *ELSEWHERE.scenarios, *ELSEWHERE.without) if shown(name)]
    assert spare == []
