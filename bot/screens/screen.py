"""What every screen is: a layout ready to be sent, and whom it may mention."""

import discord
from msgspec import Struct


class Screen(Struct, frozen=True):
    """A message in Components V2. `mentions` are the ids of the people it may ping, nobody else.

    `is_direct`: it is what a table's direct message should say, so that a press on that one is answered in place.

    The layout carries no callbacks and no timeout: presses are routed by `custom_id`.
    """

    view: discord.ui.LayoutView
    mentions: tuple[int, ...] = ()
    files: tuple[discord.File, ...] = ()
    is_direct: bool = False
