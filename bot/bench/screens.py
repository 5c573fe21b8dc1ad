"""Figures of screens: what it takes to draw a table's board and a hand."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.bench import committing
from bot.bench.figures import Figure, microseconds
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.screens.board import board
from bot.screens.hand import hand
from bot.screens.showing import Showing
from bot.store.sqlite import open_repository
from bot.tables.clocks import SeededEntropy, SystemClock
from bot.tables.players import players
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.texts import Locale, Texts

ANSWERS = 200


async def measure(library: Library) -> list[Figure]:
    """Draw the screens of a game of four after so many answers."""
    with TemporaryDirectory() as folder:
        state = await _underway(library, Path(folder) / "bench.db")
    texts = Texts.load(DATA / "texts")

    def showing() -> Showing:
        return Showing(texts, Locale.ENGLISH, state)

    return [
        microseconds("draw a board", 100, lambda: board(showing())),
        microseconds("draw a hand", 100, lambda: hand(showing(), 0)),
    ]


async def _underway(library: Library, database: Path) -> TableState:
    repository = await open_repository(database)
    service = Tables(repository, library, players(library), SystemClock(), SeededEntropy("screens"))
    table = await committing.new_game(service)
    for _ in range(ANSWERS):
        await committing.press(service, table)
    state = await service.look(table)
    await repository.close()
    return state
