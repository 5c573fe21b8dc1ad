"""Who begins: the host's pick, the vote after Start, and everything that can go wrong with them."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.tables.errors import TableError
from bot.tables.first_player import candidate
from bot.tables.items import FirstVoteOpened, FirstVoteOver
from tests.tables.conftest import Build
from tests.tables.fake_game import FakeLibrary
from tests.tables.rig import ANN, BOB, CYN, DAN, Rig, build


async def lobby_with(rig: Rig, rule: str, *others: int, computers: int = 0) -> int:
    table = await rig.lobby(*others, computers=computers)
    await rig.tables.set_up(table, ANN, rules={"first_player": rule})
    return table


async def named(rig: Rig, table: int, seat: int) -> str:
    return candidate(await rig.document(table), seat)


async def vote(rig: Rig, table: int, voters: Sequence[int], seat: int) -> None:
    for user in voters:
        await rig.tables.vote_first(table, user, await named(rig, table, seat))


async def first_of(rig: Rig, table: int) -> int | None:
    return (await rig.match(table)).state.first


async def test_the_host_picks_until_start_and_has_to(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "host_picks", BOB, computers=1)
    with pytest.raises(TableError, match="choose_first"):
        await rig.tables.start(table, ANN)
    with pytest.raises(TableError, match="not_host"):
        await rig.tables.pick_first(table, BOB, await named(rig, table, 1))
    await rig.tables.pick_first(table, ANN, await named(rig, table, 1))
    await rig.tables.pick_first(table, ANN, await named(rig, table, 2))
    await rig.tables.start(table, ANN)
    assert await first_of(rig, table) == 2
    with pytest.raises(TableError, match="not_lobby"):
        await rig.tables.pick_first(table, ANN, await named(rig, table, 1))


async def test_the_host_may_leave_it_to_chance(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "host_picks", BOB)
    await rig.tables.pick_first(table, ANN, await named(rig, table, -1))
    await rig.tables.start(table, ANN)
    assert await first_of(rig, table) is None


async def test_a_pick_follows_the_person_and_goes_with_them(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "host_picks", BOB, CYN, DAN)
    old = await named(rig, table, 2)
    await rig.tables.pick_first(table, ANN, old)
    await rig.tables.leave(table, BOB)
    assert (await rig.document(table)).first == 1
    with pytest.raises(TableError, match="stale"):
        await rig.tables.pick_first(table, ANN, old)
    await rig.tables.leave(table, CYN)
    assert (await rig.document(table)).first is None


async def test_nobody_picks_where_chance_or_a_vote_decides(rigs: Build) -> None:
    rig = await rigs()
    for rule in ("random", "vote"):
        table = await lobby_with(rig, rule, BOB)
        with pytest.raises(TableError, match="stale"):
            await rig.tables.pick_first(table, ANN, await named(rig, table, 1))
        await rig.tables.end(table, ANN)


async def test_the_vote_begins_with_start_and_ends_with_the_last_voter(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB, CYN, computers=1)
    await rig.tables.start(table, ANN)
    opened = (await rig.said(table))[-1]
    assert isinstance(opened, FirstVoteOpened)
    assert [ask.user for ask in opened.asks] == [ANN, BOB, CYN]
    await vote(rig, table, [ANN, BOB], 3)
    await rig.tables.ring_due()
    assert (await rig.state(table)).status == "lobby"
    await vote(rig, table, [CYN], 0)
    await rig.tables.ring_due()
    assert (await rig.state(table)).status == "playing"
    assert await first_of(rig, table) == 3
    assert FirstVoteOver(first=3, votes=(1, 0, 0, 2)) in await rig.said(table)


async def test_whoever_does_not_vote_holds_nobody_up(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB)
    await rig.tables.start(table, ANN)
    await vote(rig, table, [BOB], 1)
    await rig.after(89)
    assert (await rig.state(table)).status == "lobby"
    await rig.after(2)
    assert await first_of(rig, table) == 1


async def test_chance_breaks_a_tie_among_the_best_alone(rigs: Build) -> None:
    rig = await rigs()
    found: set[int | None] = set()
    for _ in range(12):
        table = await lobby_with(rig, "vote", BOB, CYN, DAN, computers=1)
        await rig.tables.start(table, ANN)
        await vote(rig, table, [ANN, BOB], 1)
        await vote(rig, table, [CYN, DAN], 4)
        await rig.tables.ring_due()
        over = next(said for said in await rig.said(table) if isinstance(said, FirstVoteOver))
        assert over.tied
        found.add(await first_of(rig, table))
    assert found == {1, 4}


async def test_wrong_people_and_second_votes_change_nothing(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB, CYN)
    with pytest.raises(TableError, match="stale"):
        await vote(rig, table, [ANN], 1)
    await rig.tables.start(table, ANN)
    for user, name, reason in (
        (DAN, await named(rig, table, 0), "not_seated"),
        (BOB, "1.999", "stale"),
        (BOB, "-1", "stale"),
    ):
        with pytest.raises(TableError, match=reason):
            await rig.tables.vote_first(table, user, name)
    await vote(rig, table, [BOB], 1)
    with pytest.raises(TableError, match="already"):
        await vote(rig, table, [BOB], 2)
    under_way = (await rig.document(table)).first_vote
    assert under_way is not None
    assert under_way.votes == {BOB: 1}


async def test_a_vote_that_comes_late_is_told_so(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB)
    await rig.tables.start(table, ANN)
    late = await named(rig, table, 1)
    await rig.after(91)
    with pytest.raises(TableError, match="stale"):
        await rig.tables.vote_first(table, BOB, late)


async def test_during_the_vote_the_table_stays_as_it_is(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB)
    await rig.tables.start(table, ANN)
    for changing in (
        rig.tables.join(table, CYN, "Cyn"),
        rig.tables.add_computer(table, ANN),
        rig.tables.set_up(table, ANN, pace="days"),
        rig.tables.start(table, ANN),
        rig.tables.invite(table, ANN, CYN),
    ):
        with pytest.raises(TableError, match="voting"):
            await changing


async def test_somebody_who_leaves_calls_the_vote_off(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote", BOB, CYN)
    await rig.tables.start(table, ANN)
    await rig.tables.leave(table, BOB)
    assert (await rig.said(table))[-1] == FirstVoteOver(first=-1)
    assert [alarm.kind for alarm in (await rig.state(table)).alarms] == ["lobby"]
    await rig.tables.start(table, ANN)
    assert (await rig.document(table)).first_vote is not None


async def test_a_vote_survives_death_and_many_votes_at_once(tmp_path: Path) -> None:
    rig = await build(tmp_path)
    table = await lobby_with(rig, "vote", BOB, CYN, DAN)
    await rig.tables.start(table, ANN)
    await vote(rig, table, [BOB], 2)
    await rig.kill()
    again = await rig.again()
    name = await named(again, table, 2)
    late = (ANN, CYN, DAN, ANN, CYN, DAN)
    votes = await asyncio.gather(*(again.tables.vote_first(table, u, name) for u in late), return_exceptions=True)
    assert sum(result is None for result in votes) == 3
    await again.tables.ring_due()
    assert await first_of(again, table) == 2
    assert FirstVoteOver(first=2, votes=(0, 0, 4, 0)) in await again.said(table)
    await again.repository.close()


async def test_a_game_needs_its_seats_before_anybody_votes(rigs: Build) -> None:
    rig = await rigs()
    table = await lobby_with(rig, "vote")
    with pytest.raises(TableError, match="wrong_seats"):
        await rig.tables.start(table, ANN)


async def test_nobody_votes_on_a_game_that_so_many_cannot_play(rigs: Build) -> None:
    library = FakeLibrary()
    rig = await rigs(library=library)
    table = await lobby_with(rig, "vote", BOB)
    library.refused = 2
    with pytest.raises(TableError, match="bad_rules"):
        await rig.tables.start(table, ANN)
    assert (await rig.document(table)).first_vote is None


async def test_a_vote_on_a_game_that_cannot_be_dealt_any_more_is_called_off(rigs: Build) -> None:
    library = FakeLibrary()
    rig = await rigs(library=library)
    table = await lobby_with(rig, "vote", BOB)
    await rig.tables.start(table, ANN)
    library.unreadable = True
    await rig.after(91)
    assert (await rig.said(table))[-1] == FirstVoteOver(first=-1)
    assert [alarm.kind for alarm in (await rig.state(table)).alarms] == ["lobby"]
