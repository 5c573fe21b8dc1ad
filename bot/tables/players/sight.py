"""What a simple player looks at in a stable game: a part of its view, or of a position that is only thought."""

from collections.abc import Sequence
from typing import Protocol

from bot.games.stables.state import Frame, Setup


class Sight(Protocol):
    """A position as far as `Worth` reads it; cards that aren't its seat's to know are HIDDEN or never looked at."""

    @property
    def setup(self) -> Setup:
        """What never changes."""
        ...

    @property
    def counts(self) -> Sequence[int]:
        """The unicorns that count, by seat."""
        ...

    @property
    def hands(self) -> Sequence[Sequence[int]]:
        """The hands by seat."""
        ...

    @property
    def stables(self) -> Sequence[Sequence[int]]:
        """The stables by seat."""
        ...

    @property
    def stack(self) -> Sequence[Frame]:
        """What is going on, innermost last."""
        ...
