"""What a table opens with: the choices of whoever opens it, on top of what holds there."""

from collections.abc import Mapping

from msgspec import Struct

from bot.content.rule import RuleValue
from bot.tables.house.keys import AUTO, LANGUAGE, OF_TABLES, PACE, Keys
from bot.tables.house.places import SERVER
from bot.tables.house.standing import Found, preset_of
from bot.tables.own_decks import EXPANSIONS

SECONDS = ("turn_seconds", "reaction_seconds")


class Terms(Struct, frozen=True):
    """Preset, pace and the `rules` that differ from the preset; `language` of the board, None for the server's."""

    preset: str
    pace: str
    rules: dict[str, RuleValue]
    language: str | None


def terms_of(keys: Keys, found: Mapping[str, Found], preset: str | None, pace: str | None) -> Terms:
    """Give the terms from what holds at a place; a `preset` or `pace` of None takes the one set there.

    Seconds set for a turn or a reaction belong to the pace set beside them: whoever chooses another pace gets its own.
    """
    chosen = preset or preset_of(found, keys.content.presets()[0])
    usual_pace = str(found[PACE].value) if PACE in found else str(keys.usual(PACE, chosen))
    language = str(found[LANGUAGE].value) if LANGUAGE in found else AUTO
    read = [*keys.of_game(chosen), *OF_TABLES]
    if pace in (None, usual_pace):
        read += SECONDS
    rules = {key: found[key].value for key in read if key in found and found[key].value != keys.usual(key, chosen)}
    return Terms(chosen, pace or usual_pace, rules, None if language == AUTO else language)


def kept(found: Mapping[str, Found], rules: Mapping[str, RuleValue]) -> dict[str, RuleValue]:
    """Give what a table keeps of its place, which may change its mind while it waits: own decks as its `rules` say."""
    values = {key: one.value for key, one in found.items() if key != EXPANSIONS}
    return values | {key: value for key, value in rules.items() if key == EXPANSIONS}


def terms_again(keys: Keys, house: Mapping[str, RuleValue], preset: str, pace: str) -> Terms:
    """Give the terms for another preset or pace from what a table has `kept`."""
    return terms_of(keys, {key: Found(value, SERVER) for key, value in house.items()}, preset, pace)
