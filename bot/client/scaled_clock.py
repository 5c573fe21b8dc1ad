"""A clock that runs faster than the wall's, so that a whole game fits into a test."""

import asyncio
import time

ANCHOR = 1_767_225_600.0
"""An instant that never changes (1 January 2026), so that the clock agrees with itself after a restart."""


class ScaledClock:
    """Wall-clock time in seconds since the epoch; `speed` seconds pass in one. At speed 1 it is the machine's clock."""

    def __init__(self, speed: float = 1.0) -> None:
        self._speed = speed

    def now(self) -> float:
        """Give the present instant."""
        return ANCHOR + (time.time() - ANCHOR) * self._speed

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Return at `until`, or as soon as `woken` is set."""
        left = None if until is None else max(0.0, until - self.now()) / self._speed
        try:
            async with asyncio.timeout(left):
                await woken.wait()
        except TimeoutError:
            return
