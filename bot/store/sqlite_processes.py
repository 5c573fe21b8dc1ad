"""Processes in SQLite: that they live, for how long none did, and what each holds by name."""

import aiosqlite

ANSWERS = "answers"
"""Who answers is alive: with this beat, an outage is measured to the last answer and not to the last regular beat."""

BEAT = "INSERT INTO heartbeats (process, at) VALUES (?, ?) ON CONFLICT DO UPDATE SET at = max(at, excluded.at)"


async def wake_up(connection: aiosqlite.Connection, process: str, now: float) -> float:
    """Move all alarms by the time for which no process lived."""
    rows = list(await connection.execute_fetchall("SELECT max(at) FROM heartbeats"))
    last = rows[0][0]
    outage = max(0.0, now - float(last)) if last is not None else 0.0
    if outage > 0:
        await connection.execute("UPDATE alarms SET at = at + ?", (outage,))
    await connection.execute("UPDATE alarms SET lease_until = 0 WHERE lease_owner = ?", (process,))
    await connection.execute(BEAT, (process, now))
    return outage


async def lease(connection: aiosqlite.Connection, name: str, owner: str, now: float, seconds: float) -> bool:
    """Take or keep a named lease."""
    cursor = await connection.execute(
        "INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT DO UPDATE"
        " SET owner = excluded.owner, until = excluded.until WHERE owner = excluded.owner OR until <= ?",
        (name, owner, now + seconds, now),
    )
    return cursor.rowcount == 1
