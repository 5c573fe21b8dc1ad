"""The best partition into collections and Rainbows, against brute force (HU-22, HU-23, F2)."""

from functools import cache
from itertools import product
from random import Random

import pytest

from bot.content.library import Library
from bot.games.hunt import points
from bot.games.hunt.cards import COLORS, Scoring

SCORING = Library().hunts.box("hunt").box.scoring


@cache
def brute_force(counts: tuple[int, ...]) -> int:
    """Try every way to take one collection or Rainbow away, and what is best for the rest."""
    best = 0
    if min(counts) > 0:
        best = 8 + brute_force(tuple(count - 1 for count in counts))
    for color, count in enumerate(counts):
        for size, worth in enumerate((0, 2, 5, 8, 12), start=1):
            if size <= count:
                rest = (*counts[:color], count - size, *counts[color + 1 :])
                best = max(best, worth + brute_force(tuple(sorted(rest))))
    return best


def best(counts: tuple[int, ...], scoring: Scoring = SCORING) -> int:
    """The points that the rules find."""
    rainbows, sets = points.partition(dict(zip(COLORS, counts, strict=True)), scoring)
    return rainbows * scoring.rainbow + sum(worth for _, worth in sets.values())


@pytest.mark.parametrize(
    ("counts", "worth"),
    [
        ((1, 1, 1, 1), 8), ((2, 1, 1, 1), 8), ((3, 1, 1, 1), 10), ((3, 3, 1, 1), 12), ((3, 3, 3, 1), 15),
        ((4, 4, 1, 1), 18), ((5, 1, 1, 1), 16), ((5, 3, 3, 1), 22), ((6, 0, 0, 0), 12), ((7, 0, 0, 0), 14),
        ((10, 0, 0, 0), 24), ((2, 2, 2, 1), 8), ((5, 5, 0, 0), 24),
    ],
)  # fmt: skip
def test_hu_23_the_examples_of_the_rulings(counts: tuple[int, ...], worth: int) -> None:
    assert best(counts) == worth


def test_hu_23_the_partition_is_the_best_there_is() -> None:
    for counts in product(range(7), repeat=4):
        assert best(counts) == brute_force(tuple(sorted(counts))), counts


def test_hu_22_big_herds_too() -> None:
    chance = Random(5)
    for _ in range(40):
        counts = tuple(sorted(chance.randint(0, 9) for _ in range(4)))
        assert best(counts) == brute_force(counts), counts
