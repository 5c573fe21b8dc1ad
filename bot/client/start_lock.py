"""One process a database: an advisory lock on a file beside it, which the system frees at once even after SIGKILL."""

import fcntl
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path


class AlreadyRunning(Exception):
    """Another process runs the bot on this database."""


@contextmanager
def only_process(database: Path) -> Generator[None]:
    """Hold the lock of a database. Raises `AlreadyRunning`."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with database.with_name(database.name + ".lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise AlreadyRunning(f"another process runs the bot on {database}") from error
        yield
