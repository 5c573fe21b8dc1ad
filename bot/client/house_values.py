"""Keys and values of house rules as people type them, and what to suggest while they do."""

import re
from collections.abc import Mapping

from bot.client.caller import Caller, Refusal
from bot.client.house_places import allowed_here, known_channels, words_of
from bot.client.own_decks import deck_preset, offered
from bot.content.errors import BadRule
from bot.content.own.shelf import OWN
from bot.content.rule import RuleValue
from bot.screens import limits
from bot.screens.decks import title
from bot.store.records import GuildDeck
from bot.tables.house.decks import read_value
from bot.tables.house.keys import ALLOWED_CHANNELS, EXPANSIONS, PRESET
from bot.texts import folded, plain_name

COMMON = ("hand_limit", "unicorns_to_win", "starting_hand", "first_player", "deck_exhausted", "two_player_deck")
"""Rules that are offered before anything is typed, after those of the server."""

MOST_CHANNELS = 25
NONE = "none"

_CHANNEL = re.compile(r"([+-]?)(?:<#)?(\d{5,19})>?")

Suggestions = list[tuple[str, str]]
"""What is read, and what is typed for it."""


def key_named(caller: Caller, named: str) -> str:
    """Give the key that is meant by a key or a title. Raises `Refusal`."""
    words, wanted = words_of(caller), folded(named)
    for key in words.keys.all:
        if wanted in (key, folded(words.title(key))):
            return key
    raise Refusal(words.refusal(BadRule(named, "unknown_rule")))


async def value_of(caller: Caller, key: str, text: str) -> RuleValue:
    """Read a value as typed, a value in words included. Raises `BadRule`."""
    keys = caller.services.house.keys
    if key == ALLOWED_CHANNELS:
        return _channels(text, await _allowed(caller), known_channels(caller))
    if key == EXPANSIONS:
        return read_value(keys, key, text, await offered(caller))
    said = {typed: folded(words_of(caller).value(key, typed)) for typed in keys.all[key].words}
    known = _meant(said, folded(text))
    if known is None and key == PRESET and (own := await deck_preset(caller, text)) is not None:
        return read_value(keys, key, own, await offered(caller))
    return keys.parse(key, known or text)


def _meant(said: Mapping[str, str], wanted: str) -> str | None:
    """Give the value whose word or text (`said`) is what was typed, or the only one of which that is a beginning.

    Any word of a text may begin so: “pile” is “the discard pile is shuffled”.
    """
    for typed, text in said.items():
        if wanted in (typed, text):
            return typed
    begun = [typed for typed, text in said.items() if typed.startswith(wanted) or f" {text}".find(f" {wanted}") >= 0]
    return begun[0] if wanted and len(begun) == 1 else None


def keys_like(caller: Caller, typed: str) -> Suggestions:
    """Suggest rules by title and key."""
    words, wanted = words_of(caller), folded(typed)
    first = dict.fromkeys((*words.keys.of_server(), *words.keys.of_tables(), *COMMON, *words.keys.all))
    named = [(f"{words.title(key)} ({key})", key) for key in first]
    return [(name, key) for name, key in named if wanted in folded(name)][: limits.OPTIONS]


async def values_like(caller: Caller, named: str, typed: str) -> Suggestions:
    """Suggest values of the rule that was typed before, nothing for one that doesn't exist."""
    try:
        key = key_named(caller, named)
    except Refusal:
        return []
    if key == ALLOWED_CHANNELS:
        found = _channel_steps(caller, await _allowed(caller))
    elif key == EXPANSIONS:
        found = _deck_steps(caller, await offered(caller), typed)
    else:
        words = words_of(caller)
        found = [(words.value(key, value), value) for value in words.keys.all[key].suggestions()]
        if key == PRESET:
            decks = await offered(caller)
            found += [(title(deck, caller.locale), OWN + deck.id) for deck in decks if deck.alone]
    wanted = folded(typed)
    return [(name, value) for name, value in found if wanted in folded(name) or wanted == value][: limits.OPTIONS]


def _channel_steps(caller: Caller, allowed: list[str]) -> Suggestions:
    steps = [(caller.say("house-channels-all"), NONE)]
    add = "house-channel-add" if allowed else "house-channel-only"
    for number, name in known_channels(caller).items():
        key, sign = ("house-channel-remove", "-") if number in allowed else (add, "+")
        steps.append((caller.say(key, channel=plain_name(name)), f"{sign}{number}"))
    return steps


def _deck_steps(caller: Caller, known: list[GuildDeck], typed: str) -> Suggestions:
    """Suggest none, each deck, and each other one after those typed before the last comma."""
    before = [name.strip() for name in folded(typed).split(",")[:-1]]
    chosen = [name for name in before if any(deck.id == name for deck in known)]
    steps = [", ".join([*chosen, deck.id]) for deck in known if deck.id not in chosen]
    return [(caller.say("houserule-expansions.none"), NONE), *((step, step) for step in steps)]


def _channels(text: str, allowed: list[str], known: dict[str, str]) -> list[str]:
    """Read `none`, channels by mention, number or name, or single steps such as +123 and -123. Raises `BadRule`."""
    if folded(text) == NONE:
        return []
    whole = _step(text, known)
    found = [whole] if whole is not None else [_step(part, known) for part in text.replace(",", " ").split()]
    steps = [one for one in found if one is not None]
    kept = list(allowed) if steps and all(sign for sign, _ in steps) else []
    kept = [number for number in kept if ("-", number) not in steps]
    kept += [number for sign, number in steps if sign != "-" and number not in kept]
    if len(steps) != len(found) or not steps or not known.keys() >= {number for sign, number in steps if sign != "-"}:
        raise BadRule(ALLOWED_CHANNELS, "not_a_value", value=text, values=[NONE, *known][: limits.OPTIONS])
    if len(kept) > MOST_CHANNELS:
        raise BadRule(ALLOWED_CHANNELS, "too_many", most=MOST_CHANNELS)
    return kept


def _step(text: str, known: dict[str, str]) -> tuple[str, str] | None:
    """Read the sign, if any, and the number of one channel; a name counts if only one channel has it."""
    numbered = _CHANNEL.fullmatch(text.strip())
    if numbered is not None:
        return numbered[1], numbered[2]
    name = folded(text.strip().removeprefix("#"))
    named = [number for number, one in known.items() if folded(one) == name]
    return ("", named[0]) if len(named) == 1 else None


async def _allowed(caller: Caller) -> list[str]:
    return [str(channel) for channel in await allowed_here(caller)]
