"""Figures of the engine: games and answers a second, and what a look-ahead player pays for a position."""

from random import Random

from bot.bench.figures import Figure, microseconds
from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.simulation.choosers import random_chooser
from bot.simulation.report import simulate
from bot.tables.players.simple import choose_simply

GAMES = 200


def measure(library: Library) -> list[Figure]:
    """Take all figures of the engine; some seconds."""
    figures: list[Figure] = []
    for seats in (2, 4, 8):
        report = simulate(library, "second", seats, GAMES, "bench", players="random")
        figures.append(Figure(f"random games, {seats} seats", report.games_per_s, "games/s", more_is_better=True))
        figures.append(Figure(f"random answers, {seats} seats", report.answers_per_s, "answers/s", more_is_better=True))
    simple = simulate(library, "second", 4, GAMES // 4, "bench", players="simple")
    figures.append(Figure("simple games, 4 seats", simple.games_per_s, "games/s", more_is_better=True))
    return figures + _position(library, _middle(library))


def _middle(library: Library) -> StableMatch:
    """A four-seat game after two hundred answers."""
    rng = Random("middle")
    choose = random_chooser(rng)
    match = library.stables.start("second", {}, 4, "middle")
    for _ in range(200):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.id, choose(match, decision))
    return match


def _position(library: Library, match: StableMatch) -> list[Figure]:
    saved = match.save()
    decision = match.decisions[0]
    view = match.view(decision.seat)
    return [
        microseconds("copy a position", 2000, match.copy),
        microseconds("save a position", 2000, match.save),
        microseconds("load a position", 1000, lambda: library.stables.load(saved)),
        microseconds("view for a seat", 1000, lambda: match.view(0)),
        microseconds("look for a screen", 1000, lambda: match.look(0)),
        microseconds("re-deal from a view", 500, lambda: redeal(match.book, view, "bench")),
        microseconds("simple player's choice", 500, lambda: choose_simply(library.book, "b", view, decision)),
    ]
