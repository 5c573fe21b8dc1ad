"""How the best answer is found: by comparing all of them in the same worlds."""

from collections import Counter

import pytest

from bot.games.core.decisions import Decision
from bot.tables.players.strong.candidates import MOST, candidates
from bot.tables.players.strong.dice import Dice
from bot.tables.players.strong.search import best_answer

WORTH = {"usual": 0.5, "better": 0.6, "worse": 0.4, "alike": 0.5}


def noisy(picks: list[str], world: int) -> float:
    """What an answer is worth, with a chance that all answers share in one world."""
    return WORTH[picks[0]] + Dice(f"world {world}").part()


def test_shared_chance_does_not_hide_the_better_answer() -> None:
    assert best_answer([["usual"], ["worse"], ["better"], ["alike"]], noisy, 24) == ["better"]


def test_the_usual_answer_stays_unless_another_is_surely_better() -> None:
    assert best_answer([["usual"], ["alike"], ["worse"]], noisy, 24) == ["usual"]


@pytest.mark.parametrize("iterations", [1, 10, 50])
def test_the_budget_holds(iterations: int) -> None:
    seen = Counter[str]()

    def play(picks: list[str], world: int) -> float:
        seen[picks[0]] += 1
        return noisy(picks, world)

    best_answer([["usual"], ["worse"], ["better"], ["alike"]], play, iterations)
    assert set(seen) == set(WORTH)
    assert sum(seen.values()) <= max(iterations, len(WORTH) + 2)


def test_of_many_ways_to_answer_some_are_thought_about_and_all_are_legal() -> None:
    decision = Decision(1, 0, "limit", [f"card_{number}" for number in range(12)], least=4, most=4)
    usual = decision.options[:4]
    ways = candidates(decision, usual, Dice("ways"))
    assert ways[0] == usual
    assert len(ways) == len({tuple(sorted(way)) for way in ways}) <= MOST
    assert all(decision.accepts(way) for way in ways)
