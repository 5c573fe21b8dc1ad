"""What may be passed into a text, and how Fluent shows it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from fluent.runtime.types import FluentInt, FluentType

Value: TypeAlias = str | int | Sequence[str]
"""A finished string, a number (it chooses the plural and is shown without grouping), or a list (joined by grammar)."""


@dataclass(frozen=True)
class Joints:
    """What stands between the items of a list: `, ` and, before the last one, ` and `."""

    between: str
    before_last: str

    def join(self, items: Sequence[str]) -> str:
        """Join items as the language does: none is an empty string, one is itself."""
        *front, last = items or ("",)
        return self.before_last.join([self.between.join(front), last]) if front else last


@dataclass(frozen=True)
class Listed(FluentType):
    """A list inside a text: shown by grammar, its items styled by `BOLD()` or `ITALIC()`."""

    items: tuple[str, ...]
    joints: Joints

    def format(self, locale: object) -> str:  # noqa: ARG002 (Fluent passes it; the joints already know the language)
        """Give the items as one string."""
        return self.joints.join(self.items)


def to_fluent(value: Value, joints: Joints) -> str | FluentType:
    """Turn an argument of `Texts.say` into what Fluent resolves."""
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return FluentInt(value, useGrouping=False)
    return Listed(tuple(value), joints)


def bold(value: str | FluentType) -> FluentType:
    """`BOLD($players)` in a catalogue: every item in Discord's bold."""
    return _styled(value, "**")


def italic(value: str | FluentType) -> FluentType:
    """`ITALIC($cards)` in a catalogue: every item in Discord's italics."""
    return _styled(value, "*")


def _styled(value: str | FluentType, mark: str) -> FluentType:
    if isinstance(value, Listed):
        return replace(value, items=tuple(f"{mark}{item}{mark}" for item in value.items))
    if isinstance(value, str):
        return Listed((f"{mark}{value}{mark}",), Joints("", ""))
    raise TypeError(f"only names and lists of names can be styled, not {value!r}")
