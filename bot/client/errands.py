"""Work that is done again whenever something has changed: one task a key, while there is work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import discord

from bot.client.stuck import TRANSIENT
from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.tables.faults import place_of

log = logging.getLogger(__name__)
Key = TypeVar("Key", int, tuple[int, str], tuple[int, int])

RETRY_SECONDS = 5.0
AFTER_A_FAULT_SECONDS = 60.0


class Errands(Generic[Key]):
    """Runs `attempt` for keys; it gives the seconds after which to try again, or None. `wake` never waits."""

    def __init__(self, name: str, attempt: Callable[[Key], Awaitable[float | None]]) -> None:
        self._name = name
        self._attempt = attempt
        self._wanted: set[Key] = set()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._timers: dict[Key, asyncio.TimerHandle] = {}
        self._open = False

    def start(self) -> None:
        """Begin with whatever was wanted before."""
        self._open = True
        for key in list(self._wanted):
            self.wake(key)

    async def stop(self, seconds: float) -> None:
        """End what is under way, for so many seconds at most; the rest is done after the next start."""
        self._open = False
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()

    def wake(self, key: Key) -> None:
        """Note that there may be something to do."""
        self._wanted.add(key)
        if self._open and key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._serve(key), name=f"{self._name}-{key}")

    async def _serve(self, key: Key) -> None:
        try:
            while self._open and key in self._wanted:
                self._wanted.discard(key)
                wait = await self._guarded(key)
                if wait is not None:
                    self._wake_in(key, wait)
        finally:
            self._tasks.pop(key, None)

    async def _guarded(self, key: Key) -> float | None:
        """Attempt; a failure is logged and known by when to try again."""
        try:
            return await self._attempt(key)
        except TRANSIENT as failure:
            log.warning("%s %s: Discord can't be reached: %s", self._name, key, type(failure).__name__)
            return RETRY_SECONDS
        except TableError as error:
            log.warning("%s %s is not shown: %s", self._name, key, error.reason)
            return None
        except StoreError as error:
            log.error("%s %s: the store refused: %s", self._name, key, error)
            return RETRY_SECONDS
        except discord.HTTPException as refusal:
            log.error("%s %s: Discord refused a message: %s", self._name, key, refusal)
        except Exception as fault:  # noqa: BLE001 - a fault in showing one table must not touch another
            log.error("%s %s can't be shown: %s", self._name, key, place_of(fault))
        return AFTER_A_FAULT_SECONDS

    def _wake_in(self, key: Key, seconds: float) -> None:
        earlier = self._timers.pop(key, None)
        if earlier is not None:
            earlier.cancel()
        self._timers[key] = asyncio.get_running_loop().call_later(seconds, self._ring, key)

    def _ring(self, key: Key) -> None:
        self._timers.pop(key, None)
        self.wake(key)
