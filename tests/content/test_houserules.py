"""House rules are checked against their schema, presets when it is loaded."""

import json
from pathlib import Path

import pytest
import yaml

from bot.content.errors import ContentError
from bot.content.houserules import HouseRules
from bot.content.library import Library
from bot.content.yaml_files import DATA

SCHEMA = DATA / "houserules.yaml"
RULES = HouseRules.load(SCHEMA)


def test_a_preset_changes_only_what_it_names() -> None:
    second, french = RULES.values("second", {}), RULES.values("french", {})
    assert {key for key in second if second[key] != french[key]} == {"deck_exhausted", "downgrade_own_stable"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand_limit", 20),
        ("hand_limit", "none"),
        ("starting_hand", 1),
        ("destroy_own", True),
        ("expansions", []),
    ],
)
def test_a_value_within_its_bounds_is_taken(key: str, value: object) -> None:
    assert RULES.values("second", {key: value})[key] == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("hand_limit", 0),
        ("hand_limit", 21),
        ("hand_limit", "all"),
        ("hand_limit", True),
        ("starting_hand", "none"),
        ("starting_hand", "5"),
        ("destroy_own", 1),
        ("destroy_own", "true"),
        ("final_tie", "toss"),
        ("expansions", "none"),
        ("kids_hand_limit", 5),
        ("no_such_rule", 1),
    ],
)
def test_any_other_is_refused_by_its_key(key: str, value: object) -> None:
    with pytest.raises(ContentError) as refused:
        RULES.values("second", {key: value})
    assert refused.value.place == key


def test_a_preset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ContentError, match="first"):
        RULES.values("first", {})


def test_a_schema_with_an_unknown_word_is_refused(tmp_path: Path) -> None:
    schema = yaml.safe_load(SCHEMA.read_text(encoding="utf-8"))
    schema["unstable"]["hand_limit"]["maximum"] = 20
    path = tmp_path / "houserules.yaml"
    path.write_text(json.dumps(schema), encoding="utf-8")
    with pytest.raises(ContentError, match="maximum"):
        HouseRules.load(path)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_game_for_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(ContentError, match=f"{seats} seats"):
        Library().start("second", {}, seats, "seed")


@pytest.mark.parametrize("saved", [b"", b"\xc1", b"\x80"])
def test_what_is_no_saved_game_is_refused(saved: bytes) -> None:
    with pytest.raises(ContentError, match="saved game"):
        Library().load(saved)
