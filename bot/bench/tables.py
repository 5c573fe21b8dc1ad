"""Figures of tables and store: answers a second that are committed to disk before anybody is told."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench import committing
from bot.bench.figures import Figure
from bot.content.library import Library
from bot.tables.players import players

ANSWERS = 1000


async def measure(library: Library) -> list[Figure]:
    """Play one table alone, then forty at once, each answer waiting for its COMMIT."""
    figures: list[Figure] = []
    for tables in (1, 40):
        with TemporaryDirectory() as folder:
            database = Path(folder) / "bench.db"
            taken = await committing.measure(database, library, players(library), tables=tables, answers=ANSWERS)
        rate = round(taken.answers_per_second)
        slowest = round(taken.slowest * 1000, 1)
        figures.append(Figure(f"committed answers, {tables} tables", rate, "answers/s", more_is_better=True))
        figures.append(Figure(f"slowest answer, {tables} tables", slowest, "ms", more_is_better=False))
    return figures
