"""Chance for games that are only thought: quick, and repeatable from a seed."""

from random import Random


class Dice:
    """The numbers that follow from a seed."""

    def __init__(self, seed: str) -> None:
        self._next = Random(seed).random

    def below(self, limit: int) -> int:
        """Give a number from 0 to `limit` - 1."""
        return int(self._next() * limit)

    def part(self) -> float:
        """Give a number from 0 to below 1."""
        return self._next()

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle numbers in place."""
        if len(cards) > 1:
            chance = self._next
            cards.sort(key=lambda _: chance())
