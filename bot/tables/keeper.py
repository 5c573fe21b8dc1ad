"""Loads tables, lets one change at a time be made to each, commits it, then publishes the new state."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import MsgspecError
from msgspec.structs import replace

from bot.content.own.shelf import OWN
from bot.store.errors import Conflict
from bot.store.records import TableRow
from bot.store.repository import Repository
from bot.tables.document import decode_document
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.items import Notice
from bot.tables.own_decks import bring
from bot.tables.ports import Clock, Library, Listener
from bot.tables.results import result_of
from bot.tables.state import TableState
from bot.tables.work import Work

log = logging.getLogger(__name__)
Result = TypeVar("Result")

KEPT = 2048
"""How many tables stay in memory; any of them can be read again from its row."""

ATTEMPTS = 5
"""How often a change is made anew because another process was faster."""


class Keeper:
    """The one way to a table's state and to a change of it."""

    def __init__(self, repository: Repository, library: Library, clock: Clock, rules_version: str) -> None:
        self.repository = repository
        self.library = library
        self.clock = clock
        self.listeners: list[Listener] = []
        self.alarms_changed = asyncio.Event()
        self._rules_version = rules_version
        self._states: OrderedDict[int, TableState] = OrderedDict()
        self._unreadable: set[int] = set()
        self._running: set[asyncio.Task[Any]] = set()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def state(self, table: int) -> TableState:
        """Give a table as last committed. Raises `TableError`: `no_table`."""
        while True:
            row = await self.repository.table(table)
            if row is None:
                raise TableError("no_table")
            kept = self._states.get(table)
            if kept is not None and kept.row.version == row.version:
                self._states.move_to_end(table)
                return kept
            try:
                return await self._load(row)
            except Conflict:
                log.info("table %s changed while it was read: reading it again", table)

    def kept(self, table: int) -> TableState | None:
        """Give a table as this process last saw it committed, without a look at its row."""
        return self._states.get(table)

    async def create(self, work: Work) -> int:
        """Write a new table; give its number."""
        change, state = work.finish(self._rules_version)
        shelf = self.library.shelf
        change.decks = {name.removeprefix(OWN): shelf.content(name) for name in state.document.decks}
        table = await self.repository.create(change)
        self._publish(replace(state, row=replace(state.row, id=table)))
        return table

    async def change(self, table: int, step: Callable[[Work], Result]) -> Result:
        """Make a change: `step` edits the work or raises. Returns after the COMMIT; a cancelled caller can't tear it.

        Raises the step's `TableError`, or `StoreError` if it can't be written: nothing has changed then. Anything else
        that the step raises freezes this table alone and becomes `TableError("frozen")`.
        """
        task = asyncio.create_task(self._change(table, step))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Return once no change is under way; what went wrong with one is its caller's to know."""
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _change(self, table: int, step: Callable[[Work], Result]) -> Result:
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        async with lock:
            for _ in range(ATTEMPTS - 1):
                try:
                    return await self._attempt(table, step)
                except Conflict:
                    self._states.pop(table, None)
            return await self._attempt(table, step)

    async def _attempt(self, table: int, step: Callable[[Work], Result]) -> Result:
        before = await self.state(table)
        await bring(self.repository, self.library.shelf, before.document.decks)
        work = Work(before, self.clock.now())
        try:
            result = step(work)
            finished = work.finish(self._rules_version) if work.touched else None
            if finished is not None:
                finished[0].result = result_of(before, finished[1], self.library)
        except TableError:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever the rules raise concerns this table alone
            await self._freeze(before, fault)
            raise TableError("frozen") from None
        if finished is not None:
            change, state = finished
            await self.repository.commit(change)
            self._publish(state)
        return result

    def _publish(self, state: TableState) -> None:
        before = self._states.get(state.id)
        self._states[state.id] = state
        self._states.move_to_end(state.id)
        if len(self._states) > KEPT:
            self._states.popitem(last=False)
        if before is None or before.alarms != state.alarms:
            self.alarms_changed.set()
        for listener in self.listeners:
            listener(state.id)

    async def _load(self, row: TableRow) -> TableState:
        """Read a table from its row; one whose save can't be read is frozen, and only that one."""
        try:
            document = decode_document(row.document)
        except MsgspecError as fault:
            if row.id not in self._unreadable:
                log.error("table %s can't be read: %s", row.id, type(fault).__name__)
            self._unreadable.add(row.id)
            raise TableError("frozen") from fault
        await bring(self.repository, self.library.shelf, document.decks)
        alarms = tuple(sorted(await self.repository.alarms(row.id)))
        save = await self.repository.save(row.id)
        match = None
        if save is not None and row.status != "frozen":
            try:
                match = self.library.saved_game(save.data)
            except Exception as fault:  # noqa: BLE001 - whatever is wrong with a save concerns this table alone
                return await self._freeze(TableState(row, document, None, alarms), fault)
        state = TableState(row, document, match, alarms)
        self._states[row.id] = state
        return state

    async def _freeze(self, before: TableState, fault: Exception) -> TableState:
        """Set a table aside and say so to its people."""
        log.error("table %s is frozen: %s", before.id, place_of(fault))
        work = Work(before, self.clock.now())
        work.document.fault = type(fault).__name__
        work.close("frozen", "frozen")
        work.say(Notice(what="frozen"))
        change, state = work.finish(self._rules_version)
        await self.repository.commit(change)
        self._publish(state)
        return state
