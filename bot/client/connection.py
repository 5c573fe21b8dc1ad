"""Clocks run only while people can reach us: they stop with the connection and move by the time it was gone."""

import asyncio
import logging

from bot.tables.ports import Clock
from bot.tables.service import Tables

log = logging.getLogger(__name__)

SHORTEST_OUTAGE = 3.0
"""Resuming a session takes about a second, a new one three; nobody needs more time for that."""


class Connection:
    """Keeps the tables' clockwork going while at least one shard is connected."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._clock = clock
        self._gone_since: dict[str, float] = {}
        self._up: set[int] = set()
        self._clockwork: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on after a start: clocks stood still while no process lived, and do so until Discord is reached."""
        outage = await self._tables.interruptions.resume()
        log.info("clocks moved by %.0f s", outage)
        self._gone_since["start"] = self._clock.now()

    def lost(self, shard: int) -> None:
        """A shard's connection is gone."""
        self._gone_since.setdefault(f"shard {shard}", self._clock.now())
        self._up.discard(shard)
        if not self._up and self._clockwork is not None:
            self._clockwork.cancel()
            self._clockwork = None

    async def found(self, shard: int, guilds: set[int] | None) -> None:
        """A shard is connected: the clocks of its `guilds` (None: of all) move by the time it was gone."""
        self._up.add(shard)
        since = self._gone_since.pop(f"shard {shard}", None)
        if (from_start := self._gone_since.pop("start", None)) is not None:
            since, guilds = from_start, None
        await self._move(since, guilds)
        if self._clockwork is None:
            self._clockwork = asyncio.get_running_loop().create_task(self._tables.run(), name="clockwork")
            self._clockwork.add_done_callback(_log_end)

    def guild_lost(self, guild: int) -> None:
        """Discord has an outage that concerns one server."""
        self._gone_since.setdefault(f"guild {guild}", self._clock.now())

    async def guild_found(self, guild: int) -> None:
        """A server is there again: its clocks move by the time it was gone."""
        await self._move(self._gone_since.pop(f"guild {guild}", None), {guild})

    async def stop(self) -> None:
        """Stop all clocks."""
        if self._clockwork is not None:
            self._clockwork.cancel()
            await asyncio.wait({self._clockwork})

    async def _move(self, since: float | None, guilds: set[int] | None) -> None:
        seconds = self._clock.now() - since if since is not None else 0.0
        if seconds < SHORTEST_OUTAGE:
            return
        log.info("unreachable for %.0f s: clocks move", seconds)
        if guilds is None:
            await self._tables.interruptions.outage(seconds)
        else:
            for guild in guilds:
                await self._tables.interruptions.outage(seconds, guild)


def _log_end(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (fault := task.exception()) is not None:
        log.critical("the clockwork has stopped: %s", type(fault).__name__)
