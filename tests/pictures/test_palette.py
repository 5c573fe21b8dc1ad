"""What is written is readable: WCAG's AA, for text of any size."""

import pytest

from bot.pictures import palette
from bot.pictures.palette import contrast

AA, AA_GRAPHICS = 4.5, 3.0


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (palette.TEXT, palette.GROUND),
        (palette.TEXT, palette.PANEL),
        (palette.TEXT, palette.TABLE),
        (palette.MUTED, palette.PANEL),
        (palette.MUTED, palette.TABLE),
        (palette.MUTED, palette.GROUND),
        (palette.INK, palette.PAPER),
        (palette.FADED, palette.PAPER),
        (palette.GROUND, palette.ACCENT),
        *((line, palette.GROUND) for line in palette.LINES),
    ],
)
def test_text_stands_out(text: palette.Color, ground: palette.Color) -> None:
    assert contrast(text, ground) >= AA


@pytest.mark.parametrize("kind", sorted(palette.TINTS))
def test_drawings_stand_out_on_their_ground(kind: str) -> None:
    assert contrast(palette.INKS[kind], palette.TINTS[kind]) >= AA_GRAPHICS


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == 21
    assert round(contrast((119, 119, 119), (255, 255, 255)), 2) == 4.48
