"""What a server can set: the house rules of the games on offer, how people play, and what concerns the server alone."""

from collections.abc import Sequence
from functools import cached_property

from msgspec.structs import replace

from bot.content.errors import BadRule
from bot.content.library import Library
from bot.content.own.shelf import OWN
from bot.content.rule import Rule, RuleValue
from bot.tables.document import MIRROR_DELAY, OWN_THREAD, UNDO

PRESET, ALLOWED_CHANNELS, TABLE_LIMIT, PING_HABIT = "preset", "allowed_channels", "tables_per_channel", "ping_habit"
EXPANSIONS = "expansions"
PACE, LANGUAGE, PICTURES = "pace", "board_language", "pictures"
AUTO = "auto"

OF_TABLES = (UNDO, MIRROR_DELAY, OWN_THREAD, PICTURES)
"""The rules about how people play that every table takes along, whatever its game and pace."""

ACTING = (PACE, "turn_seconds", "reaction_seconds", LANGUAGE, *OF_TABLES)
"""The rules about how people play that something reads so far: only these can be set."""

SERVER_WIDE = frozenset({ALLOWED_CHANNELS, PING_HABIT})
"""What can be set for the whole server only."""

NO_LIMIT = "none"

DECKS = "deck"
"""What a rule that lists a server's own decks is a list of."""


class Keys:
    """Every key that can be set, alive, and its values."""

    def __init__(self, content: Library, languages: Sequence[str]) -> None:
        """Derive the keys from the games on offer; `languages` are those that the board can speak."""
        self.content = content
        self._languages = languages

    @cached_property
    def all(self) -> dict[str, Rule]:
        """All of them: the rules of the games on offer, of how people play, of the server."""
        games = {self.content.houserules.preset(name).game for name in self.content.presets()}
        schema = self.content.houserules
        played = {
            key: rule
            for key, rule in schema.every().items()
            if key not in schema.table and games & set(schema.games_of(key)) and rule.of in ("", DECKS)
        }
        return played | self.of_tables() | self.of_server()

    def of_tables(self) -> dict[str, Rule]:
        """Give the rules about how people play that something reads."""
        rules = {key: self.content.houserules.table[key] for key in ACTING}
        spoken = [choice for choice in rules[LANGUAGE].choices if choice == AUTO or choice in self._languages]
        return rules | {LANGUAGE: replace(rules[LANGUAGE], choices=spoken)}

    def of_server(self) -> dict[str, Rule]:
        """Give what no game reads: where tables open, how many, whom they call."""
        presets: list[bool | int | str] = list(self.content.presets())
        return {
            PRESET: Rule(choices=presets, prefix=OWN),
            ALLOWED_CHANNELS: Rule(of="channel", default=[]),
            TABLE_LIMIT: Rule(bounds=(1, 25), alternative=NO_LIMIT, default=NO_LIMIT),
            PING_HABIT: Rule(choices=["always", "turn", "late", "never"]),
        }

    def of_game(self, preset: str) -> dict[str, Rule]:
        """Give the keys that a preset's game reads."""
        game = self.content.houserules.preset(preset).game
        return {key: self.all[key] for key in self.content.houserules.rules_of(game) if key in self.all}

    def parse(self, key: str, text: str) -> RuleValue:
        """Read a value as a person types it. Raises `BadRule`."""
        return self._rule(key).parse(key, text)

    def usual(self, key: str, preset: str) -> RuleValue:
        """Give what a key means where nobody sets it, in a preset. Raises `BadRule` for a key that doesn't exist."""
        return self.content.houserules.preset(preset).rules.get(key, self._rule(key).usual)

    def check(self, key: str, value: RuleValue) -> None:
        """Check a value. Raises `BadRule`."""
        if not self._rule(key).allows(value):
            raise self._rule(key).refusal(key, value)

    def _rule(self, key: str) -> Rule:
        if key not in self.all:
            raise BadRule(key, "unknown_rule", game="")
        return self.all[key]
