"""House rules that name decks of a server's own: how they are typed, and that the server has what they name."""

from collections.abc import Mapping, Sequence

from bot.content.errors import BadRule
from bot.content.own.shelf import OWN
from bot.content.rule import NO_LIST, RuleValue
from bot.store.records import GuildDeck
from bot.tables.house.keys import EXPANSIONS, PRESET, Keys

MOST_EXPANSIONS = 5


def named(values: Mapping[str, RuleValue | None]) -> list[str]:
    """Give the ids of the decks that values name."""
    return [name for found in _by_key(values).values() for name in found]


def need(values: Mapping[str, RuleValue | None], decks: Sequence[GuildDeck]) -> None:
    """Make sure that a server offers what values name, to be played alone where it is a preset. Raises `BadRule`."""
    for key, names in _by_key(values).items():
        fitting = [deck.id for deck in decks if key == EXPANSIONS or deck.alone]
        lacking = [name for name in names if name not in fitting]
        if lacking:
            choices = [NO_LIST, *fitting] if key == EXPANSIONS else [OWN + name for name in fitting]
            raise BadRule(key, "no_such_deck", value=lacking[0], values=choices)


def marks(name: str, *, alone_only: bool = False) -> dict[str, bytes]:
    """Give by key what in a stored value means a deck; `alone_only`: means that it is played alone."""
    found = {EXPANSIONS: f'"{name}"'.encode(), PRESET: f'"{OWN}{name}"'.encode()}
    return {PRESET: found[PRESET]} if alone_only else found


def read_value(keys: Keys, key: str, text: str, decks: Sequence[GuildDeck]) -> RuleValue:
    """Read a value as typed; decks are named by their ids. Raises `BadRule`."""
    typed = text.strip().casefold()
    if key == EXPANSIONS:
        value: RuleValue = _expansions(text)
    elif key == PRESET and typed.startswith(OWN):
        value = OWN + typed.removeprefix(OWN).strip()
    else:
        return keys.parse(key, text)
    need({key: value}, decks)
    return value


def _expansions(text: str) -> list[str]:
    typed = text.strip().casefold()
    if typed == NO_LIST:
        return []
    chosen = list(dict.fromkeys(name.strip() for name in typed.split(",") if name.strip()))
    if not chosen:
        raise BadRule(EXPANSIONS, "not_a_value", value=text, values=[NO_LIST])
    if len(chosen) > MOST_EXPANSIONS:
        raise BadRule(EXPANSIONS, "too_many", most=MOST_EXPANSIONS)
    return chosen


def _by_key(values: Mapping[str, RuleValue | None]) -> dict[str, list[str]]:
    listed, preset = values.get(EXPANSIONS), values.get(PRESET)
    alone = [preset.removeprefix(OWN)] if isinstance(preset, str) and preset.startswith(OWN) else []
    return {EXPANSIONS: listed if isinstance(listed, list) else [], PRESET: alone}
