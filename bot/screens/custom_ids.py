"""The ids of buttons and menus: which table, which decision, what to do. They still work after a restart."""

import re

from msgspec import Struct

NO_TOKEN = "-"
PATTERN = r"nb:(?P<table>\d{1,19}):(?P<token>[\w-]{1,32}):(?P<verb>[a-z_]{1,20})(?::(?P<argument>.{0,70}))?"
"""What every `custom_id` of ours matches as a whole."""

_PATTERN = re.compile(PATTERN, re.ASCII)


class CustomId(Struct, frozen=True):
    """A control: `table` (0: none in particular), `token` (a decision's opaque name, or empty), `verb`, `argument`."""

    table: int
    token: str
    verb: str
    argument: str = ""


def encode(table: int, verb: str, argument: str | int = "", token: str = "") -> str:
    """Give the `custom_id` (at most 100 characters) of a control."""
    tail = f":{argument}" if argument != "" else ""
    return f"nb:{table}:{token or NO_TOKEN}:{verb}{tail}"


def decode(text: str) -> CustomId | None:
    """Read a `custom_id`; None if it isn't one of ours."""
    found = _PATTERN.fullmatch(text)
    if found is None:
        return None
    token = found["token"]
    return CustomId(int(found["table"]), "" if token == NO_TOKEN else token, found["verb"], found["argument"] or "")
