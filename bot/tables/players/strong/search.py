"""Which of several answers does best in possible worlds: all are tried in the same ones, the worse half drops out.

Comparing answers world by world takes most of the chance out of the comparison, so that few worlds tell much.
"""

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt

Picks = list[str]
Play = Callable[[Picks, int], float]
"""Gives how well an answer did in the world of a number, from 0 (lost) to 1 (won)."""

DOUBT = 0.5
"""By so many standard errors another answer must be better than the usual one to be taken."""


def best_answer(candidates: Sequence[Picks], play: Play, iterations: int) -> Picks:
    """Give the best of `candidates` by at most `iterations` games played on; the first one is the usual answer.

    Every candidate is tried at least once, whatever `iterations` says.
    """
    values: list[list[float]] = [[] for _ in candidates]
    alive = list(range(len(candidates)))
    rounds = max(1, ceil(log2(len(candidates))))
    for number in range(rounds):
        more = max(1, iterations // rounds // len(alive))
        for one in alive:
            tried = len(values[one])
            values[one] += [play(candidates[one], world) for world in range(tried, tried + more)]
        if number < rounds - 1:
            alive = _better_half(alive, values)
    best = max(alive, key=lambda one: sum(values[one]))
    return candidates[best if best and _surely_better(values[best], values[0]) else 0]


def _better_half(alive: list[int], values: list[list[float]]) -> list[int]:
    """Keep the better half, and the usual answer whatever happens: the others are measured by it."""
    ranked = sorted(alive, key=lambda one: -sum(values[one]))
    kept = ranked[: max(2, (len(ranked) + 1) // 2)]
    return kept if 0 in kept else [0, *kept[:-1]]


def _surely_better(one: list[float], usual: list[float]) -> bool:
    gains = [mine - other for mine, other in zip(one, usual, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean > DOUBT * sqrt(spread / len(gains))
