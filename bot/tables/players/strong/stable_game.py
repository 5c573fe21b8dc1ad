"""Stable games that are only thought: how one goes on from a possible truth, and how well it then stands for a seat."""

from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.games.stables.table import Table
from bot.games.stables.view import View
from bot.tables.players.simple import answer_simply
from bot.tables.players.strong import stable_chances
from bot.tables.players.strong.dice import Dice

ROUNDS = 3
"""A game is played on for so many turns of each seat; then its chances are estimated."""

LONGEST = 400
"""And for no more answers than that."""


class Seen:
    """A position as `Worth` reads it, without the cost of a view."""

    __slots__ = ("counts", "hands", "setup", "stables", "stack")

    def __init__(self, table: Table) -> None:
        state = table.state
        self.setup = state.setup
        self.hands = state.hands
        self.stables = state.stables
        self.stack = state.stack
        self.counts = [table.facts.count(seat) for seat in range(state.setup.seats)]


class StableGame:
    """Possible worlds behind a view, and what becomes of them."""

    def __init__(self, book: Book, view: View, decision: int, seat: int, seed: str) -> None:
        self._book = book
        self._view = view
        self._decision = decision
        self._seat = seat
        self._seed = seed
        self._until = view.turns + ROUNDS * view.setup.seats
        self._worlds: list[StableMatch] = []

    def play(self, picks: list[str], world: int) -> float:
        """Answer with `picks` in the world of a number and play on; gives how well the seat stands then, 0 to 1."""
        while len(self._worlds) <= world:
            self._worlds.append(redeal(self._book, self._view, f"{self._seed}:{len(self._worlds)}"))
        match = self._worlds[world].copy()
        match.answer(self._seat, self._decision, picks)
        dice = Dice(f"{self._seed}:{world}")
        state, table = match.state, match.table
        for _ in range(LONGEST):
            if state.outcome is not None or state.turns >= self._until:
                break
            asked = state.pending[0]
            alone = len(asked.options) == 1 and not asked.exits
            picks = asked.options[:] if alone else answer_simply(self._book, Seen(table), asked, dice)
            match.answer(asked.seat, asked.id, picks)
        return stable_chances.of_winning(table, self._seat)
