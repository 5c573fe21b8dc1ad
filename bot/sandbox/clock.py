"""The clock of the stand-in: real time, or real time that a test lets jump."""

import time
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], float]


class JumpableClock:
    """Seconds since 1970 that run like the source does and can be moved forward."""

    def __init__(self, source: Clock = time.time) -> None:
        self._source = source
        self._offset = 0.0

    def __call__(self) -> float:
        """Now, in seconds since 1970."""
        return self._source() + self._offset

    def jump(self, seconds: float) -> None:
        """Move forward by so many seconds at once."""
        self._offset += seconds


def iso_time(seconds: float) -> str:
    """An instant as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
