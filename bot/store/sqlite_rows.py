"""Rows of SQLite as records."""

import json

import aiosqlite

from bot.store.records import Alarm, AnswerRow, TableRow

ROW = "id, guild, channel, status, version, document, events, answers, items"
"""What is read of a table, for `table_row`."""


def answer_row(row: aiosqlite.Row) -> AnswerRow:
    """Read `number, seat, decision, picks, actor, at`."""
    number, seat, decision, picks, actor, at = row
    return AnswerRow(number, seat, decision, tuple(json.loads(picks)), actor, at)


def alarm_row(row: aiosqlite.Row) -> Alarm:
    """Read `at, kind, decision, seats`."""
    return Alarm(float(row[0]), str(row[1]), int(row[2]), tuple(json.loads(row[3])))


def table_row(row: aiosqlite.Row) -> TableRow:
    """Read the fields of `ROW`."""
    return TableRow(*row)


def table_values(row: TableRow) -> tuple[object, ...]:
    """Give the same, but the id, to be written."""
    return (row.guild, row.channel, row.status, row.version, row.document, row.events, row.answers, row.items)
