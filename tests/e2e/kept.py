"""What stands in the bot's database, read from outside while it runs or after it was killed."""

import json
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

TAKING_BACK = -1
"""The decision under which a taking back is logged, with the number of the last answer that stands."""


class KeptAnswer(NamedTuple):
    """One answer as stored."""

    table: int
    number: int
    seat: int
    decision: int
    picks: tuple[str, ...]
    actor: str


@contextmanager
def reading(database: Path) -> Generator[sqlite3.Connection]:
    """A connection that can't write."""
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def answers(database: Path) -> list[KeptAnswer]:
    """Every answer, in order."""
    with reading(database) as connection:
        rows = connection.execute(
            "SELECT table_id, number, seat, decision, picks, actor FROM answers ORDER BY table_id, number"
        )
        return [
            KeptAnswer(table, number, seat, decision, tuple(json.loads(picks)), actor)
            for table, number, seat, decision, picks, actor in rows
        ]


def standing(kept: list[KeptAnswer]) -> list[KeptAnswer]:
    """The answers of a table that nobody has taken back."""
    stands: list[KeptAnswer] = []
    for row in kept:
        if row.decision == TAKING_BACK:
            stands = [earlier for earlier in stands if earlier.number <= int(row.picks[0])]
        else:
            stands.append(row)
    return stands


def known_messages(database: Path) -> list[int]:
    """The ids of all messages that the bot knows to have posted, boards and things said once."""
    with reading(database) as connection:
        rows = connection.execute(
            "SELECT message FROM items WHERE message IS NOT NULL"
            " UNION ALL SELECT message FROM boards WHERE message IS NOT NULL"
        )
        return [message for (message,) in rows]


def unsaid(database: Path) -> int:
    """How much is still to be said or shown: messages to post, boards and direct messages to bring up to date."""
    with reading(database) as connection:
        rows = connection.execute(
            "SELECT 1 FROM items WHERE sent = 0 UNION ALL SELECT 1 FROM boards WHERE wanted > shown"
        )
        return len(rows.fetchall())


def paused(database: Path, table: int) -> bool:
    """Whether a table's clocks stand still."""
    with reading(database) as connection:
        (document,) = connection.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        return json.loads(document)["paused_at"] is not None
