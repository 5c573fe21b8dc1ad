from typing import get_args, get_type_hints

import pytest

from bot.games.stables.rules import StableRules
from bot.texts import Texts

HINTS = get_type_hints(StableRules)


def words(hint: object) -> list[str]:
    """Give the values of a rule's type that are words (`True` included), wherever they stand in it."""
    if hint is bool:
        return ["true", "false"]
    found = [arm for arm in get_args(hint) if isinstance(arm, str)]
    return found + [word for arm in get_args(hint) for word in words(arm)]


@pytest.mark.parametrize("rule", HINTS)
def test_a_house_rule_has_a_name_an_explanation_and_a_word_for_each_value(texts: Texts, rule: str):
    for part in ("", ".about", *(f".{value}" for value in words(HINTS[rule]))):
        assert texts.has(f"houserule-{rule}{part}"), part


def test_the_words_of_a_rule_are_found():
    assert words(HINTS["hand_limit"]) == ["none"]
    assert words(HINTS["neigh_targets"]) == ["after", "before"]
    assert words(HINTS["destroy_own"]) == ["true", "false"]
