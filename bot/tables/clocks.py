"""Real time and chance, and a clock that moves when told to, for tests and simulations."""

import asyncio
import secrets
import time
from hashlib import sha256


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Give the present instant."""
        return time.time()

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Return at `until`, or as soon as `woken` is set."""
        left = None if until is None else max(0.0, until - self.now())
        try:
            async with asyncio.timeout(left):
                await woken.wait()
        except TimeoutError:
            return


class ManualClock:
    """Stands still until `advance` or `set` moves it."""

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._now = start
        self._moved = asyncio.Condition()

    def now(self) -> float:
        """Give the present instant."""
        return self._now

    def set(self, instant: float) -> None:
        """Move to an instant; whoever waits notices at the next `advance` or wake-up."""
        self._now = instant

    async def advance(self, seconds: float) -> None:
        """Move on and wake whoever waits."""
        self._now += seconds
        async with self._moved:
            self._moved.notify_all()

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Return at `until`, or as soon as `woken` is set."""
        wake = asyncio.ensure_future(woken.wait())
        reach = asyncio.ensure_future(self._reach(until))
        try:
            await asyncio.wait((wake, reach), return_when=asyncio.FIRST_COMPLETED)
        finally:
            wake.cancel()
            reach.cancel()

    async def _reach(self, until: float | None) -> None:
        async with self._moved:
            await self._moved.wait_for(lambda: until is not None and self._now >= until)


class SystemEntropy:
    """The machine's chance."""

    def text(self) -> str:
        """Give an unguessable string."""
        return secrets.token_hex(16)


class SeededEntropy:
    """Repeatable strings that follow from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._used = 0

    def text(self) -> str:
        """Give the next string."""
        self._used += 1
        return sha256(f"{self._seed}:{self._used}".encode()).hexdigest()[:32]
