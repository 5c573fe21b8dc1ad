"""A screen as plain text: what it says, then its buttons and menus row by row."""

from collections.abc import Iterator
from itertools import groupby

from bot.screens.limits import Part, problems
from bot.screens.screen import Screen
from tests.screens.play import components, inside

TEXT, ROW, BUTTON = 10, 1, 2
OPTIONS = 6


def drawn(title: str, screen: Screen) -> str:
    """Give the screen under a title; it must be within Discord's limits."""
    wrong = problems(components(screen))
    assert wrong == [], (title, wrong)
    return "\n".join([f"==== {title}", *_lines(components(screen))])


def _lines(parts: list[Part]) -> Iterator[str]:
    for part in parts:
        if part["type"] == TEXT:
            yield str(part["content"])
        elif part["type"] == ROW:
            yield from _controls(inside(part, "components"))
        else:
            yield from _lines(inside(part, "components"))


def _controls(controls: list[Part]) -> Iterator[str]:
    for is_button, group in groupby(controls, key=lambda part: part["type"] == BUTTON):
        if is_button:
            yield " ".join(_button(part) for part in group)
        else:
            for menu in group:
                yield f"[{menu.get('placeholder', '')} ▾]"
                options = inside(menu, "options")
                yield from (f"    {_option(option)}" for option in options[:OPTIONS])
                yield from (["    …"] if len(options) > OPTIONS else [])


def _button(part: Part) -> str:
    return f"[{part['label']}]" + (" (off)" if part.get("disabled") else "")


def _option(option: Part) -> str:
    about = option.get("description")
    return f"{option['label']} — {about}" if about else str(option["label"])
