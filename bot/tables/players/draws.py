"""Chance as far as computer players need it."""

from typing import Protocol


class Draws(Protocol):
    """Chance as far as players need it; see `Chance`."""

    def shuffle(self, cards: list[int], /) -> None:
        """Shuffle numbers in place."""
        ...

    def below(self, limit: int, /) -> int:
        """Give a number from 0 to `limit` - 1."""
        ...
