"""The colours of all pictures: calm, on dark ground, text always at least at WCAG's AA contrast."""

from typing import Final

Color = tuple[int, int, int]

GROUND: Final[Color] = (30, 31, 42)
TABLE: Final[Color] = (38, 61, 66)
TABLE_EDGE: Final[Color] = (82, 116, 118)
PANEL: Final[Color] = (44, 46, 62)
PANEL_EDGE: Final[Color] = (70, 73, 96)
TEXT: Final[Color] = (243, 243, 248)
MUTED: Final[Color] = (190, 194, 210)
ACCENT: Final[Color] = (255, 205, 112)
"""Whose turn it is, and what has just happened; always with a shape or word beside it."""

PAPER: Final[Color] = (247, 243, 233)
INK: Final[Color] = (38, 36, 52)
FADED: Final[Color] = (92, 90, 106)
BACK: Final[Color] = (86, 78, 140)
BACK_EDGE: Final[Color] = (150, 142, 204)

TINTS: Final[dict[str, Color]] = {
    "baby": (250, 214, 224),
    "basic": (214, 206, 240),
    "magical": (193, 224, 243),
    "colourful": (214, 206, 240),
    "magic": (205, 231, 199),
    "upgrade": (248, 229, 166),
    "downgrade": (245, 203, 186),
    "instant": (233, 198, 206),
    "hunted": (226, 221, 238),
    "scheme": (236, 216, 190),
    "number": (228, 226, 216),
    "item": (214, 226, 226),
    "pink": (248, 196, 216),
    "yellow": (248, 228, 150),
    "blue": (178, 214, 246),
    "purple": (212, 192, 242),
    "legendary": (247, 226, 196),
    "none": (226, 224, 220),
}
"""The ground of a card's picture, by its kind or colour."""

INKS: Final[dict[str, Color]] = {
    "baby": (172, 62, 104),
    "basic": (94, 72, 164),
    "magical": (28, 98, 150),
    "colourful": (94, 72, 164),
    "magic": (44, 112, 62),
    "upgrade": (134, 92, 0),
    "downgrade": (166, 64, 34),
    "instant": (158, 40, 74),
    "hunted": (84, 74, 124),
    "scheme": (126, 80, 26),
    "number": (62, 62, 92),
    "item": (42, 96, 98),
    "pink": (166, 44, 96),
    "yellow": (124, 92, 0),
    "blue": (20, 88, 158),
    "purple": (106, 56, 168),
    "legendary": (140, 82, 10),
    "none": (96, 94, 102),
}
"""What is drawn on that ground."""

LINES: Final[tuple[Color, ...]] = (
    (255, 205, 112),
    (122, 196, 255),
    (255, 146, 170),
    (140, 220, 160),
    (204, 170, 255),
    (255, 170, 110),
    (130, 226, 220),
    (222, 222, 232),
)
"""The lines of a chart, by seat; each has a mark of its own shape, too."""


def contrast(one: Color, other: Color) -> float:
    """Give the contrast of two colours by WCAG: from 1 (none) to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(color: Color) -> float:
    parts = [part / 255 for part in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
