"""What a hunter is asked in private: schemes, looks, the goods with their prices, and greyed reasons."""

from collections.abc import Mapping
from typing import Any

from bot.games.core.events import Event
from bot.screens import board, hand, lobby, story
from bot.screens.showing import Showing
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.hunt.positions import Position
from tests.screens.hunt.test_bids import TABLE
from tests.screens.play import LIBRARY, document, labels, state_of, text

MARKET: dict[str, Any] = {
    "day": 1,
    "phase": "market",
    "first": "Ann",
    "market": {"butcher": []},
    "Ann": {"character": "knight", "hand": [3, 1, 0], "unicorns": ["start_pink"]},
    "Bob": {"character": "wizard", "hand": [4], "unicorns": []},
    "Cyn": {"character": "princess", "hand": [4], "unicorns": ["start_blue"]},
}


def test_goods_are_shown_with_what_will_be_paid_or_why_not(texts: Texts):
    table = Position(texts, MARKET, seats=3)
    shown = text(hand.hand(table.showing, 0))
    assert "**Fake Horn for 3** · One of your unicorns scores 2 more. You pay with 3." in shown
    assert "Unicorn Butcher for 2 · " in shown
    assert "(not now: sold out)" in shown
    assert "Fairy Dust for 6 · " in shown
    assert "(not now: your hunt cards don't reach 6)" in shown
    assert labels(hand.hand(table.showing, 0)) == ["Fake Horn for 3", "Cotton Candy for 3", "Buy nothing"]
    assert shown.endswith("-# When the time is up, you buy nothing.")


def test_who_has_no_unicorn_is_told_so(texts: Texts):
    table = Position(texts, MARKET, seats=3)
    table.answer("pass")
    shown = text(hand.hand(table.showing, 1))
    assert shown.count("(not now: you have no unicorn that could take it)") == 3
    assert labels(hand.hand(table.showing, 1)) == ["Buy nothing"]


def test_a_purchase_asks_colour_then_unicorn(texts: Texts):
    table = Position(texts, MARKET, seats=3)
    table.answer("cotton_candy")
    screen = hand.hand(table.showing, 0)
    assert "### Which colour does your Cotton Candy have?" in text(screen)
    assert labels(screen) == ["⭐ yellow", "💧 blue", "🍇 purple"]
    table.answer("blue")
    screen = hand.hand(table.showing, 0)
    assert "Pony with a Party Hat (🌸 pink, 1 coin)\n### Which of your unicorns is the Cotton Candy for?" in text(
        screen
    )
    assert labels(screen) == ["Pony with a Party Hat"]


def test_drawn_schemes_are_told_with_what_they_do(texts: Texts):
    schemes = {"phase": "trap", "first": "Ann", "day": 1, "line": ["pink_2", "blue_1"]}
    rows = {name: {"hand": [1], "schemes": ["trojan", "pee"], "unicorns": []} for name in ("Ann", "Bob", "Cyn")}
    table = Position(texts, {**schemes, **rows}, seats=3)
    screen = hand.hand(table.showing, 0)
    assert "You drew:\n**Trojan Unicorn** · The card's owner gets" in text(screen)
    assert "**Unicorn Pee** · The unicorn scores 2 less." in text(screen)
    assert labels(screen) == ["Trojan Unicorn", "Unicorn Pee"]
    assert "Trojan" not in text(hand.hand(table.showing, 1)).split("You drew")[0]
    table.answer("pee")
    screen = hand.hand(table.showing, 0)
    assert "**Unicorn Pee** · The unicorn scores 2 less." in text(screen)
    assert "Trojan" not in text(screen)
    assert labels(screen) == ["Sticky Pink", "Cross-eyed Blue"]


def test_the_shaman_alone_sees_what_lies_on_the_unicorn(texts: Texts):
    table = Position(texts, {**TABLE, "Cyn": {**TABLE["Cyn"], "power_used": False}})
    asked = hand.hand(table.showing, 2)
    assert "### Spirit Sight: Do you look at the scheme cards on Sticky Pink?" in text(asked)
    assert labels(asked) == ["Use Spirit Sight", "Don't look"]
    table.answer("use spirit_sight")
    asked = hand.hand(table.showing, 2)
    assert "*Trojan Unicorn* by **Cyn** · " in text(asked)
    assert labels(asked) == ["Trojan Unicorn, by Cyn", "Move none"]
    for seat in (0, 1, 3):
        assert "Trojan" not in text(hand.hand(table.showing, seat))


def test_a_revealed_card_may_be_cancelled(texts: Texts):
    table = Position(texts, TABLE)
    for picks in (["4"], ["pass"], ["pass"], ["pass"]):
        table.answer(*picks)
    screen = hand.hand(table.showing, 3)
    assert "### Royal Veto: Trojan Unicorn has just been revealed. Do you cancel it?" in text(screen)
    assert labels(screen) == ["Use Royal Veto", "Let it count"]
    table.answer("skip")
    assert "### Trojan Unicorn: Which of your unicorns do you hand over for Sticky Pink?" in text(
        hand.hand(table.showing, 2)
    )


def test_a_lobby_says_who_would_play_without_a_power(texts: Texts):
    def told(count: int, rules: Mapping[str, object]) -> str:
        names = ["Ann", "Bob", "Cyn", "Dan"][:count]
        state = state_of(None, document(names, preset="hunt", rules=dict(rules), started_at=None), "lobby")
        return text(lobby.lobby(Showing(texts, Locale.ENGLISH, state), LIBRARY))

    words = "By these rules only Knight and Wizard can be played, so "
    assert f"{words}one player plays without a power." in told(3, {"initiation": "no_schemes"})
    assert f"{words}2 players play without a power." in told(4, {"initiation": "no_schemes", "undo": "vote"})
    for rules in ({}, {"initiation": "no_schemes_no_powers"}, {"initiation": "no_schemes", "extension": True}):
        assert "without a power" not in told(4, rules)


def test_a_full_lobby_says_which_house_rule_seats_more(texts: Texts):
    def told(count: int, rules: Mapping[str, object]) -> bool:
        names = ["Ann", "Bob", "Cyn", "Dan", "Eve", "Fay"][:count]
        state = state_of(None, document(names, preset="hunt", rules=dict(rules), started_at=None), "lobby")
        shown = text(lobby.lobby(Showing(texts, Locale.ENGLISH, state), LIBRARY))
        return "With the house rule *Two more characters* up to 6 can play." in shown

    assert told(4, {})
    assert not told(3, {})
    assert not told(4, {"extension": True})
    assert not told(6, {"extension": True})


def test_who_has_no_character_is_shown_so(texts: Texts):
    game = HuntGame(texts, 3, "few", {"initiation": "no_schemes", "character_choice": "random"})
    assert "**Cyn** 1 point · 8 hunt cards · no character\n" in text(board.board(game.showing))
    assert story.lines(game.showing, [Event("without_power", 2)]) == [
        "There is no character left for **Cyn**, who plays without a power."
    ]


def test_a_lobby_of_a_hunt_speaks_of_no_neighs(texts: Texts):
    kept = document(["Ann", "Bob"], preset="hunt", rules={}, started_at=None)
    shown = text(lobby.lobby(Showing(texts, Locale.ENGLISH, state_of(None, kept, "lobby")), LIBRARY))
    assert "Pace: live (90 s a turn)\n" in shown
    assert "neigh" not in shown.casefold()
