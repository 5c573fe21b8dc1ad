"""Writes what comes after games in SQLite, inside the caller's transaction: rematches, results, ratings."""

from collections.abc import Sequence, Sized

import aiosqlite

from bot.store.errors import Conflict
from bot.store.rating import Rating, rated
from bot.store.records import Change
from bot.store.results import GameResult, PersonResult

HIDDEN = "SELECT owner FROM settings WHERE scope = 'user' AND key = 'records' AND value = CAST('\"hidden\"' AS BLOB)"
"""Who wants no records: see `bot.tables.personal`."""


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


async def insert_result(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    """Note how a game ended, once, and rate its people; those who want no records are left out."""
    result = change.result
    if result is None:
        return
    guild = change.row.guild
    game = (table, guild, result.game, result.preset, result.seats, len(result.people), result.ended_at)
    cursor = await connection.execute("INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?, ?, ?, ?)", game)
    if cursor.rowcount != 1:
        return
    users = [one.user for one in result.people]
    rows = await connection.execute_fetchall(f"{HIDDEN} AND owner IN ({_marks(users)})", users)
    hidden = {int(user) for (user,) in rows}
    people = [one for one in result.people if one.user not in hidden]
    await connection.executemany(
        "INSERT INTO results (table_id, user, guild, place, won, stayed) VALUES (?, ?, ?, ?, ?, ?)",
        [(table, one.user, guild, one.place, one.won, one.stayed) for one in people],
    )
    if len(people) > 1:
        await _rate(connection, guild, result, people)


async def _rate(
    connection: aiosqlite.Connection, guild: int, result: GameResult, people: Sequence[PersonResult]
) -> None:
    users = [one.user for one in people]
    rows = await connection.execute_fetchall(
        f"SELECT user, mu, sigma FROM standings WHERE guild = ? AND game = ? AND user IN ({_marks(users)})",
        (guild, result.game, *users),
    )
    known = {int(user): Rating(mu, sigma) for user, mu, sigma in rows}
    before = [known.get(one.user, Rating()) for one in people]
    for one, rating in zip(people, rated(before, [one.place for one in people]), strict=True):
        await connection.execute(
            "INSERT INTO standings (guild, game, user, name, mu, sigma, games, wins) VALUES (?, ?, ?, ?, ?, ?, 1, ?)"
            " ON CONFLICT DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,"
            " games = games + 1, wins = wins + excluded.wins",
            (guild, result.game, one.user, one.name, rating.mu, rating.sigma, one.won),
        )


def _marks(values: Sized) -> str:
    return ", ".join("?" * len(values))
