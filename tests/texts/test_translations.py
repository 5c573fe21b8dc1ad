"""Every language says everything, in its own words, with what is printed on the cards, and short enough to be shown."""

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest
import yaml

from bot.content.library import Library
from bot.screens.hunt.pages import ids
from bot.texts import Locale, Texts
from tests.texts.test_every_phrase import BUTTONS, sample

OTHERS = [Locale.FRENCH, Locale.CZECH, Locale.ROMANIAN]
ALLOWED: dict[str, dict[str, str]] = yaml.safe_load(Path("tests/texts/same_as_english.yaml").read_text("utf-8"))
LIBRARY = Library()
DECKS = [LIBRARY.book(deck) for deck in ("second", "first", "kids")]
TITLES = sorted({design.name_key for deck in DECKS for design in deck.designs})
LINE, OPTION, PLACEHOLDER, BUTTON, DESCRIPTION, PAGE = 90, 100, 150, 38, 100, 2000
SIGN = re.compile(r"^[^\w\s]\S*")
NO_BREAK = "\u00a0"
COMMAND = re.compile(r"(?<![\w/.])/(?=\w)([\w-]+)(?: ([\w-]+))?(?: ([\w-]+))?")


def said(texts: Texts, locale: Locale, key: str, count: int = 7) -> str:
    return texts.say(locale, key, **{name: sample(name, count) for name in texts.arguments(key)})


def same_as_english(texts: Texts, locale: Locale) -> list[str]:
    found = [key for key in sorted(texts.all_keys()) if said(texts, locale, key) == said(texts, Locale.ENGLISH, key)]
    return [key for key in found if re.search(r"[^\W\d_]", re.sub(r"<[^>]*>", "", said(texts, locale, key)))]


def test_all_four_languages_are_spoken(texts: Texts):
    assert texts.spoken() == list(Locale)


@pytest.mark.parametrize("locale", OTHERS)
def test_no_english_is_left_but_what_is_meant(texts: Texts, locale: Locale):
    allowed = ALLOWED["all"] | ALLOWED[locale]
    same = same_as_english(texts, locale)
    assert [key for key in same if not any(fnmatch(key, pattern) for pattern in allowed)] == []
    assert [pattern for pattern in ALLOWED[locale] if not any(fnmatch(key, pattern) for key in same)] == []


def test_english_that_is_left_is_seen(texts: Texts):
    assert len(same_as_english(texts, Locale.ENGLISH)) > 1000


@pytest.mark.parametrize("locale", Locale)
def test_what_is_chosen_or_pressed_is_short_enough(texts: Texts, locale: Locale):
    for key in texts.all_keys():
        text = said(texts, locale, key, 30)
        if key.startswith("card-") and key.endswith(".short"):
            assert len(text) <= LINE, key
        elif key.endswith((".short", ".about", ".label", ".title")):
            assert len(text) <= OPTION, key
        elif key.endswith("-menu"):
            assert len(text) <= PLACEHOLDER, key
        elif key in BUTTONS or key.endswith((".button", "-confirm", "-keep")):
            assert len(text) <= BUTTON, key
        elif key.startswith(("rules-", "help-", "reference-")):
            assert len(text) <= PAGE, key


@pytest.mark.parametrize("locale", Locale)
def test_commands_keep_discords_limits(texts: Texts, locale: Locale):
    keys = [key for key in texts.all_keys() if key.startswith("command-")]
    for key in keys:
        text = said(texts, locale, key)
        if key.endswith("about"):
            assert 1 <= len(text) <= DESCRIPTION, key
        else:
            assert re.fullmatch(r"[-_'\w]{1,32}", text), key
            assert text == text.lower(), key


@pytest.mark.parametrize("locale", Locale)
def test_siblings_have_different_names(texts: Texts, locale: Locale):
    siblings: dict[str, list[str]] = {}
    for key in texts.all_keys():
        command, _, option = key.partition(".")
        if command.startswith("command-") and not option.endswith("about"):
            parent = command if option else command.rpartition("-")[0]
            siblings.setdefault(f"{parent} {bool(option)}", []).append(said(texts, locale, key))
    assert len(siblings) > 20
    assert {parent: names for parent, names in siblings.items() if len(set(names)) < len(names)} == {}


@pytest.mark.parametrize("locale", Locale)
def test_texts_name_commands_as_the_reader_finds_them(texts: Texts, locale: Locale):
    commands = [key for key in texts.all_keys() if key.startswith("command-") and "." not in key]
    parents = {key.rpartition("-")[0] for key in commands}
    paths = {tuple(_path(texts, locale, key)) for key in commands if key not in parents}
    roots = {path[0] for path in paths}
    for key in texts.all_keys():
        for words in COMMAND.findall(said(texts, locale, key)):
            named = tuple(word for word in words if word)
            if named[0] in roots or locale is not Locale.ENGLISH:
                assert any(named[: len(path)] == path for path in paths) or named in {(root,) for root in roots}, (
                    f"{key}: /{' '.join(named)}"
                )


def _path(texts: Texts, locale: Locale, key: str) -> list[str]:
    parts = key.split("-")
    return [texts.say(locale, "-".join(parts[:end])) for end in range(2, len(parts) + 1)]


@pytest.mark.parametrize("locale", Locale)
def test_bold_and_italics_are_closed(texts: Texts, locale: Locale):
    for key in texts.all_keys():
        text = said(texts, locale, key, 2)
        assert text.count("**") % 2 == 0, key
        assert text.replace("**", "").count("*") % 2 == 0, key


@pytest.mark.parametrize("locale", Locale)
def test_cards_have_their_printed_names_where_they_are_known(texts: Texts, locale: Locale):
    names = LIBRARY.stables.names
    printed = {title: names.printed(title, locale) for title in TITLES}
    known = {title: name for title, name in printed.items() if name is not None}
    assert len(known) >= 12
    said = {title: texts.say(locale, f"card-{title}").replace(NO_BREAK, " ") for title in known}
    assert said == known


@pytest.mark.parametrize("locale", Locale)
def test_a_tie_counts_the_letters_of_names_as_they_are_shown(texts: Texts, locale: Locale):
    book = DECKS[0]
    shown = [texts.say(locale, f"card-{design.name_key}") for design in book.designs]
    assert LIBRARY.stables.names.letters(book, locale) == [sum(map(str.isalpha, name)) for name in shown]


@pytest.mark.parametrize("locale", Locale)
def test_names_are_all_different(texts: Texts, locale: Locale):
    for titles in [*({design.name_key for design in deck.designs} for deck in DECKS)]:
        names = [texts.say(locale, f"card-{title}") for title in titles]
        assert len(set(names)) == len(names)
    hunted = [texts.say(locale, f"hunt-card-{card}") for card in ids(LIBRARY.hunts.box("hunt"))]
    assert len(set(hunted)) == len(hunted)


@pytest.mark.parametrize("locale", OTHERS)
def test_signs_are_the_same_in_every_language(texts: Texts, locale: Locale):
    for key in texts.all_keys():
        if key.startswith(("symbol-", "hunt-colour-")) or (key.startswith("type-") and key.endswith(".sign")):
            sign = SIGN.match(said(texts, Locale.ENGLISH, key))
            assert sign is not None, key
            assert said(texts, locale, key).startswith(f"{sign[0]} "), key


@pytest.mark.parametrize("locale", OTHERS)
def test_numbers_in_the_texts_of_cards_are_those_of_english(texts: Texts, locale: Locale):
    for key in texts.all_keys():
        if key.startswith(("card-", "hunt-card-")) and key.endswith(".short"):
            numbers = [sorted(re.findall(r"\d+", said(texts, each, key))) for each in (locale, Locale.ENGLISH)]
            assert set(numbers[1]) <= set(numbers[0]) | {"1"}, key
