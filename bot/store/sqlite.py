"""The repository on one SQLite file: one connection writes through the group commit, another one reads."""

import json
import logging
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import aiosqlite

from bot.store import sqlite_decks, sqlite_guilds, sqlite_house, sqlite_processes, sqlite_settings
from bot.store.errors import Conflict
from bot.store.migrate import migrate
from bot.store.records import (
    UNWEIGHED,
    Alarm,
    AnswerRow,
    Board,
    Change,
    DeckOutcome,
    DueAlarm,
    EventRow,
    GuildDeck,
    HouseChange,
    HouseRow,
    HouseValues,
    HouseWeighed,
    Item,
    Offer,
    Save,
    SentItem,
    Status,
    TableRow,
    Withdrawal,
)
from bot.store.sqlite_bugs import SqliteBugs
from bot.store.sqlite_changes import insert_change
from bot.store.sqlite_mirrors import SqliteMirrors
from bot.store.sqlite_positions import SqlitePositions
from bot.store.sqlite_records import SqliteRecords
from bot.store.sqlite_rows import ROW, alarm_row, answer_row, table_row, table_values
from bot.store.writer import Writer

# At DEBUG aiosqlite writes every value it stores into the log, hidden cards among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

ALARM_FREE = "lease_until <= ?"


async def connect(path: Path) -> aiosqlite.Connection:
    """Open a database the way every connection of ours is opened: in WAL mode, durable, checked, patient."""
    connection = await aiosqlite.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        await connection.execute(f"PRAGMA {pragma}")
    return connection


async def open_repository(path: Path) -> "SqliteRepository":
    """Open (or begin) the database at `path` and bring it up to date. Raises `NewerDatabase`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    writing = await connect(path)
    try:
        await migrate(writing)
        reading = await connect(path)
    except BaseException:
        await writing.close()
        raise
    return SqliteRepository(writing, reading)


class SqliteRepository:
    """See `bot.store.repository.Repository` for what each method promises."""

    def __init__(self, writing: aiosqlite.Connection, reading: aiosqlite.Connection) -> None:
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing)
        self.mirrors = SqliteMirrors(reading, self._writer)
        self.positions = SqlitePositions(reading)
        self.bugs = SqliteBugs(reading, self._writer)
        self.records = SqliteRecords(reading, self._writer)

    async def create(self, change: Change) -> int:
        """Write a new table."""

        async def job(connection: aiosqlite.Connection) -> int:
            row = change.row
            cursor = await connection.execute(
                "INSERT INTO tables (guild, channel, status, version, document, events, answers, items)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                table_values(row),
            )
            table = cursor.lastrowid
            assert table is not None
            await insert_change(connection, table, change)
            return table

        return await self._writer.run(job)

    async def commit(self, change: Change) -> None:
        """Write a change if the row is at the version before it."""
        row = change.row

        async def job(connection: aiosqlite.Connection) -> None:
            cursor = await connection.execute(
                "UPDATE tables SET guild = ?, channel = ?, status = ?, version = ?, document = ?, events = ?,"
                " answers = ?, items = ? WHERE id = ? AND version = ?",
                (*table_values(row), row.id, row.version - 1),
            )
            if cursor.rowcount != 1:
                raise Conflict(row.id, row.version - 1)
            await insert_change(connection, row.id, change)
            if change.answers:
                await connection.execute(sqlite_processes.BEAT, (sqlite_processes.ANSWERS, change.answers[-1].at))

        await self._writer.run(job)

    async def table(self, table: int) -> TableRow | None:
        """Give a table's row."""
        rows = await self._read(f"SELECT {ROW} FROM tables WHERE id = ?", (table,))
        return table_row(rows[0]) if rows else None

    async def tables(
        self, statuses: Sequence[Status], *, member: int | None = None, guild: int | None = None
    ) -> list[TableRow]:
        """Give the tables in one of `statuses`."""
        marks = ", ".join("?" * len(statuses))
        rows = await self._read(
            f"SELECT {ROW} FROM tables WHERE status IN ({marks}) AND (? IS NULL OR guild = ?)"
            " AND (? IS NULL OR id IN (SELECT table_id FROM members WHERE user = ?)) ORDER BY id",
            (*statuses, guild, guild, member, member),
        )
        return [table_row(row) for row in rows]

    async def shares_channel(self, table: int) -> bool:
        """Tell whether another table is in the same channel."""
        return bool(await self._read(SHARED, (table,)))

    async def save(self, table: int, *, first: bool = False) -> Save | None:
        """Give the latest or the first save."""
        rows = await self._read(
            "SELECT data, rules_version FROM saves WHERE table_id = ? AND stage = ?",
            (table, "first" if first else "latest"),
        )
        return Save(rows[0][0], rows[0][1]) if rows else None

    async def answers(self, table: int) -> list[AnswerRow]:
        """Give a table's answers in order."""
        rows = await self._read(
            "SELECT number, seat, decision, picks, actor, at FROM answers WHERE table_id = ? ORDER BY number", (table,)
        )
        return [answer_row(row) for row in rows]

    async def answered(self, table: int, seat: int, decision: int) -> AnswerRow | None:
        """Give a seat's latest answer to a decision."""
        rows = await self._read(
            "SELECT number, seat, decision, picks, actor, at FROM answers"
            " WHERE table_id = ? AND seat = ? AND decision = ? ORDER BY number DESC LIMIT 1",
            (table, seat, decision),
        )
        return answer_row(rows[0]) if rows else None

    async def events(self, table: int, after: int = 0) -> list[EventRow]:
        """Give a table's events after a number."""
        rows = await self._read(
            "SELECT number, answer, data FROM events WHERE table_id = ? AND number > ? ORDER BY number", (table, after)
        )
        return [EventRow(*row) for row in rows]

    async def alarms(self, table: int) -> list[Alarm]:
        """Give a table's alarms, earliest first."""
        rows = await self._read(
            "SELECT at, kind, decision, seats FROM alarms WHERE table_id = ? ORDER BY at, id", (table,)
        )
        return [alarm_row(row) for row in rows]

    async def next_alarm(self, now: float) -> float | None:
        """Give the instant at which an alarm next can be taken."""
        free = await self._read(f"SELECT min(at) FROM alarms WHERE {ALARM_FREE}", (now,))
        held = await self._read("SELECT min(lease_until) FROM alarms WHERE lease_until > ?", (now,))
        instants = [float(row[0][0]) for row in (free, held) if row[0][0] is not None]
        return min(instants, default=None)

    async def take_due(self, now: float, owner: str, lease: float) -> list[DueAlarm]:
        """Take every due alarm that nobody holds."""

        async def job(connection: aiosqlite.Connection) -> list[DueAlarm]:
            rows = await connection.execute_fetchall(
                f"UPDATE alarms SET lease_until = ?, lease_owner = ? WHERE at <= ? AND {ALARM_FREE}"
                " RETURNING at, kind, decision, seats, table_id, id",
                (now + lease, owner, now, now),
            )
            ordered = sorted(rows, key=lambda row: (row[0], row[5]))
            return [DueAlarm(int(row[4]), alarm_row(row)) for row in ordered]

        return await self._writer.run(job)

    async def pending(self, table: int) -> list[Item]:
        """Give what has not been said yet."""
        rows = await self._read(
            "SELECT number, kind, payload, nonce, name FROM items WHERE table_id = ? AND sent = 0 ORDER BY number",
            (table,),
        )
        return [Item(*row) for row in rows]

    async def tables_with_pending(self) -> list[int]:
        """Give the tables that have something to show."""
        rows = await self._read(
            "SELECT table_id FROM items WHERE sent = 0 UNION SELECT table_id FROM boards WHERE wanted > shown", ()
        )
        return sorted(int(row[0]) for row in rows)

    async def sent(self, table: int, number: int, channel: int | None, message: int | None) -> None:
        """Note that an item has been said."""
        await self._write(
            "UPDATE items SET sent = 1, channel = ?, message = ? WHERE table_id = ? AND number = ?",
            (channel, message, table, number),
        )

    async def said(self, table: int, name: str) -> SentItem | None:
        """Find the latest item of that name that has been said."""
        rows = await self._read(
            "SELECT number, kind, payload, nonce, name, channel, message FROM items"
            " WHERE table_id = ? AND name = ? AND sent = 1 ORDER BY number DESC LIMIT 1",
            (table, name),
        )
        return SentItem(Item(*rows[0][:5]), rows[0][5], rows[0][6]) if rows else None

    async def boards(self, table: int) -> list[Board]:
        """Give a table's boards."""
        rows = await self._read(
            "SELECT table_id, name, wanted, shown, channel, message, nonce FROM boards"
            " WHERE table_id = ? ORDER BY name",
            (table,),
        )
        return [Board(*row) for row in rows]

    async def board_shown(self, table: int, name: str, revision: int, channel: int | None, message: int | None) -> None:
        """Note what a board shows, and where."""
        await self._write(
            "UPDATE boards SET shown = max(shown, ?), channel = ?, message = ? WHERE table_id = ? AND name = ?",
            (revision, channel, message, table, name),
        )

    async def board_lost(self, table: int, name: str, nonce: str) -> None:
        """Forget a board's message and ask for a new one."""
        await self._write(
            "UPDATE boards SET wanted = wanted + 1, channel = NULL, message = NULL, nonce = ?"
            " WHERE table_id = ? AND name = ?",
            (nonce, table, name),
        )

    async def draft(self, table: int, seat: int, decision: int) -> list[str]:
        """Give what a seat has picked so far."""
        rows = await self._read(
            "SELECT picks FROM drafts WHERE table_id = ? AND seat = ? AND decision = ?", (table, seat, decision)
        )
        return list(json.loads(rows[0][0])) if rows else []

    async def set_draft(self, table: int, seat: int, decision: int, picks: Sequence[str]) -> None:
        """Keep what a seat has picked so far."""
        if picks:
            await self._write(
                "INSERT INTO drafts (table_id, seat, decision, picks) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO UPDATE SET picks = excluded.picks",
                (table, seat, decision, json.dumps(list(picks))),
            )
        else:
            await self._write(
                "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND decision = ?", (table, seat, decision)
            )

    async def settings(self, scope: str, owner: int) -> dict[str, bytes]:
        """Give the values set for an owner."""
        rows = await self._read(sqlite_settings.OF_OWNER, (scope, owner))
        return {str(key): bytes(value) for key, value in rows}

    async def set_settings(self, scope: str, owner: int, values: Mapping[str, bytes | None]) -> None:
        """Set or take away values."""
        await self._writer.run(partial(sqlite_settings.change, scope=scope, owner=owner, values=values))

    async def owners(self, scope: str, key: str) -> dict[int, bytes]:
        """Give everybody who has set a key."""
        rows = await self._read(sqlite_settings.OWNERS, (scope, key))
        return {int(owner): bytes(value) for owner, value in rows}

    async def known_guilds(self) -> list[int]:
        """Give the servers of which there are data."""
        tables = [str(name) for (name,) in await self._read(sqlite_guilds.WITH_GUILD, ())]
        return [int(guild) for (guild,) in await self._read(sqlite_guilds.known(tables), ())]

    async def forget_guild(self, guild: int) -> None:
        """Delete everything that belongs to a server."""
        await self._writer.run(partial(sqlite_guilds.forget_guild, guild=guild))

    async def house_rules(self, guild: int) -> list[HouseRow]:
        """Give what a server and its channels have set."""
        return [sqlite_house.house_row(row) for row in await self._read(sqlite_house.SET, (guild,))]

    async def change_house(
        self, guild: int, channel: int, values: HouseValues, user: int, at: float, weighed: HouseWeighed = UNWEIGHED
    ) -> list[HouseChange]:
        """Set or take away values, and note it."""
        job = partial(sqlite_house.change_house, guild=guild, channel=channel, values=values, user=user, at=at)
        return await self._writer.run(partial(job, weighed=weighed))

    async def house_changes(
        self, guild: int, channel: int | None = None, skip: int = 0, most: int = 10
    ) -> list[HouseChange]:
        """Give who changed what, newest first."""
        rows = await self._read(sqlite_house.CHANGES, (guild, channel, channel, most, skip))
        return [sqlite_house.house_change(row) for row in rows]

    async def own_deck(self, hash_: str) -> bytes | None:
        """Give the text of an own deck."""
        rows = await self._read(sqlite_decks.TEXT, (hash_,))
        return bytes(rows[0][0]) if rows else None

    async def guild_decks(self, guild: int) -> list[GuildDeck]:
        """Give the own decks that a server offers, by id."""
        return [sqlite_decks.guild_deck(row) for row in await self._read(sqlite_decks.OFFERED, (guild,))]

    async def add_deck(self, guild: int, offer: Offer) -> DeckOutcome:
        """Let a server offer a deck, unless it has enough."""
        return await self._writer.run(partial(sqlite_decks.offer, guild=guild, offer=offer))

    async def remove_deck(self, guild: int, withdrawal: Withdrawal) -> DeckOutcome:
        """Let a server no longer offer a deck."""
        return await self._writer.run(partial(sqlite_decks.withdraw, guild=guild, withdrawal=withdrawal))

    async def beat(self, process: str, now: float) -> None:
        """Note that a process lives."""
        await self._write(sqlite_processes.BEAT, (process, now))

    async def wake_up(self, process: str, now: float) -> float:
        """Move all alarms by the time for which no process lived."""
        return await self._writer.run(partial(sqlite_processes.wake_up, process=process, now=now))

    async def lease(self, name: str, owner: str, now: float, seconds: float) -> bool:
        """Take or keep a named lease."""
        job = partial(sqlite_processes.lease, name=name, owner=owner, now=now, seconds=seconds)
        return await self._writer.run(job)

    async def close(self) -> None:
        """Write what is waiting, then close."""
        await self._writer.close()
        await self._reading.close()
        await self._writing.close()

    async def _read(self, statement: str, values: Sequence[object]) -> list[aiosqlite.Row]:
        return list(await self._reading.execute_fetchall(statement, tuple(values)))

    async def _write(self, statement: str, values: Sequence[object]) -> None:
        async def job(connection: aiosqlite.Connection) -> None:
            await connection.execute(statement, tuple(values))

        await self._writer.run(job)


SHARED = (
    "SELECT 1 FROM tables AS one JOIN tables AS other ON other.guild = one.guild AND other.channel = one.channel"
    " WHERE one.id = ? AND other.id <> one.id AND other.status IN ('lobby', 'playing') LIMIT 1"
)
