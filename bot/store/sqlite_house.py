"""House rules of servers and channels in SQLite: what is set, and the history of it."""

import aiosqlite

from bot.store.errors import DeckGone, HouseChanged
from bot.store.records import UNWEIGHED, HouseChange, HouseRow, HouseValues, HouseWeighed

SET = "SELECT channel, key, value FROM house_rules WHERE guild = ? ORDER BY channel, key"
CHANGES = (
    "SELECT channel, key, before, after, user, at FROM house_changes"
    " WHERE guild = ? AND (? IS NULL OR channel = ?) ORDER BY id DESC LIMIT ? OFFSET ?"
)


def house_row(row: aiosqlite.Row) -> HouseRow:
    """Read a row of `SET`."""
    channel, key, value = row
    return HouseRow(int(channel), str(key), bytes(value))


def house_change(row: aiosqlite.Row) -> HouseChange:
    """Read a row of `CHANGES`."""
    return HouseChange(*row)


async def change_house(
    connection: aiosqlite.Connection,
    guild: int,
    channel: int,
    values: HouseValues,
    user: int,
    at: float,
    weighed: HouseWeighed = UNWEIGHED,
) -> list[HouseChange]:
    """Write values and history inside the caller's transaction; gives what really changed.

    Raises `DeckGone` unless the server offers all decks, `HouseChanged` unless the rules are those it was weighed by.
    """
    offered = await connection.execute_fetchall("SELECT id FROM guild_decks WHERE guild = ?", (guild,))
    if not weighed.decks <= {str(row[0]) for row in offered}:
        raise DeckGone
    rows = tuple(house_row(row) for row in await connection.execute_fetchall(SET, (guild,)))
    if weighed.rows is not None and rows != weighed.rows:
        raise HouseChanged
    before = {row.key: row.value for row in rows if row.channel == channel}
    changes = [
        HouseChange(channel, key, before.get(key), value, user, at)
        for key, value in values.items()
        if value != before.get(key)
    ]
    for change in changes:
        await _write(connection, guild, change)
    return changes


async def _write(connection: aiosqlite.Connection, guild: int, change: HouseChange) -> None:
    if change.after is None:
        await connection.execute(
            "DELETE FROM house_rules WHERE guild = ? AND channel = ? AND key = ?", (guild, change.channel, change.key)
        )
    else:
        await connection.execute(
            "INSERT INTO house_rules (guild, channel, key, value) VALUES (?, ?, ?, ?)"
            " ON CONFLICT DO UPDATE SET value = excluded.value",
            (guild, change.channel, change.key, change.after),
        )
    await note(connection, guild, change)


async def note(connection: aiosqlite.Connection, guild: int, change: HouseChange) -> None:
    """Write a line of the history inside the caller's transaction."""
    await connection.execute(
        "INSERT INTO house_changes (guild, channel, key, before, after, user, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild, change.channel, change.key, change.before, change.after, change.user, change.at),
    )
