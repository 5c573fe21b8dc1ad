"""Nothing is forgotten: every rule, ruling, card and house-rule value has a scenario or a named test."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from msgspec import Struct

from bot.content.library import Library
from bot.content.rule import Rule, word
from bot.scenarios import runner
from bot.scenarios.files import Scenario
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


def test_every_card_of_the_first_edition_has_a_scenario_of_its_own() -> None:
    """A card that isn't word for word the second edition's is shown with its own words."""
    designs = set(Library().book("first").designs) - set(Library().book("second").designs)
    assert len(designs) == 9 + 12
    named = [scenario.id for scenario in ALL if scenario.preset == "first"]
    assert [
        design.id for design in designs if not any(name.startswith(f"CARD-{design.id}-first-") for name in named)
    ] == []


def alive() -> dict[str, Rule]:
    """Give the rules of all stable games that have a preset; the hunt has its own test of this name."""
    schema = Library().houserules
    played = {schema.preset(name).game for name in schema.presets} - {"hunt"}
    return {
        key: rule
        for key, rule in schema.every().items()
        if key not in schema.table and played & {*schema.games_of(key)}
    }


def values(rule: Rule) -> list[Any]:
    """Give the values of a rule that must be shown: each choice; of numbers both bounds, the usual one and the word.

    Of a list of decks: none, and one of people's own.
    """
    if rule.bounds is None:
        return rule.choices or [rule.usual, ["own"]]
    return list(dict.fromkeys([rule.usual, *rule.bounds, *([rule.alternative] if rule.alternative else [])]))


WANTED = [(key, value) for key, rule in alive().items() for value in values(rule)]


def telling(scenario: Scenario, key: str, value: object) -> bool:
    """Tell whether a scenario fails with some other value of the rule, and so shows this one at work."""
    others = [other for other in values(alive()[key]) if word(other) != word(value)]
    changed = [msgspec.structs.replace(scenario, rules={**scenario.rules, key: other}) for other in others]
    return any(runner.play(Library(), other) is not None for other in changed)


@pytest.mark.parametrize(("key", "value"), WANTED, ids=[f"{key}-{word(value)}" for key, value in WANTED])
def test_every_value_of_every_house_rule_has_a_telling_scenario_or_a_named_test(key: str, value: object) -> None:
    name = f"HOUSE-{key}-{word(value)}"
    shown_by = [scenario for scenario in ALL if scenario.id == name or scenario.id.startswith(f"{name}-")]
    assert f"{key}/{word(value)}" in ELSEWHERE.tests or any(telling(scenario, key, value) for scenario in shown_by)


def test_a_scenario_named_after_a_value_plays_with_it() -> None:
    library = Library()
    for scenario in ALL:
        if not scenario.id.startswith("HOUSE-"):
            continue
        _, key, value = scenario.id.split("-")[:3]
        played = library.houserules.values(scenario.preset, scenario.rules)[key]
        assert word(played) == value, scenario.id


def test_named_tests_exist() -> None:
    for name, place in ELSEWHERE.tests.items():
        file, _, function = place.partition("::")
        text = (TESTS / Path(file)).read_text(encoding="utf-8")
        assert f"def {function}(" in text, name


def test_nothing_stands_elsewhere_without_need() -> None:
    spare = [name for name in (*ELSEWHERE.tests, *ELSEWHERE.without) if shown(name)]
    assert spare == []
