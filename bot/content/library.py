"""Starts and loads games: the one place where decks, names and house rules meet the engine."""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from weakref import WeakValueDictionary

import msgspec

from bot.content import decks
from bot.content.errors import ContentError
from bot.content.houserules import HouseRules
from bot.content.hunts import GAME as HUNT
from bot.content.hunts import Hunts, is_hunt
from bot.content.impossible import check_deck, need_one
from bot.content.names import Names
from bot.content.own import merge
from bot.content.own.shelf import OWN, Shelf
from bot.content.yaml_files import DATA
from bot.games.hunt.match import HuntMatch
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.games.stables.setup import needed, new_match
from bot.games.stables.state import State


class _Deck(msgspec.Struct):
    deck: str


class _Saved(msgspec.Struct):
    setup: _Deck


RECENT = 64
"""Decks put together that are kept though no game is played with them just now."""


class Library:
    """All content of a data folder, loaded once; `shelf` holds the decks of people's own that are needed now."""

    def __init__(self, data: Path = DATA) -> None:
        self._data = data
        self._books: dict[str, Book] = {}
        self._merged: WeakValueDictionary[str, Book] = WeakValueDictionary()
        self._recent: deque[Book] = deque(maxlen=RECENT)
        self.shelf = Shelf()

    @cached_property
    def houserules(self) -> HouseRules:
        """The schema of house rules and the presets."""
        return HouseRules.load(self._data / "houserules.yaml")

    @cached_property
    def hunts(self) -> Hunts:
        """The games of Kill the Unicorns."""
        return Hunts(self._data, self.houserules)

    @cached_property
    def names(self) -> Names:
        """Printed card names."""
        return Names.load(self._data / "cards" / "names.yaml")

    def book(self, deck: str) -> Book:
        """A deck by name: one of the box (`second`), one of people's own, or several put together (`merge.name_of`).

        Raises `ContentError`; `UnknownDeck` if a part isn't on the shelf. A game in progress keeps its book at hand.
        """
        if OWN in deck:
            return self._merged.get(deck) or self._merge(deck)
        if deck not in self._books:
            self._books[deck] = decks.load(self._data / "cards" / f"{deck}.yaml")
        return self._books[deck]

    def deck(self, preset: str, expansions: Sequence[str]) -> str:
        """Name the deck that a preset is played with. Raises `ContentError`."""
        return merge.name_of(self.houserules.preset(preset).deck, expansions)

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
        decks = [preset.deck for preset in self.houserules.presets.values() if preset.game == "unstable"]
        return {deck: self.book(deck) for deck in dict.fromkeys(decks)}

    @cached_property
    def editions(self) -> dict[str, Book]:
        """The deck of every preset of the stable games."""
        presets = self.houserules.presets
        return {name: self.book(preset.deck) for name, preset in presets.items() if preset.game != HUNT}

    def presets(self) -> list[str]:
        """The presets that can be played."""
        return list(self.houserules.presets)

    def game(self, preset: str) -> str:
        """The game that a preset is a set of rules for. Raises `ContentError`."""
        return self.houserules.preset(preset).game

    def games(self) -> list[str]:
        """The games that can be played."""
        return list(dict.fromkeys(map(self.game, self.presets())))

    def seats(self, preset: str, rules: Mapping[str, object] | None = None) -> range:
        """The seat counts a preset allows by `rules` that differ from it (None: by whichever seat the most).

        An own deck at hand seats nobody without a Baby. Raises `ContentError`.
        """
        chosen = self.houserules.preset(preset)
        least, most = chosen.seats if rules is None else self.houserules.seats(preset, rules)
        if chosen.deck in self.shelf:
            designs = self.book(chosen.deck).designs
            most = min(most, sum(design.copies for design in designs if design.type == "baby"))
        return range(least, most + 1)

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        """Check house rules, those of the table included, for so many seats, or (None) for any number that can play.

        Raises `BadRule`, as `HouseRules.check` and as `check_deck`; of own decks only those on the shelf are looked at.
        """
        played = {key: value for key, value in rules.items() if key not in self.houserules.table}

        def attempt(number: int) -> None:
            self.houserules.check(preset, rules, number)
            if self.game(preset) == HUNT:
                return
            chosen, values = self.houserules.preset(preset), self.houserules.stable_rules(preset, played)
            book = self.book(merge.name_of(chosen.deck, [name for name in values.expansions if name in self.shelf]))
            check_deck(book, values, number, needed(values, number, chosen.unicorns_by_seats))

        need_one(self.seats(preset) if seats is None else (seats,), attempt)

    def in_force(self, preset: str, rules: Mapping[str, object]) -> dict[str, object]:
        """Every rule of a preset's game and of its table with its value; `rules` differ from the preset.

        Raises `ContentError`.
        """
        table = self.houserules.table
        played = {key: value for key, value in rules.items() if key not in table}
        usual = {key: rule.usual for key, rule in table.items()}
        return self.houserules.values(preset, played) | usual | {key: rules[key] for key in table if key in rules}

    def new_game(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> StableMatch | HuntMatch:
        """Deal a new game of any kind, as `start`. Raises `ContentError`."""
        if self.game(preset) == HUNT:
            return self.hunts.start(preset, rules, seats, seed, first)
        return self.start(preset, rules, seats, seed, first, language)

    def saved_game(self, saved: bytes) -> StableMatch | HuntMatch:
        """Read a saved game of any kind. Raises `ContentError` if it can't be read."""
        return self.hunts.load(saved) if is_hunt(saved) else self.load(saved)

    def read_cards(self, preset: str) -> None:
        """Read what a preset is played with, to see that it can be. Raises `ContentError`."""
        deck = self.houserules.preset(preset).deck
        if self.game(preset) == HUNT:
            self.hunts.box(deck)
        else:
            self.book(deck)

    def start(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> StableMatch:
        """Deal a stable game. `rules` differ from the preset; `language` is the table's. Raises `ContentError`."""
        if seats not in self.seats(preset):
            raise ContentError("house rules", preset, f"{seats} seats can't play it")
        self.check(preset, rules, seats)
        values = self.houserules.stable_rules(preset, rules)
        book = self.book(self.deck(preset, values.expansions))
        spoken = language if values.tie_letters_language == "auto" else values.tie_letters_language
        goal = needed(values, seats, self.houserules.preset(preset).unicorns_by_seats)
        letters = self.names.letters(book, spoken)
        return new_match(book, preset, values, seats, seed, first=first, goal=goal, letters=letters)

    def load(self, saved: bytes) -> StableMatch:
        """Read a saved stable game. Raises `ContentError` if it can't be read."""
        try:
            deck = msgspec.msgpack.decode(saved, type=_Saved).setup.deck
            return StableMatch(self.book(deck), msgspec.msgpack.decode(saved, type=State))
        except msgspec.DecodeError as error:
            raise ContentError("saved game", "", str(error)) from error
