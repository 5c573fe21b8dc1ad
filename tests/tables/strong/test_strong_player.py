"""The player that looks ahead: it knows its view alone, repeats itself, and always gives a legal answer."""

from collections.abc import Callable
from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal as redeal_hunt
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.tables.players.simple_player import SimplePlayer
from bot.tables.players.strong.strong_player import StrongPlayer

LIBRARY = Library()
Match = StableMatch | HuntMatch
GAMES = [("second", 2), ("french", 3), ("first", 2), ("kids", 2), ("hunt", 4)]


def strong(iterations: int) -> StrongPlayer:
    return StrongPlayer("strong", iterations, LIBRARY.book, LIBRARY.hunts.box)


def other_truth(match: Match, seat: int, seed: str) -> Match:
    """What the seat can't see, dealt anew."""
    if isinstance(match, HuntMatch):
        return redeal_hunt(match.book, match.view(seat), seed)
    return redeal(match.book, match.view(seat), seed)


def played(preset: str, seats: int, seed: str, choose: Callable[[Match, Decision], list[str]]) -> Match:
    match = LIBRARY.new_game(preset, {}, seats, seed)
    rng = Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.answer(decision.seat, decision.id, choose(match, decision))
    return match


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_whole_games_are_played_with_legal_answers(preset: str, seats: int) -> None:
    player, simple = strong(2), SimplePlayer("simple", LIBRARY.book, LIBRARY.hunts.box)

    def choose(match: Match, decision: Decision) -> list[str]:
        one = player if decision.seat == 0 else simple
        picks = one.choose(match.view(decision.seat), decision)
        assert decision.accepts(picks), (decision, picks)
        return picks

    assert played(preset, seats, "whole", choose).outcome is not None


@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_another_truth_behind_the_same_view_gets_the_same_answer(preset: str, seats: int) -> None:
    player, simple = strong(4), SimplePlayer("simple", LIBRARY.book, LIBRARY.hunts.box)
    kinds: dict[str, int] = {}

    def choose(match: Match, decision: Decision) -> list[str]:
        view = match.view(decision.seat)
        if decision.only_answer() is None and kinds.get(decision.kind, 0) < 2:
            kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
            swapped = other_truth(match, decision.seat, decision.kind)
            (asked,) = (one for one in swapped.decisions if (one.seat, one.id) == (decision.seat, decision.id))
            there = player.choose(swapped.view(decision.seat), asked)
            assert player.choose(view, decision) == there == strong(4).choose(view, decision)
        return simple.choose(view, decision)

    for seed in "ab":
        played(preset, seats, seed, choose)
    assert len(kinds) >= 4


def test_it_sees_what_the_simple_player_does_not() -> None:
    """Stronger against simple with a small budget, with seats swapped; the same every time."""
    thinking = strong(12)
    simple = SimplePlayer("simple", LIBRARY.book, LIBRARY.hunts.box)
    wins = 0
    for seed in "abc":
        for own in (0, 1):

            def choose(match: Match, decision: Decision, own: int = own) -> list[str]:
                player = thinking if decision.seat == own else simple
                return player.choose(match.view(decision.seat), decision)

            outcome = played("second", 2, seed, choose).outcome
            wins += outcome is not None and own in outcome.winners
    assert wins >= 5
