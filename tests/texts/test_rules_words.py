"""What the rules and the tables name by a stable word has a text: facts, kinds of decisions, refusals, news, ends."""

import re
from typing import get_args

import pytest

from bot.tables.errors import Reason
from bot.texts import Texts
from tests.texts.stable_words import ENDS, FACTS, HUNT_ENDS, HUNT_FACTS, HUNT_IDLE, HUNT_KINDS, KINDS, NEWS

STORY_ARGUMENTS = {"player", "other", "card", "cards", "count", "cause"}
HUNT_STORY_ARGUMENTS = STORY_ARGUMENTS | {"scheme", "top"}


def test_the_words_are_found_in_the_source():
    assert {"turn", "sacrificed", "returns_to_nursery", "draws", "takes_at_random", "nobody_wins"} <= set(FACTS)
    assert {"action", "window", "replace", "give_to", "from_hand", "into"} <= set(KINDS)
    assert {"bids", "tied", "survives_tie", "reveals", "takes_back", "exchanges", "wins"} <= set(HUNT_FACTS)
    assert {"bid", "trap", "veto", "sight_to", "hand_over", "token_to", "character"} <= set(HUNT_KINDS)
    assert set(HUNT_ENDS) == {"double_rainbow", "points", "shared", "unicorns"}
    assert set(HUNT_IDLE) == {"deck_empty", "lowest_already", "no_second", "owner_out", "owner_won"}


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_has_its_line(texts: Texts, fact: str):
    lines = [key for key in texts.all_keys() if key.partition(".")[0] == f"story-{fact}"]
    assert f"story-{fact}" in lines
    for key in lines:
        assert texts.arguments(key) <= STORY_ARGUMENTS | ({"limit"} if fact.startswith("ruling") else set()), key


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_decision_has_its_prompt(texts: Texts, kind: str):
    assert texts.has(f"prompt-{kind}.private")
    assert texts.has(f"prompt-{kind}.public")


@pytest.mark.parametrize("fact", HUNT_FACTS)
def test_a_fact_of_the_hunt_has_its_line(texts: Texts, fact: str):
    lines = [key for key in texts.all_keys() if re.fullmatch(rf"story-hunt-{fact}([-.].+)?", key)]
    assert f"story-hunt-{fact}" in lines
    for key in lines:
        assert texts.arguments(key) <= HUNT_STORY_ARGUMENTS, key


@pytest.mark.parametrize("kind", HUNT_KINDS)
def test_a_kind_of_decision_of_the_hunt_has_its_prompt(texts: Texts, kind: str):
    assert texts.has(f"prompt-hunt-{kind}.private")
    assert texts.has(f"prompt-hunt-{kind}.public")


@pytest.mark.parametrize("reason", [*HUNT_ENDS, "host", "moderator", "nobody_left"])
def test_an_end_of_a_hunt_has_its_sentence(texts: Texts, reason: str):
    assert texts.has(f"end-hunt-{reason}")
    assert texts.has(f"story-hunt-wins.{reason}") is (reason in HUNT_ENDS)


@pytest.mark.parametrize("reason", HUNT_IDLE)
def test_a_scheme_card_that_does_nothing_says_why(texts: Texts, reason: str):
    assert texts.has(f"story-hunt-does_nothing.{reason}")


@pytest.mark.parametrize("reason", get_args(Reason))
def test_a_refusal_has_its_sentence(texts: Texts, reason: str):
    assert texts.has(f"error-{reason}")


@pytest.mark.parametrize("what", NEWS)
def test_news_about_people_have_their_sentence(texts: Texts, what: str):
    assert texts.has(f"notice-{what}")


@pytest.mark.parametrize("reason", ENDS)
def test_an_end_has_its_sentence(texts: Texts, reason: str):
    assert texts.has(f"end-{reason}")
    assert texts.has(f"story-wins.{reason}") or texts.has(f"story-nobody_wins.{reason}")
