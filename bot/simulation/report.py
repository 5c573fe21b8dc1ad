"""Many games and what they add up to."""

from random import Random
from time import perf_counter

from msgspec import Struct

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.stables.match import StableMatch
from bot.simulation.choosers import Chooser, random_chooser
from bot.simulation.coverage import Coverage
from bot.simulation.driver import Played, play
from bot.tables.players.simple import choose_simply

PLAYERS = ("random", "simple")


class Report(Struct, frozen=True):
    """What `simulate --json` prints; `faults` says in words what was broken, `hurried` counts games that needed it."""

    preset: str
    seats: int
    games: int
    games_per_s: float
    answers_per_s: float
    unfinished: int
    hurried: int
    broken: int
    faults: list[str]
    mean_answers: float
    wins_by_seat: list[int]
    nobody_wins: int
    unfired: list[str]


def simulate(library: Library, preset: str, seats: int, games: int, seed: str, players: str) -> Report:
    """Play `games` games; the same arguments give the same games. Raises `ContentError`."""
    rng = Random(f"{preset}:{seats}:{seed}")
    coverage = Coverage(library.book(library.houserules.preset(preset).deck))
    choosers = _choosers(library, players, seats, rng)
    played: list[Played] = []
    started = perf_counter()
    for number in range(games):
        match = library.start(preset, {}, seats, f"{seed}:{number}")
        played.append(play(match, choosers, rng, coverage.watch))
        coverage.look(match)
    took = perf_counter() - started
    return _add_up(preset, seats, played, took, coverage)


def _choosers(library: Library, players: str, seats: int, rng: Random) -> list[Chooser]:
    """A player a seat; fewer kinds than seats go round."""
    kinds = players.split(",")
    return [_chooser(library, kinds[seat % len(kinds)], rng) for seat in range(seats)]


def _chooser(library: Library, kind: str, rng: Random) -> Chooser:
    if kind == "random":
        return random_chooser(rng)
    seed = str(rng.random())

    def choose(match: StableMatch, decision: Decision) -> list[str]:
        return choose_simply(library.book, seed, match.view(decision.seat), decision)

    return choose


def _add_up(preset: str, seats: int, played: list[Played], took: float, coverage: Coverage) -> Report:
    answers = sum(game.answers for game in played)
    wins = [0] * seats
    faults = [fault for game in played for fault in game.broken]
    for game in played:
        for seat in game.outcome.winners if game.outcome else ():
            wins[seat] += 1
    return Report(
        preset=preset,
        seats=seats,
        games=len(played),
        games_per_s=round(len(played) / took, 1),
        answers_per_s=round(answers / took),
        unfinished=sum(game.outcome is None for game in played),
        hurried=sum(game.hurried for game in played),
        broken=len(faults),
        faults=faults,
        mean_answers=round(answers / len(played), 1),
        wins_by_seat=wins,
        nobody_wins=sum(game.outcome is not None and not game.outcome.winners for game in played),
        unfired=coverage.unfired(),
    )
