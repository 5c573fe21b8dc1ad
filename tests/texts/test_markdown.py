import re
import string
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.texts import Locale, Texts, plain_name, safe_name, unmarked
from bot.texts.markdown import NAMELESS, VISIBLE_CHARACTERS
from tests.texts.conftest import CATALOGUES

NASTY = [
    "@everyone", "@here", "<@123456789012345678>", "<@!1>", "<@&2>", "<#3>", "</play:4>", "<:horn:5>", "<t:6:R>",
    "<id:home>", "**", "__", "~~", "||", "`", "```", "\\", "\n", "\r\n", "> ", "# ", "-# ", "- ", "1. ", "[a](https://b.example)",
    "https://b.example", "\u200b", "\u202e", "\u2066", "\u2069", "\ufeff", "\u00ad", "\u3164", "\u2800", "\u0301" * 40,
    "\U000e0041", "\ud800", "é", "שלום", "🦄", "👩‍🚀", "A" * 40,
]  # fmt: skip
TOKENS = re.compile(
    r"@everyone|@here|<@[!&]?\d|<#\d|</\S+:\d|<a?:\w+:\d|<t:\d|<id:|https?://|\[[^\]]*\]\([^)]*\)|\n|```", re.IGNORECASE
)
names = st.lists(st.sampled_from(NASTY) | st.text(max_size=12), max_size=8).map("".join)
texts_of_the_project = Texts.load(CATALOGUES)


def read(markdown: str) -> str:
    """Read a text as Discord does, failing at any sign that isn't escaped and so might be taken for markdown."""
    shown: list[str] = []
    signs = iter(markdown.replace("\u200b", ""))
    for sign in signs:
        if sign == "\\":
            sign = next(signs)
            assert sign in string.punctuation
        else:
            assert sign not in string.punctuation
        shown.append(sign)
    return "".join(shown)


def visible(name: str) -> int:
    return sum(not unicodedata.category(sign).startswith("M") for sign in name)


@given(names)
@example("@everyone")
@example("**Ann** [here](https://b.example)\n# big")
@example("\\")
def test_a_nasty_name_has_no_effect_but_being_read(name: str):
    safe = safe_name(name)
    assert not TOKENS.search(safe)
    assert read(safe) == plain_name(name)


@given(names)
def test_a_nasty_name_keeps_its_sentence_whole(name: str):
    said = texts_of_the_project.say(Locale.ENGLISH, "story-plays", player=safe_name(name), card="Neigh")
    assert not TOKENS.search(said)
    inside = re.fullmatch(r"\*\*(.*)\*\* plays \*Neigh\*\.", said)
    assert inside
    assert read(inside[1]) == plain_name(name)


@given(names)
def test_a_name_is_short_visible_and_on_one_line(name: str):
    plain = plain_name(name)
    assert 1 <= visible(plain) <= VISIBLE_CHARACTERS
    assert len(plain) <= 3 * VISIBLE_CHARACTERS
    assert all(sign == " " or unicodedata.category(sign)[0] not in "CZ" for sign in plain)
    assert plain == plain.strip()


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Bob ", "Ann Bob"),
        ("A" * 32, "A" * 32),
        ("A" * 33, "A" * 31 + "…"),
        ("e\u0301" * 33, "é" * 31 + "…"),
        ("Zoë 🦄 Łukasz", "Zoë 🦄 Łukasz"),
        ("x\u202egnp.exe", "xgnp.exe"),
        ("Z" + "\u0335" * 30, "Z\u0335\u0335"),
        ("Z\u0335\u0335\u200b\u0335", "Z\u0335\u0335"),
        ("\u0301Ann", "Ann"),
        ("\u200b\u3164", NAMELESS),
        ("", NAMELESS),
    ],
)
def test_a_name_for_places_without_markdown_is_only_cleaned(name: str, plain: str):
    assert plain_name(name) == plain


def test_a_name_in_a_message_is_escaped():
    assert safe_name("snake_case*") == r"snake\_case\*"
    assert safe_name("@here") == "\\@\u200bhere"


@pytest.mark.parametrize(
    ("marked", "bare"),
    [
        ("### Table 7 · **Ann** ▸ *Neigh*", "Table 7 · Ann ▸ Neigh"),
        ("-# small\n> quoted\n- listed", "small\nquoted\nlisted"),
        (f"**{safe_name('a_b*c`d@everyone')}** wins", "a_b*c`d@everyone wins"),
        ("3 * 4 stays - as it is", "3  4 stays - as it is"),
    ],
)
def test_markdown_comes_off(marked: str, bare: str) -> None:
    assert unmarked(marked) == bare
