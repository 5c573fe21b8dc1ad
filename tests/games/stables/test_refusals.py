"""An answer that may not be given is refused and changes nothing (known problems 3 and 6)."""

from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.content.library import Library
from bot.games.core.decisions import Decision, Refused
from bot.games.stables.match import StableMatch
from tests.games.stables.random_play import random_answer

LIBRARY = Library()


def position(seed: int, answers: int) -> StableMatch:
    """A game after so many random answers (or the last position before its end)."""
    chance = Random(seed)
    match = LIBRARY.stables.start("kids" if seed % 3 == 0 else "second", {}, 2 + seed % 4, str(seed))
    for _ in range(answers):
        decision = chance.choice(match.decisions)
        before = match.copy()
        match.answer(decision.seat, decision.id, random_answer(decision, chance))
        if match.outcome is not None:
            return before
    return match


def refused(match: StableMatch, seat: int, decision: int, picks: list[str]) -> str:
    """Give an answer that must be refused without a trace; returns the reason."""
    before = match.save()
    with pytest.raises(Refused) as refusal:
        match.answer(seat, decision, picks)
    assert match.save() == before
    return refusal.value.reason


def mixtures(asked: Decision, chance: Random) -> list[list[str]]:
    """Answers made of real options that are none: nothing, too few, too many, twice the same, an exit among others."""
    once = chance.choice(asked.answers())
    copies = asked.options.count(once)
    wrong = [[], [once] * (max(copies, 1) + 1), [*asked.options, *asked.exits, once]]
    if asked.options and asked.exits:
        wrong.append([asked.options[0], asked.exits[0]])
    if asked.least > 1:
        wrong.append(asked.options[: asked.least - 1])
    return [picks for picks in wrong if len(picks) != 1 or picks[0] not in asked.exits]


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 40), answers=st.integers(0, 250))
def test_wrong_mixtures_of_real_options_are_refused(seed: int, answers: int) -> None:
    match = position(seed, answers)
    chance = Random(answers)
    for asked in list(match.decisions):
        for picks in mixtures(asked, chance):
            assert refused(match, asked.seat, asked.id, picks) == "not_offered"


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 40), answers=st.integers(0, 250))
@example(seed=8, answers=66)
def test_wrong_seats_and_old_decisions_are_refused(seed: int, answers: int) -> None:
    match = position(seed, answers)
    asked = match.decisions[0]
    picks = random_answer(asked, Random(answers))
    seats = {decision.seat for decision in match.decisions}
    for seat in (-1, match.seats, *(seat for seat in range(match.seats) if seat not in seats)):
        assert refused(match, seat, asked.id, picks) == "not_yours"
    for number in {asked.id - 1, asked.id + 1, 0, -1} - {decision.id for decision in match.decisions}:
        assert refused(match, asked.seat, number, picks) == "stale"
    match.answer(asked.seat, asked.id, picks)
    if match.outcome is None or match.decisions:
        assert refused(match, asked.seat, asked.id, picks) in ("stale", "not_yours")


@settings(max_examples=200, deadline=None)
@given(
    seed=st.integers(0, 20),
    answers=st.integers(0, 120),
    picks=st.lists(st.text(max_size=12) | st.sampled_from(["@0", "@9/x", "play", "discard/", "@-1/hand/yay", "use "])),
)
def test_garbage_is_refused(seed: int, answers: int, picks: list[str]) -> None:
    match = position(seed, answers)
    for asked in list(match.decisions):
        if not set(picks) <= set(asked.answers()):
            assert refused(match, asked.seat, asked.id, picks) == "not_offered"


def test_nobody_can_answer_once_the_game_is_over() -> None:
    match = LIBRARY.stables.start("second", {"unicorns_to_win": 2}, 3, "over")
    chance = Random(0)
    asked = match.decisions[0]
    while match.outcome is None:
        asked = chance.choice(match.decisions)
        match.answer(asked.seat, asked.id, random_answer(asked, chance))
    assert match.decisions == []
    assert refused(match, asked.seat, asked.id, ["draw"]) == "stale"


@pytest.mark.parametrize("seed", range(20))
def test_passes_of_several_seats_commute(seed: int) -> None:
    """Whoever passes first, the position afterwards is the same (decision 15)."""
    chance = Random(seed)
    match = LIBRARY.stables.start("second", {}, 5, str(seed))
    while match.outcome is None:
        windows = [asked for asked in match.decisions if asked.kind == "window"]
        if len(windows) == 4:
            orders = (windows, windows[::-1], chance.sample(windows, 4))
            saves = {pass_in_order(match.copy(), order) for order in orders}
            assert len(saves) == 1
        asked = chance.choice(match.decisions)
        match.answer(asked.seat, asked.id, random_answer(asked, chance))


def pass_in_order(match: StableMatch, order: list[Decision]) -> bytes:
    for asked in order:
        match.answer(asked.seat, asked.id, ["pass"])
    return match.save()
