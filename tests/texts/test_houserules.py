"""Every house rule is worded, those of games to come as well, and nothing is worded that is no rule."""

import re

import msgspec
import pytest

from bot.content.library import Library
from bot.content.rule import Rule
from bot.manual.rule_texts import missing_texts, needed_texts
from bot.texts import Locale, Texts

SCHEMA = Library().houserules
EVERY = SCHEMA.every()


@pytest.mark.parametrize("key", EVERY)
def test_a_rule_has_a_name_an_explanation_and_a_word_for_each_value(texts: Texts, key: str):
    for part in ("", ".about", *(f".{value}" for value in EVERY[key].words)):
        assert texts.say(Locale.ENGLISH, f"houserule-{key}{part}").strip(), part


def test_every_text_that_rules_need_is_there(texts: Texts):
    assert missing_texts(SCHEMA, texts) == []


def test_a_text_that_lacks_is_named(texts: Texts):
    new = msgspec.structs.replace(SCHEMA, hunt={**SCHEMA.hunt, "weather": Rule(choices=["sun", "rain"])})
    assert missing_texts(new, texts) == [f"houserule-weather{part}" for part in ("", ".about", ".sun", ".rain")]


def test_no_text_is_about_a_rule_or_a_value_that_there_is_not(texts: Texts):
    worded = {key for key in texts.all_keys() if re.match(r"houserule-(?!default$)", key)}
    assert worded - set(needed_texts(SCHEMA)) == set()


def test_names_tell_rules_apart(texts: Texts):
    names = [texts.say(Locale.ENGLISH, f"houserule-{key}") for key in EVERY]
    assert len(set(names)) == len(names)


def test_every_rule_of_a_game_names_where_it_comes_from():
    assert [key for key, rule in EVERY.items() if not rule.sources and key not in SCHEMA.table] == []
