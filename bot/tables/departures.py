"""Servers that have removed the bot: their data are kept for a while, in case it is invited again, then deleted."""

import asyncio
import logging

import msgspec

from bot.store.errors import StoreError
from bot.store.repository import Repository
from bot.tables.ports import Clock

log = logging.getLogger(__name__)

DAY = 86_400.0
KEPT_SECONDS = 30 * DAY
"""So long the data of a server that has removed the bot are kept."""

REMOVED_AT = "removed_at"


class Departures:
    """Notes when servers go and come back, and forgets those that stay away."""

    def __init__(self, repository: Repository, clock: Clock) -> None:
        self._repository = repository
        self._clock = clock
        self._compared = asyncio.Event()

    async def left(self, guild: int) -> None:
        """Note that a server has removed the bot just now."""
        await self._repository.set_settings("guild", guild, {REMOVED_AT: msgspec.json.encode(self._clock.now())})

    async def back(self, guild: int) -> None:
        """Note that the bot is in a server."""
        await self._repository.set_settings("guild", guild, {REMOVED_AT: None})

    async def gone(self) -> dict[int, float]:
        """Give the servers that have removed the bot, and since when as far as we know."""
        kept = await self._repository.owners("guild", REMOVED_AT)
        return {guild: msgspec.json.decode(value, type=float) for guild, value in kept.items()}

    async def compare(self, present: set[int], elsewhere: set[int]) -> None:
        """Note what happened while nobody listened: `present` servers have the bot, `elsewhere` isn't ours to know."""
        gone = await self.gone()
        for guild in present & gone.keys():
            await self.back(guild)
        for guild in set(await self._repository.known_guilds()) - present - elsewhere - gone.keys():
            await self.left(guild)
        self._compared.set()

    async def forget(self) -> list[int]:
        """Delete the data of servers that have been away for too long; gives which."""
        until = self._clock.now() - KEPT_SECONDS
        forgotten = [guild for guild, since in (await self.gone()).items() if since <= until]
        for guild in forgotten:
            await self._repository.forget_guild(guild)
            log.info("server %s removed the bot 30 days ago: its data are deleted", guild)
        return forgotten

    async def run(self) -> None:
        """Forget once a day, until cancelled; not before `compare` has noted who came back while nobody listened."""
        await self._compared.wait()
        never = asyncio.Event()
        while True:
            try:
                await self.forget()
            except StoreError as error:
                log.error("no server could be forgotten: %s", error)
            await self._clock.wait(self._clock.now() + DAY, never)
