"""What comes after games, in SQLite: rematches."""

import aiosqlite

from bot.store.errors import Conflict
from bot.store.records import Change
from bot.store.writer import Writer


class SqliteRecords:
    """See `bot.store.repository.RecordStore` for what each method promises."""

    def __init__(self, reading: aiosqlite.Connection, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def rematch(self, table: int) -> int | None:
        """Give the latest rematch of a table."""
        rows = await self._reading.execute_fetchall("SELECT rematch FROM rematches WHERE table_id = ?", (table,))
        return next((int(row[0]) for row in rows), None)


async def insert_rematch(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    """Note that a new table is a rematch. Raises `Conflict` if there is another one by now."""
    follows = change.follows
    if follows is None:
        return
    cursor = await connection.execute(
        "INSERT INTO rematches (table_id, rematch) VALUES (?1, ?2)"
        " ON CONFLICT DO UPDATE SET rematch = excluded.rematch WHERE rematch = ?3",
        (follows.table, table, follows.instead),
    )
    if cursor.rowcount != 1:
        raise Conflict(follows.table, change.row.version)
