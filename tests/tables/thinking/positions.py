"""Positions in which something is asked, for thoughts about them."""

from random import Random

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.games.stables.match import StableMatch
from bot.simulation.choosers import random_chooser
from bot.tables.thinking.thought import Thought, thought_of

LIBRARY = Library()


def until(preset: str, kind: str, seats: int = 3, seed: str = "position") -> tuple[StableMatch | HuntMatch, Decision]:
    """A game played at random until a seat has a choice of that kind."""
    match = LIBRARY.new_game(preset, {}, seats, seed)
    choose = random_chooser(Random(seed))
    while True:
        for decision in match.decisions:
            if decision.kind == kind and decision.only_answer() is None:
                return match, decision
        asked = match.decisions[0]
        match.answer(asked.seat, asked.id, choose(match, asked))


def thought(iterations: int = 4) -> Thought:
    """A thought about a card to play."""
    match, decision = until("second", "action")
    return thought_of(match.view(decision.seat), decision, "seed", iterations, ())
