"""What a printer of each language would see at once: blanks that hold, apostrophes, quotation marks, letters."""

import re

import pytest

from bot.texts import Locale, Texts
from tests.texts.test_every_phrase import sample

CODE = re.compile(r"`[^`]*`|<[^>]*>")
LOOSE = re.compile(" [;:!?»]|«[^\u00a0]|\\w[;!?»]")
"""In French a line never breaks before these signs, nor behind an opening quotation mark, and nothing touches them."""
TYPED = re.compile("[\"'`´]|\\.\\.\\.")
QUOTES = {Locale.FRENCH: "«»", Locale.CZECH: "„“", Locale.ROMANIAN: "„”"}
ALL_QUOTES = set("«»„“”‚‘")
NAME = r" \*{0,2}<(?:player|other|host|opener|owner|card|cause|unicorn|title|power|scheme|top)s?\d*>"
DECLINED = {
    Locale.FRENCH: re.compile(r"\b(?:de|que|le|la|ne|se|je|me|te|lorsque)" + NAME, re.IGNORECASE),
    Locale.CZECH: re.compile(r"\b(?:k|s|v|z|u|o|na|do|od|pro|za|po|při|před|přes|kvůli|díky)" + NAME, re.IGNORECASE),
    Locale.ROMANIAN: re.compile(r"\b(?:lui|asupra)" + NAME, re.IGNORECASE),
}
"""What would change with the name behind it: elided in French ("d’Ann"), declined in Czech and Romanian."""
OF_NUMBERS = ("houserule-impossible-", "error-hold-none")
"""Texts whose `$card` or `$cards` is a number."""


def printed(texts: Texts, locale: Locale, count: int = 7) -> dict[str, str]:
    """Say every text, without what is code, a link or a name in it."""
    keys = sorted(texts.all_keys())
    said = {key: texts.say(locale, key, **{name: sample(name, count) for name in texts.arguments(key)}) for key in keys}
    return {key: CODE.sub("X", re.sub(r"\]\([^)]*\)", "]", text)) for key, text in said.items()}


@pytest.mark.parametrize("count", [1, 7])
def test_french_signs_never_begin_a_line(texts: Texts, count: int):
    said = printed(texts, Locale.FRENCH, count)
    loose = {key: found[0] for key, text in said.items() if (found := LOOSE.search(text))}
    assert loose == {}


@pytest.mark.parametrize("locale", list(QUOTES))
def test_signs_are_those_of_print_and_not_of_a_typewriter(texts: Texts, locale: Locale):
    found = {key: text for key, text in printed(texts, locale).items() if TYPED.search(text)}
    assert found == {}


@pytest.mark.parametrize("locale", list(QUOTES))
def test_quotation_marks_are_those_of_the_language_and_are_closed(texts: Texts, locale: Locale):
    opening, closing = QUOTES[locale]
    for key, text in printed(texts, locale).items():
        if key.endswith(".between"):  # stands between two quoted words
            continue
        marks = [sign for sign in text if sign in ALL_QUOTES]
        assert marks == [opening, closing] * (len(marks) // 2), f"{key}: {text}"


def test_romanian_letters_have_a_comma_below_and_no_cedilla(texts: Texts):
    assert [key for key, text in printed(texts, Locale.ROMANIAN).items() if re.search("[şţŞŢ]", text)] == []


@pytest.mark.parametrize("locale", list(DECLINED))
def test_any_name_can_stand_where_it_is_put(texts: Texts, locale: Locale):
    keys = [key for key in sorted(texts.all_keys()) if not key.startswith(OF_NUMBERS)]
    said = {key: texts.say(locale, key, **{name: sample(name, 1) for name in texts.arguments(key)}) for key in keys}
    assert {key: found[0] for key, text in said.items() if (found := DECLINED[locale].search(text))} == {}
