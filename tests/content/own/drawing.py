"""Decks drawn by chance from the whole vocabulary: whatever the check lets through."""

import json
from random import Random
from typing import Any, get_args

from msgspec import inspect

from bot.content.library import Library
from bot.content.own.check import check
from bot.content.own.deck import OwnDeck
from bot.content.own.faults import FaultyDeck
from bot.content.own.sense import types_at, types_with
from bot.games.stables.cards import Power, Step, Trigger
from tests.content.own.making import card, deck

BASES, NAMES = Library().stables.bases, Library().stables.names
STEPS = [inspect.type_info(kind) for kind in get_args(Step)]
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
POWERS: tuple[Power, ...] = get_args(Power)
TYPES = ("magical", "magic", "upgrade", "downgrade", "instant")


def draw_deck(seed: str, designs: int = 24) -> bytes:
    """Draw a deck that passes the check and can be played alone."""
    chance = Random(seed)
    cards = [_card(chance, f"card_{place}") for place in range(designs)]
    foals = card("foal", type="basic", copies=14, abilities=None)
    return deck(*cards, foals, alone=True, babies="second", neighs="second")


def _card(chance: Random, name: str) -> dict[str, Any]:
    """Draw cards until one passes."""
    while True:
        kind = chance.choice(TYPES)
        triggers = [trigger for trigger in TRIGGERS if kind in types_at(trigger)]
        powers = [power for power in POWERS if kind in types_with(power)]
        abilities = [_ability(chance, trigger) for trigger in chance.sample(triggers, chance.randint(0, len(triggers)))]
        drawn = card(
            name,
            type=kind,
            copies=chance.randint(1, 4),
            abilities=abilities,
            always=chance.sample(powers, chance.choice([0, 0, min(1, len(powers))])),
            two_players=chance.random() < 0.8,
        )
        if _passes(drawn):
            return drawn


def _passes(drawn: dict[str, Any]) -> bool:
    try:
        check(json.dumps({"deck": "sky", "title": "Sky", "cards": [drawn]}).encode(), BASES, NAMES)
    except FaultyDeck:
        return False
    return True


def _ability(chance: Random, trigger: str) -> dict[str, Any]:
    steps = [_struct(chance, chance.choice(STEPS)) for _ in range(chance.randint(1, 3))]
    return {"when": trigger, "may": chance.random() < 0.5, "do": steps}


def _struct(chance: Random, kind: inspect.Type) -> dict[str, Any]:
    """Draw a step with any of its fields."""
    assert isinstance(kind, inspect.StructType)
    fields = {
        field.name: _value(chance, field.type) for field in kind.fields if field.required or chance.random() < 0.5
    }
    return {"step": kind.tag, **fields}


def _value(chance: Random, kind: inspect.Type) -> object:
    match kind:
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.IntType(ge=int(least), le=int(most)):
            return min(chance.randint(least, most), chance.randint(least, most))
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.VarTupleType(item_type=inspect.UnionType(types=types)):
            return [_struct(chance, one) for one in chance.sample(types, chance.randint(1, 2))]
        case _:
            raise TypeError(kind)


def read(content: bytes) -> OwnDeck:
    """Check a drawn deck as if somebody brought it."""
    return check(content, BASES, NAMES)
