"""Shapes as masks: drawn four times as large as wanted, then shrunk, so that their edges are smooth."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

FINE = 4
Point = tuple[float, float]
Draw = Callable[[ImageDraw.ImageDraw, float], None]
"""Draws on a square of 100 units, each so many pixels."""


def mask(width: int, height: int, draw: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    """Draw in white at four times the size; gives a mask of `width` by `height` pixels."""
    big = Image.new("L", (width * FINE, height * FINE), 0)
    draw(ImageDraw.Draw(big))
    return big.reduce(FINE)


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Give the mask of a box with round corners."""
    corner = (width * FINE - 1, height * FINE - 1)
    return mask(width, height, lambda pen: pen.rounded_rectangle(((0, 0), corner), radius * FINE, fill=255))


@lru_cache(maxsize=128)
def frame(width: int, height: int, radius: int, thick: int) -> Image.Image:
    """Give the mask of such a box's border."""
    corner = (width * FINE - 1, height * FINE - 1)

    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.rounded_rectangle(((0, 0), corner), radius * FINE, outline=255, width=thick * FINE)

    return mask(width, height, draw)


def square(size: int, parts: Sequence[Draw]) -> Image.Image:
    """Give the mask of parts drawn on a square of 100 units, `size` pixels wide."""

    def draw(pen: ImageDraw.ImageDraw) -> None:
        for part in parts:
            part(pen, size * FINE / 100)

    return mask(size, size, draw)


def polygon(*points: Point, cut: bool = False) -> Draw:
    """A filled polygon, or a hole of that shape."""

    def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
        pen.polygon([(x * unit, y * unit) for x, y in points], fill=0 if cut else 255)

    return draw


def disc(x: float, y: float, radius: float, *, cut: bool = False) -> Draw:
    """A filled circle around a point, or a hole of that shape."""

    def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
        box = ((x - radius) * unit, (y - radius) * unit, (x + radius) * unit, (y + radius) * unit)
        pen.ellipse(box, fill=0 if cut else 255)

    return draw


def stroke(thick: float, *points: Point) -> Draw:
    """A line through points with round ends."""

    def draw(pen: ImageDraw.ImageDraw, unit: float) -> None:
        pen.line([(x * unit, y * unit) for x, y in points], fill=255, width=round(thick * unit), joint="curve")
        for x, y in (points[0], points[-1]):
            disc(x, y, thick / 2)(pen, unit)

    return draw


def star(points: int, outer: float, inner: float, x: float = 50, y: float = 50) -> Draw:
    """A star with so many points around a place, one of them upwards."""
    corners: list[Point] = []
    for place in range(points * 2):
        angle = pi * place / points - pi / 2
        reach = inner if place % 2 else outer
        corners.append((x + reach * cos(angle), y + reach * sin(angle)))
    return polygon(*corners)


def curve(*points: Point) -> list[Point]:
    """Flatten cubic curves: a start, then three points (two of control, an end) for each curve."""
    flat = [points[0]]
    for first in range(0, len(points) - 1, 3):
        a, b, c, d = points[first : first + 4]
        flat += [_on_curve((a, b, c, d), step / 12) for step in range(1, 13)]
    return flat


def _on_curve(points: Iterable[Point], at: float) -> Point:
    weights = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3)
    pairs = list(zip(weights, points, strict=True))
    return sum(weight * x for weight, (x, _) in pairs), sum(weight * y for weight, (_, y) in pairs)
