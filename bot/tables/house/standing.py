"""What holds at a place: of everything set in a server, for each key the value of the nearest level that sets it."""

import hashlib
from collections.abc import Iterable, Mapping

import msgspec
from msgspec import Struct

from bot.content.rule import Rule, RuleValue
from bot.store.records import HouseRow
from bot.tables.house.keys import PRESET
from bot.tables.house.places import Place

Levels = Mapping[int, Mapping[str, RuleValue]]
"""What is set, by level (a channel's number, or `SERVER`) and key."""


class Found(Struct, frozen=True):
    """A value that holds somewhere, and the level that sets it."""

    value: RuleValue
    level: int


def levels_of(rows: Iterable[HouseRow], alive: Mapping[str, Rule]) -> dict[int, dict[str, RuleValue]]:
    """Read rows; what this program doesn't know, or no longer allows, counts as not set."""
    found: dict[int, dict[str, RuleValue]] = {}
    for row in rows:
        value = decode(row.value)
        rule = alive.get(row.key)
        if value is not None and rule is not None and rule.allows(value):
            found.setdefault(row.channel, {})[row.key] = value
    return found


def standing(levels: Levels, place: Place) -> dict[str, Found]:
    """Give what holds at a place by key; keys that no level sets are left out."""
    found: dict[str, Found] = {}
    for level in reversed(place.levels):
        found |= {key: Found(value, level) for key, value in levels.get(level, {}).items()}
    return found


def preset_of(found: Mapping[str, Found], otherwise: str) -> str:
    """Give the preset that a new table takes by itself."""
    return str(found[PRESET].value) if PRESET in found else otherwise


def fingerprint(values: Mapping[str, RuleValue]) -> str:
    """Give a short sign of a set of rules, for what is about exactly that set."""
    return hashlib.sha256(msgspec.json.encode(values, order="sorted")).hexdigest()[:16]


def encode(value: RuleValue) -> bytes:
    """Write a value as the store keeps it."""
    return msgspec.json.encode(value)


def decode(stored: bytes | None) -> RuleValue | None:
    """Read a value from the store; None for nothing, and for what can't be read."""
    if stored is None:
        return None
    try:
        return msgspec.json.decode(stored, type=bool | int | str | list[str])
    except msgspec.MsgspecError:
        return None
