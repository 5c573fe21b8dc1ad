"""What tables need from outside, as small protocols: rules, players, time and chance."""

import asyncio
from collections.abc import Mapping
from typing import Protocol

from bot.games.core.decisions import Decision
from bot.games.core.match import Match


class View(Protocol):
    """What one viewer may know of a game. Tables read only its turn; the rest is for screens and computer players."""

    @property
    def turns(self) -> int:
        """How many turns have begun: the number of the turn being played."""
        ...


class PlayedMatch(Match, Protocol):
    """A match that shows itself to viewers."""

    def view(self, viewer: int | None) -> View:
        """Give what a seat, or a spectator (None), may know."""
        ...


class Shelf(Protocol):
    """The decks of people's own that are at hand, by `own:` and the hash of their text."""

    def __contains__(self, name: str, /) -> bool:
        """Tell whether a deck is at hand."""
        ...

    def put(self, content: bytes) -> str:
        """Take a deck's text; gives its name. Raises `ContentError` if it can't be read."""
        ...

    def content(self, name: str) -> bytes:
        """Give a deck's text. Raises `ContentError` if it isn't at hand."""
        ...

    def title(self, name: str) -> dict[str, str]:
        """Give a deck's title by language. Raises `ContentError` if it isn't at hand."""
        ...


class Library(Protocol):
    """The games on offer."""

    @property
    def shelf(self) -> Shelf:
        """Give the place for decks of people's own."""
        ...

    def presets(self) -> list[str]:
        """Give the games on offer by name."""
        ...

    def game(self, preset: str) -> str:
        """Give the game that a preset is a set of rules for."""
        ...

    def seats(self, preset: str, rules: Mapping[str, object] | None = None) -> range:
        """Give how many can play by house rules that differ from the preset; None: by whichever seat the most."""
        ...

    def in_force(self, preset: str, rules: Mapping[str, object]) -> Mapping[str, object]:
        """Give the value of every house rule, of the game and of the table. Raises `ContentError`."""
        ...

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        """Check house rules, for so many seats or (None) for any number that can play. Raises `ContentError`."""
        ...

    def new_game(
        self,
        preset: str,
        rules: Mapping[str, object],
        seats: int,
        seed: str,
        first: int | None = None,
        language: str = "en",
    ) -> PlayedMatch:
        """Begin a game. Raises `ContentError` if the rules don't fit."""
        ...

    def saved_game(self, saved: bytes) -> PlayedMatch:
        """Read a saved game. Raises anything at all if it can't: the table is frozen then."""
        ...


class Player(Protocol):
    """A computer player. It knows what its seat knows, and nothing else."""

    def choose(self, view: View, decision: Decision) -> list[str]:
        """Give a legal answer to `decision`, seen from `view` of its seat."""
        ...


class PlayerMaker(Protocol):
    """Makes a computer player whose choices follow from `seed`."""

    def __call__(self, seed: str, /) -> Player:
        """Give a player."""
        ...


class Clock(Protocol):
    """Wall-clock time in seconds since the epoch."""

    def now(self) -> float:
        """Give the present instant."""
        ...

    async def wait(self, until: float | None, woken: asyncio.Event) -> None:
        """Return at `until` (None: never), or as soon as `woken` is set."""
        ...


class Entropy(Protocol):
    """Chance from outside: secrets and seeds."""

    def text(self) -> str:
        """Give an unguessable string of 32 hexadecimal digits."""
        ...


class Listener(Protocol):
    """Is told which table has changed, after the COMMIT. Must return at once and never raise."""

    def __call__(self, table: int, /) -> None:
        """Note that there may be something new to show."""
        ...
