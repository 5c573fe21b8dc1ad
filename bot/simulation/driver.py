"""Playing one game to its end with computer players, watching the invariants."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.core.match import Outcome
from bot.games.stables import census
from bot.games.stables.match import StableMatch

ANSWER_LIMIT = 20_000
"""A game that needs more answers counts as unfinished (contract)."""

Chooser = Callable[[StableMatch, Decision], list[str]]


class Played(Struct, frozen=True):
    """How a game went: number of answers, the end (None: unfinished), what was broken, in words."""

    answers: int
    outcome: Outcome | None
    broken: tuple[str, ...]


def random_chooser(rng: Random) -> Chooser:
    """A player that takes any answer, all alike."""
    chance = rng.random

    def choose(match: StableMatch, decision: Decision) -> list[str]:
        del match
        options, exits = decision.options, decision.exits
        if decision.most == 1:
            at = int(chance() * (len(options) + len(exits)))
            return [options[at] if at < len(options) else exits[at - len(options)]]
        if exits and (not options or chance() < 1 / (len(options) + 1)):
            return [exits[0]]
        count = decision.least + int(chance() * (decision.most - decision.least + 1))
        return rng.sample(options, count)

    return choose


def play(match: StableMatch, choosers: Sequence[Chooser], rng: Random, watch: Callable[[list[Event]], None]) -> Played:
    """Play `match` to its end, seats answering in random order; `watch` sees every event."""
    broken: list[str] = []
    cards = len(match.state.setup.cards)
    answers = 0
    while match.outcome is None and answers < ANSWER_LIMIT:
        pending = match.decisions
        if not pending:
            broken.append("nobody can act and the game is not over")
            break
        decision = pending[int(rng.random() * len(pending))]
        picks = choosers[decision.seat](match, decision)
        watch(match.answer(decision.seat, decision.id, picks))
        answers += 1
        if census.total(match.state) != cards:
            broken.append(f"cards were lost or made at answer {answers}: {decision.kind} {picks}")
            break
    misplaced = census.misplaced(match.state)
    if misplaced:
        broken.append(f"misplaced at the end: {[match.table.id(card) for card in misplaced]}")
    return Played(answers, match.outcome, tuple(broken))
