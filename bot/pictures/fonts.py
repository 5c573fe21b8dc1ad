"""Text in pictures: fonts by size, weight and width, and how words are made to fit."""

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

FILE = Path(__file__).parents[2] / "data" / "fonts" / "NotoSans.ttf"
REGULAR, SEMIBOLD, BOLD = 400, 600, 700
WIDTHS = (100, 88, 76, 66)
"""From the usual width to the narrowest (the axis of the font file, in per cent)."""

ELLIPSIS = "…"
_UNKNOWN = "\U0010fffe"


@lru_cache(maxsize=256)
def font(size: int, weight: int = REGULAR, width: int = 100) -> FreeTypeFont:
    """Give a font of `size` pixels. Its layout is Pillow's own, the same on every machine."""
    made = ImageFont.truetype(FILE, size, layout_engine=ImageFont.Layout.BASIC)
    made.set_variation_by_axes([weight, width])
    return made


@lru_cache(maxsize=8192)
def has(sign: str) -> bool:
    """Tell whether the font can draw a character."""
    return _drawn(sign) != _drawn(_UNKNOWN)


@lru_cache(maxsize=4096)
def readable(text: str) -> str:
    """Give a text without what the font can't draw (pictographs, some scripts): perhaps nothing."""
    return " ".join("".join(sign if sign == " " or has(sign) else " " for sign in text).split())


def fit(text: str, room: float, size: int, weight: int = REGULAR) -> tuple[str, FreeTypeFont]:
    """Make a line fit into so many pixels: in a narrower font, then cut with an ellipsis."""
    text = readable(text)
    chosen = next(
        (fitting for fitting in _by_width(size, weight) if fitting.getlength(text) <= room),
        font(size, weight, WIDTHS[-1]),
    )
    return cut(text, room, chosen), chosen


def cut(text: str, room: float, chosen: FreeTypeFont) -> str:
    """Cut a line to so many pixels, an ellipsis telling so."""
    if chosen.getlength(text) <= room:
        return text
    kept = text
    while kept and chosen.getlength(kept + ELLIPSIS) > room:
        kept = kept[:-1].rstrip()
    return kept + ELLIPSIS


def wrap(text: str, room: float, lines: int, chosen: FreeTypeFont) -> list[str]:
    """Break a text into at most so many lines of so many pixels; the last one is cut if there is more."""
    words, told = text.split(), [""]
    while words:
        longer = f"{told[-1]} {words[0]}".strip()
        if chosen.getlength(longer) <= room:
            told[-1] = longer
            words.pop(0)
        elif len(told) == lines:
            told[-1] = cut(f"{told[-1]} {' '.join(words)}".strip(), room, chosen)
            break
        elif told[-1]:
            told.append("")
        else:
            told[-1], words[0] = _broken(words[0], room, chosen)
            told.append("")
    return [line for line in told if line]


def wrapped(text: str, room: float, lines: int, size: int, weight: int = REGULAR) -> tuple[list[str], FreeTypeFont]:
    """The same in the widest font in which nothing is cut and no word broken, else in the narrowest."""
    text = readable(text)
    for chosen in _by_width(size, weight):
        longest = max((chosen.getlength(word) for word in text.split()), default=0)
        if longest <= room:
            told = wrap(text, room, lines, chosen)
            if " ".join(told) == text:
                return told, chosen
    narrow = font(size, weight, WIDTHS[-1])
    return wrap(text, room, lines, narrow), narrow


def _by_width(size: int, weight: int) -> Iterator[FreeTypeFont]:
    return (font(size, weight, width) for width in WIDTHS)


def _broken(word: str, room: float, chosen: FreeTypeFont) -> tuple[str, str]:
    place = next(
        (length for length in range(len(word), 1, -1) if chosen.getlength(word[:length]) <= room),
        1,
    )
    return word[:place], word[place:]


def _drawn(sign: str) -> bytes:
    """Give a character as the font draws it; all that it doesn't know look alike."""
    spot = Image.new("L", (32, 32))
    ImageDraw.Draw(spot).text((4, 4), sign, font=font(16), fill=255)
    return spot.tobytes()
