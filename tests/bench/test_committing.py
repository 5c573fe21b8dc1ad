from pathlib import Path

from bot.bench.committing import measure
from bot.tables.players.random_player import RandomPlayer
from tests.tables.fake_game import FakeLibrary


async def test_what_is_counted_has_been_committed(tmp_path: Path) -> None:
    figures = await measure(tmp_path / "bench.db", FakeLibrary(), {"simple": RandomPlayer}, tables=5, answers=120)
    assert (figures.tables, figures.answers) == (5, 120)
    assert figures.answers_per_second > 1
    assert 0 < figures.slowest < figures.seconds
