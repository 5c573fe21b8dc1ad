"""House rules are checked against their schema, presets when it is loaded."""

import json
from pathlib import Path

import msgspec
import pytest
import yaml

from bot.content.errors import BadRule, ContentError
from bot.content.houserules import HouseRules
from bot.content.impossible import check_deck
from bot.content.library import Library
from bot.content.rule import RuleValue, word
from bot.content.yaml_files import DATA
from bot.games.stables.book import Book
from bot.games.stables.cards import Design
from bot.games.stables.rules import StableRules

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


@pytest.mark.parametrize("preset", [name for name, preset in RULES.presets.items() if preset.game != "hunt"])
def test_the_engine_reads_every_value_of_a_stable_game(preset: str) -> None:
    for key, rule in RULES.rules_of(RULES.preset(preset).game).items():
        for value in (*rule.choices, *(rule.bounds or ()), *([rule.alternative] if rule.alternative else [])):
            assert getattr(RULES.stable_rules(preset, {key: value}), key) == value


def test_rules_of_one_game_are_no_rules_of_another() -> None:
    with pytest.raises(ContentError, match="hunt"):
        RULES.stable_rules("hunt", {})
    with pytest.raises(ContentError, match="second"):
        RULES.hunt_rules("second", {})


@pytest.mark.parametrize(
    ("key", "text", "value"),
    [
        ("hand_limit", " 20 ", 20),
        ("hand_limit", "NONE", "none"),
        ("destroy_own", "Yes", True),
        ("destroy_own", "off", False),
        ("undo", "OFF", "off"),
        ("baby_choice", "Random", "random"),
        ("expansions", "none", []),
        ("expansions", "mine:a, mine:b", ["mine:a", "mine:b"]),
        ("turn_seconds", "604800", 604_800),
        ("kids_hand_limit", "3", 3),
        ("first_player", "vote", "vote"),
    ],
)
def test_a_typed_value_is_read(key: str, text: str, value: object) -> None:
    assert RULES.parse(key, text) == value


@pytest.mark.parametrize(
    ("key", "text", "kind", "details"),
    [
        ("no_such_rule", "1", "unknown_rule", {"game": ""}),
        ("destroy_own", "maybe", "not_a_value", {"value": "maybe", "values": ["false", "true"]}),
        ("baby_choice", "yes", "not_a_value", {"value": "yes", "values": ["choose", "random"]}),
        ("hand_limit", "21", "out_of_bounds", {"value": "21", "least": 1, "most": 20, "alternative": "none"}),
        ("starting_hand", "-1", "out_of_bounds", {"value": "-1", "least": 1, "most": 10, "alternative": ""}),
        ("starting_hand", "1_0", "not_a_value", {"value": "1_0", "values": [str(n) for n in range(1, 11)]}),
        ("starting_hand", "9" * 5000, "not_a_value", {"value": "9" * 5000, "values": [str(n) for n in range(1, 11)]}),
    ],
)
def test_any_other_typed_value_is_refused_with_what_would_do(
    key: str, text: str, kind: str, details: dict[str, object]
) -> None:
    with pytest.raises(BadRule) as refused:
        RULES.parse(key, text)
    assert (refused.value.key, refused.value.kind, refused.value.details) == (key, kind, details)


@pytest.mark.parametrize("key", RULES.every())
def test_every_suggestion_can_be_typed_and_fits_a_menu(key: str) -> None:
    rule = RULES.every()[key]
    assert 1 <= len(rule.suggestions()) <= 25
    for text in rule.suggestions():
        assert word(RULES.parse(key, text)) == text


def test_games_have_their_own_rules_and_the_table_rules_concern_all() -> None:
    assert RULES.games_of("starting_hand") == ("unstable", "kids")
    assert RULES.games_of("first_player") == ("unstable", "kids", "hunt")
    assert RULES.games_of("hand_limit") == ("unstable",)
    assert RULES.games_of("kids_hand_limit") == ("kids",)
    assert RULES.games_of("undo") == ("unstable", "kids", "hunt")
    assert RULES.games_of("no_such_rule") == ()
    with pytest.raises(ContentError, match="chess"):
        RULES.rules_of("chess")


def test_a_rule_of_two_games_is_one_rule() -> None:
    sections = (RULES.unstable, RULES.kids, RULES.hunt, RULES.table)
    for key, rule in RULES.every().items():
        for section in sections:
            if key in section:
                assert (section[key].words, section[key].bounds) == (rule.words, rule.bounds)
    assert {"FR-05", "HU-06"} <= set(RULES.every()["first_player"].sources)


IMPOSSIBLE: list[tuple[dict[str, object], int, str]] = [
    ({"extension": False}, 5, "extension_needed"),
    ({"extension": True, "unicorns_per_day": "per_player"}, 6, "too_many_unicorns"),
    ({"extension": True, "schemes_per_unicorn": "one"}, 5, "too_few_schemes"),
]


@pytest.mark.parametrize(("changes", "seats", "reason"), IMPOSSIBLE)
def test_an_impossible_combination_is_refused_with_its_reason(
    changes: dict[str, object], seats: int, reason: str
) -> None:
    with pytest.raises(BadRule) as refused:
        RULES.check("hunt", changes, seats)
    assert (refused.value.kind, refused.value.details["reason"]) == ("impossible", reason)
    RULES.check("hunt", changes, None)
    RULES.check("hunt", changes, 4)


def test_what_nobody_could_play_is_refused_whatever_the_seats() -> None:
    few = msgspec.structs.replace(RULES.presets["hunt"], seats=(5, 6))
    with pytest.raises(BadRule) as refused:
        msgspec.structs.replace(RULES, presets={"hunt": few}).check("hunt", {}, None)
    assert refused.value.details == {"reason": "extension_needed", "seats": 5}


def test_rules_of_the_table_are_checked_with_those_of_the_game() -> None:
    RULES.check("second", {"pace": "days", "hand_limit": 3}, None)
    with pytest.raises(BadRule, match="turn_seconds"):
        RULES.check("second", {"turn_seconds": 3}, None)
    with pytest.raises(BadRule, match="bids"):
        RULES.check("second", {"bids": "together"}, None)


@pytest.mark.parametrize(
    ("seats", "hand", "goal", "reason"),
    [(4, 10, 7, "deck_too_small"), (5, 1, 7, "nursery_too_small"), (4, 1, 11, "too_few_unicorns")],
)
def test_a_deck_that_is_too_small_is_refused(seats: int, hand: int, goal: int, reason: str) -> None:
    designs = [Design(id="baby", type="baby", copies=4), Design(id="uni", type="basic", copies=6)]
    book = Book("small", [*designs, Design(id="neigh", type="instant", copies=30)])
    check_deck(book, StableRules(starting_hand=9), 4, 10)
    with pytest.raises(BadRule) as refused:
        check_deck(book, StableRules(starting_hand=hand), seats, goal)
    assert (refused.value.kind, refused.value.details["reason"]) == ("impossible", reason)


@pytest.mark.parametrize("preset", [name for name, preset in RULES.presets.items() if preset.game != "hunt"])
def test_every_preset_can_be_dealt_to_all_its_seats_with_the_biggest_hands(preset: str) -> None:
    library = Library()
    for seats in library.seats(preset):
        library.check(preset, {"starting_hand": 10}, seats)


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        (None, range(3, 7)),
        ({}, range(3, 5)),
        ({"extension": True}, range(3, 7)),
        ({"extension": True, "unicorns_per_day": "per_player"}, range(3, 6)),
        ({"extension": True, "schemes_per_unicorn": "one"}, range(3, 5)),
        ({"extension": True, "schemes_per_unicorn": "one", "unicorns_per_day": "per_player"}, range(3, 6)),
    ],
)
def test_how_many_can_hunt_depends_on_the_rules(rules: dict[str, RuleValue] | None, seats: range) -> None:
    assert Library().seats("hunt", rules) == seats


def test_a_preset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ContentError, match="tenth"):
        RULES.values("tenth", {})


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
        Library().stables.start("second", {}, seats, "seed")


@pytest.mark.parametrize("saved", [b"", b"\xc1", b"\x80"])
def test_what_is_no_saved_game_is_refused(saved: bytes) -> None:
    with pytest.raises(ContentError, match="saved game"):
        Library().stables.load(saved)
