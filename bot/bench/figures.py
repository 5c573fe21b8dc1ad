"""A figure and how it is taken."""

from collections.abc import Callable
from time import perf_counter

from msgspec import Struct


class Figure(Struct, frozen=True):
    """A measured `value` in `unit`; `more_is_better` says which way is up."""

    name: str
    value: float
    unit: str
    more_is_better: bool


def microseconds(name: str, times: int, work: Callable[[], object]) -> Figure:
    """Time a piece of work: the best of five rounds of `times` runs, in microseconds a run."""
    rounds: list[float] = []
    for _ in range(5):
        started = perf_counter()
        for _ in range(times):
            work()
        rounds.append((perf_counter() - started) / times)
    return Figure(name, round(min(rounds) * 1e6, 1), "µs", more_is_better=False)


def milliseconds(name: str, times: int, work: Callable[[], object]) -> Figure:
    """The same in milliseconds."""
    taken = microseconds(name, times, work)
    return Figure(name, round(taken.value / 1000, 1), "ms", more_is_better=False)
