"""Figures of Kill the Unicorns: games and answers a second, and what a computer player pays for a position."""

from random import Random

from bot.bench.figures import Figure, microseconds
from bot.content.library import Library
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from bot.simulation.choosers import random_chooser
from bot.simulation.report import simulate
from bot.tables.players.hunt_simple import choose_in_hunt

GAMES = 100


def measure(library: Library) -> list[Figure]:
    """Take all figures of hunts; some seconds."""
    by_chance = simulate(library, "hunt", 4, GAMES, "bench", "random")
    simple = simulate(library, "hunt", 4, GAMES // 4, "bench", "simple")
    return [
        Figure("random hunts, 4 seats", by_chance.games_per_s, "games/s", more_is_better=True),
        Figure("random answers in hunts, 4 seats", by_chance.answers_per_s, "answers/s", more_is_better=True),
        Figure("simple hunts, 4 seats", simple.games_per_s, "games/s", more_is_better=True),
        *_position(library, _middle(library)),
    ]


def _middle(library: Library) -> HuntMatch:
    """A four-seat hunt on its second day, where somebody is about to bid."""
    choose = random_chooser(Random("middle"))
    match = library.hunts.start("hunt", {}, 4, "middle")
    while match.state.day < 2 or match.decisions[0].kind != "bid" or not match.decisions[0].options:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.id, choose(match, decision))
    return match


def _position(library: Library, match: HuntMatch) -> list[Figure]:
    saved, decision = match.save(), match.decisions[0]
    view = match.view(decision.seat)
    return [
        microseconds("save a hunt", 2000, match.save),
        microseconds("load a hunt", 1000, lambda: library.hunts.load(saved)),
        microseconds("view of a hunt for a seat", 1000, lambda: match.view(0)),
        microseconds("re-deal a hunt from a view", 300, lambda: redeal(match.book, view, "bench")),
        microseconds("simple player's bid", 200, lambda: choose_in_hunt(library.hunts.box, "b", view, decision)),
    ]
