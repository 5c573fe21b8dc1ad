"""What is kept about servers in SQLite, as a whole: which ones there are, and forgetting one."""

import aiosqlite

KNOWN = "SELECT guild FROM tables UNION SELECT guild FROM house_rules ORDER BY guild"
OWNERS = "SELECT owner, value FROM settings WHERE scope = ? AND key = ?"
WITH_GUILD = (
    "SELECT one.name FROM sqlite_master AS one, pragma_table_info(one.name) AS field"
    " WHERE one.type = 'table' AND field.name = 'guild' ORDER BY one.name"
)


async def forget_guild(connection: aiosqlite.Connection, guild: int) -> None:
    """Delete everything that belongs to a server, whatever table has it; a table's games go with it."""
    for (name,) in await connection.execute_fetchall(WITH_GUILD):
        await connection.execute(f"DELETE FROM {name} WHERE guild = ?", (guild,))
    await connection.execute("DELETE FROM settings WHERE scope = 'guild' AND owner = ?", (guild,))
