"""The bid form: cards in one menu with their exact number, a power to switch on, Place, Pass; and the receipt."""

from dataclasses import replace
from typing import Any

import pytest

from bot.games.core.decisions import Decision, Extra
from bot.games.core.events import Event
from bot.screens import board, calls, custom_ids, direct, hand, said
from bot.screens.controls import Answer, Changed, Draft, Stale, digest, interpret, left, usable
from bot.screens.games import game_of
from bot.screens.limits import Part
from bot.screens.screen import Screen
from bot.tables.items import Ask, Call
from bot.tables.state import TableState
from bot.texts import Texts
from tests.screens.hunt.positions import Position
from tests.screens.play import controls, inside, labels, parts, text, values

TABLE: dict[str, Any] = {
    "day": 2,
    "phase": "hunt",
    "first": "Ann",
    "line": ["pink_2", "legend_a"],
    "placed": {"pink_2": ["Cyn/trojan"], "legend_a": ["Ann/smelly"]},
    "Ann": {"character": "knight", "hand": [4, 3, 2, 2, 0], "unicorns": ["start_pink"]},
    "Bob": {"character": "wizard", "hand": [4, 1, 1], "unicorns": ["start_blue"]},
    "Cyn": {"character": "shaman", "power_used": True, "hand": [3], "unicorns": ["start_purple"]},
    "Dan": {"character": "princess", "hand": [4, 2], "unicorns": ["start_yellow"]},
}
BID = Decision(4, 0, "bid", ["4", "3", "2", "2", "0"], ("pass",), 2, 2, open=False, extras=(Extra("charge"),))
ARROW = Decision(4, 0, "bid", ["4", "3", "2", "2", "0"], ("pass",), 2, 2, open=False, extras=(Extra("extra_arrow", 1),))


def menu_of(screen: Screen) -> Part:
    (menu,) = [part for part in controls(screen) if part["type"] == 3]
    return menu


def chosen(menu: Part) -> list[str]:
    return [str(option["value"]) for option in inside(menu, "options") if option.get("default")]


def press(verb: str, argument: str = "") -> custom_ids.CustomId:
    return custom_ids.CustomId(7, "t", verb, argument)


def confirm(decision: Decision, shown: list[str]) -> custom_ids.CustomId:
    return press("confirm", digest(decision, shown))


def test_the_opener_is_asked_for_one_to_three_cards(texts: Texts):
    table = Position(texts, TABLE)
    screen = hand.hand(table.showing, 0)
    shown = text(screen)
    assert shown.startswith("**Your hunt cards: 4 3 2 2 0**\n-# Day 2 of 4, hunt 3 · Knight · Charge! ready\n")
    assert "Sticky Pink (🌸 pink, 2 coins) · a scheme card by **Cyn**" in shown
    assert "### You open the hunt for Sticky Pink: place 1 to 3 hunt cards, or pass." in shown
    assert shown.endswith("Nothing chosen yet.\nDeadline: <t:1000090:R>.\n-# When the time is up, you pass.")
    menu = menu_of(screen)
    assert values(menu) == ["4", "3", "2", "2#2", "0"]
    assert (menu["min_values"], menu["max_values"]) == (1, 3)
    assert menu["placeholder"] == "Choose 1 to 3 hunt cards"
    assert labels(screen) == ["Announce Charge!", "Place", "Pass this unicorn"]


def test_the_form_says_what_the_power_does_while_it_can_be_announced(texts: Texts):
    told = "**Charge!** · "
    assert told in text(hand.hand(Position(texts, TABLE).showing, 0))
    used = {**TABLE, "Ann": {**TABLE["Ann"], "power_used": True}}
    assert told not in text(hand.hand(Position(texts, used).showing, 0))


def test_a_call_for_a_bid_leads_to_the_form_and_names_the_direct_message(texts: Texts):
    table = Position(texts, TABLE)
    asks = (Ask(seat=0, user=100, decision="bid"),)
    screen = calls.call(table.showing, Call(token="t", asks=asks, until=5.0), "https://board")
    how = "Press Bid, type `/bid` or answer in your direct message"
    assert f"or pass. The others must place as many. {how}." in text(screen)
    assert labels(screen) == ["My hand", "Bid"]
    screen = calls.call(table.showing, Call(token="t", asks=asks, until=5.0, reminder=True), "https://board")
    assert text(screen).startswith("<@100>, your bid is awaited and your time is nearly over: it is up <t:5:R>. ")
    assert f" {how} · [To the board](https://board)" in text(screen)
    assert labels(screen) == ["My hand", "Bid"]
    other = (Ask(seat=0, user=100, decision="reveal"),)
    screen = calls.call(table.showing, Call(token="t", asks=other, until=5.0), "https://board")
    assert labels(screen) == ["My hand"]


def test_the_next_form_says_how_the_last_hunt_ended(texts: Texts):
    table = Position(texts, TABLE)
    game = game_of(table.showing)
    told = [event for picks in (("3", "2"), ("4", "1"), ("pass",)) for event in table.answer(*picks)]
    assert game.recap(0, told) == ""
    told += [Event("hunt", card="pink_2"), *told]
    told += table.answer("4", "2")
    while "hunt" not in (event.name for event in told[-3:]):
        told += table.answer(table.asked.answers()[-1])
    decided = (
        "**Dan** wins the hunt for *Sticky Pink* with 6. **Cyn**'s scheme card is revealed: *Trojan "
        "Unicorn*. *Trojan Unicorn*: **Cyn** gets *Sticky Pink* from **Dan** and hands over *Donkey with a Carrot*."
    )
    assert game.recap(0, told) == f"**Last hunt:** Dan 6, you 5, Bob 5. {decided}"
    assert game.recap(1, told) == f"**Last hunt:** Dan 6, Ann 5, you 5. {decided}"
    nobody = [Event("hunt"), Event("passes", 1), Event("escapes", card="pink_2")]
    assert game.recap(1, nobody) == "**Last hunt:** nobody placed cards. *Sticky Pink* escapes."
    shown = text(direct.asking(table.showing, 1, "https://board", [], recap=game.recap(1, told)))
    assert shown.splitlines()[1] == f"**Last hunt:** Dan 6, Ann 5, you 5. {decided}"


def test_everybody_reads_on_the_board_how_the_last_hunt_was_decided_while_the_next_one_runs(texts: Texts):
    table = Position(texts, {**TABLE, "placed": {}})
    told = [Event("hunt", card="pink_2")]
    for picks in (("3", "2"), ("4", "1"), ("pass",), ("4", "2"), ("skip",), ("pass",), ("2",)):
        told += table.answer(*picks)
    shown = text(board.board(table.showing, told))
    last = "**Last hunt:** Dan 6, Ann 5, Bob 5. **Dan** wins the hunt for *Sticky Pink* with 6."
    assert f"\n{last}\nLast: " in shown
    assert "**Dan** places a hunt card." not in shown.split("Last: ")[0]


def test_a_recap_has_a_bound_and_drops_what_came_first(texts: Texts):
    table = Position(texts, TABLE)
    ties = [Event("survives_tie", 1, n=total, why="encore") for total in range(20)]
    events = [
        Event("hunt"),
        Event("reveals", 1, n=5),
        *ties,
        Event("takes", 1),
        Event("exchanges", 0, 1, card="pink_2"),
    ]
    told = game_of(table.showing).recap(None, events)
    assert len(told) <= 600
    assert told.startswith("**Last hunt:** Bob 5. *Encore*")
    assert told.endswith("has nothing to hand over.")


def test_followers_place_exactly_as_many(texts: Texts):
    table = Position(texts, TABLE)
    table.answer("3", "2")
    screen = hand.hand(table.showing, 1)
    assert "Place exactly 2 hunt cards for Sticky Pink, or pass." in text(screen)
    assert "-# **Ann** opens with 2 hunt cards · **Bob** is awaited" in text(screen)
    menu = menu_of(screen)
    assert (menu["min_values"], menu["max_values"], menu["placeholder"]) == (2, 2, "Choose 2 hunt cards")


def test_too_few_cards_leave_only_a_pass(texts: Texts):
    table = Position(texts, TABLE)
    table.answer("3", "2")
    table.answer("1", "1")
    screen = hand.hand(table.showing, 2)
    assert "Sticky Pink: you hold too few hunt cards, so all you can do is pass." in text(screen)
    assert "nothing that fits" not in text(screen)
    assert labels(screen) == ["Pass this unicorn"]


def test_place_can_be_pressed_once_the_number_is_right(texts: Texts):
    table = Position(texts, TABLE)
    for draft, ready in ([], False), (["4", "2", "2"], True), (["4", "charge"], True), (["charge"], False):
        screen = hand.hand(table.showing, 0, draft)
        (place,) = [part for part in parts(screen) if part.get("label") == "Place"]
        assert bool(place.get("disabled")) is not ready
    screen = hand.hand(table.showing, 0, ["4", "2", "2", "charge"])
    assert "Chosen 3 of 3: 4, 2, 2 and Charge!" in text(screen)
    assert chosen(menu_of(screen)) == ["4", "2", "2#2"]
    assert labels(screen)[0] == "Charge! is announced"


def test_the_menu_fills_in_cards_and_keeps_the_power():
    assert interpret(BID, ["charge"], press("pick", "0"), ["2", "2#2"]) == Draft(["2", "2", "charge"])
    assert interpret(BID, ["2", "2"], press("pick", "0"), ["4", "0"]) == Draft(["4", "0"])
    assert interpret(BID, [], press("pick", "0"), ["1", "4"]) == Stale()
    assert interpret(BID, [], press("pick", "0"), ["4", "3", "0"]) == Stale()
    assert interpret(BID, [], press("pick", "0"), ["4", "4#2"]) == Stale()


def test_the_power_is_switched_on_and_off():
    assert interpret(BID, ["4", "0"], press("choose", "charge")) == Draft(["4", "0", "charge"])
    assert interpret(BID, ["4", "0", "charge"], press("choose", "charge")) == Draft(["4", "0"])
    assert interpret(BID, ["4"], press("choose", "encore")) == Stale()


def test_a_power_that_takes_one_card_more_moves_the_number():
    assert interpret(ARROW, ["4", "0"], press("choose", "extra_arrow")) == Draft(["4", "0", "extra_arrow"])
    assert interpret(ARROW, ["4", "0", "extra_arrow"], confirm(ARROW, ["4", "0", "extra_arrow"])) == Stale()
    filled = ["4", "2", "0", "extra_arrow"]
    assert interpret(ARROW, ["extra_arrow"], press("pick", "0"), ["4", "2", "0"]) == Draft(filled)
    assert interpret(ARROW, filled, confirm(ARROW, filled)) == Answer(filled)
    assert interpret(ARROW, filled, press("choose", "extra_arrow")) == Draft(["4", "2"])


def test_nothing_is_placed_before_confirm_and_a_pass_is_at_once():
    assert interpret(BID, ["4", "0"], confirm(BID, ["4", "0"])) == Answer(["4", "0"])
    assert interpret(BID, ["4"], confirm(BID, ["4"])) == Stale()
    assert interpret(BID, ["4", "0"], press("choose", "pass")) == Answer(["pass"])


def test_place_places_what_it_shows(texts: Texts):
    table = Position(texts, TABLE)
    (asked,) = table.showing.state.open_to(0)
    screen = hand.hand(table.showing, 0, ["4", "3"])
    (place,) = [part for part in parts(screen) if part.get("label") == "Place"]
    pressed = custom_ids.decode(str(place["custom_id"]))
    assert pressed is not None
    assert interpret(asked, ["4", "3"], pressed) == Answer(["4", "3"])
    assert interpret(asked, ["2", "2"], pressed) == Changed(["2", "2"])
    assert interpret(asked, ["4", "3", "charge"], pressed) == Changed(["4", "3", "charge"])


@pytest.mark.parametrize(
    ("draft", "kept", "more"),
    [
        ([], [], ["4", "3", "2", "0", "charge"]),
        (["2", "charge"], ["2", "charge"], ["4", "3", "2", "0"]),
        (["charge", "2", "2"], ["2", "2", "charge"], []),
        (["2", "2"], ["2", "2"], ["charge"]),
        (["2", "2", "2", "9", "charge", "charge"], ["2", "2", "charge"], []),
    ],
)
def test_drafts_hold_picks_and_words(draft: list[str], kept: list[str], more: list[str]):
    assert usable(BID, draft) == kept
    assert left(BID, kept) == more


def test_who_has_placed_reads_a_receipt_until_the_reveal(texts: Texts):
    table = Position(texts, TABLE)
    events = table.answer("2", "4", "charge")
    receipt = "You placed 4 and 2 and announced Charge!. Revealed when everyone has placed."
    assert said.after(table.showing, 0, events) == ""
    assert receipt in text(hand.hand(table.showing, 0))
    assert "Revealed when" not in text(hand.hand(table.showing, 1))
    table.answer("pass", seat=1)
    assert "You passed this unicorn." in text(hand.hand(table.showing, 1))
    table.answer("pass", seat=2)
    events = table.answer("2", "4", seat=3)
    told = said.after(table.showing, 3, events)
    assert told.startswith("You placed 4 and 2.\n**Ann** reveals 4 and 2 with *Charge!*: 7.")
    assert "Revealed when" not in text(hand.hand(table.showing, 0))


def test_sealed_bids_have_their_receipt_too(texts: Texts):
    table = Position(texts, TABLE, {"bids": "together"})
    table.answer("3")
    assert table.answer("4", seat=1) == []
    assert "You placed 4. Revealed when everyone has placed." in text(hand.hand(table.showing, 1))
    assert table.answer("pass", seat=3) == []
    assert "You passed this unicorn." in text(hand.hand(table.showing, 3))
    for seat in (0, 2):
        assert "Revealed when everyone has placed" in text(hand.hand(table.showing, seat)) or seat == 2
        assert "passes" not in text(hand.hand(table.showing, seat))


def test_where_all_bid_together_nobody_sees_who_has_answered(texts: Texts):
    table = Position(texts, TABLE, {"bids": "together"})
    table.answer("3")
    asked = table.showing.state.alarms
    assert "Nothing is asked of you. **Bob**, **Cyn** and **Dan** decide." in text(hand.hand(table.showing, 0))
    told: list[str] = []
    for seat, pick in (3, "pass"), (1, "4"):
        table.answer(pick, seat=seat)
        state = table.showing.state
        kept = TableState(state.row, state.document, state.match, asked)  # a deadline stays that of all who were asked
        table_now = replace(table.showing, state=kept)
        assert "**Bob**, **Cyn** and **Dan** decide" in text(board.board(table_now))
        told.append(text(hand.hand(table_now, 3)))
        assert "**Bob**, **Cyn** and **Dan** are awaited" in text(hand.hand(table_now, 2))
    assert told[0] == told[1]
    assert "**Bob** and **Cyn** are awaited" in told[0]
    assert "**Bob** and **Cyn** are asked at the same time. Who has answered is shown to nobody" in told[0]
    assert "Nothing is asked of you" not in told[0]


def test_the_board_shows_who_is_in_who_passed_and_who_is_awaited(texts: Texts):
    table = Position(texts, TABLE)
    table.answer("3", "2", "charge")
    table.answer("4", "1")
    table.answer("pass")
    shown = text(board.board(table.showing))
    assert (
        "-# **Ann** opens with 2 hunt cards, announced Charge! · **Bob** is in · **Cyn** passes · **Dan** is awaited"
        in shown
    )
    assert labels(board.board(table.showing)) == ["My hand", "Bid", "Story", "Rules", "More…"]


def test_totals_stand_with_the_powers_that_raised_them(texts: Texts):
    table = Position(texts, TABLE)
    table.answer("3", "2", "charge")
    table.answer("pass")
    table.answer("pass")
    table.answer("pass")
    assert "**Ann** has 6 with Charge!" in text(board.board(table.showing))
