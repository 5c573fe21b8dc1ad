"""Care of the database file: a consistent copy while running, putting one back, checking one."""

import sqlite3
from contextlib import closing
from pathlib import Path


def backup(database: Path, copy: Path) -> None:
    """Write a consistent copy of a database that may be in use. Raises `FileExistsError` rather than overwrite."""
    if copy.exists():
        raise FileExistsError(copy)
    copy.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as source:
        source.execute("VACUUM INTO ?", (str(copy),))


def faults(database: Path) -> list[str]:
    """Check a database's pages and references; give what is wrong, nothing if all is well."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            pages = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
            references = [f"dangling reference in {row[0]}" for row in connection.execute("PRAGMA foreign_key_check")]
        except sqlite3.DatabaseError as failure:
            return [str(failure)]
    return [line for line in pages if line != "ok"] + references


def restore(copy: Path, database: Path) -> None:
    """Put a copy in the place of a database that nobody uses. Raises `ValueError` if the copy is not sound."""
    wrong = faults(copy)
    if wrong:
        raise ValueError("; ".join(wrong[:3]))
    with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(database)) as target:
        source.backup(target)
