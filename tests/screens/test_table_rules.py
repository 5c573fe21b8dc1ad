"""The rules in force at a table: all of them, what differs first, with the host's menus in a lobby."""

from itertools import count, takewhile
from typing import cast

import pytest

from bot.content.rule import RuleValue
from bot.screens import table_rules
from bot.screens.limits import problems
from bot.screens.rules_in_force import in_force, pages
from bot.screens.stables.showing import StableShowing
from bot.tables.document import FirstVote
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, NAMES, Game, components, controls, document, labels, state_of, text, values

HOST, GUEST = 100, 101


@pytest.fixture
def game(texts: Texts) -> Game:
    return Game(texts, 3, "rules")


def lobby_of(texts: Texts, **changes: object) -> StableShowing:
    kept = document(NAMES, **{"started_at": None, **changes})
    return StableShowing(texts, Locale.ENGLISH, state_of(None, kept, "lobby"))


def all_pages(showing: StableShowing) -> list[str]:
    return [text(table_rules.table(showing, LIBRARY, GUEST, page)) for page in range(len(pages(showing, LIBRARY)))]


def changed(preset: str) -> dict[str, RuleValue]:
    """A value for each house rule that isn't the preset's."""
    found: dict[str, RuleValue] = {}
    usual = LIBRARY.in_force(preset, {})
    schema = LIBRARY.houserules
    for key, rule in (schema.unstable | schema.table).items():
        others = rule.choices or (list(range(*rule.bounds)) if rule.bounds else [])
        value = next((one for one in others if one != usual[key]), None)
        if value is not None and key != "pace":
            found[key] = value
    return found


def test_every_rule_is_told_once_with_what_it_decides(texts: Texts):
    told = "\n".join(all_pages(lobby_of(texts)))
    for key in LIBRARY.houserules.rules_of("unstable"):
        name = texts.say(Locale.ENGLISH, f"houserule-{key}")
        assert told.count(f"- {name}: ") == 1, key
    assert "usually" not in told
    assert "- Hand limit: 7 · How many cards you may keep at the end of your turn." in told


def test_what_differs_comes_first_with_what_it_is_otherwise(texts: Texts):
    shown = all_pages(lobby_of(texts, preset="french", rules={"win_timing": "instant", "turn_seconds": 30}))
    lines = shown[0].splitlines()
    assert lines[:2] == ["### House rules of table 7", "Unstable Unicorns · French sheet"]
    assert lines[2].startswith("- **When you win: at once**, usually after all effects · ")
    assert lines[3].startswith("- **Time for a turn: 30 s**, usually by the pace · ")
    assert "**" not in "".join(lines[4:])


def test_a_value_that_is_the_presets_own_does_not_differ(texts: Texts):
    showing = lobby_of(texts, preset="french", rules={"deck_exhausted": "reshuffle"})
    assert not any(rule.differs for rule in in_force(showing, LIBRARY))


@pytest.mark.parametrize("preset", LIBRARY.presets())
def test_every_page_fits_however_much_differs(texts: Texts, preset: str):
    rules = changed("second") if LIBRARY.game(preset) == "unstable" else {}
    showing = lobby_of(texts, preset=preset, rules=rules)
    for user in (HOST, GUEST):
        for page in takewhile(lambda page: page < len(pages(showing, LIBRARY)), count()):
            screen = table_rules.table(showing, LIBRARY, user, page)
            assert problems(components(screen)) == []


def test_pages_are_turned(texts: Texts):
    showing = lobby_of(texts)
    last = len(pages(showing, LIBRARY)) - 1
    assert last >= 1
    first = table_rules.table(showing, LIBRARY, GUEST)
    assert labels(first) == ["Previous", "Next"]
    assert controls(first)[0]["custom_id"] == "nb:7:-:houserules:1"
    assert f"Page {last + 1} of {last + 1}" in text(table_rules.table(showing, LIBRARY, GUEST, last))
    assert text(table_rules.table(showing, LIBRARY, GUEST, 99)) == text(table_rules.table(showing, LIBRARY, GUEST))


def test_only_the_host_gets_menus_and_only_before_the_game(texts: Texts, game: Game):
    def menus(showing: StableShowing, user: int) -> list[str]:
        screen = table_rules.table(showing, LIBRARY, user)
        return [str(one["custom_id"]).split(":")[3] for one in controls(screen) if "options" in one]

    hosts = ["set_preset", "set_pace", "set_first_rule", "rules_page"]
    assert menus(lobby_of(texts), HOST) == hosts
    assert menus(lobby_of(texts), GUEST) == ["rules_page"]
    assert menus(game.showing, HOST) == ["rules_page"]
    picks = lobby_of(texts, rules={"first_player": "host_picks"})
    assert menus(picks, HOST) == [*hosts[:3], "pick_first", "rules_page"]
    assert menus(lobby_of(texts, first_vote=FirstVote(seed="s")), HOST) == ["rules_page"]


def test_the_menus_show_what_is_set(texts: Texts):
    showing = lobby_of(texts, preset="french", pace="days", rules={"first_player": "host_picks"}, first=1)
    menus = [one for one in controls(table_rules.table(showing, LIBRARY, HOST)) if "options" in one]
    options = [option for menu in menus for option in cast("list[dict[str, object]]", menu["options"])]
    chosen = [option["label"] for option in options if option.get("default")]
    assert chosen == [
        "Unstable Unicorns · French sheet",
        "Pace: days",
        "First player: the host picks",
        "Bob begins",
    ]
    assert values(menus[0]) == LIBRARY.presets()
    assert labels(table_rules.table(showing, LIBRARY, HOST))[:2] == ["Previous", "Next"]


def test_the_rules_of_a_game_begin_with_its_numbers(game: Game):
    game.document.rules = {"hand_limit": 5}
    shown = text(table_rules.table(game.showing, LIBRARY, GUEST))
    assert "7 unicorns in your stable" in shown
    assert "- **Hand limit: 5**, usually 7 · How many cards" in shown
