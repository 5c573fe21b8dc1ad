"""Brings a database to this program's migration, one numbered file after the other, each in its own transaction."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import aiosqlite

from bot.store.errors import NewerDatabase

MIGRATIONS = Path(__file__).parent / "migrations"


def known_migrations(folder: Path = MIGRATIONS) -> list[tuple[int, Path]]:
    """Give the migrations in `folder` by number. Raises `ValueError` unless they count 1, 2, 3, …"""
    found = sorted((int(path.name.partition("_")[0]), path) for path in folder.glob("*.sql"))
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise ValueError(f"migrations must be numbered without gaps: {[path.name for _, path in found]}")
    return found


def statements(script: str) -> Iterator[str]:
    """Split a script into its statements; `executescript` would commit before the first one.

    Raises `ValueError` if the last one isn't finished.
    """
    gathered = ""
    for line in script.splitlines(keepends=True):
        gathered += line
        if sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if gathered.strip():
        raise ValueError(f"the script ends inside a statement: {gathered.strip()[:80]}")


async def current_migration(connection: aiosqlite.Connection) -> int:
    """Give the number of the last migration applied, 0 for an empty database."""
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    rows = list(await connection.execute_fetchall("SELECT coalesce(max(number), 0) FROM migrations"))
    return int(rows[0][0])


async def migrate(connection: aiosqlite.Connection, folder: Path = MIGRATIONS) -> int:
    """Apply what is missing; give the number reached. Raises `NewerDatabase`, with nothing changed."""
    known = known_migrations(folder)
    done = await current_migration(connection)
    if done > len(known):
        raise NewerDatabase(done, len(known))
    for number, path in known[done:]:
        await connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(path.read_text("utf-8")):
                await connection.execute(statement)
            await connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (number, path.name))
            await connection.execute("COMMIT")
        except sqlite3.Error:
            await connection.execute("ROLLBACK")
            raise
    return len(known)
