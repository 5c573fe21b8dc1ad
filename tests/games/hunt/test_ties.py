"""Who wins with which totals, by each rule for ties (HU-14, C6)."""

from itertools import product

import pytest

from bot.games.hunt import ties
from bot.games.hunt.state import Bid

EXAMPLES = [
    ((5, 5, 4, 3), 2), ((5, 5, 5, 2), 3), ((5, 5, 4, 4), ties.NOBODY), ((5, 5, 3), 2), ((4, 4), ties.NOBODY),
    ((6, 4, 4, 4), 0), ((0,), 0), ((5, 5, 4, 4, 3), 4),
]  # fmt: skip
SURVIVOR = frozenset({1})


def bids(totals: tuple[int, ...]) -> list[Bid]:
    """Bids of seats 0, 1, …, in turn order."""
    return [Bid(seat, [], total=total) for seat, total in enumerate(totals)]


@pytest.mark.parametrize(("totals", "winner"), EXAMPLES)
def test_c6_the_examples_of_the_rulings(totals: tuple[int, ...], winner: int) -> None:
    assert ties.winner(bids(totals), "cancel_all_ties") == winner


@pytest.mark.parametrize(
    ("totals", "winner"),
    [((5, 5, 4, 4, 3), ties.NOBODY), ((5, 5, 4, 3), 2), ((5, 5, 5, 2), 3), ((5, 4, 4), 0), ((4, 4), ties.NOBODY)],
)
def test_only_the_top_tie_is_cancelled(totals: tuple[int, ...], winner: int) -> None:
    assert ties.winner(bids(totals), "top_tie_only") == winner


@pytest.mark.parametrize(("totals", "winner"), [((5, 5, 4), 0), ((4, 5, 5), 1), ((3, 3, 3), 0)])
def test_the_earliest_in_turn_order_wins_a_tie(totals: tuple[int, ...], winner: int) -> None:
    assert ties.winner(bids(totals), "turn_order") == winner


@pytest.mark.parametrize("rule", ["cancel_all_ties", "top_tie_only", "turn_order"])
def test_a_survivor_of_ties_wins_them(rule: str) -> None:
    assert ties.winner(bids((5, 5, 5)), rule, SURVIVOR) == 1
    assert ties.winner(bids((6, 5, 5)), rule, SURVIVOR) == 0
    assert ties.lowest(bids((6, 5, 5)), rule, SURVIVOR) == 1


@pytest.mark.parametrize(
    ("rule", "totals", "seat", "second"),
    [
        ("cancel_all_ties", (6, 5, 4), 0, 1),
        ("cancel_all_ties", (6, 5, 5, 4), 0, 3),
        ("cancel_all_ties", (6, 5, 5), 0, ties.NOBODY),
        ("turn_order", (6, 5, 5), 0, 1),
        ("turn_order", (6, 6, 5), 0, 2),
    ],
)
def test_the_best_below_the_winner(rule: str, totals: tuple[int, ...], seat: int, second: int) -> None:
    assert ties.below(bids(totals), rule, seat) == second


def test_without_ties_every_rule_agrees() -> None:
    for totals in product(range(5), repeat=3):
        if len(set(totals)) == 3:
            rules = ("cancel_all_ties", "top_tie_only", "turn_order")
            assert {ties.winner(bids(totals), rule) for rule in rules} == {totals.index(max(totals))}
            assert {ties.lowest(bids(totals), rule) for rule in rules} == {totals.index(min(totals))}
