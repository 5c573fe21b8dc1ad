import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import aiosqlite
import pytest

from bot.store.errors import CommitFailed, StoreClosed
from bot.store.sqlite import connect
from bot.store.writer import BATCH, Writer


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[aiosqlite.Connection]:
    connection = await connect(tmp_path / "writer.db")
    await connection.execute("CREATE TABLE words (word TEXT UNIQUE)")
    yield connection
    await connection.close()


async def put(writer: Writer, word: str, log: list[str] | None = None) -> str:
    async def job(connection: aiosqlite.Connection) -> str:
        await connection.execute("INSERT INTO words VALUES (?)", (word,))
        if log is not None:
            log.append(word)
        return word.upper()

    return await writer.run(job)


async def words(connection: aiosqlite.Connection) -> list[str]:
    return [row[0] for row in await connection.execute_fetchall("SELECT word FROM words ORDER BY rowid")]


async def commits(connection: aiosqlite.Connection, doing: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    execute = connection.execute

    async def noting(sql: str, parameters: object = None) -> aiosqlite.Cursor:
        if sql == "COMMIT":
            doing.append(sql)
        return await execute(sql, parameters)  # type: ignore[arg-type]

    monkeypatch.setattr(connection, "execute", noting)


async def test_what_waits_shares_a_commit_and_a_failing_job_rolls_back_alone(
    connection: aiosqlite.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    await commits(connection, done, monkeypatch)
    writer = Writer(connection)
    results = await asyncio.gather(*(put(writer, word) for word in ("a", "b", "a", "c")), return_exceptions=True)
    assert [result for result in results if isinstance(result, str)] == ["A", "B", "C"]
    assert isinstance(results[2], aiosqlite.IntegrityError)
    assert await words(connection) == ["a", "b", "c"]
    assert done == ["COMMIT"]
    await writer.close()


async def test_a_failing_job_takes_back_all_that_it_wrote(connection: aiosqlite.Connection) -> None:
    writer = Writer(connection)

    async def job(connection: aiosqlite.Connection) -> None:
        await connection.execute("INSERT INTO words VALUES ('half')")
        raise KeyError("half")

    with pytest.raises(KeyError):
        await writer.run(job)
    assert await words(connection) == []
    await writer.close()


async def test_nobody_is_told_before_the_commit(
    connection: aiosqlite.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    await commits(connection, order, monkeypatch)
    writer = Writer(connection)

    async def caller(word: str) -> None:
        await put(writer, word, order)
        order.append(f"told {word}")

    await asyncio.gather(caller("a"), caller("b"))
    assert order == ["a", "b", "COMMIT", "told a", "told b"]
    await writer.close()


async def test_a_failed_commit_fails_everybody_in_it_and_the_next_one_works(
    connection: aiosqlite.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = connection.execute

    async def full_disk(sql: str, parameters: object = None) -> aiosqlite.Cursor:
        if sql == "COMMIT":
            raise aiosqlite.OperationalError("database or disk is full")
        return await execute(sql, parameters)  # type: ignore[arg-type]

    writer = Writer(connection)
    with monkeypatch.context() as patch:
        patch.setattr(connection, "execute", full_disk)
        results = await asyncio.gather(put(writer, "a"), put(writer, "b"), return_exceptions=True)
    assert [type(result) for result in results] == [CommitFailed, CommitFailed]
    assert await words(connection) == []
    assert await put(writer, "c") == "C"
    await writer.close()


async def test_a_caller_who_left_harms_nobody(connection: aiosqlite.Connection) -> None:
    writer = Writer(connection)
    gone = asyncio.create_task(put(writer, "a"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await put(writer, "b") == "B"
    assert await words(connection) == ["a", "b"]
    await writer.close()


async def test_more_than_a_batch_is_written_in_order(connection: aiosqlite.Connection) -> None:
    writer = Writer(connection)
    wanted = [f"{number:03}" for number in range(2 * BATCH + 5)]
    await asyncio.gather(*(put(writer, word) for word in wanted))
    assert await words(connection) == wanted
    await writer.close()


async def test_closing_writes_what_waits_and_refuses_the_rest(connection: aiosqlite.Connection) -> None:
    writer = Writer(connection)
    waiting = [asyncio.create_task(put(writer, word)) for word in ("a", "b")]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    assert await words(connection) == ["a", "b"]
    with pytest.raises(StoreClosed):
        await put(writer, "c")
    await writer.close()


async def test_a_broken_connection_leaves_nobody_waiting(connection: aiosqlite.Connection) -> None:
    writer = Writer(connection)
    await connection.close()
    with pytest.raises((CommitFailed, StoreClosed)):
        await asyncio.wait_for(put(writer, "a"), 5)
