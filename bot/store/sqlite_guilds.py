"""What is kept about servers in SQLite, as a whole: which ones there are, and forgetting one."""

from collections.abc import Iterable

import aiosqlite

WITH_GUILD = (
    "SELECT one.name FROM sqlite_master AS one, pragma_table_info(one.name) AS field"
    " WHERE one.type = 'table' AND field.name = 'guild' ORDER BY one.name"
)


OF_SETTINGS = "SELECT owner FROM settings WHERE scope = 'guild'"


def known(tables: Iterable[str]) -> str:
    """Give the query for every server of which there are data, in these `tables` (of `WITH_GUILD`) or in settings."""
    return " UNION ".join([*(f"SELECT guild FROM {name}" for name in tables), OF_SETTINGS]) + " ORDER BY 1"


async def forget_guild(connection: aiosqlite.Connection, guild: int) -> None:
    """Delete everything that belongs to a server, whatever table has it; a table's games go with it."""
    for (name,) in await connection.execute_fetchall(WITH_GUILD):
        await connection.execute(f"DELETE FROM {name} WHERE guild = ?", (guild,))
    await connection.execute("DELETE FROM settings WHERE scope = 'guild' AND owner = ?", (guild,))
