"""Playing one game to its end with computer players, watching the invariants."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from bot.games.core.events import Event
from bot.games.core.match import Match, Outcome
from bot.simulation.checks import checks_of
from bot.simulation.choosers import Chooser
from bot.simulation.hurry import HURRY_AFTER, hurrying_chooser
from bot.simulation.lockstep import Lockstep

ANSWER_LIMIT = 20_000
"""A game that needs more answers counts as unfinished (contract)."""


class Played(Struct, frozen=True):
    """How a game went: answers, the end (None: unfinished), what was broken, in words, and whether all `hurried`."""

    answers: int
    outcome: Outcome | None
    broken: tuple[str, ...]
    hurried: bool


def play(
    match: Match,
    choosers: Sequence[Chooser],
    rng: Random,
    watch: Callable[[list[Event]], None],
    twin: Lockstep | None = None,
) -> Played:
    """Play `match` to its end, seats answering in random order; `watch` sees every event, a `twin` all answers."""
    broken: list[str] = []
    hurrying = hurrying_chooser(rng)
    checks = checks_of(match)
    answers = 0
    while match.outcome is None and answers < ANSWER_LIMIT:
        pending = match.decisions
        if not pending:
            broken.append("nobody can act and the game is not over")
            break
        decision = pending[int(rng.random() * len(pending))]
        choose = choosers[decision.seat] if answers < HURRY_AFTER else hurrying
        picks = choose(match, decision)
        told = match.answer(decision.seat, decision.id, picks)
        watch(told)
        answers += 1
        differs = twin.follow(match, decision, picks, told) if twin is not None else ""
        if differs:
            broken.append(f"{differs} at answer {answers}: {decision.kind} {picks}")
            break
        fault = checks.after_answer()
        if fault:
            broken.append(f"{fault} at answer {answers}: {decision.kind} {picks}")
            break
    broken += checks.at_end()
    return Played(answers, match.outcome, tuple(broken), answers > HURRY_AFTER)
