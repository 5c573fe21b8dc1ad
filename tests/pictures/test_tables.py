"""The picture of a table: every preset and number of seats, within bounds, the same bytes for the same look."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.pictures import faces, fonts
from bot.pictures.draw import draw, name_of
from bot.pictures.scene import StableScene
from bot.screens.board import picture
from bot.screens.hunt.scene import table as hunt_table
from bot.screens.stables.scene import table
from bot.texts import Texts
from tests.pictures.hunts import hunt
from tests.pictures.png import size_of
from tests.screens.play import LIBRARY, NAMES, Game

TEXTS = Texts.load(Path("data/texts"))
LONGEST = ("W" * 32, "🦄🦄🦄", "ab" * 16, "Ştefan Žižka ěščřžýáíé", "x", "İ" * 32, "i" * 32, "漢字かな交じり文")
STABLES = [name for name in LIBRARY.presets() if LIBRARY.game(name) in ("unstable", "kids")]
MOST_BYTES = 500_000
WIDTH, TALLEST = 800, 2200


def scenes(preset: str, seats: int, names: tuple[str, ...] = NAMES, every: int = 40) -> Iterator[StableScene]:
    """The table now and then during a game."""
    game = Game(TEXTS, seats, f"{preset} {seats}", names=names, preset=preset)
    for step, _ in enumerate(game.play()):
        if step % every == 0:
            yield table(game.showing, [event.seen_by(None) for event in game.latest], "Ann plays it. " * 20)
        if step > 4 * every:
            return


def cases() -> list[tuple[str, int]]:
    return [(preset, seats) for preset in STABLES for seats in LIBRARY.seats(preset)]


@pytest.mark.parametrize(("preset", "seats"), cases())
def test_every_table_is_drawn_within_bounds(preset: str, seats: int) -> None:
    names = LONGEST[:seats]
    for scene in scenes(preset, seats, names):
        file = draw(scene)
        width, height = size_of(file)
        assert width == WIDTH
        assert 300 < height < TALLEST
        assert len(file) < MOST_BYTES


@pytest.mark.parametrize("seats", LIBRARY.seats("hunt", None))
def test_every_hunt_is_drawn_within_bounds(seats: int) -> None:
    for step, showing in enumerate(hunt(TEXTS, seats, LONGEST)):
        if step % 60 == 0:
            file = draw(hunt_table(showing, (), "Ann takes it. " * 20))
            width, height = size_of(file)
            assert width == WIDTH
            assert 300 < height < TALLEST
            assert len(file) < MOST_BYTES


def test_a_name_that_cannot_be_drawn_becomes_a_number() -> None:
    scene = next(scenes("second", 3, LONGEST))
    assert [seat.name for seat in scene.seats][1] == "seat 2"


def test_the_same_look_gives_the_same_bytes() -> None:
    for scene in scenes("second", 4):
        first = draw(scene)
        for memory in (faces.tall, faces.flat, faces.back, fonts.font):
            memory.cache_clear()
        assert draw(scene) == first


def test_another_look_has_another_name_and_other_bytes() -> None:
    seen = list(scenes("second", 3))
    assert len({name_of(scene) for scene in seen}) == len(seen) == len({draw(scene) for scene in seen})


def test_a_table_without_pictures_has_none() -> None:
    game = Game(TEXTS, 3, "off")
    assert picture(game.showing) is not None
    game.document.rules["pictures"] = False
    assert picture(game.showing) is None


def test_attached_cards_and_pates_are_shown_as_such() -> None:
    """A number beside the coins would read as points."""
    seen: set[str] = set()
    for showing in hunt(TEXTS, 4, LONGEST):
        scene = hunt_table(showing, (), "")
        for seat, look in zip(scene.seats, showing.public.seats, strict=True):
            herd = seat.cards[: len(look.unicorns)]
            assert [face.attached for face in herd] == [len(one.attached) for one in look.unicorns]
            assert not any("+" in face.note for face in herd)
            assert [face.name[:11] for face in seat.cards[len(herd) :]] == ["Pâté points"] * bool(look.pate)
            seen |= {"attached"} if any(face.attached for face in herd) else set()
            seen |= {"pate"} if look.pate else set()
        if len(seen) == 2:
            without = msgspec.structs.replace
            bare = [without(seat, cards=tuple(without(one, attached=0) for one in seat.cards)) for seat in scene.seats]
            assert draw(without(scene, seats=tuple(bare))) != draw(scene)
            return
    raise AssertionError(seen)
