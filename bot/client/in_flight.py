"""Counts what is being answered, so that a stop can wait for it and take nothing new."""

import asyncio
from types import TracebackType


class InFlight:
    """Use `with in_flight:` around an answer; `closed` tells whether new ones are turned away."""

    def __init__(self) -> None:
        self._count = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self.closed = False

    def __enter__(self) -> None:
        """Begin an answer."""
        self._count += 1
        self._empty.clear()

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it."""
        del kind, fault, trace
        self._count -= 1
        if self._count == 0:
            self._empty.set()

    async def drain(self, seconds: float) -> bool:
        """Take nothing new and wait so long for what has begun; tells whether all of it ended."""
        self.closed = True
        try:
            async with asyncio.timeout(seconds):
                await self._empty.wait()
        except TimeoutError:
            return False
        return True
