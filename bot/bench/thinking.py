"""Figures of computers that look ahead: how the event loop fares while two of them think, and how much they think."""

import asyncio
from time import perf_counter

from bot.bench.figures import Figure
from bot.content.library import Library
from bot.tables.players.strong.strong_player import ITERATIONS
from bot.tables.thinking.thought import thought_of
from bot.tables.thinking.workers import Workers

STRONGEST = "strong-3"
SECONDS = 6.0
TICK = 0.002
"""Seconds from one look at the loop to the next."""


async def measure(library: Library) -> list[Figure]:
    """Let two games of the strongest computers be played while the loop's lag is taken every two milliseconds."""
    workers = Workers()
    games = [asyncio.create_task(_play(library, workers, str(number))) for number in range(2)]
    await asyncio.sleep(1.0)
    lags = await _lags(SECONDS)
    for game in games:
        game.cancel()
    await workers.close()
    answers = sum(game for game in await asyncio.gather(*games))
    worst = sorted(lags)[int(len(lags) * 0.99)]
    return [
        Figure("loop lag p99, two thinking", round(worst * 1000, 1), "ms", more_is_better=False),
        Figure("thought answers, two thinking", round(answers / (SECONDS + 1.0), 1), "answers/s", more_is_better=True),
    ]


async def _play(library: Library, workers: Workers, seed: str) -> int:
    """Play games of two computers until cancelled; gives how many answers they thought about."""
    answers = 0
    try:
        while True:
            match = library.new_game("second", {}, 2, f"{seed}:{answers}")
            while match.outcome is None:
                asked = match.decisions[0]
                thought = thought_of(match.view(asked.seat), asked, seed, ITERATIONS[STRONGEST], ())
                match.answer(asked.seat, asked.id, await workers.think(thought, lambda: True))
                answers += 1
    except asyncio.CancelledError:
        return answers


async def _lags(seconds: float) -> list[float]:
    """Take how much later than asked for the loop wakes, for some seconds."""
    lags: list[float] = []
    until = perf_counter() + seconds
    while (before := perf_counter()) < until:
        await asyncio.sleep(TICK)
        lags.append(perf_counter() - before - TICK)
    return lags
