"""Runs the alarms of all tables: takes what is due by a lease, rings it, sleeps until the next one."""

import asyncio
import logging
from functools import partial

from bot.store.errors import StoreError
from bot.store.records import DueAlarm
from bot.tables.errors import TableError
from bot.tables.firing import PlayerOf, ring
from bot.tables.keeper import Keeper
from bot.tables.thinking.thinkers import Thinkers
from bot.tables.work import Work

log = logging.getLogger(__name__)

LEASE_SECONDS = 30.0
"""Who takes an alarm has this long to ring it; then it may be taken again, so that it rings at least once."""

HEARTBEAT_SECONDS = 5.0
RETRY_SECONDS = 5.0


class Alarms:
    """The tables' clockwork in one process. `process` names it in leases and heartbeats."""

    def __init__(self, keeper: Keeper, process: str, player_of: PlayerOf, thinkers: Thinkers) -> None:
        self._keeper = keeper
        self._thinkers = thinkers
        self._process = process
        self._player_of = player_of

    async def ring_due(self) -> int:
        """Ring everything that is due now, one after the other at a table; give how many alarms were taken."""
        now = self._keeper.clock.now()
        due = await self._keeper.repository.take_due(now, self._process, LEASE_SECONDS)
        by_table: dict[int, list[DueAlarm]] = {}
        for taken in due:
            by_table.setdefault(taken.table, []).append(taken)
        await asyncio.gather(*(self._ring_table(table, taken) for table, taken in by_table.items()))
        return len(due)

    async def _ring_table(self, table: int, due: list[DueAlarm]) -> None:
        for taken in due:
            try:
                if not await self._thinkers.take(taken):
                    await self._keeper.change(table, partial(self._ring, taken))
            except TableError as error:
                # A table that can't be read keeps its alarms: they ring again every lease, and say no more.
                level = logging.DEBUG if error.reason == "frozen" else logging.INFO
                log.log(level, "table %s: alarm %s came to nothing: %s", table, taken.alarm.kind, error.reason)
            except StoreError as error:
                log.error(
                    "table %s: alarm %s could not be written, will ring again: %s", table, taken.alarm.kind, error
                )

    def _ring(self, taken: DueAlarm, work: Work) -> None:
        ring(work, taken.alarm, self._player_of, self._keeper.library)

    async def run(self) -> None:
        """Ring alarms and beat until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._ring_for_ever())
            group.create_task(self._beat_for_ever())

    async def _ring_for_ever(self) -> None:
        keeper = self._keeper
        while True:
            keeper.alarms_changed.clear()
            try:
                await self.ring_due()
                until = await keeper.repository.next_alarm(keeper.clock.now())
            except StoreError as error:
                log.error("alarms could not be taken: %s", error)
                until = keeper.clock.now() + RETRY_SECONDS
            await keeper.clock.wait(until, keeper.alarms_changed)

    async def _beat_for_ever(self) -> None:
        keeper = self._keeper
        never = asyncio.Event()
        while True:
            try:
                await keeper.repository.beat(self._process, keeper.clock.now())
            except StoreError as error:
                log.error("no heartbeat: %s", error)
            await keeper.clock.wait(keeper.clock.now() + HEARTBEAT_SECONDS, never)
