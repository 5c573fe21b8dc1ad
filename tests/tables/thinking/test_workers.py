"""Worker processes: none until needed, none left behind, and a dead one costs a thought at most."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bot.tables.thinking.worker import think
from bot.tables.thinking.workers import NoThought, Workers
from tests.tables.thinking.positions import LIBRARY, thought


def wanted() -> bool:
    return True


def alive(process: int) -> bool:
    """Whether a process works; a dead one that nobody has buried doesn't."""
    with suppress(FileNotFoundError):
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


async def gone(process: int) -> bool:
    for _ in range(1500):
        if not alive(process):
            return True
        await asyncio.sleep(0.02)
    return False


async def test_a_worker_answers_dies_and_is_replaced() -> None:
    workers = Workers(1)
    assert workers.processes() == []
    expected = list(think(LIBRARY, thought()).picks)
    assert await workers.think(thought(), wanted) == expected
    (first,) = workers.processes()
    assert os.getpriority(os.PRIO_PROCESS, first) > os.getpriority(os.PRIO_PROCESS, 0)
    long = asyncio.create_task(workers.think(thought(1_000_000), wanted))
    await asyncio.sleep(0.05)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(NoThought):
        await long
    assert workers.faults == 1
    assert await workers.think(thought(), wanted) == expected
    (second,) = workers.processes()
    assert second != first
    stuck = asyncio.create_task(workers.think(thought(1_000_000), wanted))
    await asyncio.sleep(0.05)
    await workers.close()
    with pytest.raises(NoThought):
        await stuck
    assert await gone(second)


async def test_who_takes_too_long_is_stopped() -> None:
    workers = Workers(1, patience=0.2)
    with pytest.raises(NoThought):
        await workers.think(thought(1_000_000), wanted)
    assert workers.faults == 1
    assert workers.processes() == []
    await workers.close()


async def test_what_nobody_wants_any_more_needs_no_worker() -> None:
    workers = Workers(1)
    with pytest.raises(NoThought):
        await workers.think(thought(), lambda: False)
    assert (workers.processes(), workers.faults) == ([], 0)


PARENT = """
import asyncio
from bot.tables.thinking.workers import Workers
from tests.tables.thinking.positions import thought

async def main() -> None:
    workers = Workers(1)
    task = asyncio.create_task(workers.think(thought(1_000_000), lambda: True))
    while not workers.processes():
        await asyncio.sleep(0.01)
    print(workers.processes()[0], flush=True)
    await task

asyncio.run(main())
"""


async def test_a_killed_bot_leaves_no_worker_behind() -> None:
    parent = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert alive(worker)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    assert await gone(worker)
