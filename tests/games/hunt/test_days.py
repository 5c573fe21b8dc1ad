"""Days: the hunts of a day are counted, also on one with fewer unicorns than seats."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.hunt.state import Traps
from tests.games.hunt.random_play import positions
from tests.games.hunt.test_setup import choose


@pytest.mark.parametrize("left", [4, 5])
def test_the_first_hunt_is_number_one_however_short_the_line(library: Library, left: int) -> None:
    # A Shapeshifter takes one of the twenty unicorns that five seats need, so their last day has four.
    match = library.hunts.start("hunt", {"extension": True, "unicorns_per_day": "per_player"}, 5, "short")
    del match.state.deck[left:]
    choose(match)
    traps, hunts = set[int](), set[int]()
    for _ in positions(match, Random(1)):
        if match.state.day > 1 or match.look(None).at_market:
            break
        numbers = traps if isinstance(match.state.stack[-1], Traps) else hunts
        numbers.add(match.look(None).hunt_number)
    assert traps == {0}
    assert hunts == set(range(1, left + 1))
