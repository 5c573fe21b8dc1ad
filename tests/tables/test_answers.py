import asyncio
import itertools
import logging
from pathlib import Path

import aiosqlite
import pytest

from bot.store.errors import CommitFailed, StoreError
from bot.tables.errors import TableError
from bot.tables.items import Notice
from bot.tables.replays import replays_alike
from tests.tables.conftest import Build
from tests.tables.fake_game import SECRET, Stage, action, choice, window
from tests.tables.rig import ANN, BOB, CYN, DAN, build


async def reason_of(awaitable: object) -> str:
    with pytest.raises(TableError) as refused:
        await awaitable  # type: ignore[misc]
    return refused.value.reason


async def test_an_answer_is_logged_with_who_and_when_and_the_game_goes_on(rigs: Build) -> None:
    rig = await rigs([action(0), window([1]), action(1)])
    table = await rig.game(BOB)
    answered = await rig.tables.answer(table, ANN, 1, ["draw"])
    assert answered.seat == 0
    assert answered.events[0].cards == ("draw",)
    (row,) = await rig.repository.answers(table)
    assert (row.number, row.seat, row.decision, row.picks, row.actor) == (1, 0, 1, ("draw",), "person")
    assert row.at == rig.clock.now()
    assert await rig.asked(table) == [(1, "window")]


async def test_refusals_say_why_and_change_nothing(rigs: Build) -> None:
    rig = await rigs([action(0), choice({0: ["x", "y"], 1: ["x", "y"]}), action(1)])
    table = await rig.game(BOB)
    assert await reason_of(rig.tables.answer(table, BOB, 1, ["draw"])) == "not_yours"
    assert await reason_of(rig.tables.answer(table, 99, 1, ["draw"])) == "not_yours"
    assert await reason_of(rig.tables.answer(table, ANN, 7, ["draw"])) == "stale"
    assert await reason_of(rig.tables.answer(table, ANN, 1, ["fly"])) == "not_offered"
    assert (await rig.state(table)).row.answers == 0
    await rig.tables.answer(table, ANN, 1, ["draw"])
    assert await reason_of(rig.tables.answer(table, ANN, 1, ["draw"])) == "already"
    await rig.tables.answer(table, ANN, 2, ["x"])
    assert await reason_of(rig.tables.answer(table, ANN, 2, ["y"])) == "already"
    assert await reason_of(rig.tables.answer(table, BOB, 1, ["draw"])) == "stale"
    assert (await rig.state(table)).row.answers == 2


async def test_the_same_by_token(rigs: Build) -> None:
    rig = await rigs([action(0), choice({0: ["x", "y"], 1: ["x", "y"]}), action(1)])
    table = await rig.game(BOB)
    state = await rig.state(table)
    first, second = state.token(1), state.token(2)
    assert len(first) == 12
    assert await reason_of(rig.tables.answer_token(table, BOB, second, ["x"])) == "stale"
    await rig.tables.answer_token(table, ANN, first, ["draw"])
    assert await reason_of(rig.tables.answer_token(table, ANN, first, ["draw"])) == "already"
    assert await reason_of(rig.tables.answer_token(table, BOB, first, ["draw"])) == "stale"
    assert await reason_of(rig.tables.answer_token(table, 99, first, ["draw"])) == "not_yours"
    await rig.tables.answer_token(table, BOB, second, ["y"])
    assert await rig.asked(table) == [(0, "discard")]


async def test_what_the_clock_answered_has_passed_rather_than_been_answered(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    token = (await rig.state(table)).token(1)
    await rig.after(91)
    assert await reason_of(rig.tables.answer(table, ANN, 1, ["draw"])) == "stale"
    assert await reason_of(rig.tables.answer_token(table, ANN, token, ["draw"])) == "stale"


async def test_one_person_pressing_twice_at_once_answers_once(rigs: Build) -> None:
    rig = await rigs([action(0), action(0), action(1)])
    table = await rig.game(BOB)
    results = await asyncio.gather(
        *(rig.tables.answer(table, ANN, 1, ["draw"]) for _ in range(4)), return_exceptions=True
    )
    assert [result.reason for result in results if isinstance(result, TableError)] == ["already"] * 3
    assert (await rig.state(table)).row.answers == 1


async def test_simultaneous_answers_commute(tmp_path: Path) -> None:
    picks = {ANN: "x", BOB: "y", CYN: "x"}
    ends: set[bytes] = set()
    for place, order in enumerate(itertools.permutations(picks)):
        rig = await build(tmp_path / str(place), [choice({seat: ["x", "y"] for seat in range(3)}), action(1)])
        table = await rig.game(BOB, CYN)
        await asyncio.gather(*(rig.tables.answer(table, user, 1, [picks[user]]) for user in order))
        ends.add((await rig.match(table)).save())
        await rig.repository.close()
    assert len(ends) == 1


async def test_the_first_neigh_counts_and_the_second_comes_too_late(rigs: Build) -> None:
    rig = await rigs([window([1, 2], [1, 2]), window([0], [0])])
    table = await rig.game(BOB, CYN)
    results = await asyncio.gather(
        rig.tables.answer(table, BOB, 1, ["neigh"]),
        rig.tables.answer(table, CYN, 1, ["neigh"]),
        return_exceptions=True,
    )
    assert [getattr(result, "reason", "taken") for result in results] == ["taken", "stale"]


async def test_public_force_is_taken_in_the_same_commit_and_hidden_force_is_not(rigs: Build) -> None:
    forced = choice({1: ["x"]}, open_=True)
    hidden = choice({1: ["x"]})
    rig = await rigs([action(0), forced, hidden, action(1)])
    table = await rig.game(BOB)
    version = (await rig.state(table)).row.version
    await rig.press(table, ANN, "draw")
    assert (await rig.state(table)).row.version == version + 1
    assert [row.actor for row in await rig.repository.answers(table)] == ["person", "table"]
    assert await rig.asked(table) == [(1, "discard")]


async def test_a_failed_commit_leaves_the_old_state(rigs: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    before = await rig.state(table)
    execute = aiosqlite.Connection.execute

    async def full_disk(self: aiosqlite.Connection, sql: str, parameters: object = None) -> aiosqlite.Cursor:
        if sql == "COMMIT":
            raise aiosqlite.OperationalError("database or disk is full")
        return await execute(self, sql, parameters)  # type: ignore[arg-type]

    told: list[int] = []
    rig.tables.listen(told.append)
    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "execute", full_disk)
        with pytest.raises(CommitFailed):
            await rig.press(table, ANN, "draw")
    assert await rig.state(table) is before
    assert told == []
    await rig.press(table, ANN, "draw")
    assert await rig.asked(table) == [(1, "action")]
    assert told == [table]


async def test_a_caller_who_goes_away_does_not_tear_the_change(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    press = asyncio.create_task(rig.tables.answer(table, ANN, 1, ["draw"]))
    await asyncio.sleep(0)
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    await rig.tables.wait(table, ANN)
    await rig.press(table, BOB, "draw")
    assert (await rig.state(table)).status == "over"


async def test_a_fault_in_the_rules_freezes_one_table_and_names_no_card(
    rigs: Build, caplog: pytest.LogCaptureFixture
) -> None:
    rig = await rigs([action(0, options=["draw", "break"]), action(1)])
    table, other = await rig.game(BOB), await rig.game(CYN)
    with caplog.at_level(logging.DEBUG):
        assert await reason_of(rig.tables.answer(table, ANN, 1, ["break"])) == "frozen"
    assert f"table {table} is frozen: ZeroDivisionError" in caplog.text
    assert SECRET not in caplog.text
    assert (await rig.said(table))[-1] == Notice(what="frozen")
    assert await reason_of(rig.tables.answer(table, ANN, 1, ["draw"])) == "frozen"
    await rig.after(10_000)
    assert (await rig.state(table)).status == "frozen"
    saved = await rig.repository.save(table)
    assert saved is not None
    assert b"99" not in saved.data
    assert await rig.repository.answered(other, 0, 1) is not None


async def test_a_save_that_cannot_be_read_freezes_its_table_alone(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table, other = await rig.game(BOB), await rig.game(CYN)
    async with aiosqlite.connect(rig.path) as connection:
        await connection.execute("UPDATE saves SET data = x'00' WHERE table_id = ?", (table,))
        await connection.commit()
    later = await rig.again()
    looks = await asyncio.gather(*(later.tables.look(table) for _ in range(5)))
    assert {look.status for look in looks} == {"frozen"}
    await later.tables.interruptions.resume()
    assert (await later.state(table)).row.version == looks[0].row.version
    assert (await later.state(other)).status == "playing"
    assert [mine.state.id for mine in await later.tables.mine(ANN)] == [other]
    await later.repository.close()


async def test_two_processes_take_turns_at_one_table(rigs: Build) -> None:
    rig = await rigs([choice({seat: ["x", "y"] for seat in range(4)}), action(1)])
    table = await rig.game(BOB, CYN, DAN)
    other = await rig.again()
    await asyncio.gather(
        rig.tables.answer(table, ANN, 1, ["x"]),
        other.tables.answer(table, BOB, 1, ["y"]),
        rig.tables.answer(table, CYN, 1, ["x"]),
        other.tables.answer(table, DAN, 1, ["y"]),
    )
    assert await rig.asked(table) == [(1, "action")]
    assert (await other.state(table)).row == (await rig.state(table)).row
    assert [row.number for row in await rig.repository.answers(table)] == [1, 2, 3, 4]
    await other.repository.close()


async def test_drafts_belong_to_a_seat_and_go_with_their_decision(rigs: Build) -> None:
    both: list[Stage] = [choice({0: ["x", "y"], 1: ["x", "y"]}), action(1)]
    rig = await rigs(both)
    table = await rig.game(BOB)
    await rig.tables.set_draft(table, ANN, 1, ["x"])
    await rig.tables.set_draft(table, BOB, 1, ["y"])
    assert await rig.tables.draft(table, ANN, 1) == ["x"]
    assert await reason_of(rig.tables.set_draft(table, ANN, 9, ["x"])) == "stale"
    assert await reason_of(rig.tables.set_draft(table, CYN, 1, ["x"])) == "not_yours"
    await rig.press(table, ANN, "y")
    assert await rig.tables.draft(table, ANN, 1) == []
    assert await rig.tables.draft(table, BOB, 1) == ["y"]
    await rig.tables.set_draft(table, BOB, 1, [])
    assert await rig.tables.draft(table, BOB, 1) == []


async def test_a_game_played_to_its_end_replays_to_the_same_end(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.game(BOB, computers=2)
    while (await rig.state(table)).status == "playing":
        for user in (ANN, BOB):
            state = await rig.state(table)
            seat = state.seat_of(user)
            assert seat is not None
            for asked in state.open_to(seat):
                await rig.tables.answer(table, user, asked.id, asked.answers()[:1])
        await rig.after(20)
    assert (await rig.state(table)).document.winners == [0]
    assert await replays_alike(rig.repository, rig.library, table)
    async with aiosqlite.connect(rig.path) as connection:
        await connection.execute("UPDATE answers SET picks = '[\"z\"]' WHERE picks = '[\"x\"]' AND seat = 0")
        await connection.commit()
    assert not await replays_alike(rig.repository, rig.library, table)


async def test_a_store_that_is_closed_says_so(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    await rig.repository.close()
    with pytest.raises((StoreError, ValueError)):
        await rig.press(table, ANN, "draw")
