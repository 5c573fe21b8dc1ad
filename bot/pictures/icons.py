"""Our own small drawings: unicorn heads, the signs of card types, symbols and colours; each a mask of any size."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.shapes import Draw, curve, disc, polygon, square, star, stroke

_HEAD: Sequence[Draw] = (
    polygon(
        *curve(
            (14, 100), (16, 72), (24, 48), (40, 32),
            (40, 26), (40, 18), (44, 10),
            (50, 14), (55, 20), (56, 26),
            (66, 30), (72, 40), (78, 50),
            (84, 56), (92, 62), (94, 69),
            (95, 76), (90, 80), (84, 79),
            (78, 79), (72, 75), (66, 73),
            (62, 78), (62, 88), (66, 100),
        )
    ),
    disc(63, 46, 3.6, cut=True),
)  # fmt: skip
_MANE: Sequence[Draw] = (
    polygon(
        *curve(
            (48, 24), (36, 18), (22, 24), (22, 34),
            (10, 34), (4, 46), (10, 56),
            (0, 60), (0, 74), (8, 80),
            (2, 86), (2, 94), (6, 100),
            (14, 100), (20, 100), (26, 100),
            (28, 76), (34, 52), (48, 38),
            (52, 32), (52, 28), (48, 24),
        )
    ),
)  # fmt: skip
_HORN: Sequence[Draw] = (polygon((58, 27), (88, 2), (69, 35)),)


_BUBBLE: Sequence[Draw] = (
    polygon(
        *curve(
            (50, 8), (104, 8), (104, 76), (54, 76),
            (40, 76), (36, 90), (18, 94),
            (28, 84), (26, 76), (24, 72),
            (-8, 60), (-4, 8), (50, 8),
        )
    ),
    polygon(
        (30, 28), (36, 22), (50, 36), (64, 22), (70, 28), (56, 42),
        (70, 56), (64, 62), (50, 48), (36, 62), (30, 56), (44, 42),
        cut=True,
    ),
)  # fmt: skip
_HEART: Sequence[Draw] = (
    polygon(
        *curve(
            (50, 92), (10, 62), (2, 40), (6, 26),
            (12, 6), (40, 4), (50, 26),
            (60, 4), (88, 6), (94, 26),
            (98, 40), (90, 62), (50, 92),
        )
    ),
)  # fmt: skip
_DROP: Sequence[Draw] = (
    polygon(
        *curve(
            (50, 4), (62, 30), (84, 46), (84, 66),
            (84, 104), (16, 104), (16, 66),
            (16, 46), (38, 30), (50, 4),
        )
    ),
)  # fmt: skip


def _box(left: float, top: float, right: float, bottom: float, *, cut: bool = False) -> Draw:
    return polygon((left, top), (right, top), (right, bottom), (left, bottom), cut=cut)


def _diamond(x: float, y: float, reach: float) -> Draw:
    return polygon((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y))


_SHAPES: Mapping[str, Sequence[Draw]] = {
    "head": _HEAD,
    "mane": _MANE,
    "horn": _HORN,
    "whole": (*_MANE, *_HEAD, *_HORN),
    # the signs of the types, as the texts have them
    "baby": (disc(50, 50, 42), disc(50, 50, 26, cut=True)),
    "basic": (disc(50, 50, 42),),
    "magical": (_diamond(50, 50, 46),),
    "colourful": tuple(_diamond(x, y, 21) for x, y in ((50, 25), (25, 50), (75, 50), (50, 75))),
    "magic": (star(4, 48, 15),),
    "upgrade": (polygon((50, 10), (94, 88), (6, 88)),),
    "downgrade": (polygon((50, 90), (94, 12), (6, 12)),),
    "instant": (stroke(18, (18, 18), (82, 82)), stroke(18, (82, 18), (18, 82))),
    # what stands on cards that are no unicorns
    "wand": (
        stroke(11, (16, 88), (54, 46)),
        star(5, 30, 12, 66, 34),
        star(4, 13, 4, 24, 36),
        star(4, 13, 4, 82, 78),
    ),
    "bubble": _BUBBLE,
    # the symbols of the Kids game
    "heart": _HEART,
    "sun": (star(12, 48, 32),),
    "bolt": (polygon((60, 2), (16, 56), (44, 56), (36, 98), (84, 38), (54, 38)),),
    "clover": (disc(50, 28, 20), disc(28, 54, 20), disc(72, 54, 20), stroke(9, (50, 50), (54, 94))),
    "drop": _DROP,
    "moon": (disc(46, 50, 44), disc(66, 40, 38, cut=True)),
    "gem": (polygon((26, 12), (74, 12), (96, 40), (50, 94), (4, 40)),),
    "snow": (
        stroke(9, (50, 6), (50, 94)),
        stroke(9, (12, 28), (88, 72)),
        stroke(9, (88, 28), (12, 72)),
    ),
    # the colours of Kill the Unicorns, each with a shape of its own, as the texts have them
    "pink": tuple(disc(x, y, 19) for x, y in ((50, 24), (75, 43), (66, 73), (34, 73), (25, 43))),
    "yellow": (star(5, 48, 20),),
    "blue": _DROP,
    "purple": (
        *(disc(x, y, 15) for x, y in ((26, 36), (50, 36), (74, 36), (38, 60), (62, 60), (50, 84))),
        stroke(7, (50, 24), (60, 6)),
    ),
    "legendary": (star(8, 48, 24),),
    "none": (_box(14, 14, 86, 86), _box(28, 28, 72, 72, cut=True)),
    # things
    "coin": (disc(50, 50, 46), disc(50, 50, 36, cut=True), disc(50, 50, 28)),
    "trap": (_box(12, 6, 88, 94), _box(24, 18, 76, 82, cut=True), star(4, 26, 8)),
    "scroll": (_box(20, 6, 80, 94), *(_box(32, y, 68, y + 7, cut=True) for y in (24, 42, 60))),
    "turn": (polygon((14, 6), (90, 50), (14, 94)),),
    # marks on the lines of a chart
    "square": (_box(14, 14, 86, 86),),
    "plus": (stroke(26, (50, 14), (50, 86)), stroke(26, (14, 50), (86, 50))),
    "hexagon": (polygon((28, 8), (72, 8), (96, 50), (72, 92), (28, 92), (4, 50)),),
}

NAMES = tuple(_SHAPES)


@lru_cache(maxsize=1024)
def icon(name: str, size: int) -> Image.Image:
    """Give a drawing by its name as a mask of `size` by `size` pixels."""
    return square(size, _SHAPES[name])
