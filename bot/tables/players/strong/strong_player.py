"""The computer player that looks ahead, whichever game is played; the more iterations the stronger."""

from typing import cast

from bot.games.core.decisions import Decision
from bot.games.hunt.view import View as HuntView
from bot.games.stables.book import Book
from bot.games.stables.view import View as StableView
from bot.tables.players.hunt_simple import BoxOf
from bot.tables.players.hunt_simple import choose_in_hunt as choose_simply_in_hunt
from bot.tables.players.hunt_worth import Worth
from bot.tables.players.simple import BookOf, choose_simply
from bot.tables.players.strong.candidates import candidates
from bot.tables.players.strong.dice import Dice
from bot.tables.players.strong.hunt_candidates import best_character, hunt_candidates
from bot.tables.players.strong.hunt_game import HuntGame
from bot.tables.players.strong.search import best_answer
from bot.tables.players.strong.stable_chances import is_calm
from bot.tables.players.strong.stable_game import StableGame
from bot.tables.ports import View

ITERATIONS = {"strong-1": 20, "strong-2": 60, "strong-3": 240}
"""The strengths by name: how many games are thought through for a decision."""

USUAL_STRENGTH = "strong-2"

OF_BIDS, OF_OTHERS = 0.8, 0.3
"""The part of its iterations that a hunt's decision gets: a day takes longer to think through than a few turns."""

CALM_MORE = 3
"""So many times more iterations where a game has few decisions, each of which hangs on little (the Kids game)."""

UNTHOUGHT = frozenset({"baby", "babies", "nursery"})
"""Kinds of decisions in which one answer is as good as another."""


def choose_in_stables(book_of: BookOf, seed: str, iterations: int, view: StableView, decision: Decision) -> list[str]:
    """Give an answer; the same view, decision, seed and iterations give the same one."""
    usual = choose_simply(book_of, seed, view, decision)
    if decision.kind in UNTHOUGHT or decision.only_answer() is not None:
        return usual
    own = f"{seed}:{view.turns}:{decision.id}:{decision.seat}"
    ways = candidates(decision, usual, Dice(own))
    if len(ways) == 1:
        return usual
    book = book_of(view.setup.deck)
    game = StableGame(book, view, decision.id, decision.seat, own)
    return best_answer(ways, game.play, _effort(book, iterations))


def _effort(book: Book, iterations: int) -> int:
    return iterations * CALM_MORE if is_calm(book) else iterations


def choose_in_hunt(box_of: BoxOf, seed: str, iterations: int, view: HuntView, decision: Decision) -> list[str]:
    """Give an answer; the same view, decision, seed and iterations give the same one."""
    usual = choose_simply_in_hunt(box_of, seed, view, decision)
    if decision.only_answer() is not None:
        return usual
    book = box_of(view.setup.deck)
    if decision.kind == "character":
        return best_character(book, decision, usual)
    own = f"{seed}:{view.turns}:{decision.id}:{decision.seat}"
    ways = hunt_candidates(Worth(book, view, decision.seat), decision, usual, Dice(own))
    if len(ways) == 1:
        return usual
    game = HuntGame(book, view, decision.id, decision.seat, own)
    return best_answer(ways, game.play, round(iterations * (OF_BIDS if decision.kind == "bid" else OF_OTHERS)))


class StrongPlayer:
    """Thinks with a budget of iterations; see `choose_in_stables` and `choose_in_hunt`."""

    def __init__(self, seed: str, iterations: int, book_of: BookOf, box_of: BoxOf) -> None:
        self._seed = seed
        self._iterations = iterations
        self._book_of = book_of
        self._box_of = box_of

    def choose(self, view: View, decision: Decision) -> list[str]:
        """Give a legal answer to `decision` as seen from the `view` of its seat."""
        if isinstance(view, HuntView):
            return choose_in_hunt(self._box_of, self._seed, self._iterations, view, decision)
        return choose_in_stables(self._book_of, self._seed, self._iterations, cast(StableView, view), decision)

    def pretend(self, view: View, decision: Decision) -> None:
        """Take as long for a reaction window in which there is only one answer as for one with a choice."""
        if isinstance(view, StableView) and decision.kind == "window":
            book = self._book_of(view.setup.deck)
            game = StableGame(book, view, decision.id, decision.seat, self._seed)
            for world in range(_effort(book, self._iterations)):
                game.play(decision.options, world)
