"""How long to wait before connecting: a crash loop must not use up Discord's 1,000 connections a day."""

from collections.abc import Sequence

REMEMBERED_SECONDS = 3600.0
FIRST_WAIT, LONGEST_WAIT = 15.0, 900.0
REMEMBERED_STARTS = 2000


def wait_before_connecting(starts: Sequence[float], now: float, free: int) -> float:
    """Give the seconds to wait, from the instants of earlier starts.

    So many starts an hour are `free`; each one more doubles the wait, from 15 s up to 15 min. With 20 free ones no loop
    comes to more than 24 an hour, 576 a day.
    """
    recent = sum(0 <= now - start < REMEMBERED_SECONDS for start in starts)
    if recent < free:
        return 0.0
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(recent - free, 10))


def remember_start(starts: Sequence[float], now: float) -> list[float]:
    """Give the list of starts to keep, with this one."""
    kept = [start for start in starts if 0 <= now - start < REMEMBERED_SECONDS]
    return [*kept, now][-REMEMBERED_STARTS:]
