"""Group commit: whatever waits to be written shares one COMMIT, each job under its own SAVEPOINT."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

import aiosqlite

from bot.store.errors import CommitFailed, StoreClosed

log = logging.getLogger(__name__)
Result = TypeVar("Result")
Job = Callable[[aiosqlite.Connection], Awaitable[Result]]

BATCH = 64
"""More jobs than this wait for the next COMMIT, so that the first of them is not kept waiting."""


class _Waiting(Generic[Result]):
    """A job, and later what became of it."""

    def __init__(self, job: Job[Result]) -> None:
        self.job = job
        self.done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._result: Result
        self._failure: Exception | None = None

    async def attempt(self, connection: aiosqlite.Connection) -> None:
        """Run the job under a savepoint; a failure rolls back this job alone and is kept for its caller."""
        await connection.execute("SAVEPOINT job")
        try:
            self._result = await self.job(connection)
        except Exception as failure:  # noqa: BLE001 - handed to whoever awaits the job
            self._failure = failure
            await connection.execute("ROLLBACK TO job")
        await connection.execute("RELEASE job")

    def tell(self, lost: Exception | None) -> None:
        """Wake the caller, who may have gone."""
        failure = lost or self._failure
        if self.done.done():
            return
        if failure is not None:
            self.done.set_exception(failure)
        else:
            self.done.set_result(self._result)


class Writer:
    """The only one that writes: a task that collects jobs and commits them together."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._queue: asyncio.Queue[_Waiting[Any] | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.get_running_loop().create_task(self._work(), name="store writer")

    async def run(self, job: Job[Result]) -> Result:
        """Run `job` in a transaction; returns its result after the COMMIT.

        Raises what the job raised, `CommitFailed` if the COMMIT failed, `StoreClosed` after `close`.
        """
        if self._closed:
            raise StoreClosed("the store is closed")
        waiting = _Waiting(job)
        self._queue.put_nowait(waiting)
        return await waiting.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _work(self) -> None:
        try:
            await self._write_batches()
        finally:
            self._closed = True
            while not self._queue.empty():
                waiting = self._queue.get_nowait()
                if waiting is not None:
                    waiting.tell(StoreClosed("the store stopped writing"))

    async def _write_batches(self) -> None:
        while True:
            batch: list[_Waiting[Any] | None] = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            jobs = [waiting for waiting in batch if waiting is not None]
            if jobs:
                lost = await self._commit(jobs)
                for waiting in jobs:
                    waiting.tell(lost)
            if len(jobs) < len(batch):
                return

    async def _commit(self, jobs: list[_Waiting[Any]]) -> Exception | None:
        """Write the jobs; give what went wrong for all of them, if anything did."""
        try:
            await self._connection.execute("BEGIN IMMEDIATE")
            for waiting in jobs:
                await waiting.attempt(self._connection)
            await self._connection.execute("COMMIT")
        except (sqlite3.Error, ValueError) as failure:
            await self._roll_back()
            lost = CommitFailed(str(failure))
            lost.__cause__ = failure
            return lost
        return None

    async def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                await self._connection.execute("ROLLBACK")
        except (sqlite3.Error, ValueError) as failure:
            log.error("a failed COMMIT could not be rolled back: %s", failure)
