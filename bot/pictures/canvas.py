"""A sheet to draw on: boxes with round corners, drawings, lines of text; all coordinates are pixels of the picture."""

from io import BytesIO

from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont

from bot.pictures import fonts, shapes
from bot.pictures.icons import icon
from bot.pictures.palette import TEXT, Color

PACKING = 3
"""How hard PNG is packed: harder costs time and gains little."""


class Canvas:
    """A picture being drawn."""

    def __init__(self, width: int, height: int, ground: Color) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self._pen = ImageDraw.Draw(self.image)

    def box(self, x: int, y: int, width: int, height: int, fill: Color, radius: int = 12) -> None:
        """Fill a box with round corners."""
        self.image.paste(fill, (x, y), shapes.rounded(width, height, radius))

    def frame(self, x: int, y: int, width: int, height: int, color: Color, radius: int = 12, thick: int = 2) -> None:
        """Draw the border of such a box, inside it."""
        self.image.paste(color, (x, y), shapes.frame(width, height, radius, thick))

    def icon(self, name: str, x: int, y: int, size: int, color: Color) -> None:
        """Put a drawing with its left upper corner at a place."""
        self.image.paste(color, (x, y), icon(name, size))

    def stamp(self, sprite: Image.Image, x: int, y: int) -> None:
        """Put a finished sprite at a place; its own transparency counts."""
        self.image.paste(sprite, (x, y), sprite)

    def line(self, points: list[tuple[float, float]], color: Color, thick: int = 2) -> None:
        """Draw a line through points."""
        self._pen.line(points, fill=color, width=thick, joint="curve")

    def text(
        self, x: float, y: float, text: str, chosen: FreeTypeFont, color: Color = TEXT, anchor: str = "ls"
    ) -> None:
        """Write a line; `anchor` as Pillow has it: `ls` puts the left end of the base line at the place."""
        self._pen.text((x, y), text, font=chosen, fill=color, anchor=anchor)

    def fitted(
        self, x: float, y: float, text: str, room: float, size: int, weight: int = fonts.REGULAR, color: Color = TEXT
    ) -> float:
        """Write a line made to fit into `room` pixels; gives how many it took."""
        told, chosen = fonts.fit(text, room, size, weight)
        self.text(x, y, told, chosen, color)
        return chosen.getlength(told)

    def png(self) -> bytes:
        """Give the picture as a file."""
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=PACKING)
        return file.getvalue()
