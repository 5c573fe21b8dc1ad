"""Random whole games: what is always true after every answer, for every number of seats and any house rules."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from tests.games.hunt.random_play import check_position, check_view, games, positions, random_answer

RULES = {3: {}, 4: {}, 5: {"extension": True}, 6: {"extension": True}}
"""By seats: what must differ for so many to play."""


def lockstep(library: Library, match: HuntMatch, chance: Random) -> None:
    """Give one answer to the match, its copy and a second match loaded from its save: all stay equal."""
    before = match.save()
    rebuilt, twin = library.saved_game(before), match.copy()
    decision = chance.choice(match.decisions)
    picks = random_answer(decision, chance)
    twin.answer(decision.seat, decision.id, picks)
    assert match.save() == before
    told = match.answer(decision.seat, decision.id, picks)
    assert rebuilt.answer(decision.seat, decision.id, picks) == told
    assert match.save() == twin.save() == rebuilt.save()


@pytest.mark.parametrize("seats", RULES)
def test_every_position_of_a_game_is_sound_and_saved_whole(library: Library, seats: int) -> None:
    for game in range(3):
        chance = Random(f"{seats} {game}")
        match = library.hunts.start("hunt", RULES[seats], seats, f"sound {game}")
        check_position(match)
        while match.outcome is None:
            lockstep(library, match, chance)
            check_position(match)


def test_any_mixture_of_house_rules_is_played_to_its_end(library: Library) -> None:
    for number, match in enumerate(games(library, 60, "mixture")):
        for _ in positions(match, Random(number)):
            check_position(match)


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=[] if number < 6 else pytest.mark.proof) for number in range(12)]
)
def test_a_redealt_position_looks_the_same_and_can_be_played(library: Library, number: int) -> None:
    chance = Random(number)
    (match,) = games(library, 1, f"redeal {number}")
    for at, _ in enumerate(positions(match, chance)):
        for viewer in (None, *range(match.seats)):
            view = match.view(viewer)
            check_view(match, view)
            guess = redeal(match.book, view, str(at))
            assert guess.view(viewer) == view
            assert guess.look(viewer) == match.look(viewer)
            check_position(guess)
            if at % 40 == (viewer or 0):
                for _ in positions(guess, chance):
                    check_position(guess)


def test_a_spectator_knows_no_more_than_any_seat(library: Library) -> None:
    """What a spectator can see of the others, every seat sees as well."""
    match = library.hunts.start("hunt", {}, 3, "spectator")
    for _ in positions(match, Random(1)):
        public = match.view(None)
        for viewer in range(match.seats):
            seen = match.view(viewer)
            assert [seen.seats[other] for other in range(3) if other != viewer] == [
                public.seats[other] for other in range(3) if other != viewer
            ]
