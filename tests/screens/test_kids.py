"""A Kids table on its screens: symbols as words and pictures, what magic costs, no nursery, its own quick reference."""

from typing import Any

import pytest

from bot.client.typed import find
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage
from bot.screens import board, cards, hand, table_rules
from bot.screens.stables.showing import StableShowing
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, controls, document, inside, state_of, text

SEATS = ["Ann", "Bob", "Cyn"]


def showing_of(texts: Texts, **table: Any) -> StableShowing:
    """A Kids table in Ann's turn with these zones."""
    rows: dict[str, Any] = {"Ann": {}, "Bob": {}, "Cyn": {}, **table}
    scenario = Scenario("screens", "kids", "kids", SEATS, [], {}, table={"turn": "Ann", **rows})
    match = Stage(LIBRARY, scenario).set_up("screens")
    return StableShowing(texts, Locale.ENGLISH, state_of(match, document(SEATS, preset="kids")))


def with_hand(texts: Texts, *cards: str) -> StableShowing:
    """Ann holds these cards; a sun unicorn stands beside her Baby."""
    return showing_of(texts, Ann={"hand": list(cards), "stable": ["baby_red", "sun_unicorn"]})


def test_a_hand_tells_symbols_and_prices_in_words(texts: Texts) -> None:
    shown = text(hand.hand(with_hand(texts, "picnic", "lucky_day", "gem_unicorn"), 0))
    assert "**Your hand: 3 cards**" in shown
    assert "**Picnic** · ✧ magic, ☀️ sun · Draw three cards. (free: you have ☀️ sun)" in shown
    assert "**Lucky Day** · ✧ magic, 🍀 clover · " in shown
    assert "(costs a card: you have no 🍀 clover)" in shown
    assert "**Gem Unicorn 🔮** · ❖ colourful unicorn, 🔮 gem · " in shown


def test_the_menu_of_plays_tells_prices(texts: Texts) -> None:
    showing = with_hand(texts, "picnic", "lucky_day")
    (menu,) = [part for part in controls(hand.hand(showing, 0)) if part["type"] == 3]
    told = {str(option["label"]): str(option["description"]) for option in inside(menu, "options")}
    assert told["Picnic"].endswith("(free: you have ☀️ sun)")
    assert told["Lucky Day"].endswith("(costs a card: you have no 🍀 clover)")


def test_magic_that_cannot_be_paid_says_why(texts: Texts) -> None:
    shown = text(hand.hand(with_hand(texts, "lucky_day"), 0))
    assert "Lucky Day · ✧ magic, 🍀 clover" in shown
    assert "(not now: you have no other card to pay for it)" in shown


def test_what_is_paid_is_asked_privately_and_told_in_public(texts: Texts) -> None:
    showing = with_hand(texts, "lucky_day", "neigh", "gem_unicorn")
    match = showing.match
    match.answer(0, match.decisions[0].id, ["play lucky_day"])
    for asked in list(match.decisions):
        match.answer(asked.seat, asked.id, ["pass"])
    assert [asked.kind for asked in match.decisions] == ["cost"]
    showing = StableShowing(texts, Locale.ENGLISH, state_of(match, showing.state.document))
    assert "### Lucky Day costs another card. Which one do you discard?" in text(hand.hand(showing, 0))
    assert "**Ann** chooses a card that pays for *Lucky Day*." in text(board.board(showing))
    assert "Lucky Day costs" not in text(hand.hand(showing, 1))


def test_the_board_shows_symbols_and_no_nursery(texts: Texts) -> None:
    shown = text(board.board(with_hand(texts, "picnic")))
    assert "**Ann** ▸ 2 of 7 unicorns · 1 card\n-# Baby Red, Sun Unicorn ☀️" in shown
    assert "Draw pile 20 · discard empty" in shown
    assert "nursery" not in shown


def test_the_quick_reference_is_that_of_kids(texts: Texts) -> None:
    shown = text(table_rules.table(with_hand(texts, "picnic"), LIBRARY, 100))
    assert "**Win:** 7 unicorns in your stable, your baby counts" in shown
    assert "**Hand limit:** no limit" in shown
    assert "Upgrades" not in shown


def test_a_baby_of_a_deck_without_nursery_is_not_from_there(texts: Texts) -> None:
    shown = text(cards.card(texts, Locale.ENGLISH, LIBRARY.book("kids"), "baby_red"))
    assert shown.startswith("### Baby Red\n-# ○ baby unicorn · one for each player\n")
    assert "never leaves" in shown


@pytest.mark.parametrize("typed", ["Gem Unicorn 🔮", "gem unicorn", "GEM  UNICORN", "play gem_unicorn"])
def test_a_name_may_be_typed_without_its_sign(texts: Texts, typed: str) -> None:
    showing = with_hand(texts, "gem_unicorn", "picnic")
    assert find(showing, showing.match.decisions[0], typed) == "play gem_unicorn"
