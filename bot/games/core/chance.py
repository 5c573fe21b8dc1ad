"""Seeded chance whose whole state is a seed and a counter, so that a saved game goes on as it would have."""

from hashlib import shake_128
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


class Chance(Struct):
    """A stream of unpredictable but repeatable numbers; each use takes one step."""

    seed: str
    used: int = 0

    def shuffle(self, cards: list[T]) -> None:
        """Shuffle `cards` in place."""
        count = len(cards)
        if count < 2:
            return
        noise = self._noise(4 * count)
        for last in range(count - 1, 0, -1):
            other = int.from_bytes(noise[4 * last : 4 * last + 4], "big") % (last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def below(self, limit: int) -> int:
        """Give a number from 0 to `limit` - 1."""
        return int.from_bytes(self._noise(8), "big") % limit

    def _noise(self, size: int) -> bytes:
        self.used += 1
        return shake_128(f"{self.seed}:{self.used}".encode()).digest(size)

    def copy(self) -> "Chance":
        """Give a twin that will produce the same numbers."""
        return Chance(self.seed, self.used)
