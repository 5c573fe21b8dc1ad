"""Saves of earlier releases (`tests/saves`) are read for ever: the cards lie where they lay, and the game goes on."""

from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from bot.content.library import Library
from bot.content.yaml_files import read, shape
from bot.simulation.choosers import random_chooser
from bot.simulation.driver import play

SAVES = Path(__file__).parents[2] / "saves"
FOLDERS = sorted(SAVES.glob("release_*"))
LIBRARY = Library()


class Seen(Struct):
    """What the program that wrote a save saw in it."""

    hands: list[list[str]]
    stables: list[list[str]]
    asked: list[tuple[int, str, int]]


def seen(folder: Path) -> dict[str, Seen]:
    return shape(read(folder / "seen.yaml"), dict[str, Seen], folder.name)


KEPT = [
    pytest.param(folder / f"{name}.msgpack", found, id=f"{folder.name}-{name}")
    for folder in FOLDERS
    for name, found in seen(folder).items()
]


@pytest.mark.parametrize(("path", "found"), KEPT)
def test_an_old_save_is_the_same_position_and_goes_on(path: Path, found: Seen) -> None:
    match = LIBRARY.stables.load(path.read_bytes())
    table, state = match.table, match.state
    assert [[table.id(card) for card in hand] for hand in state.hands] == found.hands
    assert [[table.id(card) for card in stable] for stable in state.stables] == found.stables
    assert [(asked.seat, asked.kind, len(asked.options)) for asked in match.decisions] == found.asked
    rng = Random(path.stem)
    played = play(match, [random_chooser(rng)] * match.seats, rng, lambda _: None)
    assert played.broken == ()
    assert played.outcome is not None


def test_every_save_is_described() -> None:
    for folder in FOLDERS:
        assert {path.stem for path in folder.glob("*.msgpack")} == set(seen(folder))
