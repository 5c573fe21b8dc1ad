import re

import pytest

from bot.texts import Locale, Texts

EN = Locale.ENGLISH
COMMANDS = [
    "table",
    "table-new",
    "table-join",
    "table-leave",
    "table-start",
    "table-end",
    "table-kick",
    "table-invite",
    "table-board",
    "table-computer",
    "table-practice",
    "table-undo",
    "tables",
    "hand",
    "play",
    "draw",
    "neigh",
    "pass",
    "choose",
    "bid",
    "watch",
    "houserules",
    "houserules-show",
    "houserules-preset",
    "houserules-set",
    "houserules-reset",
    "houserules-history",
    "houserules-export",
    "houserules-deck",
    "houserules-deck-add",
    "houserules-deck-list",
    "houserules-deck-remove",
    "houserules-import",
    "card",
    "rules",
    "help",
    "replay",
    "bug",
    "stats",
]
LABELS = {
    "lobby-join": "Join",
    "lobby-leave": "Leave",
    "lobby-start": "Start",
    "lobby-add-computer": "Add computer",
    "board-my-hand": "My hand",
    "board-story": "Story",
    "window-neigh": "Neigh",
    "window-super-neigh": "Super Neigh",
    "window-let-it-be": "Let it be",
}
ENDS = [
    "end-unicorns",
    "end-deck",
    "end-letters",
    "end-shared",
    "story-wins",
    "story-wins.unicorns",
    "story-wins.deck",
    "story-wins.letters",
    "story-wins.shared",
    "end-hunt-points",
    "end-hunt-unicorns",
    "end-hunt-shared",
    "end-hunt-double_rainbow",
    "story-hunt-wins",
    "story-hunt-wins.points",
    "story-hunt-wins.unicorns",
    "story-hunt-wins.shared",
    "story-hunt-wins.double_rainbow",
]
WINNERLESS = ["end-tie", "end-host", "end-moderator", "end-nobody_left", "story-nobody_wins", "story-nobody_wins.tie"]
WINNERLESS_HUNTS = ["end-hunt-host", "end-hunt-moderator", "end-hunt-nobody_left"]
PROMPT_ARGUMENTS = {"card", "source", "count", "what"}
# Discord allows 80 characters on a button, 100 in an option and in a description, 150 as a menu's placeholder.
OPTION = 100


@pytest.mark.parametrize(("key", "label"), LABELS.items())
def test_buttons_that_outside_checks_press_keep_their_labels(texts: Texts, key: str, label: str):
    assert texts.say(EN, key) == label


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_keeps_its_name_and_says_what_it_does(texts: Texts, command: str):
    assert texts.say(EN, f"command-{command}") == re.sub("^(table|houserules(-deck)?)-", "", command)
    assert texts.has(f"command-{command}.about")


def test_command_texts_fit_into_discord(texts: Texts):
    keys = [key for key in texts.all_keys() if key.startswith("command-")]
    assert {key.partition(".")[0].removeprefix("command-") for key in keys} == set(COMMANDS)
    for key in keys:
        said = texts.say(EN, key)
        if key.endswith("about"):
            assert 1 <= len(said) <= OPTION, key
        else:
            assert re.fullmatch(r"[-_'\w]{1,32}", said), key
            assert said == said.lower(), key


def test_every_option_has_a_description(texts: Texts):
    for key in texts.all_keys():
        command, _, option = key.partition(".")
        if command.startswith("command-") and option and not option.endswith("about"):
            assert texts.has(f"{key}-about"), key


@pytest.mark.parametrize("key", [*ENDS, *WINNERLESS])
def test_the_end_of_a_game_is_told_with_the_agreed_word(texts: Texts, key: str):
    given = {
        "player": "Ann",
        "players": ["Ann", "Bob"],
        "unicorns": 7,
        "turns": 23,
        "time": "31 min",
        "count": 7,
        "points": 7,
    }
    assert ("Nobody wins" if key in WINNERLESS else " wins") in texts.say(EN, key, **given)


def test_every_prompt_asks_in_private_and_tells_in_public(texts: Texts):
    prompts = {key.partition(".")[0] for key in texts.all_keys() if key.startswith("prompt-") and "." in key}
    assert len(prompts) > 25
    for prompt in prompts:
        assert texts.has(f"{prompt}.private"), prompt
        assert texts.has(f"{prompt}.public"), prompt
        assert texts.arguments(f"{prompt}.private") <= PROMPT_ARGUMENTS, prompt
        assert texts.arguments(f"{prompt}.public") <= {*PROMPT_ARGUMENTS, "player"}, prompt
