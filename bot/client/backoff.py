"""How long to wait before connecting: a crash loop must not use up Discord's 1,000 connections a day."""

from collections.abc import Sequence

REMEMBERED_SECONDS = 3600.0
FREE_STARTS = 3
LONGEST_WAIT = 900.0
REMEMBERED_STARTS = 20


def wait_before_connecting(starts: Sequence[float], now: float) -> float:
    """Give the seconds to wait, from the instants of earlier starts.

    Three starts in an hour are free, so that updates don't wait; each one more doubles the wait from 5 s up to 15 min.
    """
    recent = sum(0 <= now - start < REMEMBERED_SECONDS for start in starts)
    if recent < FREE_STARTS:
        return 0.0
    return min(LONGEST_WAIT, 5.0 * 2 ** (recent - FREE_STARTS))


def remember_start(starts: Sequence[float], now: float) -> list[float]:
    """Give the list of starts to keep, with this one."""
    kept = [start for start in starts if 0 <= now - start < REMEMBERED_SECONDS]
    return [*kept, now][-REMEMBERED_STARTS:]
