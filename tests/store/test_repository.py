import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.errors import Conflict
from bot.store.records import Alarm, AnswerRow, BoardWish, Change, EventRow, Item, Save, TableRow
from bot.store.sqlite import SqliteRepository, open_repository

ROW = TableRow(0, 1, 2, "playing", 1, b"{}")
ANSWER = AnswerRow(1, 0, 5, ("a", "b"), "person", 10.0)


def change(row: TableRow, **more: object) -> Change:
    parts: dict[str, object] = {"answers": [], "events": [], "items": [], "boards": [], **more}
    return Change(row=row, **parts)  # type: ignore[arg-type]


@pytest.fixture
async def repository(tmp_path: Path) -> AsyncIterator[SqliteRepository]:
    repository = await open_repository(tmp_path / "deep" / "bot.db")
    yield repository
    await repository.close()


async def test_a_change_is_written_whole(repository: SqliteRepository) -> None:
    whole = change(
        ROW,
        save=Save(b"s1", "7"),
        first_save=Save(b"s1", "7"),
        answers=[ANSWER],
        events=[EventRow(1, 1, b"e")],
        items=[Item(1, "story", b"p", "n", "w")],
        boards=[BoardWish("board", "bn")],
        alarms=[Alarm(20.5, "deadline", 5, (0, 1))],
        members=[11, 12],
    )
    table = await repository.create(whole)
    row = replace(ROW, id=table, version=2, status="over", answers=1)
    await repository.commit(change(row, save=Save(b"s2", "8")))
    assert await repository.table(table) == row
    assert await repository.save(table) == Save(b"s2", "8")
    assert await repository.save(table, first=True) == Save(b"s1", "7")
    assert await repository.answers(table) == [ANSWER]
    assert await repository.answered(table, 0, 5) == ANSWER
    assert await repository.answered(table, 1, 5) is None
    assert await repository.events(table) == [EventRow(1, 1, b"e")]
    assert await repository.events(table, after=1) == []
    assert await repository.pending(table) == [Item(1, "story", b"p", "n", "w")]
    assert await repository.alarms(table) == [Alarm(20.5, "deadline", 5, (0, 1))]
    assert await repository.tables(("over",), member=12) == [row]
    assert await repository.tables(("over",), member=13) == []
    assert await repository.tables(("over",), guild=2) == []
    assert await repository.tables(("playing",)) == []


async def test_a_change_for_another_version_writes_nothing(repository: SqliteRepository) -> None:
    table = await repository.create(change(ROW))
    stale = change(replace(ROW, id=table, version=3), answers=[ANSWER], items=[Item(1, "story", b"", "n")])
    with pytest.raises(Conflict):
        await repository.commit(stale)
    assert await repository.answers(table) == []
    assert await repository.pending(table) == []


async def test_one_conflict_among_many_commits_fails_alone(repository: SqliteRepository) -> None:
    tables = [await repository.create(change(ROW)) for _ in range(3)]
    versions = (2, 9, 2)
    results = await asyncio.gather(
        *(
            repository.commit(change(replace(ROW, id=table, version=version), answers=[ANSWER]))
            for table, version in zip(tables, versions, strict=True)
        ),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [len(await repository.answers(table)) for table in tables] == [1, 0, 1]


async def test_due_alarms_are_taken_by_one_and_again_after_the_lease(repository: SqliteRepository) -> None:
    alarms = [Alarm(10, "a", 1, (0,)), Alarm(20, "b", 1, (0,)), Alarm(99, "c", 1, (0,))]
    table = await repository.create(change(ROW, alarms=alarms))
    assert await repository.next_alarm(0) == 10
    taken = await repository.take_due(25, "one", 30)
    assert [(due.table, due.alarm.kind) for due in taken] == [(table, "a"), (table, "b")]
    assert await repository.take_due(25, "two", 30) == []
    assert await repository.next_alarm(25) == 55
    assert [due.alarm.kind for due in await repository.take_due(55, "two", 30)] == ["a", "b"]
    await repository.commit(change(replace(ROW, id=table, version=2), alarms=[]))
    assert await repository.next_alarm(0) is None


async def test_waking_up_moves_alarms_by_the_time_nobody_lived(repository: SqliteRepository) -> None:
    table = await repository.create(change(ROW, alarms=[Alarm(10, "a")]))
    assert await repository.wake_up("one", 5) == 0
    await repository.beat("two", 8)
    assert await repository.wake_up("one", 108) == 100
    assert await repository.alarms(table) == [Alarm(110, "a")]
    assert await repository.wake_up("two", 108) == 0


async def test_a_named_lease_belongs_to_one_until_it_is_over(repository: SqliteRepository) -> None:
    assert await repository.lease("shard 0", "one", 0, 30)
    assert not await repository.lease("shard 0", "two", 29, 30)
    assert await repository.lease("shard 0", "one", 29, 30)
    assert not await repository.lease("shard 0", "two", 31, 30)
    assert await repository.lease("shard 0", "two", 59, 30)


async def test_settings_are_kept_by_owner(repository: SqliteRepository) -> None:
    await repository.set_settings("user", 1, {"ping": b'"never"', "language": b'"cs"'})
    await repository.set_settings("guild", 1, {"language": b'"fr"'})
    await repository.set_settings("user", 1, {"ping": b'"turn"', "language": None})
    assert await repository.settings("user", 1) == {"ping": b'"turn"'}
    assert await repository.settings("guild", 1) == {"language": b'"fr"'}
    assert await repository.settings("user", 2) == {}
