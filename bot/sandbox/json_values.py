"""JSON as typed values, and the few readers everything else is built on.

What arrives from a client is never trusted: a reader answers with a neutral value where the type is not the asked one;
the validators under `rules/` are what complains about it.
"""

import json
from collections.abc import Mapping, Sequence
from typing import TypeAlias, cast

JsonValue: TypeAlias = "bool | int | float | str | Sequence[JsonValue] | Mapping[str, JsonValue] | None"
JsonObject: TypeAlias = Mapping[str, JsonValue]


def parse_json(raw: str | bytes) -> JsonValue:
    """Read one JSON text.

    Raises ValueError when it is none.
    """
    return cast(JsonValue, json.loads(raw))


def dump_json(value: JsonValue) -> str:
    """Write one JSON text without spaces, as Discord does."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def as_object(value: JsonValue) -> JsonObject:
    """The value as an object; an empty one when it is something else."""
    return value if isinstance(value, Mapping) else {}


def as_list(value: JsonValue) -> list[JsonValue]:
    """The value as a list; an empty one when it is something else."""
    return list(value) if isinstance(value, list | tuple) else []


def objects(value: JsonValue) -> list[JsonObject]:
    """The objects of a list, anything else in it left out."""
    return [item for item in as_list(value) if isinstance(item, Mapping)]


def text_of(source: JsonObject, key: str, default: str = "") -> str:
    """The string under `key`, or the default."""
    value = source.get(key)
    return value if isinstance(value, str) else default


def number_of(source: JsonObject, key: str, default: int = 0) -> int:
    """The whole number under `key`, or the default; true and false are no numbers."""
    value = source.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def flag_of(source: JsonObject, key: str, default: bool = False) -> bool:
    """The boolean under `key`, or the default."""
    value = source.get(key)
    return value if isinstance(value, bool) else default


def snowflake_of(value: JsonValue) -> int | None:
    """An id, sent as a string or (as discord.py does in places) as a number; None when it is neither."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit():
        return int(value)
    return None


def snowflakes_of(value: JsonValue) -> list[int]:
    """All ids of a list."""
    return [found for found in map(snowflake_of, as_list(value)) if found is not None]
