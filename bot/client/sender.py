"""Wakes for every change of a table and brings its messages up to date: one task a table, while there is work."""

import asyncio
import logging
from contextlib import suppress

import discord

from bot.client.boards import Boards
from bot.client.calls import CHANNEL_GONE
from bot.client.speaker import Speaker
from bot.client.stuck import TRANSIENT, Stuck
from bot.client.troubles import Troubles
from bot.store.errors import StoreError
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.ports import Clock
from bot.tables.service import Tables

log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
AFTER_A_FAULT_SECONDS = 60.0


class Sender:
    """The outbox's hands. `wake` may be called at any time and never waits."""

    def __init__(self, tables: Tables, speaker: Speaker, boards: Boards, troubles: Troubles, clock: Clock) -> None:
        self._tables = tables
        self._speaker = speaker
        self._boards = boards
        self._troubles = troubles
        self._clock = clock
        self._wanted: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._open = False

    async def start(self) -> None:
        """Begin to send: what was left unsaid, then whatever changes."""
        self._open = True
        for table in {*await self._tables.outbox.tables(), *self._wanted}:
            self.wake(table)

    async def stop(self, seconds: float) -> None:
        """Send what is being sent, for so many seconds at most; the rest is sent after the next start."""
        self._open = False
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()

    def wake(self, table: int) -> None:
        """Note that there may be something to show at a table."""
        self._wanted.add(table)
        if self._open and table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._serve(table), name=f"sender-{table}")

    def try_again(self, channels: set[int], tables: set[int]) -> None:
        """Something has changed about these channels: end their pauses and wake their tables."""
        if self._troubles.try_again(channels, self._clock.now()):
            for table in tables:
                self.wake(table)

    async def _serve(self, table: int) -> None:
        try:
            while self._open and table in self._wanted:
                self._wanted.discard(table)
                wait = await self._attempt(table)
                if wait is not None:
                    self._wake_in(table, wait)
        finally:
            self._tasks.pop(table, None)

    async def _attempt(self, table: int) -> float | None:
        """Do what can be done now; gives the seconds after which to try again, if that is known to be of use."""
        try:
            return await self._bring_up_to_date(table)
        except Stuck as stuck:
            return await self._pause(table, stuck)
        except TRANSIENT as failure:
            log.warning("table %s: Discord can't be reached: %s", table, type(failure).__name__)
            return RETRY_SECONDS
        except TableError as error:
            log.warning("table %s is not shown: %s", table, error.reason)
            return None
        except StoreError as error:
            log.error("table %s: the store refused: %s", table, error)
            return RETRY_SECONDS
        except discord.HTTPException as refusal:
            log.error("table %s: Discord refused a message: %s", table, refusal)
        except Exception as fault:  # noqa: BLE001 - a fault in showing one table must not touch another
            log.error("table %s can't be shown: %s", table, place_of(fault))
        return AFTER_A_FAULT_SECONDS

    async def _pause(self, table: int, stuck: Stuck) -> float | None:
        """The table stands still while nobody can see it; its channel is left alone for a while."""
        trouble = self._troubles.note(stuck.channel, stuck.code, self._clock.now())
        log.warning("table %s is paused: can't write to its channel (%s)", table, stuck.code)
        with suppress(TableError):
            await self._tables.pause(table)
        return None if stuck.code in CHANNEL_GONE else trouble.pause

    async def _bring_up_to_date(self, table: int) -> float | None:
        state = await self._tables.look(table)
        trouble = self._troubles.of(state.row.channel)
        if trouble is not None and self._clock.now() < trouble.until:
            return trouble.until - self._clock.now()
        await self._boards.post_missing(table)
        self._boards.posted(table, await self._speaker.say_all(table))
        wait = await self._boards.draw(table)
        if state.document.paused_at is not None:
            self._troubles.over(state.row.channel)
            await self._tables.go_on(table)
        if wait is None and state.status in ("over", "ended"):
            self._boards.forget(table)
        return wait

    def _wake_in(self, table: int, seconds: float) -> None:
        earlier = self._timers.pop(table, None)
        if earlier is not None:
            earlier.cancel()
        self._timers[table] = asyncio.get_running_loop().call_later(seconds, self._ring, table)

    def _ring(self, table: int) -> None:
        self._timers.pop(table, None)
        self.wake(table)
