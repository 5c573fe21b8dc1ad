"""Players of simulated games as plain functions."""

from collections.abc import Callable
from random import Random

from bot.games.core.decisions import Decision
from bot.games.core.match import Match

Chooser = Callable[[Match, Decision], list[str]]


def random_chooser(rng: Random) -> Chooser:
    """A player that takes any answer, all alike."""
    chance = rng.random

    def choose(match: Match, decision: Decision) -> list[str]:
        del match
        options, exits = decision.options, decision.exits
        if decision.extras:
            return _with_extras(decision, rng)
        if decision.most == 1:
            at = int(chance() * (len(options) + len(exits)))
            return [options[at] if at < len(options) else exits[at - len(options)]]
        if exits and (not options or chance() < 1 / (len(options) + 1)):
            return [exits[0]]
        most = min(decision.most, len(options))
        count = decision.least + int(chance() * (most - decision.least + 1))
        return rng.sample(options, count)

    return choose


def _with_extras(decision: Decision, rng: Random) -> list[str]:
    """Take any number of picks, and any of the words beside them that still leave enough to pick."""
    if rng.random() < 1 / (len(decision.options) + 1):
        return [decision.exits[0]]
    words = [extra for extra in decision.extras if rng.random() < 1 / 2]
    more = sum(extra.more for extra in words)
    most = min(decision.most + more, len(decision.options))
    count = rng.randint(decision.least + more, most)
    return [*rng.sample(decision.options, count), *(extra.word for extra in words)]
