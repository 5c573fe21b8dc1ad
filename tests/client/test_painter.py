"""Pictures come beside the game: one that fails, or takes too long, is done without."""

import threading

from bot.client.painter import KEPT, Painter
from bot.pictures.scene import Picture, Scene
from tests.pictures.samples import HAND, stables

PICTURE = Picture(HAND, "a hand")


async def test_what_is_drawn_is_kept_and_not_drawn_again() -> None:
    drawn: list[Scene] = []

    def draw(scene: Scene) -> bytes:
        drawn.append(scene)
        return b"png"

    painter = Painter(draw)
    first, again = await painter.paint(PICTURE), await painter.paint(PICTURE)
    assert first == again
    assert first is not None
    assert (first.alt, first.data, len(drawn)) == ("a hand", b"png", 1)
    for seats in range(KEPT):
        await painter.paint(Picture(stables(2 + seats), ""))
    await painter.paint(PICTURE)
    assert drawn.count(HAND) == 2


async def test_without_a_picture_nothing_is_drawn() -> None:
    assert await Painter().paint(None) is None


async def test_a_drawing_that_fails_leaves_the_words() -> None:
    def fail(scene: Scene) -> bytes:
        raise ZeroDivisionError(scene)

    painter = Painter(fail)
    assert await painter.paint(PICTURE) is None
    assert await painter.paint(PICTURE) is None


async def test_nobody_waits_for_a_slow_one() -> None:
    released = threading.Event()

    def wait(scene: Scene) -> bytes:
        del scene
        released.wait(5)
        return b"late"

    painter = Painter(wait, patience=0.02)
    try:
        assert await painter.paint(PICTURE) is None
    finally:
        released.set()


async def test_it_is_drawn_in_another_thread() -> None:
    where: list[threading.Thread] = []

    def draw(scene: Scene) -> bytes:
        del scene
        where.append(threading.current_thread())
        return b"png"

    await Painter(draw).paint(PICTURE)
    assert where != [threading.current_thread()]
