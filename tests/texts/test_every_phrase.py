"""Every text of every language can be said, for one and for many, and is fit to be shown."""

import re

import pytest

from bot.content.library import Library
from bot.texts import Locale, Texts
from bot.texts.values import Value

NUMBERS = {
    "count",
    "needed",
    "hand",
    "unicorns",
    "turns",
    "letters",
    "limit",
    "least",
    "most",
    "picked",
    "copies",
    "fewest",
    "number",
    "deck",
    "discard",
    "nursery",
    "votes",
    "place",
    "pages",
    "page",
    "table",
    "coins",
    "points",
    "day",
    "days",
    "cost",
}
SELECTORS = {"what", "unit", "source", "edition", "small_table", "big_table", *Library().houserules.every()}
"""What a text may choose its words by without showing it; pages of the rules choose by house rules."""
LISTS = {"players", "cards", "targets", "owners"}
KINDS = ["card", "unicorn", "basic", "baby", "upgrade", "downgrade", "attachment", "magic", "neigh", "narwhal"]
BUTTONS = [
    "lobby-join",
    "lobby-leave",
    "lobby-start",
    "lobby-add-computer",
    "lobby-remove-computer",
    "lobby-house-rules",
    "board-my-hand",
    "board-story",
    "board-rules",
    "board-more",
    "window-neigh",
    "window-super-neigh",
    "window-let-it-be",
    "window-let-all-be",
    "window-wait",
    "hand-back",
    "hand-confirm",
    "hand-reload",
    "page-previous",
    "page-next",
    "leave-confirm",
    "leave-stay",
    "end-confirm",
    "end-keep",
    "end-rematch",
    "end-replay",
    "end-story-file",
    "answer-draw",
    "answer-done",
    "answer-skip",
    "answer-pass",
    "answer-destroy",
    "answer-sacrifice",
    "answer-use-it",
    "answer-skip-use",
    "answer-skip-replace",
    "answer-skip-search",
]


def sample(name: str, count: int) -> Value:
    if name in NUMBERS:
        return count
    if name in LISTS:
        return [f"<{name}{place}>" for place in range(count)]
    return f"<{name}>"


@pytest.mark.parametrize("locale", Locale)
@pytest.mark.parametrize("count", [1, 2, 7])
def test_every_text_can_be_said_and_shows_what_it_is_given(texts: Texts, locale: Locale, count: int):
    for key in texts.all_keys():
        arguments = {name: sample(name, count) for name in texts.arguments(key)}
        for kind in KINDS if "what" in arguments else [""]:
            said = texts.say(locale, key, **arguments | ({"what": kind} if kind else {}))
            assert said, key
            assert not re.search(r"[{}]|None", said), f"{key}: {said}"
            for name, value in arguments.items():
                if isinstance(value, list):
                    assert all(item in said for item in value), f"{key}: {said}"
                elif name not in NUMBERS and name not in SELECTORS:
                    assert str(value) in said, f"{key}: {said}"


def test_bold_and_italics_are_closed(texts: Texts):
    for key in texts.all_keys():
        said = texts.say(Locale.ENGLISH, key, **{name: sample(name, 2) for name in texts.arguments(key)})
        assert said.count("**") % 2 == 0, key
        assert said.replace("**", "").count("*") % 2 == 0, key


def test_buttons_say_what_they_do_in_few_letters(texts: Texts):
    for key in BUTTONS:
        label = texts.say(Locale.ENGLISH, key)
        assert len(label) <= 38, key
        assert not re.fullmatch(r"yes|no|ok|okay|cancel", label, re.IGNORECASE), key


def test_options_of_menus_fit_into_discord(texts: Texts):
    for key in texts.all_keys():
        if key.endswith((".short", ".about", ".label", ".title")):
            assert len(texts.say(Locale.ENGLISH, key, **dict.fromkeys(texts.arguments(key), 30))) <= 100, key


def test_pages_fit_into_one_message(texts: Texts):
    pages = [key for key in texts.all_keys() if key.startswith(("rules-", "help-", "reference-"))]
    assert len(pages) >= 10
    for key in pages:
        arguments = {name: sample(name, 7) for name in texts.arguments(key)}
        assert len(texts.say(Locale.ENGLISH, key, **arguments)) <= 2000, key
