"""Many games and what they add up to."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from time import perf_counter

from msgspec import Struct

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.games.core.decisions import Decision
from bot.games.core.match import Match
from bot.games.hunt.match import HuntMatch
from bot.games.stables.match import StableMatch
from bot.simulation.by_character import CharacterCount, CharacterWins
from bot.simulation.choosers import Chooser, random_chooser
from bot.simulation.coverage import Coverage, coverage_of, deck_of
from bot.simulation.deals import Deal, alike, drawn
from bot.simulation.driver import Played, play
from bot.simulation.duel import Duel, counted, swapped
from bot.simulation.lockstep import Lockstep
from bot.tables.players.simple_player import SimplePlayer
from bot.tables.players.strong.strong_player import ITERATIONS, USUAL_STRENGTH, StrongPlayer

PLAYERS = ("random", "simple")
"""Quick ones, from which chance may draw."""

STRENGTHS: Mapping[str, int] = {**ITERATIONS, "strong": ITERATIONS[USUAL_STRENGTH]}
"""Those that look ahead, and how far."""

MIXED = "mixed"
"""Who plays at each seat of each game is drawn by chance."""


class Report(Struct, frozen=True):
    """What `simulate --json` prints. `preset` "any", `seats` 0: drawn for each game. `hurried` counts games that did.

    `faults` says in words what was broken and which games had no end, and how they were dealt. `wins_by_character`: of
    hunts. `duel`: where two kinds of players meet of which one looks ahead.
    """

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
    wins_by_character: list[CharacterWins]
    duel: Duel | None = None


class Watched(Struct, frozen=True):
    """A game that has been played, and what it was dealt from."""

    deal: Deal
    played: Played

    def faults(self) -> list[str]:
        """Say what is wrong with it."""
        wrong = [*self.played.broken, *([] if self.played.outcome or self.played.broken else ["unfinished"])]
        return [f"{fault} ({self.deal})" for fault in wrong]


def simulate(
    library: Library,
    preset: str,
    seats: int,
    games: int,
    seed: str,
    players: str,
    rules: Mapping[str, RuleValue] | None = None,
) -> Report:
    """Play games alike, with the preset's rules but for `rules`; the same arguments give the same games.

    Raises `ContentError`.
    """
    kinds = list(dict.fromkeys(players.split(",")))
    deals = alike(preset, seats, games, seed, rules or {})
    if len(kinds) == 2 and not STRENGTHS.keys().isdisjoint(kinds):
        kinds.sort(key=lambda kind: -STRENGTHS.get(kind, 0))
        deals = swapped(deals, kinds)
    return _run(library, preset, seats, deals, seed, players)


def simulate_drawn(
    library: Library, preset: str | None, seats: int | None, games: int, seed: str, players: str
) -> Report:
    """Play games with drawn rules, and presets and seats where None, beside rebuilt ones. Raises `ContentError`."""
    presets = library.presets() if preset is None else [preset]
    deals = drawn(library, presets, seats, games, seed)
    return _run(library, preset or "any", seats or 0, deals, seed, players, rebuild=True)


def _run(
    library: Library, preset: str, seats: int, deals: Iterable[Deal], seed: str, players: str, rebuild: bool = False
) -> Report:
    rng = Random(f"{preset}:{seats}:{seed}")
    coverage: dict[str, Coverage] = {}
    watched: list[Watched] = []
    characters = CharacterCount()
    started = perf_counter()
    for deal in deals:
        match = deal.start(library)
        seen = coverage.setdefault(deck_of(match), coverage_of(match))
        twin = Lockstep(library.saved_game, match) if rebuild else None
        try:
            kinds = deal.players or players.split(",")
            played = play(match, _choosers(library, kinds, deal.seats, rng), rng, seen.watch, twin)
        except Exception as error:
            error.add_note(f"in a game of {deal}")
            raise
        watched.append(Watched(deal, played))
        seen.look(match)
        characters.look(match)
    took = perf_counter() - started
    unfired = sorted({name for seen in coverage.values() for name in seen.unfired()})
    return _add_up(preset, seats, watched, took, unfired, characters.shares())


def _choosers(library: Library, named: Sequence[str], seats: int, rng: Random) -> list[Chooser]:
    """A player a seat for one game; fewer kinds than seats go round."""
    kinds = [named[seat % len(named)] for seat in range(seats)]
    return [_chooser(library, rng.choice(PLAYERS) if kind == MIXED else kind, rng) for kind in kinds]


def _chooser(library: Library, kind: str, rng: Random) -> Chooser:
    if kind == "random":
        return random_chooser(rng)
    seed = str(rng.random())
    if kind in STRENGTHS:
        player = StrongPlayer(seed, STRENGTHS[kind], library.book, library.hunts.box)
    else:
        player = SimplePlayer(seed, library.book, library.hunts.box)

    def choose(match: Match, decision: Decision) -> list[str]:
        if isinstance(match, HuntMatch | StableMatch):
            return player.choose(match.view(decision.seat), decision)
        raise ContentError("players", kind, "can't play this game")

    return choose


def _add_up(
    preset: str,
    seats: int,
    watched: list[Watched],
    took: float,
    unfired: list[str],
    characters: list[CharacterWins],
) -> Report:
    games = [one.played for one in watched]
    answers = sum(game.answers for game in games)
    wins = [0] * max(one.deal.seats for one in watched)
    for game in games:
        for seat in game.outcome.winners if game.outcome else ():
            wins[seat] += 1
    return Report(
        preset=preset,
        seats=seats,
        games=len(games),
        games_per_s=round(len(games) / took, 1),
        answers_per_s=round(answers / took),
        unfinished=sum(game.outcome is None for game in games),
        hurried=sum(game.hurried for game in games),
        broken=sum(len(game.broken) for game in games),
        faults=[fault for one in watched for fault in one.faults()],
        mean_answers=round(answers / len(games), 1),
        wins_by_seat=wins,
        nobody_wins=sum(game.outcome is not None and not game.outcome.winners for game in games),
        unfired=unfired,
        wins_by_character=characters,
        duel=_duel(watched),
    )


def _duel(watched: list[Watched]) -> Duel | None:
    """Count the wins of the side that looks further ahead, where deals were played with seats swapped."""
    kinds = watched[0].deal.players
    if not kinds:
        return None
    side = max(kinds, key=lambda kind: STRENGTHS.get(kind, 0))
    return counted(side, [(one.deal, one.played.outcome) for one in watched])
