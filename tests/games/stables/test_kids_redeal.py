"""A position of a Kids game dealt anew from another seat's view: what is asked fits the hand that was dealt."""

import pytest

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage

SEATS = ["ann", "bob"]
DECK = ["picnic", "sun_unicorn", "neigh", "gem_unicorn", "snow_unicorn", "lucky_day", "sun_unicorn"]


def asked_of_ann(library: Library, *hand: str) -> StableMatch:
    """Ann has played the first card of her hand, nobody neighs, and she is asked for more."""
    ann = {"hand": list(hand), "stable": ["baby_red", "snow_unicorn"]}
    table = {"turn": "ann", "deck": DECK, "ann": ann, "bob": {"hand": [], "stable": ["baby_blue"]}}
    match = Stage(library, Scenario("redeal", "kids", "kids", SEATS, [], {}, table=table)).set_up("redeal")
    match.answer(0, match.decisions[0].id, [f"play {hand[0]}"])
    match.answer(1, match.decisions[0].id, ["pass"])
    return match


@pytest.mark.parametrize("seed", range(20))
def test_snowball_party_offers_the_unicorns_of_the_dealt_hand(library: Library, seed: int) -> None:
    guess = redeal(library.book("kids"), asked_of_ann(library, "snowball_party", "neigh", "picnic").view(1), str(seed))
    (asked,) = guess.decisions
    held = [guess.table.id(card) for card in guess.state.hands[0]]
    assert sorted(asked.options) == sorted(card for card in held if card.endswith("_unicorn"))
    assert (asked.kind, asked.exits, asked.most) == ("bring_up_to", ("skip",), 2)


@pytest.mark.parametrize("seed", range(20))
def test_a_price_may_be_any_card_of_the_dealt_hand(library: Library, seed: int) -> None:
    guess = redeal(library.book("kids"), asked_of_ann(library, "picnic", "neigh", "run_away").view(1), str(seed))
    (asked,) = guess.decisions
    held = {guess.table.id(card) for card in guess.state.hands[0]}
    assert (asked.kind, set(asked.options)) == ("cost", held)
