"""Measures how many answers a second tables take on this disk, alone and with group commit."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from bot.store.sqlite import open_repository
from bot.tables.clocks import SeededEntropy, SystemClock
from bot.tables.players.random_player import RandomPlayer
from bot.tables.ports import Library, PlayerMaker
from bot.tables.service import Tables

PEOPLE = (1, 2, 3, 4)


class Figures(Struct, frozen=True):
    """How many answers were committed at how many tables at once, in how many seconds, and the slowest one of them."""

    tables: int
    answers: int
    seconds: float
    slowest: float

    @property
    def answers_per_second(self) -> float:
        """Committed answers a second, over all tables."""
        return self.answers / self.seconds


async def measure(
    database: Path, library: Library, players: Mapping[str, PlayerMaker], *, tables: int, answers: int
) -> Figures:
    """Let four people at each of `tables` tables press at random until `answers` are committed to a new `database`."""
    repository = await open_repository(database)
    service = Tables(repository, library, players, SystemClock(), SeededEntropy("bench"))
    left = answers
    slowest = 0.0

    async def play(people: Sequence[int]) -> None:
        nonlocal left, slowest
        table = await new_game(service, people)
        while left > 0:
            left -= 1
            began = time.perf_counter()
            if await press(service, table, people):
                slowest = max(slowest, time.perf_counter() - began)
            else:
                left += 1
                table = await new_game(service, people)

    began = time.perf_counter()
    await asyncio.gather(*(play([10 * table + person for person in PEOPLE]) for table in range(tables)))
    seconds = time.perf_counter() - began
    await repository.close()
    return Figures(tables, answers, seconds, slowest)


async def new_game(service: Tables, people: Sequence[int] = PEOPLE) -> int:
    """Seat the people at a new table of the first one's and start; gives its number."""
    table = await service.open(1, 1, people[0], "")
    for user in people[1:]:
        await service.join(table, user, "")
    await service.start(table, people[0])
    return table


async def press(service: Tables, table: int, people: Sequence[int] = PEOPLE) -> bool:
    """Answer the first open decision at random; False if the game is over."""
    state = await service.look(table)
    if state.match is None or state.status != "playing":
        return False
    asked = state.match.decisions[0]
    picks = RandomPlayer(str(table)).choose(state.match.view(asked.seat), asked)
    await service.answer(table, people[asked.seat], asked.id, picks)
    return True
