"""One house rule: the values it can have, how people type them, and which ones to suggest."""

import re
from collections.abc import Mapping
from typing import cast

from msgspec import Struct, field

from bot.content.errors import BadRule

RuleValue = bool | int | str | list[str]

NO_LIST = "none"
"""What people type, and texts show, for an empty list."""

MANY = 24
"""Up to so many numbers are suggested one by one; with the alternative word they fit a menu of Discord."""

ROUND_NUMBERS = (
    5,
    10,
    15,
    20,
    30,
    45,
    60,
    90,
    120,
    180,
    300,
    600,
    1800,
    3600,
    21_600,
    43_200,
    86_400,
    259_200,
    604_800,
)
"""What is suggested of a wide range, which is always one of seconds."""

SYNONYMS: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def word(value: object) -> str:
    """Give a value as it is typed and as its text is called: `true`, `7`, `by_seats`, `none` for an empty list."""
    if isinstance(value, list):
        return ", ".join(map(str, cast(list[object], value))) or NO_LIST
    return str(value).lower() if isinstance(value, bool) else str(value)


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """One house rule: its `choices`, or `bounds` with an `alternative` word, or a list of decks.

    Words with the `prefix` are allowed as well: who reads them has to know what they name.
    """

    choices: list[bool | int | str] = field(default_factory=list[bool | int | str], name="values")
    bounds: tuple[int, int] | None = field(default=None, name="int")
    alternative: str = field(default="", name="or")
    of: str = field(default="", name="list")
    default: RuleValue | None = None
    prefix: str = ""
    kids: bool = False
    sources: tuple[str, ...] = field(default=(), name="from")

    @property
    def usual(self) -> RuleValue:
        """The value without a preset: the named default, else the first choice."""
        return self.choices[0] if self.default is None else self.default

    @property
    def words(self) -> list[str]:
        """The values that are words and need a text each: choices, the alternative to a number, `none` of a list."""
        if self.of:
            return [NO_LIST]
        return [word(choice) for choice in self.choices] or [self.alternative] * bool(self.alternative)

    def allows(self, value: object) -> bool:
        """Tell whether a value is within the choices or bounds."""
        if self.of:
            return isinstance(value, list) and all(isinstance(name, str) for name in cast(list[object], value))
        if self.bounds is not None:
            low, high = self.bounds
            within = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
            return within or (bool(self.alternative) and value == self.alternative)
        if self.prefix and isinstance(value, str) and value.startswith(self.prefix):
            return True
        return any(value == choice and type(value) is type(choice) for choice in self.choices)

    def refusal(self, key: str, value: object) -> BadRule:
        """Say what is wrong with a value that is not allowed."""
        number = isinstance(value, int) and not isinstance(value, bool)
        if self.bounds is not None and number:
            low, high = self.bounds
            return BadRule(key, "out_of_bounds", value=word(value), least=low, most=high, alternative=self.alternative)
        return BadRule(key, "not_a_value", value=word(value), values=self.suggestions())

    def parse(self, key: str, text: str) -> RuleValue:
        """Read a value as a person types it, in any case. Raises `BadRule`: `not_a_value`, `out_of_bounds`."""
        typed = text.strip().casefold()
        if self.of:
            return [] if typed == NO_LIST else [name.strip() for name in typed.split(",") if name.strip()]
        for value in (*self.choices, *([self.alternative] if self.alternative else [])):
            if typed == word(value):
                return value
        value: RuleValue = typed
        if self.bounds is not None and re.fullmatch(r"[+-]?[0-9]{1,12}", typed):
            value = int(typed)
        elif typed in SYNONYMS:
            value = SYNONYMS[typed]
        if not self.allows(value):
            raise self.refusal(key, value if isinstance(value, int) and self.bounds is not None else text.strip())
        return value

    def suggestions(self) -> list[str]:
        """Give what to offer whoever types a value: all values, or of a wide range the round ones; 25 at most."""
        if self.bounds is None:
            return self.words
        low, high = self.bounds
        numbers = range(low, high + 1)
        if len(numbers) > MANY:
            return self.words + [str(number) for number in sorted({low, high, *ROUND_NUMBERS}) if number in numbers]
        return self.words + [str(number) for number in numbers]
