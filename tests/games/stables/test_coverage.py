"""Nothing is forgotten: every rule, ruling, card and house-rule value has a scenario or a named test."""

from pathlib import Path

import msgspec
import pytest
import yaml
from msgspec import Struct

from bot.content.library import Library
from bot.content.rule import Rule
from tests.games.stables.test_scenarios import ALL, SCENARIOS

TESTS = SCENARIOS.parent
RULES = [f"{sheet}-{number:02}" for sheet, last in (("FR", 23), ("CZ", 37), ("RO", 8)) for number in range(1, last + 1)]
KIDS_RULES = [f"KI-{number:02}" for number in range(1, 12)]
RULINGS = [*(f"R{number}" for number in range(1, 88)), *(f"K-{letter}" for letter in "abcdefghijk")]
IDS = [scenario.id for scenario in ALL]


class Elsewhere(Struct, forbid_unknown_fields=True):
    """What stands elsewhere: named tests, and what needs none, with the reason."""

    tests: dict[str, str]
    without: dict[str, str]


ELSEWHERE = msgspec.convert(
    yaml.safe_load((SCENARIOS / "elsewhere.yaml").read_text(encoding="utf-8")),
    Elsewhere,
)


def shown(prefix: str) -> bool:
    """Tell whether a scenario's id starts with these words."""
    return any(name == prefix or name.startswith(f"{prefix}-") for name in IDS)


def test_every_rule_and_ruling_has_a_scenario_or_a_named_test() -> None:
    known = ELSEWHERE.tests.keys() | ELSEWHERE.without.keys()
    assert [name for name in RULES + KIDS_RULES + RULINGS if not shown(name) and name not in known] == []


@pytest.mark.parametrize("deck", ["second", "kids"])
def test_every_card_has_a_scenario(deck: str) -> None:
    designs = Library().book(deck).designs
    assert [design.id for design in designs if not shown(f"CARD-{design.id}")] == []


def values(key: str, rule: Rule) -> list[str]:
    """The values of a rule that must be shown: each choice; of numbers the usual one, any other and the word."""
    if rule.bounds is None:
        return [str(choice).lower() for choice in rule.choices] or ["[]"]
    numbers = [str(rule.usual)] if rule.usual != rule.alternative else []
    words = [rule.alternative] if rule.alternative else []
    others = [name for name in IDS if name.startswith(f"HOUSE-{key}-") and name.split("-")[2].isdigit()]
    return [*numbers, *words, others[-1].split("-")[2] if others else "other"]


def test_every_value_of_every_house_rule_has_a_scenario_or_a_named_test() -> None:
    schema = Library().houserules
    rules = schema.unstable | schema.kids
    wanted = [(key, value) for key, rule in rules.items() for value in values(key, rule)]
    missing = [
        f"{key}/{value}"
        for key, value in wanted
        if not shown(f"HOUSE-{key}-{value}") and f"{key}/{value}" not in ELSEWHERE.tests
    ]
    assert missing == []


def test_a_scenario_named_after_a_value_plays_with_it() -> None:
    library = Library()
    for scenario in ALL:
        if not scenario.id.startswith("HOUSE-"):
            continue
        _, key, value = scenario.id.split("-")[:3]
        played = library.houserules.values(scenario.preset, scenario.rules)[key]
        assert str(played).lower() == value, scenario.id


def test_named_tests_exist() -> None:
    for name, place in ELSEWHERE.tests.items():
        file, _, function = place.partition("::")
        text = (TESTS / Path(file)).read_text(encoding="utf-8")
        assert f"def {function}(" in text, name


def test_nothing_stands_elsewhere_without_need() -> None:
    spare = [name for name in (*ELSEWHERE.tests, *ELSEWHERE.without) if shown(name)]
    assert spare == []
