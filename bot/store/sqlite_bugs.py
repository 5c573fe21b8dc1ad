"""Reported faults in SQLite."""

import aiosqlite

from bot.store.records import Bug, BugLimits, Save
from bot.store.writer import Writer


class SqliteBugs:
    """See `bot.store.repository.BugStore` for what each method promises."""

    def __init__(self, reading: aiosqlite.Connection, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def add(self, bug: Bug, limits: BugLimits) -> int | None:
        """Keep a report, unless there are as many as there may be."""

        async def job(connection: aiosqlite.Connection) -> int | None:
            cursor = await connection.execute(
                "INSERT INTO bugs (table_id, answers, user, at, words, rules_version, data)"
                " SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM bugs WHERE table_id = ?) < ?"
                " AND (SELECT count(*) FROM bugs WHERE user = ? AND at > ?) < ?",
                (
                    *(bug.table, bug.answers, bug.user, bug.at, bug.words, bug.save.rules_version, bug.save.data),
                    *(bug.table, limits.of_table, bug.user, bug.at - limits.seconds, limits.of_person),
                ),
            )
            return cursor.lastrowid if cursor.rowcount == 1 else None

        return await self._writer.run(job)

    async def get(self, number: int) -> Bug | None:
        """Give a report."""
        rows = await self._reading.execute_fetchall(
            "SELECT table_id, answers, user, at, words, rules_version, data FROM bugs WHERE number = ?", (number,)
        )
        for table, answers, user, at, words, version, data in rows:
            return Bug(int(table), int(answers), int(user), float(at), str(words), Save(bytes(data), str(version)))
        return None
