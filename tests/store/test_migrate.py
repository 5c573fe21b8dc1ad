import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from bot.store.errors import NewerDatabase
from bot.store.migrate import current_migration, known_migrations, migrate, statements
from bot.store.sqlite import connect, open_repository


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[aiosqlite.Connection]:
    connection = await connect(tmp_path / "migrate.db")
    yield connection
    await connection.close()


async def schema(connection: aiosqlite.Connection) -> list[str]:
    return [row[0] for row in await connection.execute_fetchall("SELECT sql FROM sqlite_schema ORDER BY name")]


async def test_from_nothing_to_the_last_one_and_then_nothing_more(connection: aiosqlite.Connection) -> None:
    reached = await migrate(connection)
    assert reached == len(known_migrations())
    before = await schema(connection)
    assert await migrate(connection) == reached
    assert await schema(connection) == before
    assert any("CREATE TABLE tables" in statement for statement in before if statement)


async def test_a_migration_that_fails_leaves_the_one_before_it(
    connection: aiosqlite.Connection, tmp_path: Path
) -> None:
    (tmp_path / "0001_one.sql").write_text("CREATE TABLE one (x);\n")
    await migrate(connection, tmp_path)
    (tmp_path / "0002_two.sql").write_text("CREATE TABLE two (x);\nCREATE TABLE one (x);\n")
    with pytest.raises(sqlite3.OperationalError):
        await migrate(connection, tmp_path)
    assert await current_migration(connection) == 1
    (tmp_path / "0002_two.sql").write_text("CREATE TABLE two (x);\n")
    assert await migrate(connection, tmp_path) == 2


async def test_a_newer_database_is_refused_with_both_numbers(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    await (await open_repository(path)).close()
    async with aiosqlite.connect(path) as connection:
        await connection.execute("INSERT INTO migrations VALUES (99, '0099_future.sql')")
        await connection.commit()
    with pytest.raises(NewerDatabase, match=r"migration 99.*knows only"):
        await open_repository(path)


def test_gaps_in_the_numbers_are_refused(tmp_path: Path) -> None:
    (tmp_path / "0002_two.sql").write_text("")
    with pytest.raises(ValueError, match="without gaps"):
        known_migrations(tmp_path)


def test_scripts_are_split_where_statements_end() -> None:
    script = "CREATE TABLE a (x); -- why; really\nCREATE TRIGGER t AFTER INSERT ON a BEGIN\n  DELETE FROM a;\nEND;\n"
    assert [statement.split()[1] for statement in statements(script)] == ["TABLE", "TRIGGER"]
    with pytest.raises(ValueError, match="inside a statement"):
        list(statements("CREATE TABLE a (x"))


async def test_whatever_refers_to_a_row_is_found_by_an_index(connection: aiosqlite.Connection) -> None:
    """Without one, each row that a removed server leaves behind would be looked for in a whole table."""
    await migrate(connection)
    missing = await connection.execute_fetchall(
        "SELECT one.name, key.'from' FROM sqlite_schema AS one, pragma_foreign_key_list(one.name) AS key"
        " WHERE one.type = 'table' AND key.seq = 0 AND NOT EXISTS (SELECT 1 FROM pragma_index_list(one.name) AS held,"
        " pragma_index_info(held.name) AS field WHERE NOT held.partial AND field.seqno = 0 AND field.name = key.'from')"
        " AND NOT EXISTS (SELECT 1 FROM pragma_table_info(one.name) AS own WHERE own.pk = 1 AND own.name = key.'from')"
    )
    assert [tuple(row) for row in missing] == []
