"""Saves of earlier programs (`tests/saves/hunt_*`) are read for ever: each is what it was, and the game goes on."""

from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from bot.content.library import Library
from bot.content.yaml_files import read, shape
from tests.games.hunt.random_play import check_position, positions

FOLDERS = sorted((Path(__file__).parents[2] / "saves").glob("hunt_*"))


class Seen(Struct):
    """What the program that wrote a save saw in it."""

    hands: list[list[int]]
    herds: list[list[str]]
    points: list[int]
    asked: list[tuple[int, str, int]]


def seen(folder: Path) -> dict[str, Seen]:
    return shape(read(folder / "seen.yaml"), dict[str, Seen], folder.name)


KEPT = [
    pytest.param(folder / f"{name}.msgpack", found, id=f"{folder.name}-{name}")
    for folder in FOLDERS
    for name, found in seen(folder).items()
]


@pytest.mark.parametrize(("path", "found"), KEPT)
def test_an_old_save_is_the_same_position_and_goes_on(library: Library, path: Path, found: Seen) -> None:
    match = library.hunts.load(path.read_bytes())
    seats = match.state.seats
    assert [seat.hand for seat in seats] == found.hands
    assert [seat.unicorns for seat in seats] == found.herds
    assert [match.sheet(seat).total for seat in range(match.seats)] == found.points
    assert [(asked.seat, asked.kind, len(asked.options)) for asked in match.decisions] == found.asked
    for _ in positions(match, Random(path.stem)):
        check_position(match)
    assert match.outcome is not None


def test_every_save_is_described() -> None:
    assert FOLDERS
    for folder in FOLDERS:
        assert {path.stem for path in folder.glob("*.msgpack")} == set(seen(folder))
