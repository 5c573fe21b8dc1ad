"""What every screen is: a layout ready to be sent, and whom it may mention."""

from typing import Self

import discord
from msgspec import Struct
from msgspec.structs import replace


class Painted(Struct, frozen=True):
    """A picture as a PNG file: its `name` stands for what it shows, `alt` says the same in words."""

    name: str
    alt: str
    data: bytes


class Screen(Struct, frozen=True):
    """A message in Components V2. `mentions` are the ids of the people it may ping, nobody else.

    `picture` stands among its files under that name, or stands on the message already if it is `kept` there.

    `is_direct`: it is what a table's direct message should say, so that a press on that one is answered in place.

    The layout carries no callbacks and no timeout: presses are routed by `custom_id`.
    """

    view: discord.ui.LayoutView
    mentions: tuple[int, ...] = ()
    files: tuple[discord.File, ...] = ()
    is_direct: bool = False
    picture: str = ""
    kept: bool = False

    def keeping(self) -> Self:
        """Give the screen for a message that has its picture already: no file is sent again."""
        return replace(self, files=(), kept=True)
