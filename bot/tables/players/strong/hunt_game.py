"""Hunts that are only thought: how one goes on from a possible truth, and how well it then stands for a seat."""

from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.view import View
from bot.tables.players.hunt_simple import answer_hunt_simply
from bot.tables.players.hunt_worth import Worth
from bot.tables.players.strong import hunt_chances
from bot.tables.players.strong.dice import Dice
from bot.tables.players.strong.hunt_worlds import world

LONGEST = 400
"""A game is played on for no more answers than that."""


class HuntGame:
    """Possible worlds behind a view, and what becomes of them."""

    def __init__(self, book: HuntBook, view: View, decision: int, seat: int, seed: str) -> None:
        self._book = book
        self._view = view
        self._decision = decision
        self._seat = seat
        self._seed = seed
        self._worth = Worth(book, view, seat)
        self._worlds: list[HuntMatch] = []

    def play(self, picks: list[str], number: int) -> float:
        """Answer with `picks` in the world of a number and play on until the next day; gives the chance to win then."""
        while len(self._worlds) <= number:
            self._worlds.append(world(self._book, self._view, self._worth, f"{self._seed}:{len(self._worlds)}"))
        match = self._worlds[number].copy()
        day = match.state.day
        match.answer(self._seat, self._decision, picks)
        dice = Dice(f"{self._seed}:{number}")
        state = match.state
        for _ in range(LONGEST):
            if state.outcome is not None or state.day > day:
                break
            asked = state.pending[0]
            match.answer(asked.seat, asked.id, answer_hunt_simply(self._book, state, asked, dice))
        return hunt_chances.of_winning(match.table, self._seat)
