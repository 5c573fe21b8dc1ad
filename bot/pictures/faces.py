"""Cards as they lie on the table: tall ones with a picture, flat ones for small places, and their backs."""

from functools import lru_cache
from zlib import crc32

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from bot.pictures import fonts, shapes
from bot.pictures.canvas import Canvas
from bot.pictures.palette import ACCENT, BACK, BACK_EDGE, FADED, GROUND, INK, INKS, PAPER, TEXT, TINTS, Color
from bot.pictures.scene import Face

SPARK = 20
"""The size of the mark on a card that the last move was about."""

STEP, LEAST_STEP = 29, 15
"""From line to line on a card, in pixels: as a rule, and for the longest names."""

LETTERS = 26
"""The size of a card's letters as a rule: a phone shows the picture at less than half its size."""

MANES: tuple[Color, ...] = (
    (226, 128, 168),
    (122, 162, 226),
    (236, 172, 92),
    (120, 190, 160),
    (168, 140, 222),
    (228, 132, 112),
)
HORN: Color = (214, 158, 50)
UNICORNS = frozenset({"baby", "basic", "magical", "colourful", "hunted"})
SIGNED = frozenset({"baby", "basic", "magical", "colourful"})
_THINGS = {
    "magic": "wand",
    "upgrade": "upgrade",
    "downgrade": "downgrade",
    "instant": "bubble",
    "scheme": "scroll",
    "item": "coin",
}


@lru_cache(maxsize=256)
def tall(face: Face, width: int, height: int) -> Image.Image:
    """Give a card with its picture above and its name below."""
    card = Canvas(width, height, PAPER)
    top = height * 44 // 100
    _art(card, face, width, top)
    lines, step = words(face, width - 12, width - 12, height - top - 4, LETTERS)
    base = top + (height - top - step * len(lines)) / 2 + step * 4 // 5
    for place, (line, used, color) in enumerate(lines):
        card.text(width / 2, base + place * step, line, used, color, "ms")
    return _finished(card, face, 12)


@lru_cache(maxsize=128)
def art(face: Face, width: int, height: int) -> Image.Image:
    """Give a card's picture alone, with round corners above."""
    card = Canvas(width, height, PAPER)
    _art(card, face, width, height)
    return _cut(card.image, 14, below=14)


@lru_cache(maxsize=512)
def flat(face: Face, width: int, height: int) -> Image.Image:
    """Give a card as a strip: its picture at the left, its name beside it; a number has nothing beside it."""
    card = Canvas(width, height, PAPER)
    if face.kind == "number":
        _art(card, face, width, height)
        return _finished(card, face, 9)
    side = min(height, 42)
    _art(card, face, side, height)
    room = width - side - 12
    beside, around = (SPARK - 4, 8) if face.fresh else (0, 4)
    lines, step = words(face, room - beside, room, height - around, LETTERS)
    base = height / 2 - step * len(lines) / 2 + step * 5 // 6
    for place, (line, used, color) in enumerate(lines):
        card.text(side + 7, base + place * step, line, used, color)
    return _finished(card, face, 9)


@lru_cache(maxsize=64)
def back(width: int, height: int) -> Image.Image:
    """Give the back of a card."""
    card = Canvas(width, height, BACK)
    size = min(width, height) * 3 // 5
    card.icon("whole", (width - size) // 2, (height - size) // 2, size, BACK_EDGE)
    card.frame(0, 0, width, height, BACK_EDGE, max(4, width // 8), 2)
    return _cut(card.image, max(4, width // 8))


def words(
    face: Face, room: int, below: int, height: int, size: int
) -> tuple[list[tuple[str, FreeTypeFont, Color]], int]:
    """Give a card's name and note as lines, and how far apart they lie; `below`, the note has so much room.

    A name that would be cut, or a word of it broken, is written smaller, which may make room for one more line.
    """
    told, chosen, step = [face.name], fonts.font(size, fonts.SEMIBOLD), STEP
    for step in range(STEP, LEAST_STEP - 1, -1):
        most = height // step - bool(face.note)
        told, chosen = fonts.wrapped(face.name, room, most, size - STEP + step, fonts.SEMIBOLD)
        if " ".join(told) == fonts.readable(face.name):
            break
    lines = [(line, chosen, INK) for line in told]
    if face.note:
        lines.append((*fonts.fit(face.note, below, step - 3), FADED))
    return lines, step


def _art(card: Canvas, face: Face, width: int, height: int) -> None:
    """Draw what the card is: a unicorn's head with its type's sign, or a thing, or a number; a symbol if it has one."""
    look = face.mark if face.kind == "hunted" and face.mark in TINTS else face.kind
    ink = INKS[look]
    card.image.paste(TINTS[look], (0, 0, width, height))
    size = min(height * 74 // 100, width - 8)
    sign = max(16, height // 5)
    x, y = (width - size) // 2, (height - size) // 2
    if face.kind == "number":
        card.text(width / 2, height * 0.74, face.name, fonts.font(height * 2 // 3, fonts.BOLD), ink, "ms")
    elif face.kind in UNICORNS:
        _unicorn(card, face, width - size - 4 if width < 2 * size else x, height - size, size, ink)
    else:
        card.icon(_THINGS[face.kind], x, y, size, ink)
    if face.kind in SIGNED:
        card.icon(face.kind, 5, 5, sign, ink)
    if face.mark:
        card.icon(face.mark, 5, 5 if face.kind == "hunted" else height - sign - 5, sign, ink)
    if face.attached:
        _attached(card, face.attached, height)


def _attached(card: Canvas, count: int, below: int) -> None:
    """Draw a card's back with how many are attached: a sign and a number, which no points have."""
    chosen = fonts.font(17, fonts.BOLD)
    width = round(chosen.getlength(str(count))) + 25
    card.box(4, below - 26, width, 22, GROUND, 6)
    card.image.paste(back(11, 16), (8, below - 23), back(11, 16))
    card.text(23, below - 9, str(count), chosen, TEXT)


def _unicorn(card: Canvas, face: Face, x: int, y: int, size: int, ink: Color) -> None:
    mane = MANES[crc32(face.name.encode()) % len(MANES)]
    card.icon("mane", x, y, size, mane)
    card.icon("head", x, y, size, ink)
    card.icon("horn", x, y, size, HORN)


def _finished(card: Canvas, face: Face, radius: int) -> Image.Image:
    width, height = card.image.size
    card.frame(0, 0, width, height, FADED, radius, 1)
    if face.fresh:
        card.frame(0, 0, width, height, ACCENT, radius, 5)
        card.box(width - SPARK - 3, 3, SPARK, SPARK, GROUND, SPARK // 2)
        card.icon("magic", width - SPARK + 1, 7, SPARK - 8, ACCENT)
    return _cut(card.image, radius)


def _cut(image: Image.Image, radius: int, below: int = 0) -> Image.Image:
    """Round a card's corners; those `below` so many more pixels are left out."""
    image.putalpha(shapes.rounded(image.width, image.height + below, radius).crop((0, 0, *image.size)))
    return image
