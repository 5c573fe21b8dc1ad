"""House rules of servers and channels in words: titles, values, places, and why something can't be."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from bot.content.errors import BadRule
from bot.content.own.shelf import OWN
from bot.content.rule import RuleValue, word
from bot.tables.house.keys import ALLOWED_CHANNELS, PING_HABIT, PRESET, TABLE_LIMIT, Keys
from bot.tables.house.places import SERVER
from bot.tables.house.rulebook import Change, Difference
from bot.texts import Locale, Texts, safe_name
from bot.texts.values import Value

SECONDS = frozenset({"turn_seconds", "reaction_seconds"})
AT_ONCE = frozenset({ALLOWED_CHANNELS, PING_HABIT, TABLE_LIMIT})
"""What doesn't wait for a new table."""


def impossible(texts: Texts, locale: Locale, fault: BadRule) -> str:
    """Say why a combination of rules can't be played (an `impossible` fault)."""
    key = f"houserule-impossible-{fault.details['reason']}"
    return texts.say(locale, key, **{name: fault.details[name] for name in texts.arguments(key)})


@dataclass(frozen=True)
class HouseWords:
    """The words for one language."""

    texts: Texts
    locale: Locale
    keys: Keys
    decks: Mapping[str, str] = field(default_factory=dict[str, str])
    """The titles of the server's own decks, by id."""

    def say(self, key: str, **arguments: Value) -> str:
        """Give a text by its key."""
        return self.texts.say(self.locale, key, **arguments)

    def title(self, key: str) -> str:
        """Give a rule's name; what isn't one is shown as it is."""
        name = self._name(key)
        return self.say(name) if self.texts.has(name) else safe_name(key)

    def about(self, key: str) -> str:
        """Say what a rule decides."""
        return self.say(f"{self._name(key)}.about")

    def value(self, key: str, value: RuleValue) -> str:
        """Give a value in words."""
        if isinstance(value, list) and value:
            named = "<#{}>".format if key == ALLOWED_CHANNELS else self.deck
            return self.texts.listing(self.locale, [named(one) for one in value])
        if key == PRESET and isinstance(value, str):
            return self.preset(value)
        if key in SECONDS and isinstance(value, int):
            return self.texts.duration(self.locale, value)
        name = f"{self._name(key)}.{word(value)}"
        return self.say(name) if self.texts.has(name) else word(value)

    def deck(self, name: str) -> str:
        """Name a deck of the server's own by its id."""
        return self.decks.get(name) or safe_name(name)

    def preset(self, name: str) -> str:
        """Name an edition, or a deck of the server's own that is played alone."""
        if name.startswith(OWN):
            return self.say("game-own", title=self.deck(name.removeprefix(OWN)))
        return self.say(f"game-{name}") if self.texts.has(f"game-{name}") else safe_name(name)

    def where(self, level: int) -> str:
        """Say where a level is: "in #games", "for the whole server"."""
        if level == SERVER:
            return self.texts.say(self.locale, "house-where")
        return self.texts.say(self.locale, "house-where.channel", channel=f"<#{level}>")

    def difference(self, one: Difference) -> str:
        """Say what changes: "Hand limit: 7 → 5"."""
        return self.texts.say(
            self.locale,
            "house-difference",
            rule=self.title(one.key),
            before=self.value(one.key, one.before),
            after=self.value(one.key, one.after),
        )

    def effect(self, keys: Iterable[str]) -> str:
        """Say from when changes hold."""
        at_once = AT_ONCE.issuperset(keys)
        return self.say("house-effect.now" if at_once else "house-effect")

    def unplayable(self, change: Change) -> list[str]:
        """Warn of each preset that can't be played any more."""
        return [
            self.texts.say(self.locale, "house-unplayable", game=self.say(f"game-{preset}"), why=self.refusal(fault))
            for preset, fault in change.unplayable
        ]

    def refusal(self, fault: BadRule) -> str:
        """Say why a rule can't be taken."""
        rule = self.title(fault.key)
        match fault.kind:
            case "unknown_rule":
                return self.texts.say(self.locale, "house-bad-unknown", rule=safe_name(fault.key))
            case "server_wide":
                return self.texts.say(self.locale, "house-bad-server_wide", rule=rule)
            case "impossible":
                return impossible(self.texts, self.locale, fault)
            case "out_of_bounds":
                return self._out_of_bounds(fault, rule)
            case "too_many":
                return self.texts.say(self.locale, "house-bad-many", rule=rule, most=_number(fault, "most"))
            case "not_a_value" | "no_such_deck":
                return self._no_value(fault, rule)

    def _name(self, key: str) -> str:
        return f"house-key-{key}" if key in self.keys.of_server() else f"houserule-{key}"

    def _out_of_bounds(self, fault: BadRule, rule: str) -> str:
        least, most = _number(fault, "least"), _number(fault, "most")
        other = str(fault.details["alternative"])
        if not other:
            return self.texts.say(self.locale, "house-bad-bounds", rule=rule, least=least, most=most)
        other = self.value(fault.key, other)
        return self.texts.say(self.locale, "house-bad-bounds.other", rule=rule, least=least, most=most, other=other)

    def _no_value(self, fault: BadRule, rule: str) -> str:
        values = fault.details["values"]
        known = [self._one(fault.key, value) for value in values] if isinstance(values, list) else []
        typed = safe_name(str(fault.details["value"]))
        return self.texts.say(self.locale, "house-bad-value", rule=rule, value=typed, values=self._either(known))

    def _one(self, key: str, value: str) -> str:
        """Give one of the values that a rule can have; a channel is one of a list."""
        return self.value(key, [value] if key == ALLOWED_CHANNELS and value.isdigit() else value)

    def _either(self, values: list[str]) -> str:
        """List values of which one can be chosen: “a”, “b” or “c”."""
        if len(values) < 2:
            return "".join(values)
        between = self.say("house-bad-value-or.between")
        return self.texts.say(self.locale, "house-bad-value-or", values=between.join(values[:-1]), last=values[-1])


def _number(fault: BadRule, name: str) -> int:
    """Give a bound as the number it is, so that it can choose a plural."""
    bound = fault.details[name]
    return bound if isinstance(bound, int) else int(str(bound))
