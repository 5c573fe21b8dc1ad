import asyncio

import pytest

from bot.tables.errors import TableError
from bot.tables.items import End
from tests.tables.conftest import Build
from tests.tables.rig import ANN, BOB, CYN, DAN


async def test_a_hundred_people_join_at_once_and_exactly_the_free_seats_are_taken(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby()
    results = await asyncio.gather(
        *(rig.tables.join(table, 100 + n, f"P{n}") for n in range(100)), return_exceptions=True
    )
    seats = [result for result in results if isinstance(result, int)]
    refused = [result.reason for result in results if isinstance(result, TableError)]
    assert sorted(seats) == [1, 2, 3, 4, 5, 6, 7]
    assert refused == ["full"] * 93
    assert len(set((await rig.document(table)).people())) == 8


async def test_one_person_takes_one_seat_however_often_they_press(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby()
    results = await asyncio.gather(*(rig.tables.join(table, BOB, "Bob") for _ in range(5)), return_exceptions=True)
    assert [result for result in results if isinstance(result, int)] == [1]
    assert all(result.reason == "already_seated" for result in results if isinstance(result, TableError))


async def test_the_host_is_handed_on_and_the_new_one_can_start(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB, CYN)
    await rig.tables.leave(table, ANN)
    with pytest.raises(TableError, match="not_host"):
        await rig.tables.start(table, CYN)
    await rig.tables.start(table, BOB)
    assert (await rig.state(table)).status == "playing"


async def test_a_lobby_without_people_closes_even_if_computers_stay(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(computers=2)
    await rig.tables.leave(table, ANN)
    state = await rig.state(table)
    assert (state.status, state.document.ended_by) == ("ended", "empty")
    with pytest.raises(TableError, match="over"):
        await rig.tables.join(table, BOB, "Bob")


async def test_a_game_needs_its_seats_and_its_host(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby()
    with pytest.raises(TableError, match="wrong_seats") as refused:
        await rig.tables.start(table, ANN)
    assert refused.value.details == {"least": 2, "most": 8, "seats": 1}
    assert (await rig.state(table)).status == "lobby"


async def test_computers_come_and_go(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB, computers=2)
    await rig.tables.remove_computer(table, BOB, 2)
    await rig.tables.remove_computer(table, BOB)
    with pytest.raises(TableError, match="no_computer"):
        await rig.tables.remove_computer(table, BOB)
    with pytest.raises(TableError, match="unknown_player"):
        await rig.tables.add_computer(table, BOB, "deep_thought")
    with pytest.raises(TableError, match="not_seated"):
        await rig.tables.add_computer(table, CYN)
    assert [record.user for record in (await rig.state(table)).seats] == [ANN, BOB]


async def test_a_computer_keeps_its_name_when_an_earlier_seat_gets_free(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB, computers=2)
    await rig.tables.leave(table, BOB)
    seats = (await rig.state(table)).seats
    assert [record.called for record in seats if not record.person] == [3, 4]
    await rig.tables.add_computer(table, ANN)
    await rig.tables.remove_computer(table, ANN, 1)
    await rig.tables.add_computer(table, ANN)
    called = [record.called for record in (await rig.state(table)).seats if not record.person]
    assert len(set(called)) == len(called) == 3
    assert called[0] == 4


async def test_a_lobby_closes_half_an_hour_after_the_last_person_joined(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby()
    await rig.after(29 * 60)
    await rig.tables.join(table, BOB, "Bob")
    await rig.after(29 * 60)
    assert (await rig.state(table)).status == "lobby"
    await rig.after(61)
    state = await rig.state(table)
    assert (state.status, state.document.ended_by) == ("ended", "expired")


async def test_rules_that_do_not_fit_are_refused_when_they_are_set_and_the_lobby_stays(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB)
    with pytest.raises(TableError, match="bad_rules"):
        await rig.tables.set_up(table, ANN, pace="days", rules={"hand_limit": "green", "turn_seconds": 30})
    with pytest.raises(TableError, match="bad_rules"):
        await rig.tables.open(1, 2, ANN, "Ann", rules={"hand_limit": "green"})
    with pytest.raises(TableError, match="not_host"):
        await rig.tables.set_up(table, BOB, pace="days")
    assert (await rig.document(table)).pace == "live"
    await rig.tables.set_up(table, ANN, rules={"turn_seconds": 30})
    await rig.tables.start(table, ANN)
    state = await rig.state(table)
    assert state.until(1) == rig.clock.now() + 30


async def test_only_known_presets_and_paces_are_opened(rigs: Build) -> None:
    rig = await rigs()
    with pytest.raises(TableError, match="unknown_preset"):
        await rig.tables.open(1, 2, ANN, "Ann", "third")
    with pytest.raises(TableError, match="unknown_pace"):
        await rig.tables.open(1, 2, ANN, "Ann", pace="hasty")


async def test_only_the_host_kicks_in_a_lobby(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby(BOB, CYN, DAN)
    for target in (ANN, CYN):
        with pytest.raises(TableError, match="not_host") as refused:
            await rig.tables.kick(table, BOB, target)
        assert refused.value.details == {"host": ANN}
    with pytest.raises(TableError, match="not_seated"):
        await rig.tables.kick(table, 99, CYN)
    assert (await rig.document(table)).votes == {}
    assert (await rig.tables.kick(table, ANN, CYN)).gone
    assert (await rig.document(table)).people() == [ANN, BOB, DAN]


async def test_ending_belongs_to_the_host_or_a_moderator(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.game(BOB)
    with pytest.raises(TableError, match="not_host"):
        await rig.tables.end(table, BOB)
    await rig.tables.end(table, 99, moderator=True)
    state = await rig.state(table)
    assert (state.status, state.document.ended_by) == ("ended", "moderator")
    assert (await rig.said(table))[-1] == End(winners=(), reason="moderator", seconds=0.0)
    assert await rig.repository.alarms(table) == []
    with pytest.raises(TableError, match="over"):
        await rig.tables.end(table, ANN)


async def test_my_tables_are_found_everywhere_with_what_is_awaited(rigs: Build) -> None:
    rig = await rigs()
    game = await rig.game(BOB)
    lobby = await rig.tables.open(5, 6, BOB, "Bob")
    assert [(mine.state.id, mine.awaited) for mine in await rig.tables.mine(ANN)] == [(game, ("action",))]
    assert [(mine.state.id, mine.seat, mine.awaited) for mine in await rig.tables.mine(BOB)] == [
        (game, 1, ()),
        (lobby, 0, ()),
    ]
    assert [state.id for state in await rig.tables.in_guild(5)] == [lobby]
    await rig.tables.leave(game, BOB)
    assert [mine.state.id for mine in await rig.tables.mine(BOB)] == [lobby]


async def test_a_table_moves_to_another_channel_and_its_board_is_posted_there(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.game(BOB)
    await rig.send_all(table)
    with pytest.raises(TableError, match="not_host"):
        await rig.tables.move(table, BOB, 77)
    await rig.tables.move(table, ANN, 77)
    board = next(board for board in await rig.tables.outbox.boards(table) if board.name == "board")
    assert (board.dirty, board.message) == (True, None)
    assert (await rig.state(table)).row.channel == 77


async def test_three_lobbies_a_host_and_no_more_even_at_once(rigs: Build) -> None:
    rig = await rigs()
    opened = await asyncio.gather(*(rig.tables.open(1, 2, ANN, "Ann") for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(one, int) for one in opened) == 3
    assert {one.reason for one in opened if isinstance(one, TableError)} == {"too_many_lobbies"}
    await rig.tables.open(1, 2, BOB, "Bob")
    await rig.tables.join(1, BOB, "Bob")
    await rig.tables.start(1, ANN)
    await rig.tables.open(1, 2, ANN, "Ann")


async def test_an_invitation_can_be_taken_back(rigs: Build) -> None:
    rig = await rigs()
    table = await rig.lobby()
    assert await rig.tables.invite(table, ANN, BOB)
    assert not await rig.tables.invite(table, ANN, BOB)
    await rig.tables.take_invitation_back(table, BOB)
    assert await rig.tables.invite(table, ANN, BOB)
