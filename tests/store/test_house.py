import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import upkeep
from bot.store.migrate import MIGRATIONS, statements
from bot.store.records import HouseChange, HouseRow
from bot.store.sqlite import SqliteRepository, open_repository

ANN, BOB = 11, 12
GUILD, CHANNEL = 1 << 60, 77


@pytest.fixture
async def repository(tmp_path: Path) -> AsyncIterator[SqliteRepository]:
    repository = await open_repository(tmp_path / "bot.db")
    yield repository
    await repository.close()


async def test_what_a_server_and_a_channel_set(repository: SqliteRepository) -> None:
    await repository.change_house(GUILD, 0, {"hand_limit": b"5", "pace": b'"days"'}, ANN, 10.0)
    await repository.change_house(GUILD, CHANNEL, {"hand_limit": b"9"}, ANN, 11.0)
    await repository.change_house(GUILD + 1, 0, {"hand_limit": b"1"}, ANN, 12.0)
    assert await repository.house_rules(GUILD) == [
        HouseRow(0, "hand_limit", b"5"),
        HouseRow(0, "pace", b'"days"'),
        HouseRow(CHANNEL, "hand_limit", b"9"),
    ]
    assert await repository.house_rules(GUILD + 2) == []


async def test_only_what_changes_is_written_and_told(repository: SqliteRepository) -> None:
    await repository.change_house(GUILD, 0, {"hand_limit": b"5", "pace": b'"days"'}, ANN, 10.0)
    changes = await repository.change_house(GUILD, 0, {"hand_limit": b"6", "pace": b'"days"', "undo": None}, BOB, 20.0)
    assert changes == [HouseChange(0, "hand_limit", b"5", b"6", BOB, 20.0)]
    gone = await repository.change_house(GUILD, 0, {"pace": None}, ANN, 30.0)
    assert gone == [HouseChange(0, "pace", b'"days"', None, ANN, 30.0)]
    assert await repository.house_rules(GUILD) == [HouseRow(0, "hand_limit", b"6")]


async def test_the_history_is_newest_first_by_pages_and_by_channel(repository: SqliteRepository) -> None:
    for number in range(5):
        channel = CHANNEL if number % 2 else 0
        await repository.change_house(GUILD, channel, {"hand_limit": b"%d" % number}, ANN, float(number))
    await repository.change_house(GUILD + 1, 0, {"hand_limit": b"1"}, ANN, 12.0)
    assert [change.at for change in await repository.house_changes(GUILD, most=3)] == [4.0, 3.0, 2.0]
    assert [change.at for change in await repository.house_changes(GUILD, skip=3, most=3)] == [1.0, 0.0]
    assert [change.at for change in await repository.house_changes(GUILD, CHANNEL)] == [3.0, 1.0]
    assert [change.at for change in await repository.house_changes(GUILD, 0)] == [4.0, 2.0, 0.0]


async def test_a_backup_holds_them(repository: SqliteRepository, tmp_path: Path) -> None:
    await repository.change_house(GUILD, 0, {"hand_limit": b"5"}, ANN, 10.0)
    upkeep.backup(tmp_path / "bot.db", tmp_path / "copy.db")
    copy = await open_repository(tmp_path / "copy.db")
    assert await copy.house_rules(GUILD) == await repository.house_rules(GUILD)
    assert await copy.house_changes(GUILD) == await repository.house_changes(GUILD)
    await copy.close()


async def test_a_database_of_the_first_release_gets_them(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as old:
        old.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for statement in statements((MIGRATIONS / "0001_tables.sql").read_text("utf-8")):
            old.execute(statement)
        old.execute("INSERT INTO migrations VALUES (1, '0001_tables.sql')")
        old.execute("INSERT INTO settings VALUES ('user', 11, 'ping', ?)", (b'"never"',))
        old.execute("INSERT INTO tables (guild, channel, status, version, document) VALUES (1, 2, 'over', 1, x'')")
        old.commit()
    repository = await open_repository(path)
    assert await repository.settings("user", ANN) == {"ping": b'"never"'}
    assert [row.status for row in await repository.tables(("over",))] == ["over"]
    await repository.change_house(GUILD, 0, {"hand_limit": b"5"}, ANN, 10.0)
    assert len(await repository.house_rules(GUILD)) == 1
    await repository.close()
