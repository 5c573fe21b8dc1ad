"""Which answers to a decision are worth thinking about."""

from itertools import combinations
from math import comb

from bot.games.core.decisions import Decision
from bot.tables.players.strong.dice import Dice

MOST = 12
"""More answers than that nobody thinks about."""


def candidates(decision: Decision, usual: list[str], dice: Dice) -> list[list[str]]:
    """Give different answers, the `usual` one first: all there are, or the usual one and some drawn by chance."""
    if decision.most == 1 and not decision.extras:
        ways = [[key] for key in decision.answers()]
    else:
        ways = [[word] for word in decision.exits] + _several(decision, dice)
    found = {_alike(decision, usual): usual}
    for picks in ways:
        found.setdefault(_alike(decision, picks), picks)
    others = list(found.values())[1:]
    if len(others) >= MOST:
        order = list(range(len(others)))
        dice.shuffle(order)
        others = [others[place] for place in sorted(order[: MOST - 1])]
    return [usual, *others]


def _alike(decision: Decision, picks: list[str]) -> tuple[str, ...]:
    return tuple(picks if decision.ordered else sorted(picks))


def _several(decision: Decision, dice: Dice) -> list[list[str]]:
    """Ways to pick several options: every one if there are few, else some."""
    held = len(decision.options)
    least, most = max(1, decision.least), min(decision.most, held)
    if not decision.ordered and sum(comb(held, count) for count in range(least, most + 1)) <= 2 * MOST:
        return [list(way) for count in range(least, most + 1) for way in combinations(decision.options, count)]
    ways: list[list[str]] = []
    for _ in range(MOST):
        order = list(range(held))
        dice.shuffle(order)
        count = least + dice.below(most - least + 1)
        ways.append([decision.options[place] for place in order[:count]])
    return ways
