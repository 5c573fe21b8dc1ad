"""Players of simulated games as plain functions."""

from collections.abc import Callable
from random import Random

from bot.games.core.decisions import Decision
from bot.games.stables.match import StableMatch

Chooser = Callable[[StableMatch, Decision], list[str]]


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
        most = min(decision.most, len(options))
        count = decision.least + int(chance() * (most - decision.least + 1))
        return rng.sample(options, count)

    return choose
