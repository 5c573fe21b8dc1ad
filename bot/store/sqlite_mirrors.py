"""Mirrors and moments in SQLite."""

from collections.abc import Sequence

import aiosqlite

from bot.store.records import Change, Mirror, Moment
from bot.store.writer import Writer

FIELDS = "table_id, channel, guild, user, told, telling, shown, message, posts"


class SqliteMirrors:
    """See `bot.store.repository.MirrorStore` for what each method promises."""

    def __init__(self, reading: aiosqlite.Connection, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def of_table(self, table: int) -> list[Mirror]:
        """Give a table's mirrors."""
        return await self._found("table_id = ? ORDER BY channel", (table,))

    async def in_channel(self, channel: int) -> list[Mirror]:
        """Give the mirrors in a channel."""
        return await self._found("channel = ? ORDER BY table_id", (channel,))

    async def tables(self) -> list[int]:
        """Give the tables that have mirrors."""
        rows = await self._reading.execute_fetchall("SELECT DISTINCT table_id FROM mirrors ORDER BY table_id")
        return [int(table) for (table,) in rows]

    async def add(self, mirror: Mirror, most: int) -> bool:
        """Keep a new mirror unless the table has as many as it may; one that is there already stays as it is."""

        async def job(connection: aiosqlite.Connection) -> bool:
            cursor = await connection.execute(
                f"INSERT OR IGNORE INTO mirrors ({FIELDS}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?"
                " WHERE (SELECT count(*) FROM mirrors WHERE table_id = ?) < ?",
                (*_values(mirror), mirror.table, most),
            )
            return cursor.rowcount == 1

        return await self._writer.run(job)

    async def keep(self, mirror: Mirror) -> bool:
        """Note how far a mirror has come; tells whether it still was there."""

        async def job(connection: aiosqlite.Connection) -> bool:
            cursor = await connection.execute(
                "UPDATE mirrors SET told = ?, telling = ?, shown = ?, message = ?, posts = ?"
                " WHERE table_id = ? AND channel = ?",
                (*_values(mirror)[4:], mirror.table, mirror.channel),
            )
            return cursor.rowcount == 1

        return await self._writer.run(job)

    async def drop(self, table: int, channel: int) -> bool:
        """Forget a mirror; tells whether there was one."""

        async def job(connection: aiosqlite.Connection) -> bool:
            statement = "DELETE FROM mirrors WHERE table_id = ? AND channel = ?"
            return (await connection.execute(statement, (table, channel))).rowcount == 1

        return await self._writer.run(job)

    async def moment(self, table: int, turn: int) -> Moment | None:
        """Give the latest moment of a table that is no later than a turn."""
        rows = await self._reading.execute_fetchall(
            "SELECT turn, events, save FROM moments WHERE table_id = ? AND turn <= ? ORDER BY turn DESC LIMIT 1",
            (table, turn),
        )
        return next((Moment(int(row[0]), int(row[1]), bytes(row[2])) for row in rows), None)

    async def _found(self, condition: str, values: Sequence[int]) -> list[Mirror]:
        rows = await self._reading.execute_fetchall(f"SELECT {FIELDS} FROM mirrors WHERE {condition}", tuple(values))
        return [Mirror(*row) for row in rows]


async def insert_moment(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    """Keep a moment of a change, and of earlier ones only what may still be shown; nothing once the game is over."""
    moment = change.moment
    if change.last_turn is not None:
        await connection.execute("DELETE FROM moments WHERE table_id = ? AND turn > ?", (table, change.last_turn))
    if change.row.status in ("over", "ended"):
        await connection.execute("DELETE FROM moments WHERE table_id = ?", (table,))
    elif moment is not None:
        await connection.execute(
            "INSERT OR REPLACE INTO moments (table_id, turn, events, save) VALUES (?, ?, ?, ?)",
            (table, moment.turn, moment.events, moment.save),
        )
        await connection.execute(
            "DELETE FROM moments WHERE table_id = ?1 AND turn <"
            " (SELECT max(turn) FROM moments WHERE table_id = ?1 AND turn <= ?2)",
            (table, change.shown_turn),
        )


def _values(mirror: Mirror) -> tuple[int | None, ...]:
    return (
        mirror.table,
        mirror.channel,
        mirror.guild,
        mirror.user,
        mirror.told,
        mirror.telling,
        mirror.shown,
        mirror.message,
        mirror.posts,
    )
