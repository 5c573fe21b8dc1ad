"""A file that says the bot is alive, for Docker's health check: it is touched while the bot is connected."""

import asyncio
import os
import time
from collections.abc import Callable
from pathlib import Path

EVERY_SECONDS = 10.0
STALE_SECONDS = 60.0


async def beat(path: Path, is_well: Callable[[], bool], every: float = EVERY_SECONDS) -> None:
    """Touch the file again and again while `is_well`; until cancelled."""
    while True:
        if is_well():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            os.utime(path)
        await asyncio.sleep(every)


def is_alive(path: Path, now: float | None = None) -> bool:
    """Tell whether the file was touched within the last minute."""
    try:
        touched = path.stat().st_mtime
    except FileNotFoundError:
        return False
    return (time.time() if now is None else now) - touched < STALE_SECONDS
