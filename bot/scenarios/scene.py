"""What the runner needs of a game's stage: a match, and the zones that a scenario may state, by the format's names."""

from collections.abc import Sequence
from typing import Protocol

from bot.games.core.decisions import Decision
from bot.games.core.match import Match


class StageError(Exception):
    """A table that can't be set up or read as written."""


class Scene(Protocol):
    """The table of one scenario.

    `ordered` zones are lists in order, `partial` ones are compared only as far as named; `gone` are those that nobody
    compares once the game is over.
    """

    seats: list[str]
    ordered: frozenset[str]
    partial: frozenset[str]
    gone: frozenset[str]

    @property
    def match(self) -> Match:
        """The game as it stands."""
        ...

    def load(self, save: bytes) -> None:
        """Go on in a saved position. Raises `ContentError` if it can't be read."""
        ...

    def resave(self) -> None:
        """Save the game and go on with what is loaded from that."""
        ...

    def offers(self, decision: Decision) -> list[str]:
        """Give every answer to a decision, each once; one of several picks is written as `together` writes it."""
        ...

    def read(self, zone: str) -> object:
        """Read a zone of the table. Raises `StageError`."""
        ...

    def read_seat(self, seat: str, zone: str) -> object:
        """Read a zone of a seat. Raises `StageError`."""
        ...

    def read_as_seen(self, viewer: str, seat: str, zone: str) -> object:
        """Read a zone as a viewer (a seat or `spectator`) sees it; no `seat`: one of the table. Raises `StageError`."""
        ...


def together(picks: Sequence[str]) -> str:
    """Write an answer of several picks in one word, in whatever order they are given."""
    return " + ".join(sorted(picks))


def named_winners(match: Match, seats: Sequence[str]) -> object:
    """A seat, several of them, `nobody`, or `none` while the game goes on."""
    if match.outcome is None:
        return "none"
    names = [seats[seat] for seat in match.outcome.winners]
    return names[0] if len(names) == 1 else names or "nobody"
