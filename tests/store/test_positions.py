import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.records import Change, Position, Save, TableRow
from bot.store.sqlite import SqliteRepository, open_repository
from bot.store.upkeep import backup, restore

ROW = TableRow(0, 7, 2, "playing", 1, b"{}")
FIRST = bytes(range(256)) * 8
SECOND = b"!" + FIRST


@pytest.fixture
async def repository(tmp_path: Path) -> AsyncIterator[SqliteRepository]:
    repository = await open_repository(tmp_path / "bot.db")
    yield repository
    await repository.close()


def change(row: TableRow, save: Save | None, *, first: bool = False) -> Change:
    return Change(row=row, save=save, first_save=save if first else None, answers=[], events=[], items=[], boards=[])


async def begun(repository: SqliteRepository) -> int:
    """A game that began and whose second step took answers 1 to 3."""
    table = await repository.create(change(ROW, Save(FIRST, "1"), first=True))
    await repository.commit(change(replace(ROW, id=table, version=2, answers=3), Save(SECOND, "2")))
    return table


async def test_each_step_keeps_where_it_led(repository: SqliteRepository) -> None:
    table = await begun(repository)
    await repository.commit(change(replace(ROW, id=table, version=3, answers=3), None))
    await repository.commit(change(replace(ROW, id=table, version=4, answers=4), Save(FIRST, "2")))
    positions = repository.positions
    assert await positions.numbers(table) == [0, 3, 4]
    assert await positions.at(table, 0) == Position(0, Save(FIRST, "1"))
    assert await positions.at(table, 3) == await positions.before(table, 4) == Position(3, Save(SECOND, "2"))
    assert await positions.at(table, 4) == Position(4, Save(FIRST, "2"))
    assert await positions.at(table, 2) is None
    assert (await positions.before(table, 3)) == (await positions.before(table, 1)) == Position(0, Save(FIRST, "1"))
    assert await positions.before(table, 0) is None
    assert await positions.numbers(table + 1) == []


async def test_a_position_takes_little_room_beside_the_first_save(repository: SqliteRepository, tmp_path: Path) -> None:
    table = await begun(repository)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as reading:
        ((size,),) = reading.execute("SELECT length(data) FROM positions WHERE table_id = ?", (table,))
    assert size < len(SECOND) / 20


async def test_a_game_from_before_positions_has_its_first_and_its_latest(
    repository: SqliteRepository, tmp_path: Path
) -> None:
    table = await begun(repository)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as older, older:
        older.execute("DELETE FROM positions")
    assert await repository.positions.numbers(table) == [0, 3]
    assert await repository.positions.before(table, 9) == Position(3, Save(SECOND, "2"))


async def test_positions_go_with_their_server_and_are_in_copies(repository: SqliteRepository, tmp_path: Path) -> None:
    table = await begun(repository)
    await repository.commit(change(replace(ROW, id=table, version=3, answers=4), Save(FIRST, "2")))
    backup(tmp_path / "bot.db", tmp_path / "copy.db")
    await repository.forget_guild(7)
    assert await repository.positions.numbers(table) == []
    restore(tmp_path / "copy.db", tmp_path / "again.db")
    again = await open_repository(tmp_path / "again.db")
    assert await again.positions.at(table, 3) == Position(3, Save(SECOND, "2"))
    await again.close()
