"""The worker processes: started when first needed, fed one thought at a time, killed if one takes far too long."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from pathlib import Path

import msgspec

import bot
from bot.tables.thinking.frames import LENGTH, framed
from bot.tables.thinking.thought import Result, Thought, encode

log = logging.getLogger(__name__)

ROOT = Path(bot.__file__).parent.parent
PATIENCE = 20.0
"""Seconds for one thought, the start of its worker included; a healthy one needs far less."""

SECRET = "DISCORD_TOKEN"
decode = msgspec.msgpack.Decoder(Result).decode


def usual_number() -> int:
    """Give how many workers there may be: one core stays with the bot."""
    return max(1, (os.cpu_count() or 1) - 1)


class NoThought(Exception):
    """A thought came to nothing; why is logged where it happened."""


class Workers:
    """So many processes that think, niced, none before there is something to think about.

    `faults` counts thoughts that came to nothing: a worker that died or took longer than `patience` seconds.
    """

    def __init__(self, number: int | None = None, patience: float = PATIENCE) -> None:
        self._free = asyncio.Semaphore(number or usual_number())
        self._patience = patience
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._closed = False
        self.faults = 0

    async def think(self, thought: Thought, wanted: Callable[[], bool]) -> list[str]:
        """Give a worker's answer, once one is free, if it is still `wanted` then. Raises `NoThought`."""
        async with self._free:
            if self._closed or not wanted():
                raise NoThought
            result = await self._result(thought)
        if result.fault:
            self._report(thought, result.fault)
            raise NoThought
        return list(result.picks)

    async def _result(self, thought: Thought) -> Result:
        try:
            worker = await self._worker()
        except OSError as fault:
            self._report(thought, type(fault).__name__)
            raise NoThought from fault
        self._busy.add(worker)
        try:
            result = await asyncio.wait_for(self._ask(worker, thought), self._patience)
        except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as fault:
            await _end(worker)
            self._report(thought, "timeout" if isinstance(fault, TimeoutError) else type(fault).__name__)
            raise NoThought from fault
        except asyncio.CancelledError:
            await _end(worker)
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return result

    def processes(self) -> list[int]:
        """Give the ids of the processes that live."""
        return [worker.pid for worker in (*self._idle, *self._busy) if worker.returncode is None]

    async def close(self) -> None:
        """End all workers, whatever they think about."""
        self._closed = True
        await asyncio.gather(*(_end(worker) for worker in (*self._idle, *self._busy)))
        self._idle.clear()

    async def _worker(self) -> Process:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            log.warning("a thinking worker has ended by itself: %s", worker.returncode)
            await _end(worker)
        environment = {key: value for key, value in os.environ.items() if not key.startswith(SECRET)}
        command = (sys.executable, "-m", "bot.tables.thinking.worker")
        return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment)

    async def _ask(self, worker: Process, thought: Thought) -> Result:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(framed(encode(thought)))
        await worker.stdin.drain()
        head = await worker.stdout.readexactly(LENGTH)
        return decode(await worker.stdout.readexactly(int.from_bytes(head, "big")))

    def _report(self, thought: Thought, why: str) -> None:
        self.faults += 1
        log.error("a thought came to nothing (%s in all): %s, %s iterations", self.faults, why, thought.iterations)


async def _end(worker: Process) -> None:
    """End a worker, alive or dead, and let go of its pipes."""
    if worker.returncode is None:
        worker.kill()
    if worker.stdin is not None:
        worker.stdin.close()
    await worker.wait()
