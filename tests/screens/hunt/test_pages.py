"""Pages about a hunt for whoever asks: every card by its name, the rules in force with the quick reference."""

import pytest

from bot.screens import lookup, table_rules
from bot.screens.games import game_of
from bot.screens.hunt.pages import ids
from bot.screens.limits import problems
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import LIBRARY, components, text

EN = Locale.ENGLISH


def page(texts: Texts, typed: str) -> str:
    screen = lookup.page(texts, EN, LIBRARY, typed)
    assert screen is not None
    assert problems(components(screen)) == []
    return text(screen)


def test_every_card_of_every_game_is_found_by_its_name(texts: Texts):
    named = lookup.names(texts, EN, LIBRARY)
    assert len({card for card, _ in named}) == len(named)
    assert {*ids(LIBRARY.hunts.box("hunt")), "neigh", "sun_unicorn"} <= {card for card, _ in named}
    for _, name in named:
        assert page(texts, name).startswith("### ")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("trojan unicorn", "### Trojan Unicorn\n-# Scheme card that every character has\n"),
        ("joust", "### Jousting Unicorn\n-# Scheme card of the Knight\n"),
        (
            "KNIGHT",
            "### Knight\n-# Character\nOwn scheme cards: Armoured and Jousting Unicorn.\nPower **Charge",
        ),
        ("charge", "### Charge!\n-# Power of the Knight\n"),
        ("Fake Horn", "### Fake Horn\n-# Black market · costs 3 in hunt cards · 4 tokens\n"),
        ("legend_a", "### Moonlight Legend\n-# Unicorn to be hunted · ✨ legendary · 4 coins\n"),
        ("Rocking horse", "### Rocking Horse\n-# Starting unicorn · 💧 blue · 1 coin\n"),
    ],
)
def test_a_card_of_the_hunt_has_its_page(texts: Texts, typed: str, told: str):
    assert page(texts, typed).startswith(told)


def test_what_is_no_card_has_no_page(texts: Texts):
    assert lookup.page(texts, EN, LIBRARY, "hippopotamus") is None


def test_the_rules_of_a_hunt_come_with_its_quick_reference(texts: Texts):
    shown = table_rules.table(HuntGame(texts, 3, "rules").showing, LIBRARY, 100)
    assert problems(components(shown)) == []
    assert "**Four days.**" in text(shown)
    assert "Neigh" not in text(shown)


@pytest.mark.parametrize(
    ("rules", "days", "schemes", "expert"),
    [
        ({}, "**Four days.** Each: place a scheme card", True, False),
        ({"expert": True}, "**Four days.** Each: place a scheme card", True, True),
        ({"initiation": "no_schemes"}, "**Four days, no scheme cards.** Each: hunt", False, False),
        ({"initiation": "no_schemes_no_powers"}, "**Four days, no scheme cards, no powers.** Each: hunt", False, False),
    ],
)
def test_the_quick_reference_is_that_of_the_variant(
    texts: Texts, rules: dict[str, object], days: str, schemes: bool, expert: bool
):
    told = game_of(HuntGame(texts, 3, "variant", rules).showing).reference()
    assert days in told
    assert ("**Scheme cards:**" in told) is schemes
    assert ("attached cards" in told) is schemes
    assert ("**Expert:**" in told) is expert
    assert ("and powers come back" in told) is (rules.get("initiation") != "no_schemes_no_powers")
