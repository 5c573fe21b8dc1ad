"""What comes after games, in SQLite: rematches, results, ratings."""

from collections.abc import Sequence

import aiosqlite

from bot.store.results import KeptResult, KeptStanding, Standing, Tally
from bot.store.sqlite_results import HIDDEN
from bot.store.writer import Writer

_RANKED = (
    "SELECT user, name, mu, sigma, games, wins, rank() OVER (ORDER BY mu - 3 * sigma DESC) AS place FROM standings"
    f" WHERE guild = ? AND game = ? AND user NOT IN ({HIDDEN})"
)


class SqliteRecords:
    """See `bot.store.repository.RecordStore` for what each method promises."""

    def __init__(self, reading: aiosqlite.Connection, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer

    async def rematch(self, table: int) -> int | None:
        """Give the latest rematch of a table."""
        rows = await self._read("SELECT rematch FROM rematches WHERE table_id = ?", (table,))
        return next((int(row[0]) for row in rows), None)

    async def of_person(self, user: int, guild: int | None = None) -> list[Tally]:
        """Count a person's games."""
        rows = await self._read(
            "SELECT game, preset, people = 1, count(*), sum(won) FROM results JOIN games USING (table_id)"
            " WHERE user = ? AND (? IS NULL OR results.guild = ?) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
            (user, guild, guild),
        )
        return [_tally(row) for row in rows]

    async def of_guild(self, guild: int) -> list[Tally]:
        """Count a server's games."""
        rows = await self._read(
            "SELECT game, preset, people < 2, count(*), 0 FROM games WHERE guild = ? GROUP BY 1, 2, 3 ORDER BY 1, 2, 3",
            (guild,),
        )
        return [_tally(row) for row in rows]

    async def standings(self, guild: int, game: str, skip: int = 0, most: int = 20) -> list[Standing]:
        """Give a part of a server's table."""
        rows = await self._read(f"{_RANKED} ORDER BY place, user LIMIT ? OFFSET ?", (guild, game, most, skip))
        return [Standing(*row) for row in rows]

    async def standing(self, guild: int, game: str, user: int) -> Standing | None:
        """Give where a person stands in it."""
        rows = await self._read(f"SELECT * FROM ({_RANKED}) WHERE user = ?", (guild, game, user))
        return next((Standing(*row) for row in rows), None)

    async def rated_people(self, guild: int) -> dict[str, int]:
        """Count the people in a server's tables, by game."""
        rows = await self._read(
            f"SELECT game, count(*) FROM standings WHERE guild = ? AND user NOT IN ({HIDDEN}) GROUP BY game", (guild,)
        )
        return {str(game): int(count) for game, count in rows}

    async def kept(self, user: int) -> tuple[list[KeptResult], list[KeptStanding]]:
        """Give everything that is kept of a person's games."""
        games = await self._read(
            "SELECT table_id, results.guild, game, preset, seats, people, ended_at, place, won, stayed"
            " FROM results JOIN games USING (table_id) WHERE user = ? ORDER BY ended_at, table_id",
            (user,),
        )
        standings = await self._read(
            "SELECT guild, game, name, mu, sigma, games, wins FROM standings WHERE user = ? ORDER BY guild, game",
            (user,),
        )
        results = [KeptResult(*row[:8], won=bool(row[8]), stayed=bool(row[9])) for row in games]
        return results, [KeptStanding(*row) for row in standings]

    async def forget(self, user: int) -> None:
        """Delete everything that is kept of a person's games."""

        async def job(connection: aiosqlite.Connection) -> None:
            for table in ("results", "standings"):
                await connection.execute(f"DELETE FROM {table} WHERE user = ?", (user,))

        await self._writer.run(job)

    async def _read(self, statement: str, values: Sequence[object]) -> list[aiosqlite.Row]:
        return list(await self._reading.execute_fetchall(statement, tuple(values)))


def _tally(row: aiosqlite.Row) -> Tally:
    return Tally(str(row[0]), str(row[1]), bool(row[2]), int(row[3]), int(row[4]))
