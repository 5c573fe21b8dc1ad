"""Settings of people, servers and the bot in SQLite."""

from collections.abc import Mapping

import aiosqlite

OF_OWNER = "SELECT key, value FROM settings WHERE scope = ? AND owner = ?"
OWNERS = "SELECT owner, value FROM settings WHERE scope = ? AND key = ?"


async def change(connection: aiosqlite.Connection, scope: str, owner: int, values: Mapping[str, bytes | None]) -> None:
    """Set or take away values."""
    for key, value in values.items():
        if value is None:
            statement = "DELETE FROM settings WHERE scope = ? AND owner = ? AND key = ?"
            await connection.execute(statement, (scope, owner, key))
        else:
            await connection.execute(
                "INSERT INTO settings (scope, owner, key, value) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET value = excluded.value",
                (scope, owner, key, value),
            )
