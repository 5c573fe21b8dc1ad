"""Random people at random games, with crashes: whatever they do, every promise about a table holds at every moment."""

import asyncio
import random
from pathlib import Path

import pytest

from bot.tables.errors import TableError
from bot.tables.players.random_player import RandomPlayer
from bot.tables.replays import replays_alike
from bot.tables.state import TableState
from bot.tables.tokens import undo_name
from bot.tables.undoing.standing import TAKING_BACK, UNDO_VOTE
from tests.tables.rig import ANN, BOB, CYN, DAN, Rig, build
from tests.tables.test_real_game import LIBRARY

USERS = (ANN, BOB, CYN, DAN)
EXPECTED = ("already", "stale", "not_yours", "not_seated", "already_voted", "over")
ABOUT_UNDOING = ("undo_late", "undo_alone", "undo_none", "undo_asked", "undo_refused", "undo_done")


async def do_anything(rig: Rig, table: int, chance: random.Random) -> None:
    """One person does one thing; being refused is fine, anything else is not."""
    tables, user = rig.tables, chance.choice(USERS)
    state = await rig.state(table)
    seat = state.seat_of(user)
    asked = state.open_to(seat)[:1] if seat is not None else []
    what = chance.choices(
        ("answer", "late", "wait", "let_all_be", "here", "draft", "undo", "kick", "leave"),
        (60, 4, 3, 4, 3, 3, 15, 0.3, 0.1),
    )[0]
    try:
        if what == "answer" and asked:
            view = state.view(seat)
            assert view is not None
            picks = RandomPlayer(str(chance.random())).choose(view, asked[0])
            await asyncio.gather(
                *(tables.answer(table, user, asked[0].id, picks) for _ in range(chance.choice((1, 2))))
            )
        elif what == "late":
            await tables.answer(table, user, chance.randrange(1, 60), ["draw"])
        elif what == "wait":
            await tables.wait(table, user)
        elif what == "let_all_be":
            await tables.let_all_be(table, user)
        elif what == "here":
            await tables.here(table, user)
        elif what == "draft" and asked:
            await tables.set_draft(table, user, asked[0].id, asked[0].answers()[:1])
        elif what == "undo":
            await undo(rig, state, user, chance)
        elif what == "kick":
            await tables.kick(table, user, chance.choice(USERS))
        elif what == "leave":
            await tables.leave(table, user)
    except TableError as error:
        if error.reason not in EXPECTED + ABOUT_UNDOING:
            raise


async def undo(rig: Rig, state: TableState, user: int, chance: random.Random) -> None:
    """Take the last answer back, whoever gave it, or a person's own; vote on that, if there is a vote."""
    under_way, last = state.document.undo_vote, state.document.last_answer
    if under_way is not None:
        name = undo_name(state.document.secret, under_way.number)
        await rig.tables.undoing.vote(state.id, user, name, agree=chance.random() < 0.8)
    else:
        owner = user if last is None else state.seats[last.seat].user
        await rig.tables.undoing.take_back(state.id, chance.choice((user, owner)))


async def check(rig: Rig, table: int) -> None:
    """What is true of a table at any moment."""
    state = await rig.state(table)
    alarms = list(state.alarms)
    assert alarms == sorted(await rig.repository.alarms(table))
    if state.status != "playing":
        assert alarms == []
        return
    assert state.match is not None
    document = state.document
    assert document.people()
    assert document.host in document.people()
    keys = {(asked.id, asked.seat) for asked in state.match.decisions}
    assert (document.undo_vote is not None) == any(alarm.kind == UNDO_VOTE for alarm in alarms)
    assert {alarm.decision for alarm in alarms if alarm.kind == "deadline"} == {number for number, _ in keys}
    driven = {key for key in keys if document.seats[key[1]].driven}
    assert sorted((alarm.decision, alarm.seats[0]) for alarm in alarms if alarm.kind == "player") == sorted(driven)
    assert all(record.missed < 2 or record.away or record.left for record in document.seats)


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_people_do_the_table_keeps_its_promises(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    rig = await build(tmp_path, library=LIBRARY)
    table = await rig.lobby(BOB, CYN, DAN, computers=seed % 3)
    await rig.tables.set_up(table, ANN, rules={"undo": "vote"})
    await rig.tables.start(table, ANN)
    for _ in range(3000):
        await do_anything(rig, table, chance)
        await rig.after(chance.choice((0, 0, 0.5, 2, 30)))
        await check(rig, table)
        if (await rig.state(table)).status != "playing":
            break
        if chance.random() < 0.02:
            await rig.kill()
            rig = await rig.again()
            rig.clock.set(rig.clock.now() + 100)
            assert await rig.tables.interruptions.resume() == pytest.approx(100)
    assert (await rig.state(table)).status in ("over", "ended")
    assert any(row.decision == TAKING_BACK for row in await rig.repository.answers(table))
    assert await replays_alike(rig.repository, LIBRARY, table)
    await rig.repository.close()
