"""The next game of the same people: nobody is drawn in, nobody loses their seat, and there is one of it."""

import asyncio
from pathlib import Path

import pytest

from bot.tables.document import COMPUTER
from bot.tables.errors import TableError
from bot.tables.items import RematchCalled
from bot.tables.lobby import LOBBY_SECONDS
from bot.tables.rematches import Spot
from tests.tables.conftest import Build
from tests.tables.fake_game import action
from tests.tables.rig import ANN, BOB, CYN, DAN, NAMES, Rig, build

HERE = Spot(2, 0)


async def finished(rigs: Build, *others: int, computers: int = 0) -> tuple[Rig, int]:
    """Play a game of one action of Ann's to its end."""
    rig = await rigs([action(0)])
    return rig, await play(rig, *others, computers=computers)


async def play(rig: Rig, *others: int, computers: int = 0) -> int:
    table = await rig.game(*others, computers=computers)
    await rig.press(table, ANN, "draw")
    assert (await rig.state(table)).status == "over"
    return table


async def again(rig: Rig, table: int, user: int) -> int:
    return await rig.tables.rematches.call(table, user, NAMES[user], HERE)


async def test_all_seats_are_kept_and_the_last_press_begins_it(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await rig.lobby(BOB, CYN)
    await rig.tables.computers.add(table, ANN, "random")
    await rig.tables.start(table, ANN)
    await rig.press(table, ANN, "draw")
    number = await again(rig, table, BOB)
    lobby = await rig.state(number)
    assert [record.user for record in lobby.seats] == [ANN, BOB, CYN, COMPUTER]
    assert [record.asked for record in lobby.seats] == [True, False, True, False]
    assert (lobby.status, lobby.document.host, lobby.document.preset) == ("lobby", BOB, "second")
    assert (lobby.seats[3].called, lobby.seats[3].player) == (4, "random")
    called = next(payload for payload in await rig.said(number) if isinstance(payload, RematchCalled))
    assert [ask.user for ask in called.asks] == [ANN, CYN]
    assert await again(rig, table, ANN) == number
    assert (await rig.state(number)).status == "lobby"
    await rig.tables.join(number, CYN, "Cyn")
    assert (await rig.state(number)).status == "playing"
    assert [mine.state.id for mine in await rig.tables.mine(ANN)] == [number]


async def test_against_computers_it_begins_at_once(rigs: Build) -> None:
    rig, table = await finished(rigs, computers=2)
    assert (await rig.state(await again(rig, table, ANN))).status == "playing"


async def test_there_is_one_however_many_press_at_once(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB, CYN)
    numbers = await asyncio.gather(*(again(rig, table, user) for user in (ANN, BOB, CYN, ANN, BOB)))
    assert len(set(numbers)) == 1
    assert (await rig.state(numbers[0])).status == "playing"


async def test_two_processes_open_one_rematch(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB)
    other = await rig.again()
    numbers = await asyncio.gather(again(rig, table, ANN), again(other, table, BOB))
    assert len(set(numbers)) == 1
    await other.repository.close()


async def test_the_terms_are_those_of_the_table(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await rig.tables.open(1, 2, ANN, "Ann", "second", "days", {"turn_seconds": 40}, "fr", {"pace": "days"}, 9)
    await rig.tables.join(table, BOB, "Bob")
    await rig.tables.start(table, ANN)
    await rig.press(table, ANN, "draw")
    old = await rig.document(table)
    number = await rig.tables.rematches.call(table, BOB, "Bob", Spot(7, 8, wants_thread=True))
    new = await rig.document(number)
    assert (new.preset, new.pace, new.rules, new.language, new.house) == (
        old.preset,
        "days",
        {"turn_seconds": 40},
        "fr",
        {"pace": "days"},
    )
    assert ((await rig.state(number)).row.channel, new.home, new.wants_thread) == (7, 8, True)
    assert new.secret != old.secret


async def test_the_host_may_begin_without_those_who_say_nothing(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB, CYN)
    number = await again(rig, table, ANN)
    with pytest.raises(TableError, match="rematch_waits"):
        await rig.tables.start(number, ANN)
    await again(rig, table, CYN)
    await rig.tables.start(number, ANN)
    state = await rig.state(number)
    assert (state.status, state.document.people()) == ("playing", [ANN, CYN])
    assert await rig.tables.mine(BOB) == []


async def test_who_says_no_gives_the_seat_up_and_may_come_back(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB, CYN)
    number = await again(rig, table, ANN)
    await rig.tables.leave(number, BOB)
    assert (await rig.document(number)).people() == [ANN, CYN]
    await rig.tables.join(number, DAN, "Dan")
    assert await again(rig, table, BOB) == number
    assert (await rig.document(number)).people() == [ANN, CYN, DAN, BOB]


async def test_it_begins_with_the_others_once_the_last_one_asked_says_no(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB, CYN)
    number = await again(rig, table, ANN)
    await again(rig, table, BOB)
    await rig.tables.leave(number, CYN)
    state = await rig.state(number)
    assert (state.status, state.document.people()) == ("playing", [ANN, BOB])


async def test_a_rematch_that_nobody_wants_closes_and_another_can_be_opened(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB)
    first = await again(rig, table, ANN)
    await rig.tables.leave(first, ANN)
    assert (await rig.state(first)).document.ended_by == "empty"
    second = await again(rig, table, BOB)
    assert second != first
    await rig.after(LOBBY_SECONDS + 1)
    assert (await rig.state(second)).status == "ended"
    third = await again(rig, table, BOB)
    assert await again(rig, table, ANN) == third
    assert (await rig.state(third)).status == "playing"


async def test_only_who_was_there_to_the_end_asks_for_it(rigs: Build) -> None:
    rig = await rigs([action(0), action(0)])
    table = await rig.game(BOB, CYN)
    with pytest.raises(TableError, match="stale"):
        await again(rig, table, ANN)
    await rig.press(table, ANN, "draw")
    await rig.tables.leave(table, BOB)
    await rig.press(table, ANN, "draw")
    for user in (BOB, DAN):
        with pytest.raises(TableError, match="not_seated"):
            await again(rig, table, user)
    assert (await rig.document(await again(rig, table, CYN))).people() == [ANN, CYN]


async def test_nobody_opens_more_lobbies_than_they_may(rigs: Build) -> None:
    rig, table = await finished(rigs, BOB)
    for _ in range(3):
        await rig.lobby()
    with pytest.raises(TableError, match="too_many_lobbies"):
        await again(rig, table, ANN)
    assert await rig.tables.rematches.under_way(table) is None
    assert (await rig.document(await again(rig, table, BOB))).host == BOB


async def test_a_rematch_survives_a_kill_between_commit_and_message(tmp_path: Path) -> None:
    rig = await build(tmp_path, [action(0)])
    table = await play(rig, BOB)
    number = await again(rig, table, ANN)
    await rig.kill()
    revived = await rig.again()
    assert "RematchCalled" in await revived.kinds(number)
    assert await again(revived, table, BOB) == number
    assert (await revived.state(number)).status == "playing"
    await revived.repository.close()
