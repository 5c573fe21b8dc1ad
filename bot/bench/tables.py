"""Figures of tables and store: answers a second that are committed to disk before anybody is told."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.bench.figures import Figure
from bot.content.library import Library
from bot.store.sqlite import open_repository
from bot.tables.clocks import ManualClock, SeededEntropy
from bot.tables.players import players
from bot.tables.ports import PlayerMaker
from bot.tables.service import Tables

ANSWERS = 60
PEOPLE = 4


async def measure(library: Library) -> list[Figure]:
    """Play one table alone, then forty at once, each answer waiting for its COMMIT."""
    return [
        Figure(f"committed answers, {tables} tables", await _play(library, tables), "answers/s", more_is_better=True)
        for tables in (1, 40)
    ]


async def _play(library: Library, count: int) -> float:
    with TemporaryDirectory() as folder:
        repository = await open_repository(Path(folder) / "bench.db")
        makers = players(library.book)
        service = Tables(repository, library, makers, ManualClock(1_000_000.0), SeededEntropy("bench"))
        numbers = [await _open(service, table) for table in range(count)]
        started = perf_counter()
        answered = await asyncio.gather(*(_answer(service, makers, number) for number in numbers))
        took = perf_counter() - started
        await repository.close()
    return round(sum(answered) / took)


async def _open(service: Tables, table: int) -> int:
    people = [table * PEOPLE + seat + 1 for seat in range(PEOPLE)]
    number = await service.open(1, 2, people[0], "host")
    for person in people[1:]:
        await service.join(number, person, "guest")
    await service.start(number, people[0])
    return number


async def _answer(service: Tables, makers: Mapping[str, PlayerMaker], number: int) -> int:
    """Let the people of a table answer until enough is measured; gives how many answers there were."""
    player = makers["random"](f"bench:{number}")
    for done in range(ANSWERS):
        state = await service.look(number)
        if state.match is None or state.status != "playing":
            return done
        decision = state.match.decisions[0]
        picks = player.choose(state.match.view(decision.seat), decision)
        await service.answer(number, state.seats[decision.seat].user, decision.id, picks)
    return ANSWERS
