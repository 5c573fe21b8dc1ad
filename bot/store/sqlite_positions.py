"""Earlier positions of games in SQLite.

A save differs little from the one its game began with, so it is packed with that one as its dictionary: a third of
what packing alone would leave, some 400 bytes an answer.
"""

import zlib

import aiosqlite

from bot.store.records import Change, Position, Save, TableRow
from bot.store.sqlite_rows import ROW, table_row

LEVEL = 1
FIRST = "SELECT data FROM saves WHERE table_id = ? AND stage = 'first'"
KEPT = (
    "SELECT answers, rules_version, data, 1 AS packed FROM positions WHERE table_id = ?1"
    " UNION ALL SELECT 0, rules_version, data, 0 FROM saves WHERE table_id = ?1 AND stage = 'first'"
    " UNION ALL SELECT tables.answers, saves.rules_version, saves.data, 0 FROM saves"
    " JOIN tables ON tables.id = saves.table_id WHERE saves.table_id = ?1 AND saves.stage = 'latest'"
)
"""Everything that is known of a game; one that began before there were positions has its first and its latest save."""

FINISHED = (
    f"SELECT {ROW} FROM tables WHERE id IN (SELECT id FROM tables WHERE status IN ('over', 'ended')"
    " AND (?1 IS NULL OR guild = ?1) AND EXISTS (SELECT 1 FROM saves WHERE table_id = id)"
    " AND (?2 IS NULL OR id IN (SELECT table_id FROM members WHERE user = ?2)) ORDER BY id DESC LIMIT ?3)"
    " ORDER BY id DESC"
)


class SqlitePositions:
    """See `bot.store.repository.PositionStore` for what each method promises."""

    def __init__(self, reading: aiosqlite.Connection) -> None:
        self._reading = reading

    async def at(self, table: int, answers: int) -> Position | None:
        """Give the position after just so many answers."""
        return await self._one(table, "answers = ?2", answers)

    async def before(self, table: int, answers: int) -> Position | None:
        """Give the latest position after fewer answers."""
        return await self._one(table, "answers < ?2", answers)

    async def numbers(self, table: int) -> list[int]:
        """Give after how many answers there are positions."""
        statement = f"SELECT DISTINCT answers FROM ({KEPT}) ORDER BY answers"
        return [int(number) for (number,) in await self._reading.execute_fetchall(statement, (table,))]

    async def finished(self, most: int, *, guild: int | None = None, member: int | None = None) -> list[TableRow]:
        """Give the latest tables whose game is over."""
        rows = await self._reading.execute_fetchall(FINISHED, (guild, member, most))
        return [table_row(row) for row in rows]

    async def _one(self, table: int, condition: str, answers: int) -> Position | None:
        rows = await self._reading.execute_fetchall(
            f"SELECT answers, rules_version, data, packed, ({FIRST.replace('?', '?1')}) FROM ({KEPT})"
            f" WHERE {condition} ORDER BY answers DESC LIMIT 1",
            (table, answers),
        )
        for number, version, data, packed, first in rows:
            return Position(int(number), Save(_unpack(data, first) if packed else bytes(data), str(version)))
        return None


async def insert_position(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    """Keep the position that a change leads to, inside the caller's transaction; the first save is one by itself."""
    if change.save is None or not change.row.answers:
        return
    rows = await connection.execute_fetchall(FIRST, (table,))
    first = next((bytes(data) for (data,) in rows), b"")
    await connection.execute(
        "INSERT OR REPLACE INTO positions (table_id, answers, rules_version, data) VALUES (?, ?, ?, ?)",
        (table, change.row.answers, change.save.rules_version, _pack(change.save.data, first)),
    )


def _pack(data: bytes, first: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zdict=first)
    return packer.compress(data) + packer.flush()


def _unpack(data: bytes, first: bytes | None) -> bytes:
    unpacker = zlib.decompressobj(zdict=first or b"")
    return unpacker.decompress(data) + unpacker.flush()
