"""The cheapest payment, against every way to pay (E2, decision 23)."""

from itertools import combinations
from random import Random

import pytest

from bot.games.hunt.payment import cheapest


@pytest.mark.parametrize(
    ("hand", "price", "paid"),
    [
        ([4, 2, 1, 1, 0], 2, [2]), ([4, 1, 1, 0], 3, [4]), ([4, 1, 1, 1], 3, [1, 1, 1]), ([4, 2, 1], 3, [2, 1]),
        ([3, 3, 2, 1], 6, [3, 3]), ([4, 3], 6, [4, 3]), ([1, 1, 0], 3, None), ([0], 2, None), ([], 2, None),
        ([4, 1, 3, 2], 5, [4, 1]),
    ],
)  # fmt: skip
def test_the_least_sum_then_the_fewest_cards_never_a_zero(hand: list[int], price: int, paid: list[int] | None) -> None:
    assert cheapest(hand, price) == paid


def test_no_other_payment_is_cheaper() -> None:
    chance = Random(3)
    for _ in range(200):
        hand = chance.sample([0, 1, 1, 2, 2, 3, 3, 4], chance.randint(0, 8))
        price = chance.choice([2, 3, 6])
        ways = [way for count in range(len(hand) + 1) for way in combinations(hand, count) if sum(way) >= price]
        paid = cheapest(hand, price)
        assert (paid is None) == (not ways)
        if paid is not None:
            assert (sum(paid), len(paid)) == min((sum(way), len(way)) for way in ways)
