"""simcord's time as the bot's clock: it moves when a test says so, and waiting for it is no unfinished work."""

import asyncio

import simcord


class SimulatedClock:
    """The bot gets it before simcord runs; `env` is set in between."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    def now(self) -> float:
        """Give the present instant."""
        return self._running().now().timestamp()

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Return at `until`, or as soon as `woken` is set."""
        left = None if until is None else max(0.0, until - self.now())
        await self._running().external_wait(_either(left, woken), reason="the bot's clock")

    def _running(self) -> simcord.Env:
        assert self.env is not None
        return self.env


async def _either(seconds: float | None, woken: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(seconds):
            await woken.wait()
    except TimeoutError:
        return
