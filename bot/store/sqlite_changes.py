"""Writes what belongs to a table's change beside its row, inside the caller's transaction."""

import json

import aiosqlite

from bot.store.records import Alarm, BoardWish, Change, Save
from bot.store.sqlite_decks import keep_texts
from bot.store.sqlite_mirrors import insert_moment
from bot.store.sqlite_positions import insert_position
from bot.store.sqlite_results import insert_rematch, insert_result


async def insert_change(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    """Write everything of `change` but the row itself."""
    await keep_texts(connection, change.decks)
    await _insert_history(connection, table, change)
    if change.first_save is not None:
        await _insert_save(connection, table, "first", change.first_save)
    if change.save is not None:
        await _insert_save(connection, table, "latest", change.save)
        await insert_position(connection, table, change)
    for wish in change.boards:
        await _want(connection, table, wish)
    if change.alarms is not None:
        await replace_alarms(connection, table, change.alarms)
    if change.members is not None:
        await connection.execute("DELETE FROM members WHERE table_id = ?", (table,))
        await connection.executemany(
            "INSERT INTO members (table_id, user) VALUES (?, ?)", [(table, user) for user in change.members]
        )
    await _drop_drafts(connection, table, change)
    await insert_moment(connection, table, change)
    await insert_rematch(connection, table, change)
    await insert_result(connection, table, change)


async def _want(connection: aiosqlite.Connection, table: int, wish: BoardWish) -> None:
    if wish.kept:
        again = "UPDATE boards SET wanted = wanted + 1 WHERE table_id = ? AND name = ?"
        await connection.execute(again, (table, wish.name))
        return
    await connection.execute(
        "INSERT INTO boards (table_id, name, nonce) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET wanted = wanted + 1",
        (table, wish.name, wish.nonce),
    )


async def replace_alarms(connection: aiosqlite.Connection, table: int, alarms: list[Alarm]) -> None:
    """Let `alarms` be all of a table's alarms."""
    await connection.execute("DELETE FROM alarms WHERE table_id = ?", (table,))
    await connection.executemany(
        "INSERT INTO alarms (table_id, at, kind, decision, seats) VALUES (?, ?, ?, ?, ?)",
        [(table, alarm.at, alarm.kind, alarm.decision, json.dumps(alarm.seats)) for alarm in alarms],
    )


async def _insert_history(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.answers:
        await connection.executemany(
            "INSERT INTO answers (table_id, number, seat, decision, picks, actor, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (table, row.number, row.seat, row.decision, json.dumps(row.picks), row.actor, row.at)
                for row in change.answers
            ],
        )
    if change.events:
        await connection.executemany(
            "INSERT INTO events (table_id, number, answer, data) VALUES (?, ?, ?, ?)",
            [(table, row.number, row.answer, row.data) for row in change.events],
        )
    if change.items:
        await connection.executemany(
            "INSERT INTO items (table_id, number, kind, payload, nonce, name) VALUES (?, ?, ?, ?, ?, ?)",
            [(table, item.number, item.kind, item.payload, item.nonce, item.name) for item in change.items],
        )


async def _insert_save(connection: aiosqlite.Connection, table: int, stage: str, save: Save) -> None:
    await connection.execute(
        "INSERT INTO saves (table_id, stage, rules_version, data) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET rules_version = excluded.rules_version, data = excluded.data",
        (table, stage, save.rules_version, save.data),
    )


async def _drop_drafts(connection: aiosqlite.Connection, table: int, change: Change) -> None:
    if change.save is None:
        return
    marks = ", ".join("?" * len(change.open_decisions))
    seats = ", ".join("?" * len(change.answered))
    await connection.execute(
        f"DELETE FROM drafts WHERE table_id = ? AND (decision NOT IN ({marks}) OR seat IN ({seats}))",
        (table, *change.open_decisions, *change.answered),
    )
