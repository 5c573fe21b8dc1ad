"""Starts and loads stable games: Unstable Unicorns in every edition, the Kids game, decks of people's own."""

from collections import deque
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from bot.content import decks
from bot.content.errors import ContentError
from bot.content.houserules import HouseRules
from bot.content.impossible import check_deck
from bot.content.names import Names
from bot.content.own import merge
from bot.content.own.shelf import OWN, Shelf
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.games.stables.rules import StableRules
from bot.games.stables.setup import needed, new_match
from bot.games.stables.state import State

UNSTABLE, KIDS = "unstable", "kids"
"""The stable games, as presets name them."""

RECENT = 64
"""Decks put together that are kept though no game is played with them just now."""


class _Deck(msgspec.Struct):
    deck: str


class _Saved(msgspec.Struct):
    setup: _Deck


class Stables:
    """The decks of a data folder, each read once; `shelf` holds the decks of people's own that are needed now."""

    def __init__(self, data: Path, houserules: HouseRules) -> None:
        self._data = data
        self._houserules = houserules
        self._books: dict[str, Book] = {}
        self._merged: WeakValueDictionary[str, Book] = WeakValueDictionary()
        self._recent: deque[Book] = deque(maxlen=RECENT)
        self.shelf = Shelf()

    @cached_property
    def names(self) -> Names:
        """What cards are called."""
        return Names.load(self._data)

    def book(self, deck: str) -> Book:
        """A deck by name: one of the box (`second`), one of people's own, or several put together (`merge.name_of`).

        Raises `ContentError`; `UnknownDeck` if a part isn't on the shelf. A game in progress keeps its book at hand.
        """
        if OWN in deck:
            return self._merged.get(deck) or self._merge(deck)
        if deck not in self._books:
            self._books[deck] = decks.load(self._data / "cards" / f"{deck}.yaml")
        return self._books[deck]

    def _merge(self, name: str) -> Book:
        first, expansions = merge.parts_of(name)
        base = self.shelf.deck(first) if first.startswith(OWN) else self.book(first)
        book = merge.merge(name, base, [self.shelf.deck(part) for part in expansions], self.bases)
        self._merged[name] = book
        self._recent.append(book)
        return book

    @cached_property
    def bases(self) -> dict[str, Book]:
        """The decks of the box that own decks may lean on."""
        used = [preset.deck for preset in self._houserules.presets.values() if preset.game == UNSTABLE]
        return {deck: self.book(deck) for deck in dict.fromkeys(used)}

    @cached_property
    def editions(self) -> dict[str, Book]:
        """The deck of every preset."""
        presets = self._houserules.presets
        return {name: self.book(preset.deck) for name, preset in presets.items() if preset.game in (UNSTABLE, KIDS)}

    def most_seats(self, preset: str) -> int:
        """The most seats that a preset has: an own deck at hand seats nobody without a Baby. Raises `ContentError`."""
        chosen = self._houserules.preset(preset)
        if chosen.deck not in self.shelf:
            return chosen.seats[1]
        babies = sum(design.copies for design in self.book(chosen.deck).designs if design.type == "baby")
        return min(chosen.seats[1], babies)

    def check(self, preset: str, rules: Mapping[str, object], seats: int) -> None:
        """Check that there are cards enough for a game by `rules` that differ from the preset. Raises `BadRule`.

        Of own decks only those on the shelf are looked at.
        """
        values = self._houserules.stable_rules(preset, rules)
        there = [name for name in values.expansions if name in self.shelf]
        book = self.book(merge.name_of(self._houserules.preset(preset).deck, there))
        check_deck(book, values, seats, self._goal(preset, values, seats))

    def start(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> StableMatch:
        """Deal a game. `rules` of the game differ from the preset; `language` is the table's. Raises `ContentError`."""
        if not self._houserules.preset(preset).seats[0] <= seats <= self.most_seats(preset):
            raise ContentError("house rules", preset, f"{seats} seats can't play it")
        self._houserules.check(preset, rules, seats)
        self.check(preset, rules, seats)
        values = self._houserules.stable_rules(preset, rules)
        book = self.book(merge.name_of(self._houserules.preset(preset).deck, values.expansions))
        spoken = language if values.tie_letters_language == "auto" else values.tie_letters_language
        letters = self.names.letters(book, spoken)
        goal = self._goal(preset, values, seats)
        return new_match(book, preset, values, seats, seed, first=first, goal=goal, letters=letters)

    def load(self, saved: bytes) -> StableMatch:
        """Read a saved game. Raises `ContentError` if it can't be read."""
        try:
            deck = msgspec.msgpack.decode(saved, type=_Saved).setup.deck
            return StableMatch(self.book(deck), msgspec.msgpack.decode(saved, type=State))
        except msgspec.DecodeError as error:
            raise ContentError("saved game", "", str(error)) from error

    def _goal(self, preset: str, values: StableRules, seats: int) -> int:
        return needed(values, seats, self._houserules.preset(preset).unicorns_by_seats)
