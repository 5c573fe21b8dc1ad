"""Discord's limits for messages in Components V2: the one table of them, and what breaks them in a given layout."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

COMPONENTS = 40
"""Nested ones counted."""
TEXT = 4000
"""Characters over all texts of a message."""
TEXT_BYTES = 10_000
"""UTF-8 bytes over everything readable; beyond, Discord answers with an undocumented HTTP 500."""
ROW_BUTTONS = 5
CUSTOM_ID = 100
LABEL = 80
SHORT_LABEL = 38
"""What reads well on a phone's button."""
OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
ALT_TEXT = 1024
FILE_BYTES = 10 * 1024 * 1024
"""Of one file, on a server without boosts."""

_SPARE, _SPARE_BYTES = 100, 1000
_ROW, _BUTTON, _SELECT, _TEXT_DISPLAY, _GALLERY = 1, 2, 3, 10, 12
_READABLE = ("content", "label", "placeholder", "description", "value")

Part = Mapping[str, object]


def problems(components: Sequence[Part]) -> list[str]:
    """Find what breaks a limit in a layout (`view.to_components()`), in words; an empty list means it can be sent."""
    parts = list(_walk(components))
    found = [problem for part in parts for problem in _of_part(part)]
    ids = [str(part["custom_id"]) for part in parts if "custom_id" in part]
    found += [f"custom_id {text!r} is used twice" for text in sorted({one for one in ids if ids.count(one) > 1})]
    if not components:
        found.append("nothing to show")
    if len(parts) > COMPONENTS:
        found.append(f"{len(parts)} components")
    length = sum(len(str(part["content"])) for part in parts if "content" in part)
    if length > TEXT:
        found.append(f"{length} characters")
    size = byte_size(components)
    if size > TEXT_BYTES:
        found.append(f"{size} bytes")
    return found


def fits(texts: Sequence[str], alt: str = "") -> bool:
    """Tell whether texts, beside a picture with that description, leave room in a message for its controls' labels."""
    length = sum(map(len, texts))
    return length <= TEXT - _SPARE and sum(len(text.encode()) for text in (*texts, alt)) <= TEXT_BYTES - _SPARE_BYTES


def byte_size(components: Sequence[Part]) -> int:
    """Give the UTF-8 bytes of everything readable in a layout."""
    return sum(
        len(str(one[key]).encode())
        for part in _walk(components)
        for one in (part, *_list(part.get("options")), *_list(part.get("items")))
        for key in _READABLE
        if one.get(key)
    )


def _list(value: object) -> list[Part]:
    return cast("list[Part]", value) if isinstance(value, list) else []


def _walk(components: Sequence[Part]) -> Iterator[Part]:
    for part in components:
        yield part
        yield from _walk(_list(part.get("components")))


def _of_part(part: Part) -> Iterator[str]:
    kind = part["type"]
    if "custom_id" in part:
        yield from _length("custom_id", part["custom_id"], CUSTOM_ID)
    if kind == _TEXT_DISPLAY:
        yield from _length("text", part["content"], TEXT)
    elif kind == _BUTTON:
        yield from _length("label", part.get("label"), LABEL)
    elif kind == _SELECT:
        yield from _of_select(part)
    elif kind == _GALLERY:
        for item in _list(part.get("items")):
            yield from _length("alt text", item.get("description"), ALT_TEXT)
    elif kind == _ROW:
        inside = _list(part.get("components"))
        buttons = all(one["type"] == _BUTTON for one in inside)
        if not 1 <= len(inside) <= (ROW_BUTTONS if buttons else 1):
            yield f"{len(inside)} controls in a row"


def _of_select(part: Part) -> Iterator[str]:
    options = _list(part.get("options"))
    if not 1 <= len(options) <= OPTIONS:
        yield f"{len(options)} options"
    yield from _length("placeholder", part.get("placeholder"), PLACEHOLDER)
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    if not (isinstance(low, int) and isinstance(high, int) and low <= high <= len(options)):
        yield f"from {low} to {high} of {len(options)} options"
    values = [str(option["value"]) for option in options]
    if len(set(values)) < len(values):
        yield "the same option twice"
    for option in options:
        yield from _length("option", option["label"], OPTION_TEXT)
        yield from _length("option's value", option["value"], OPTION_TEXT)
        if option.get("description") is not None:
            yield from _length("option's description", option["description"], OPTION_TEXT)


def _length(what: str, text: object, most: int) -> Iterator[str]:
    length = len(text) if isinstance(text, str) else 0
    if not 1 <= length <= most:
        yield f"{what} of {length} characters: {str(text)[:40]!r}"
