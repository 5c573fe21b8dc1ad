"""Paying at the black market: the cheapest cards that reach a price (HU-18, E2, decision 23)."""

from collections.abc import Sequence
from itertools import combinations


def cheapest(hand: Sequence[int], price: int) -> list[int] | None:
    """The cards to pay with: the least sum that reaches the price, then the fewest cards, never a zero; None: too poor.

    Of payments alike in both the one with the highest single card is taken, so that the small change stays.
    """
    useful = sorted((card for card in hand if card), reverse=True)
    ways = (way for count in range(1, len(useful) + 1) for way in combinations(useful, count) if sum(way) >= price)
    best = min(ways, key=lambda way: (sum(way), len(way), [-card for card in way]), default=None)
    return None if best is None else list(best)
