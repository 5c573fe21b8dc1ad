"""Unstable Unicorns at a table: people who press at random, computers, crashes, to the end."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.tables.items import End, Story
from bot.tables.players import players
from bot.tables.players.random_player import RandomPlayer
from bot.tables.replays import replays_alike
from tests.tables.rig import ANN, BOB, CYN, DAN, RANDOM, Rig, build

LIBRARY = Library()


async def press_at_random(rig: Rig, table: int, users: tuple[int, ...]) -> int:
    """Let everybody who is asked answer once; gives how many did."""
    pressed = 0
    for user in users:
        state = await rig.state(table)
        seat = state.seat_of(user)
        for asked in state.open_to(seat)[:1] if seat is not None else []:
            view = state.view(seat)
            assert view is not None
            await rig.tables.answer(table, user, asked.id, RandomPlayer(str(user)).choose(view, asked))
            pressed += 1
    return pressed


async def play(rig: Rig, table: int, users: tuple[int, ...], between: Callable[[int], bool] = lambda _: False) -> Rig:
    """Play to the end; where `between` says so the process dies and another one goes on."""
    rounds = 0
    while (await rig.state(table)).status == "playing":
        rounds += 1
        assert rounds < 5000
        await press_at_random(rig, table, users)
        await rig.after(5)
        if between(rounds):
            await rig.kill()
            rig = await rig.again()
            await rig.tables.interruptions.resume()
    return rig


@pytest.mark.parametrize(
    ("preset", "others", "computers"),
    [("second", (BOB,), 0), ("second", (BOB, CYN, DAN), 4), ("kids", (BOB,), 0), ("kids", (BOB, CYN), 3)],
)
async def test_a_game_is_played_to_its_end_and_replays_alike(
    tmp_path: Path, preset: str, others: tuple[int, ...], computers: int
) -> None:
    rig = await build(tmp_path, library=LIBRARY, players=players(LIBRARY) if preset == "kids" else RANDOM)
    table = await rig.game(*others, computers=computers, preset=preset)
    await play(rig, table, (ANN, *others))
    state = await rig.state(table)
    assert state.status == "over"
    said = await rig.said(table)
    end = said[-1]
    assert isinstance(end, End)
    assert list(end.winners) == state.document.winners
    assert sum(one.games for one in await rig.repository.records.of_person(ANN)) == 1
    assert await replays_alike(rig.repository, LIBRARY, table)
    events = await rig.repository.events(table)
    told = [event for payload in said if isinstance(payload, Story) for event in payload.events]
    assert len(told) == len(events)
    assert not any(event.secret or event.knows for event in told)
    await rig.repository.close()


@pytest.mark.parametrize("preset", ["second", "kids"])
async def test_a_game_survives_being_killed_again_and_again(tmp_path: Path, preset: str) -> None:
    rig = await build(tmp_path, library=LIBRARY)
    table = await rig.game(BOB, computers=2, preset=preset)
    last = await play(rig, table, (ANN, BOB), between=lambda rounds: rounds % 5 == 0)
    assert (await last.state(table)).status == "over"
    assert await replays_alike(last.repository, LIBRARY, table)
    numbers = [row.number for row in await last.repository.answers(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    await last.repository.close()


async def test_nobody_presses_and_the_clocks_play_to_the_end(tmp_path: Path) -> None:
    rig = await build(tmp_path, library=LIBRARY, players=players(LIBRARY))
    table = await rig.game(BOB)
    await rig.after(8 * 3600)
    state = await rig.state(table)
    assert state.status == "over"
    assert all(record.away for record in state.seats)
    assert {row.actor for row in await rig.repository.answers(table)} >= {"clock", "computer"}
    await rig.repository.close()
