"""Starts and loads games of every kind: the one door from presets and house rules to a game in progress."""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

from bot.content.houserules import HouseRules
from bot.content.hunts import GAME as HUNT
from bot.content.hunts import Hunts, is_hunt
from bot.content.impossible import need_one
from bot.content.own.shelf import Shelf
from bot.content.rulings import Rulings
from bot.content.stables import Stables
from bot.content.yaml_files import DATA
from bot.games.hunt.match import HuntMatch
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch


class Library:
    """All content of a data folder, loaded once."""

    def __init__(self, data: Path = DATA) -> None:
        self._data = data

    @cached_property
    def houserules(self) -> HouseRules:
        """The schema of house rules and the presets."""
        return HouseRules.load(self._data / "houserules.yaml")

    @cached_property
    def stables(self) -> Stables:
        """The stable games."""
        return Stables(self._data, self.houserules)

    @cached_property
    def hunts(self) -> Hunts:
        """The games of Kill the Unicorns."""
        return Hunts(self._data, self.houserules)

    @cached_property
    def rulings(self) -> Rulings:
        """The numbers of the rulings that cards are about."""
        return Rulings.load(self._data / "rulings.yaml")

    @property
    def shelf(self) -> Shelf:
        """The decks of people's own that are needed now."""
        return self.stables.shelf

    def book(self, deck: str) -> Book:
        """A deck of a stable game by name. Raises as `Stables.book`."""
        return self.stables.book(deck)

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
        least, most = self.houserules.preset(preset).seats if rules is None else self.houserules.seats(preset, rules)
        if self.game(preset) != HUNT:
            most = min(most, self.stables.most_seats(preset))
        return range(least, most + 1)

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        """Check house rules, those of the table included, for so many seats, or (None) for any number that can play.

        Raises `BadRule`, as `HouseRules.check` and as `check_deck`; of own decks only those on the shelf are looked at.
        """

        def attempt(number: int) -> None:
            self.houserules.check(preset, rules, number)
            if self.game(preset) != HUNT:
                self.stables.check(preset, self._of_game(rules), number)

        need_one(self.seats(preset) if seats is None else (seats,), attempt)

    def in_force(self, preset: str, rules: Mapping[str, object]) -> dict[str, object]:
        """Every rule of a preset's game and of its table with its value; `rules` differ from the preset.

        Raises `ContentError`.
        """
        table = self.houserules.table
        usual = {key: rule.usual for key, rule in table.items()}
        chosen = {key: rules[key] for key in table if key in rules}
        return self.houserules.values(preset, self._of_game(rules)) | usual | chosen

    def new_game(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> StableMatch | HuntMatch:
        """Deal a new game of any kind, as `Stables.start` and `Hunts.start`; rules of the table don't matter to it.

        Raises `ContentError`.
        """
        if self.game(preset) == HUNT:
            return self.hunts.start(preset, self._of_game(rules), seats, seed, first)
        return self.stables.start(preset, self._of_game(rules), seats, seed, first, language)

    def saved_game(self, saved: bytes) -> StableMatch | HuntMatch:
        """Read a saved game of any kind. Raises `ContentError` if it can't be read."""
        return self.hunts.load(saved) if is_hunt(saved) else self.stables.load(saved)

    def read_cards(self, preset: str) -> None:
        """Read what a preset is played with, to see that it can be. Raises `ContentError`."""
        deck = self.houserules.preset(preset).deck
        if self.game(preset) == HUNT:
            self.hunts.box(deck)
        else:
            self.book(deck)

    def _of_game(self, rules: Mapping[str, object]) -> dict[str, object]:
        return {key: value for key, value in rules.items() if key not in self.houserules.table}
