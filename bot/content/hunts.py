"""Starts and loads games of Kill the Unicorns."""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.content import hunt_cards
from bot.content.errors import ContentError
from bot.content.houserules import HouseRules
from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.setup import new_match
from bot.games.hunt.state import State

GAME = "hunt"
"""The game's name in house rules and saves."""


class _Setup(msgspec.Struct):
    game: str = ""


class _Saved(msgspec.Struct):
    setup: _Setup


def is_hunt(saved: bytes) -> bool:
    """Tell whether a save is one of this game; what is no save at all isn't."""
    try:
        return msgspec.msgpack.decode(saved, type=_Saved).setup.game == GAME
    except msgspec.DecodeError:
        return False


class Hunts:
    """The boxes of a data folder, each read once."""

    def __init__(self, data: Path, houserules: HouseRules) -> None:
        self._data = data
        self._houserules = houserules
        self._boxes: dict[str, HuntBook] = {}

    def box(self, deck: str) -> HuntBook:
        """A box by name. Raises `ContentError`."""
        if deck not in self._boxes:
            self._boxes[deck] = hunt_cards.load(self._data / "cards" / f"{deck}.yaml")
        return self._boxes[deck]

    def start(
        self, preset: str, rules: Mapping[str, object], seats: int, seed: str, first: int | None = None
    ) -> HuntMatch:
        """Set up a game, up to the choice of characters. `rules` differ from the preset. Raises `ContentError`."""
        least, most = self._houserules.preset(preset).seats
        if not least <= seats <= most:
            raise ContentError("house rules", preset, f"{seats} seats can't play it")
        self._houserules.check(preset, rules, seats)
        values = self._houserules.hunt_rules(preset, rules)
        return new_match(self.box(self._houserules.preset(preset).deck), preset, values, seats, seed, first=first)

    def load(self, saved: bytes) -> HuntMatch:
        """Read a saved game. Raises `ContentError` if it can't be read."""
        try:
            state = msgspec.msgpack.decode(saved, type=State)
        except msgspec.DecodeError as error:
            raise ContentError("saved game", "", str(error)) from error
        return HuntMatch(self.box(state.setup.deck), state)
