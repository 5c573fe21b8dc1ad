"""A deck's designs, indexed for play. A design's number is its place in the deck file."""

from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec import Struct

from bot.games.stables.cards import UNICORN_TYPES, Ability, Design, Power, Trigger, What

MOST_SEATS = 8

POWER_BIT: dict[Power, int] = {power: 1 << place for place, power in enumerate(get_args(Power))}


def _kinds(design: Design) -> set[What]:
    kinds: set[What] = {"card", *design.traits}
    if design.type in UNICORN_TYPES:
        kinds.add("unicorn")
    if design.type in ("basic", "upgrade", "downgrade", "magic"):
        kinds.add(design.type)
    if design.type in ("upgrade", "downgrade"):
        kinds.add("attachment")
    if "stops_a_card" in design.always:
        kinds.add("neigh")
    return kinds


def in_language(words: Mapping[str, str], language: str) -> str:
    """Give words in a language; else the English ones, else the first there are."""
    return words.get(language) or words.get("en") or next(iter(words.values()))


class Words(Struct, frozen=True):
    """What a card is called and what it says, by language, if no catalogue knows it."""

    name: Mapping[str, str]
    text: Mapping[str, str]

    def called(self, language: str) -> str:
        """Give the name in a language; else the English one, else the first there is."""
        return in_language(self.name, language)

    def says(self, language: str) -> str:
        """Give the text in a language; else the English one, else the first there is."""
        return in_language(self.text, language)


class Book:
    """The designs of one deck in number order, with look-ups that the engine needs at every step.

    Without a `nursery` the Babies that nobody chooses leave the game (KI-02). `words` are those of cards that bring
    their own, by id.
    """

    def __init__(
        self,
        name: str,
        designs: Iterable[Design],
        *,
        nursery: bool = True,
        words: Mapping[str, Words] | None = None,
    ) -> None:
        self.name = name
        self.nursery = nursery
        self.words = words or {}
        self.designs = tuple(designs)
        self.ids = [design.id for design in self.designs]
        self.number: Mapping[str, int] = {design.id: place for place, design in enumerate(self.designs)}
        self.types = [design.type for design in self.designs]
        self.symbols = [design.symbol for design in self.designs]
        self.unicorn = [design.type in UNICORN_TYPES for design in self.designs]
        self.powers = [sum(POWER_BIT[power] for power in design.always) for design in self.designs]
        self.abilities: list[tuple[Ability, ...]] = [design.abilities for design in self.designs]
        kinds = [_kinds(design) for design in self.designs]
        self.of_kind: dict[What, list[bool]] = {what: [what in mine for mine in kinds] for what in get_args(What)}
        self.triggers: dict[str, list[tuple[int, ...]]] = {
            when: [
                tuple(place for place, ability in enumerate(design.abilities) if ability.when == when)
                for design in self.designs
            ]
            for when in get_args(Trigger)
        }
        self.every_turn_counts = any(self.triggers["any_turn_begins"])
        self.play_keys = [f"play {name}" for name in self.ids]
        self.use_keys = [f"use {name}" for name in self.ids]
        self.stable_keys = [[f"@{seat}/{name}" for name in self.ids] for seat in range(MOST_SEATS)]
        self.discard_keys = [f"discard/{name}" for name in self.ids]
        self.deck_keys = [f"deck/{name}" for name in self.ids]
        self.nursery_keys = [f"nursery/{name}" for name in self.ids]
