"""How likely a bid wins a hunt, if everybody bids as players do who reckon with each other's reckoning.

Who only looks for the best bid ties with all who do the same. So habits are mixed: better bids are more likely.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, factorial

TOTALS = 20
"""Totals are below that."""

FACTORIALS = tuple(factorial(number) for number in range(TOTALS))

HEAT = 0.5
"""Points by which a bid must be better to be chosen e times as often."""

ROUNDS = 6
"""So often habits are worked out anew against themselves."""

VALUE, CARD = 0.35, 0.1
"""What a point on a hunt card, and one more card of any kind, are worth in the hunts of a day still to come."""

MARKET = (0.0, 0.0, 0.8, 2.0, 2.0, 2.0, 3.0)
"""What so many points of hunt cards are worth at the market; more than six buy no more."""


def cost(spent: int, cards: int, held: int, later: float) -> float:
    """What so many points on so many cards, of `held` in hand, could do else; `later`: the part of a day left."""
    most = len(MARKET) - 1
    return later * (VALUE * spent + CARD * cards) + MARKET[min(held, most)] - MARKET[min(held - spent, most)]


@lru_cache(maxsize=65536)
def winning(habits: tuple[float, ...], others: int, *, kept: bool = False) -> Sequence[float]:
    """The chance of each total to win against so many `others` who make each total with the chances in `habits`.

    No other may make the same total, and exactly one none above, as of two or more all are cancelled (HU-14).
    `kept`: no tie cancels the total itself.
    """
    chances = [0.0] * TOTALS
    above, below = [1.0] + [0.0] * others, 1.0
    known: float | None = None
    for total in range(TOTALS - 1, -1, -1):
        here = habits[total]
        below -= here
        if here or known is None:
            rest = max(0.0, below + (here if kept else 0.0))
            ways = sum(many * rest ** (others - k) / FACTORIALS[others - k] for k, many in enumerate(above) if many)
            known = FACTORIALS[others] * ways
        chances[total] = known
        if here:
            above = _times(above, [0.0 if k == 1 else here**k / FACTORIALS[k] for k in range(others + 1)])
            known = None
    return tuple(chances)


def first_of_equals(habits: Sequence[float], others: int, later: int) -> list[float]:
    """The same where of equal totals the earliest in turn counts: `later` of the others come after."""
    chances: list[float] = []
    below = 0.0
    for here in habits:
        passed = 1 - sum(habits)
        chances.append((passed + below + here) ** later * (passed + below) ** (others - later))
        below += here
    return chances


@lru_cache(maxsize=16384)
def habits(cards: tuple[int, ...], count: int, others: int, prize: int, hunts: int, days_hunts: int) -> Sequence[float]:
    """How often somebody with these cards makes each total with `count` of them; else they pass.

    There are so many `others` like them, the unicorn is worth `prize` to each, and `hunts` of the day's follow.
    """
    totals = sorted({sum(way) for way in combinations(cards, count)})
    costs = {total: cost(total, count, sum(cards), hunts / days_hunts) for total in totals}
    now = [0.0] * TOTALS
    for total in totals:
        now[total] = 1 / (len(totals) + 1)
    for turn in range(ROUNDS):
        chances = winning(tuple(now), others)
        weights = {total: exp((prize * chances[total] - costs[total]) / HEAT) for total in totals}
        whole = 1 + sum(weights.values())
        part = 1 / (1 + turn / 2)
        for total in totals:
            now[total] += part * (weights[total] / whole - now[total])
    return tuple(now)


def _times(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """Multiply two power series, as far as they are given."""
    return [sum(one[k] * other[place - k] for k in range(place + 1)) for place in range(len(one))]
