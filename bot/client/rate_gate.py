"""Keeps the bot's own requests below Discord's limit of 50 a second; discord.py only learns of it by being refused."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Gate(Protocol):
    """Lets callers through one after another."""

    async def enter(self) -> None:
        """Return when it is the caller's turn."""
        ...


class RateGate:
    """Lets `rate` callers a second through, in the order in which they came."""

    def __init__(
        self,
        rate: float = 40.0,
        now: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._space = 1.0 / rate
        self._now = now
        self._sleep = sleep
        self._free_at = 0.0

    async def enter(self) -> None:
        """Return when it is the caller's turn."""
        now = self._now()
        turn = max(now, self._free_at)
        self._free_at = turn + self._space
        if turn > now:
            await self._sleep(turn - now)


class SideGate:
    """A narrow gate before a wide one: whoever comes this way never crowds those who come straight to the wide one."""

    def __init__(self, narrow: Gate, wide: Gate) -> None:
        self._narrow = narrow
        self._wide = wide

    async def enter(self) -> None:
        """Return when it is the caller's turn at both."""
        await self._narrow.enter()
        await self._wide.enter()
