"""The chances that a simple player reckons with, against counting every case."""

from itertools import product

import pytest

from bot.games.hunt import ties
from bot.games.hunt.state import Bid
from bot.tables.players.hunt_odds import TOTALS, first_of_equals, habits, winning

OFTEN = {0: 0.1, 2: 0.3, 3: 0.25, 5: 0.15}
PASSES = 1 - sum(OFTEN.values())
SPREAD = [OFTEN.get(total, 0.0) for total in range(TOTALS)]


def counted(total: int, others: int, *, rule: str, kept: bool = False) -> float:
    """The chance that `total`, placed second in turn, wins: every case, by the rules themselves."""
    chance = 0.0
    for case in product([*OFTEN, -1], repeat=others):
        likely = 1.0
        for made in case:
            likely *= OFTEN.get(made, PASSES)
        bids = [Bid(0, [], total=total)]
        bids += [Bid(seat, [], total=made) for seat, made in enumerate(case, 1) if made >= 0]
        in_turn = [*bids[1:2], bids[0], *bids[2:]] if case[0] >= 0 else bids
        won = ties.winner(in_turn, rule, frozenset({0}) if kept else frozenset()) == 0
        chance += likely * won
    return chance


@pytest.mark.parametrize("others", [1, 2, 3, 5])
@pytest.mark.parametrize("kept", [False, True])
def test_the_chance_of_a_total_is_what_counting_gives(others: int, kept: bool) -> None:
    chances = winning(tuple(SPREAD), others, kept=kept)
    for total in range(7):
        assert chances[total] == pytest.approx(counted(total, others, rule="cancel_all_ties", kept=kept))


@pytest.mark.parametrize("others", [1, 2, 3])
def test_where_the_earliest_of_equals_counts_as_well(others: int) -> None:
    chances = first_of_equals(SPREAD, others, others - 1)
    for total in range(7):
        assert chances[total] == pytest.approx(counted(total, others, rule="turn_order"))


def test_habits_follow_the_prize() -> None:
    cards = (0, 1, 1, 2, 2, 3, 3, 4)
    poor, dear = (habits(cards, 2, 3, prize, 3, 3) for prize in (1, 9))
    assert sum(poor) < sum(dear) < 1
    means = [sum(total * often for total, often in enumerate(usual)) / sum(usual) for usual in (poor, dear)]
    assert means[0] < means[1]
    assert max(dear) < 0.5
