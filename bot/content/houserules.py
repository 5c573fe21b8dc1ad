"""The schema of house rules and the presets made of them, read from `data/houserules.yaml`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from bot.content import yaml_files
from bot.content.errors import BadRule, ContentError
from bot.content.impossible import NotAllowed, need_one
from bot.content.own.shelf import OWN
from bot.content.rule import Rule, RuleValue
from bot.games.hunt.rules import HuntRules
from bot.games.stables.rules import StableRules

USUAL = "second"
"""The preset by whose rules an own deck is played."""

GAMES = ("unstable", "kids", "hunt")
"""The games that house rules are about."""


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A named set of rules: its `game`, its `deck`, how many `seats` [least, most], the `rules` that differ.

    `unicorns_by_seats`: how many unicorns win at a small and at a big table (0: their number alone doesn't).
    `fixed`: rules of other games that have this value here and that no table can change.
    """

    game: str
    deck: str
    seats: tuple[int, int]
    rules: dict[str, RuleValue]
    unicorns_by_seats: tuple[int, int] = (0, 0)
    fixed: dict[str, RuleValue] = field(default_factory=dict[str, RuleValue])


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole schema: rules by section, presets by name, combinations that are refused."""

    unstable: dict[str, Rule]
    kids: dict[str, Rule]
    hunt: dict[str, Rule]
    table: dict[str, Rule]
    presets: dict[str, Preset]
    not_allowed: list[NotAllowed]

    @classmethod
    def load(cls, path: Path) -> "HouseRules":
        """Read and check the schema. Raises `ContentError` naming the rule or preset."""
        schema = yaml_files.shape(yaml_files.read(path), cls, path.name)
        for name in schema.presets:
            schema.values(name, {})
        for refused in schema.not_allowed:
            for key, value in refused.when.items():
                _take(schema.rules_of(refused.game), refused.game, key, value)
        return schema

    def preset(self, name: str) -> Preset:
        """A preset by name; an own deck (`own:…`) is one that is played alone by the usual rules.

        Raises `ContentError`.
        """
        if name.startswith(OWN):
            return msgspec.structs.replace(self.presets[USUAL], deck=name)
        if name not in self.presets:
            raise ContentError("house rules", name, "there is no such preset")
        return self.presets[name]

    def rules_of(self, game: str) -> dict[str, Rule]:
        """Give the rules of a game (`unstable`, `kids`, `hunt`), without those of the table. Raises `ContentError`."""
        if game == "kids":
            return {key: rule for key, rule in self.unstable.items() if rule.kids} | self.kids
        if game not in GAMES:
            raise ContentError("house rules", game, "there is no such game")
        return self.unstable if game == "unstable" else self.hunt

    def every(self) -> dict[str, Rule]:
        """Give every rule of every section; one that two games have is one rule with the sources of both."""
        rules: dict[str, Rule] = {}
        for section in (self.unstable, self.kids, self.hunt, self.table):
            for key, rule in section.items():
                known = rules.get(key)
                rules[key] = (
                    rule
                    if known is None
                    else msgspec.structs.replace(known, sources=tuple(dict.fromkeys((*known.sources, *rule.sources))))
                )
        return rules

    def games_of(self, key: str) -> tuple[str, ...]:
        """Give the games that a rule concerns: all of them for a rule of the table, none for an unknown key."""
        return GAMES if key in self.table else tuple(game for game in GAMES if key in self.rules_of(game))

    def parse(self, key: str, text: str) -> RuleValue:
        """Read the value of any rule as a person types it, in any case.

        Raises `BadRule`: `unknown_rule`, `not_a_value`, `out_of_bounds`.
        """
        rules = self.every()
        if key not in rules:
            raise BadRule(key, "unknown_rule", game="")
        return rules[key].parse(key, text)

    def values(self, preset: str, changes: Mapping[str, object]) -> dict[str, Any]:
        """Give every game rule's value of a preset with `changes` on top. Raises `ContentError`, mostly `BadRule`."""
        chosen = self.preset(preset)
        rules = self.rules_of(chosen.game)
        values: dict[str, Any] = {key: rule.usual for key, rule in rules.items()}
        for key, value in (*chosen.rules.items(), *changes.items()):
            values[key] = _take(rules, chosen.game, key, value)
        return values

    def check(self, preset: str, changes: Mapping[str, object], seats: int | None) -> None:
        """Check a preset with `changes` for so many seats, or (None) that any number of seats could play it.

        `changes` may hold rules of the table as well. Raises `BadRule`: as `values`, and `impossible`.
        Decks are not looked at: `Library.check` does that.
        """
        chosen, values = self.preset(preset), self._values_beside(preset, changes)
        least, most = chosen.seats

        def attempt(number: int) -> None:
            for one in self.not_allowed:
                if one.game == chosen.game and one.meets(values, number):
                    raise one.refusal(number)

        need_one(range(least, most + 1) if seats is None else (seats,), attempt)

    def seats(self, preset: str, changes: Mapping[str, object]) -> tuple[int, int]:
        """Give how many seats, at least and at most, can play a preset with `changes`. Raises `BadRule` as `check`."""
        self.check(preset, changes, None)
        chosen, values = self.preset(preset), self._values_beside(preset, changes)
        least, most = chosen.seats
        refused = [one for one in self.not_allowed if one.game == chosen.game]
        fitting = [number for number in range(least, most + 1) if not any(one.meets(values, number) for one in refused)]
        return fitting[0], fitting[-1]

    def _values_beside(self, preset: str, changes: Mapping[str, object]) -> dict[str, Any]:
        """Check `changes` to the rules of the table, and give every game rule's value with the others."""
        for key in changes.keys() & self.table:
            _take(self.table, "table", key, changes[key])
        return self.values(preset, {key: value for key, value in changes.items() if key not in self.table})

    def stable_rules(self, preset: str, changes: Mapping[str, object]) -> StableRules:
        """The rules of a stable game as the engine reads them. Raises `ContentError`."""
        values = self.values(preset, changes) | self.preset(preset).fixed
        return yaml_files.shape(values, StableRules, "house rules", preset)

    def hunt_rules(self, preset: str, changes: Mapping[str, object]) -> HuntRules:
        """The rules of Kill the Unicorns as the engine reads them. Raises `ContentError`."""
        return yaml_files.shape(self.values(preset, changes), HuntRules, "house rules", preset)


def _take(rules: Mapping[str, Rule], game: str, key: str, value: object) -> Any:
    """Give a value if the rule allows it. Raises `BadRule`."""
    if key not in rules:
        raise BadRule(key, "unknown_rule", game=game)
    if not rules[key].allows(value):
        raise rules[key].refusal(key, value)
    return value
