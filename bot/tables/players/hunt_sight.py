"""What a simple player looks at in a hunt: a part of its view, or of a position that is only thought."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.games.hunt.state import Attached, Frame, Placed, Seat, Setup


class HuntSight(Protocol):
    """A position as far as `Worth` and the players read it."""

    @property
    def setup(self) -> Setup:
        """What never changes."""
        ...

    @property
    def line(self) -> Sequence[str]:
        """The unicorns still to be hunted today, the hunted one first."""
        ...

    @property
    def placed(self) -> Mapping[str, Sequence[Placed]]:
        """The scheme cards that lie face down, by unicorn."""
        ...

    @property
    def seats(self) -> Sequence[Seat]:
        """What belongs to each seat."""
        ...

    @property
    def attached(self) -> Mapping[str, Sequence[Attached]]:
        """What is attached, by captured unicorn."""
        ...

    @property
    def market(self) -> Mapping[str, Sequence[str]]:
        """The tokens left, by item."""
        ...

    @property
    def first(self) -> int:
        """The first player."""
        ...

    @property
    def day(self) -> int:
        """The day, from 1."""
        ...

    @property
    def stack(self) -> Sequence[Frame]:
        """What is going on, innermost last."""
        ...
