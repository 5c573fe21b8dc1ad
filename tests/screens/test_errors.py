"""Every refusal has a sentence of its own, which says what to do."""

from pathlib import Path
from typing import cast, get_args

import pytest

from bot.games.stables.match import StableMatch
from bot.screens import errors
from bot.screens.limits import problems
from bot.tables.errors import Reason, TableError
from bot.texts import Locale, Texts
from bot.texts.values import Value
from tests.screens.play import Game, components
from tests.texts.stable_words import named

EN = Locale.ENGLISH
DETAILS: dict[str, dict[str, str | int]] = {
    "unknown_preset": {"preset": "x"},
    "unknown_pace": {"pace": "x"},
    "bad_rules": {"why": "x"},
    "too_many_lobbies": {"most": 3},
    "full": {"seats": 8},
    "unknown_player": {"player": "x"},
    "not_host": {"host": 11},
    "wrong_seats": {"least": 2, "most": 8, "seats": 1},
    "already_voted": {"votes": 1, "needed": 2},
    "not_offered": {"kind": "action"},
    "no_such_deck": {"id": "moon_meadow"},
    "too_many_decks": {"most": 20},
    "too_many_mirrors": {"most": 5},
    "deck_in_use": {"id": "moon_meadow"},
}
PARTS = "\n".join(
    path.read_text(encoding="utf-8") for room in ("tables", "games") for path in sorted(Path("bot", room).rglob("*.py"))
)


def refused(reason: str) -> TableError:
    """An error with any reason, known or not."""
    return TableError(cast("Reason", reason))


@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_reason_of_tables_has_its_sentence(texts: Texts, reason: Reason):
    said = errors.sentence(texts, EN, TableError(reason, **DETAILS.get(reason, {})))
    assert said != texts.say(EN, "error-unexpected")
    assert problems(components(errors.screen(said))) == []


def test_every_reason_in_the_source_is_listed():
    used = set(named(PARTS, r'TableError\(("\w+")', r'TableError\("\w+" if [^)]* else ("\w+")'))
    assert {"no_table", "stale", "not_offered"} <= used <= set(get_args(Reason))


@pytest.mark.parametrize("reason", named(PARTS, r'Refused\(("\w+")', r'Refused\("\w+" if [^)]* else ("\w+")'))
def test_every_refusal_of_the_rules_has_its_sentence(texts: Texts, reason: str):
    said = errors.sentence(texts, EN, refused(reason), kind="action")
    assert said != texts.say(EN, "error-unexpected")


def test_every_sentence_of_the_catalogue_can_be_said(texts: Texts):
    for key in texts.all_keys():
        if key.startswith("error-") and "." not in key:
            given: dict[str, Value] = {
                name: 3 if name in ("count", "seats", "least", "most", "votes", "needed", "table") else "x"
                for name in texts.arguments(key)
            }
            assert errors.sentence(texts, EN, refused(key.removeprefix("error-")), **given) == texts.say(
                EN, key, **given
            )


def test_a_link_leads_to_where_things_stand_if_there_is_one(texts: Texts):
    linked = errors.sentence(texts, EN, refused("stale"), link="https://example.org")
    assert "(https://example.org)" in linked
    assert errors.sentence(texts, EN, refused("no_computer"), link="x") == texts.say(EN, "error-no_computer")


def test_the_host_is_named_by_a_mention(texts: Texts):
    assert "<@11>" in errors.sentence(texts, EN, TableError("not_host", host=11))


def test_what_nobody_foresaw_is_a_fault_of_ours(texts: Texts):
    assert errors.sentence(texts, EN, refused("no such reason")) == texts.say(EN, "error-unexpected")
    assert errors.sentence(texts, EN, TableError("full")) == texts.say(EN, "error-unexpected")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("", "You hold no Neigh."),
        ("slowdown", "*Slowdown* in your stable stops your Neigh cards."),
        ("ginormous_unicorn", "*Ginormous Unicorn* in your stable stops your Neigh cards."),
    ],
)
def test_why_somebody_cannot_neigh(texts: Texts, card: str, said: str):
    game = Game(texts, 3, "neigh")
    if card:
        state = game.match.state
        state.stables[0].append(next(n for n in range(len(state.setup.cards)) if game.match.table.id(n) == card))
        game.match = StableMatch(game.match.book, state)
    assert errors.cannot_neigh(game.showing, 0) == said


def test_super_neigh_has_its_own_sentence(texts: Texts):
    game = Game(texts, 2, "neigh")
    assert errors.cannot_neigh(game.showing, 0, super_neigh=True) == texts.say(EN, "error-no-super-neigh")
