"""Random whole games: what is always true after every answer, for every number of seats and odd house rules."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.simulation.deals import Deal, drawn
from tests.games.stables.random_play import check_position, check_view, random_answer

LIBRARY = Library()
PRESETS = [preset for preset in LIBRARY.presets() if LIBRARY.game(preset) != "hunt"]
DEALS = list(drawn(LIBRARY, PRESETS, None, 40, "mixture"))
TABLES = [(preset, seats) for preset in ("second", "first", "kids") for seats in LIBRARY.seats(preset)]
"""One preset a deck, with every number of seats."""
LIMIT = 20_000
"""More answers than any game may take."""
LONG_ENOUGH = 1_500
"""Answers after which a game with a goal of twelve unicorns has shown what it can."""
REDEALS = 400
"""Answers during which every seat's view is dealt anew after each."""


def step(match: StableMatch, chance: Random) -> None:
    """Give one random answer."""
    decision = chance.choice(match.decisions)
    match.answer(decision.seat, decision.id, random_answer(decision, chance))


def play_out(match: StableMatch, chance: Random) -> None:
    """Answer at random to the end."""
    for _ in range(LIMIT):
        if match.outcome is not None:
            return
        step(match, chance)
    pytest.fail("the game has no end")


def lockstep(library: Library, match: StableMatch, chance: Random) -> None:
    """Give one answer to the match, its copy and a second match loaded from its save: all stay equal."""
    before = match.save()
    rebuilt, twin = library.stables.load(before), match.copy()
    decision = chance.choice(match.decisions)
    picks = random_answer(decision, chance)
    twin.answer(decision.seat, decision.id, picks)
    assert match.save() == before
    told = match.answer(decision.seat, decision.id, picks)
    assert rebuilt.answer(decision.seat, decision.id, picks) == told
    assert match.save() == twin.save() == rebuilt.save()


@pytest.mark.parametrize(("preset", "seats"), [*TABLES, *(("french", seats) for seats in range(2, 9))])
def test_every_position_of_a_game_is_sound_and_saved_whole(library: Library, preset: str, seats: int) -> None:
    for game in range(2):
        chance = Random(f"{preset} {seats} {game}")
        match = library.stables.start(preset, {}, seats, f"sound {game}")
        check_position(match)
        for _ in range(LIMIT):
            if match.outcome is not None:
                break
            lockstep(library, match, chance)
            check_position(match)
        assert match.outcome is not None


@pytest.mark.parametrize("deal", DEALS, ids=[deal.seed for deal in DEALS])
def test_any_mixture_of_house_rules_can_be_played(deal: Deal) -> None:
    chance = Random(deal.seed)
    match = deal.start(LIBRARY)
    assert isinstance(match, StableMatch)
    for _ in range(LONG_ENOUGH):
        if match.outcome is not None:
            break
        step(match, chance)
        check_position(match)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_redealt_position_looks_the_same_and_can_be_played(library: Library, preset: str, seats: int) -> None:
    chance = Random(seats)
    match = library.stables.start(preset, {}, seats, "redeal")
    for number in range(REDEALS):
        if match.outcome is not None:
            break
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            check_view(match, view)
            if viewer is not None:
                guess = redeal(match.book, view, str(number))
                assert guess.view(viewer) == view
                check_position(guess)
                if number % 40 == viewer:
                    play_out(guess, chance)
        step(match, chance)


@pytest.mark.parametrize("preset", ["second", "first", "kids"])
def test_a_spectators_view_can_be_redealt(library: Library, preset: str) -> None:
    chance = Random(1)
    match = library.stables.start(preset, {}, 3, "spectator")
    while match.outcome is None:
        view = match.view(None)
        assert redeal(match.book, view, "x").view(None) == view
        step(match, chance)
