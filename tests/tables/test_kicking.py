"""Who is sent away from a running game: by its host, or by the votes of the others."""

import asyncio

import pytest

from bot.tables.errors import TableError
from bot.tables.items import Notice
from tests.tables.conftest import Build
from tests.tables.fake_game import action
from tests.tables.rig import ANN, BOB, CYN, DAN

EVE = 15


async def test_kicking_in_a_game_hands_the_seat_to_the_computer(rigs: Build) -> None:
    rig = await rigs([action(1), action(0)])
    table = await rig.game(BOB, CYN)
    assert (await rig.tables.kick(table, ANN, BOB)).gone
    assert Notice(what="removed", seat=1, user=BOB, by=0) in await rig.said(table)
    await rig.after(10)
    assert await rig.asked(table) == [(0, "action")]


async def test_what_was_confirmed_for_the_lobby_does_nothing_to_the_game_that_begins_just_then(rigs: Build) -> None:
    rig = await rigs([action(1), action(0)])
    table = await rig.lobby(BOB, CYN)
    begins = asyncio.create_task(rig.tables.start(table, ANN))
    kick = asyncio.create_task(rig.tables.kick(table, ANN, BOB, "lobby"))
    closing = asyncio.create_task(rig.tables.end(table, ANN, lobby_only=True))
    await begins
    for asked in (kick, closing):
        with pytest.raises(TableError, match="stale"):
            await asked
    assert (await rig.document(table)).people() == [ANN, BOB, CYN]
    assert (await rig.state(table)).status == "playing"
    with pytest.raises(TableError, match="stale"):
        await rig.tables.kick(table, BOB, CYN, "host")
    assert not (await rig.tables.kick(table, BOB, CYN, "vote")).gone
    assert (await rig.tables.kick(table, ANN, BOB, "host")).gone
    await rig.tables.end(table, ANN, lobby_only=False)


async def test_a_vote_of_somebody_who_left_the_game_no_longer_counts(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB, CYN, DAN)
    await rig.tables.kick(table, BOB, CYN)
    await rig.tables.leave(table, BOB)
    assert (await rig.document(table)).votes == {CYN: []}
    result = await rig.tables.kick(table, DAN, CYN)
    assert (result.gone, result.votes, result.needed) == (False, 1, 2)


async def test_the_host_kicks_at_once_and_others_need_more_than_half(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB, CYN, DAN)
    first = await rig.tables.kick(table, BOB, ANN)
    assert (first.gone, first.votes, first.needed) == (False, 1, 2)
    with pytest.raises(TableError, match="already_voted"):
        await rig.tables.kick(table, BOB, ANN)
    assert (await rig.tables.kick(table, CYN, ANN)).gone
    assert Notice(what="kicked", seat=0, user=ANN) in await rig.said(table)
    assert (await rig.document(table)).host == BOB
    assert (await rig.tables.kick(table, BOB, DAN)).gone
    assert (await rig.document(table)).people() == [BOB, CYN]


async def test_votes_that_are_enough_once_somebody_has_left_take_effect(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.lobby(BOB, CYN, DAN)
    await rig.tables.join(table, EVE, "Eve")
    await rig.tables.start(table, ANN)
    await rig.tables.kick(table, CYN, BOB)
    await rig.tables.kick(table, DAN, BOB)
    assert (await rig.document(table)).seat_of(BOB) is not None
    await rig.tables.leave(table, EVE)
    assert (await rig.document(table)).people() == [ANN, CYN, DAN]
