"""What a redealt hand must hold: whoever is asked for a price that can't be declined can pay it."""

from typing import Any

import pytest

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage

SEEDS = [str(number) for number in range(20)]


def set_up(library: Library, **table: Any) -> StableMatch:
    """A table of ann, bob and cyn in the first edition, at ann's turn."""
    whole: dict[str, Any] = {"turn": "ann", "deck": ["yay"] * 30, "ann": {}, "bob": {}, "cyn": {}, **table}
    scenario = Scenario("redeal", "unstable", "first", ["ann", "bob", "cyn"], [], {}, table=whole)
    return Stage(library, scenario).set_up("redeal")


def answer(match: StableMatch, seat: int, *picks: str) -> None:
    decision = next(asked for asked in match.decisions if asked.seat == seat)
    match.answer(seat, decision.id, picks)


@pytest.mark.parametrize("seed", SEEDS)
def test_who_pays_with_unicorns_is_dealt_enough_of_them(library: Library, seed: str) -> None:
    ann = {"hand": ["rhinocorn", "narwhal", "neigh"], "stable": ["summoning_ritual"]}
    match = set_up(library, phase="begin", ann=ann)
    answer(match, 0, "use summoning_ritual")
    guess = redeal(match.book, match.view(1), seed)
    (asked,) = guess.decisions
    assert sorted(asked.options) == ["narwhal", "rhinocorn"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_guessed_secret_choice_is_one_that_could_be_made(library: Library, seed: str) -> None:
    match = set_up(
        library,
        ann={"hand": ["extremely_destructive_unicorn"], "stable": ["stabby_the_unicorn"]},
        bob={"stable": ["puppicorn", "rhinocorn", "narwhal"]},
        cyn={"stable": ["baby_unicorn_red", "baby_unicorn_blue"]},
    )
    answer(match, 0, "play extremely_destructive_unicorn")
    while match.decisions[0].kind == "window":
        answer(match, match.decisions[0].seat, "pass")
    answer(match, 1, "@1/narwhal")
    guess = redeal(match.book, match.view(0), seed)
    answer(guess, 0, "@0/extremely_destructive_unicorn")
    answer(guess, 2, "@2/baby_unicorn_red")
    assert "puppicorn" in map(guess.table.id, guess.state.stables[1])
    assert len(guess.state.stables[1]) == 2
