"""The schema of house rules and the presets made of them, read from `data/houserules.yaml`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from bot.content import yaml_files
from bot.content.errors import ContentError
from bot.games.stables.rules import StableRules

RuleValue = bool | int | str | list[str]


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One house rule: its `choices`, or `bounds` with an `alternative` word, or a list of decks."""

    choices: list[bool | int | str] = field(default_factory=list[bool | int | str], name="values")
    bounds: tuple[int, int] | None = field(default=None, name="int")
    alternative: str = field(default="", name="or")
    of: str = field(default="", name="list")
    default: RuleValue | None = None
    kids: bool = False
    sources: tuple[str, ...] = field(default=(), name="from")

    @property
    def usual(self) -> RuleValue:
        """The value without a preset: the named default, else the first choice."""
        return self.choices[0] if self.default is None else self.default

    def allows(self, value: object) -> bool:
        """Tell whether a value is within the choices or bounds."""
        if self.of:
            return isinstance(value, list)
        if self.bounds is not None:
            low, high = self.bounds
            within = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
            return within or (bool(self.alternative) and value == self.alternative)
        return any(value == choice and type(value) is type(choice) for choice in self.choices)


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A named set of rules: its `game` (a section of the schema), its `deck`, the `rules` that differ.

    `unicorns_by_seats`: how many unicorns win at a small and at a big table.
    """

    game: str
    deck: str
    unicorns_by_seats: tuple[int, int]
    rules: dict[str, RuleValue]


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole schema: rules by section and presets by name."""

    unstable: dict[str, Rule]
    kids: dict[str, Rule]
    hunt: dict[str, Rule]
    table: dict[str, Rule]
    presets: dict[str, Preset]

    @classmethod
    def load(cls, path: Path) -> "HouseRules":
        """Read and check the schema. Raises `ContentError` naming the rule or preset."""
        schema = yaml_files.shape(yaml_files.read(path), cls, path.name)
        for name, preset in schema.presets.items():
            schema.values(name, preset.rules)
        return schema

    def preset(self, name: str) -> Preset:
        """A preset by name. Raises `ContentError`."""
        if name not in self.presets:
            raise ContentError("house rules", name, "there is no such preset")
        return self.presets[name]

    def values(self, preset: str, changes: Mapping[str, object]) -> dict[str, Any]:
        """Every rule value of a preset with `changes` on top. Raises `ContentError` naming key and value."""
        rules = self._section(preset)
        values: dict[str, Any] = {key: rule.usual for key, rule in rules.items()} | self.preset(preset).rules
        for key, value in changes.items():
            if key not in rules:
                raise ContentError("house rules", key, "there is no such rule in this game")
            if not rules[key].allows(value):
                raise ContentError("house rules", key, f"{value!r} is not one of its values")
            values[key] = value
        return values

    def stable_rules(self, preset: str, changes: Mapping[str, object]) -> StableRules:
        """The rules of a stable game as the engine reads them. Raises `ContentError`."""
        return msgspec.convert(self.values(preset, changes), StableRules)

    def _section(self, preset: str) -> dict[str, Rule]:
        return {"unstable": self.unstable, "kids": self.kids, "hunt": self.hunt}[self.preset(preset).game]
