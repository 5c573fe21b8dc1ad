"""House rules on a command line: `key=value`, and a list of what there is for `--help`."""

from collections.abc import Iterable

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.content.rule import Rule, RuleValue, word


def read_rules(library: Library, typed: Iterable[str]) -> dict[str, RuleValue]:
    """Read `key=value` each. Raises `BadRule`, also for one without `=`."""
    rules: dict[str, RuleValue] = {}
    for one in typed:
        key, _, value = one.partition("=")
        rules[key] = library.houserules.parse(key, value)
    return rules


def known_rules(library: Library) -> str:
    """List the rules of all games that can be played, with their values, the usual one first."""
    try:
        schema = library.houserules
    except ContentError as error:
        return str(error)
    games = dict.fromkeys(preset.game for preset in schema.presets.values())
    rules = schema.every()
    keys = dict.fromkeys(key for game in games for key in schema.rules_of(game))
    return "\n".join(["house rules:", *(f"  {key}={_values(rules[key])}" for key in keys)])


def _values(rule: Rule) -> str:
    usual = word(rule.usual)
    span = ["-".join(map(str, rule.bounds))] if rule.bounds is not None else []
    return "|".join([usual, *(value for value in [*rule.words, *span] if value != usual)])
