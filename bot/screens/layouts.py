"""Building layouts: texts above, controls below, all in one container."""

from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import islice

import discord
from msgspec import Struct

from bot.screens import limits
from bot.screens.screen import Painted, Screen

PLAIN = discord.ButtonStyle.secondary
PRIMARY = discord.ButtonStyle.primary
DANGER = discord.ButtonStyle.danger
Button = discord.ui.Button[discord.ui.LayoutView]
Select = discord.ui.Select[discord.ui.LayoutView]
Control = Button | Select


class Option(Struct, frozen=True):
    """An option of a menu: what is chosen by `value`, with a line that says what it means."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


def button(custom_id: str, label: str, style: discord.ButtonStyle = PLAIN, *, disabled: bool = False) -> Button:
    """Make a button; a label that is too long is cut."""
    return discord.ui.Button(style=style, label=cut(label, limits.LABEL), custom_id=custom_id, disabled=disabled)


def menu(custom_id: str, placeholder: str, options: Iterable[Option], least: int = 1, most: int = 1) -> Select:
    """Make a menu of 1 to 25 options, of which `least` to `most` are picked."""
    return discord.ui.Select(
        custom_id=custom_id,
        placeholder=cut(placeholder, limits.PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=[
            discord.SelectOption(
                label=cut(option.label, limits.OPTION_TEXT),
                value=option.value,
                description=cut(option.description, limits.OPTION_TEXT) if option.description else None,
                default=option.chosen,
            )
            for option in options
        ],
    )


def screen(
    texts: Sequence[str],
    rows: Iterable[Sequence[Control]] = (),
    mentions: Iterable[int] = (),
    picture: Painted | None = None,
    *,
    picture_last: bool = False,
) -> Screen:
    """Put texts (empty ones left out) and rows of controls into a screen. Buttons beyond five wrap into more rows.

    A picture stands below the first text, or with `picture_last` below all of them.
    """
    told = [text for text in texts if text]
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container()
    for place, text in enumerate(told, 1):
        container.add_item(discord.ui.TextDisplay(text))
        if picture is not None and place == (len(told) if picture_last else 1):
            container.add_item(_gallery(picture))
    for row in rows:
        controls = iter(row)
        while part := list(islice(controls, limits.ROW_BUTTONS)):
            container.add_item(discord.ui.ActionRow(*part))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(container)
    if picture is None:
        return Screen(view, tuple(mentions))
    file = discord.File(BytesIO(picture.data), picture.name, description=picture.alt)
    return Screen(view, tuple(mentions), (file,), picture=picture.name)


def _gallery(picture: Painted) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
    return discord.ui.MediaGallery(item)


def cut(text: str, most: int) -> str:
    """Shorten a text to `most` characters, an ellipsis telling so."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
