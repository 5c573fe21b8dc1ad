"""Searching the deck: what everybody sees, and that it is shuffled (CZ-32, RO-06, R42)."""

import pytest

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage

DECK = [f"basic_unicorn_{colour}" for colour in ("red", "orange", "yellow", "green", "blue", "indigo", "purple")]


def searching(library: Library, seed: str) -> StableMatch:
    """Seat 0 has played Classy Narwhal and is shown the one Upgrade in the deck."""
    table = {"turn": "ann", "deck": [*DECK, "yay"], "ann": {"hand": ["classy_narwhal"]}, "bob": {}, "cyn": {}}
    scenario = Scenario("search", "unstable", "second", ["ann", "bob", "cyn"], [], {}, table=table)
    match = Stage(library, scenario).set_up(seed)
    match.answer(0, match.decisions[0].id, ["play classy_narwhal"])
    while match.decisions[0].kind == "window":
        window = match.decisions[0]
        match.answer(window.seat, window.id, ["pass"])
    assert match.decisions[0].kind == "search"
    return match


def test_cz_32_a_found_card_is_shown_to_everybody(library: Library) -> None:
    match = searching(library, "found")
    told = match.answer(0, match.decisions[0].id, ["deck/yay"])
    (found,) = [event for event in told if event.name == "finds"]
    for viewer in (None, 0, 1, 2):
        assert found.seen_by(viewer).card == "yay"


@pytest.mark.parametrize("answer", ["skip", "deck/yay"])
def test_r42_the_deck_is_shuffled_whether_or_not_a_card_was_taken(library: Library, answer: str) -> None:
    orders = set[tuple[int, ...]]()
    for seed in range(6):
        match = searching(library, str(seed))
        match.answer(0, match.decisions[0].id, [answer])
        orders.add(tuple(match.state.deck))
    assert len(orders) > 1
