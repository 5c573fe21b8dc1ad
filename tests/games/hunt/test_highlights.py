"""What is picked as remarkable about a game of hunts, from facts that everybody saw."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.events import Event
from bot.games.core.highlights import MOST, Highlight
from bot.games.hunt.highlights import KINDS, highlights
from tests.games.hunt.random_play import random_answer

COINS = {"blue": 1, "pink": 2, "gold": 3}


def hunt(card: str, totals: Sequence[int], winner: int, scheme: str = "", turned_to: int = -1) -> list[Event]:
    """A hunt in which seats reveal `totals`; somebody wins it by totals, somebody else perhaps by a scheme card."""
    told = [Event("hunt", card=card), *(Event("reveals", seat, n=total) for seat, total in enumerate(totals))]
    told += [Event("tied", seat, n=total) for seat, total in enumerate(totals) if totals.count(total) > 1]
    told.append(Event("wins_hunt", winner, card=card, n=totals[winner]))
    if scheme:
        told.append(Event("wins_hunt", turned_to, card=card, n=totals[turned_to], why=scheme))
    return [*told, Event("takes", turned_to if scheme else winner, card=card)]


def picked(*hunts: list[Event], course: Mapping[int, Sequence[int]] | None = None) -> list[Highlight]:
    """What is picked of hunts, each on a day of its own."""
    told = [[Event("day", n=day), *facts] for day, facts in enumerate(hunts, 1)]
    return highlights([event for facts in told for event in facts], course or {}, COINS.__getitem__)


def test_the_dearest_unicorn_won_by_a_single_point() -> None:
    found = picked(hunt("blue", [5, 4], 0), hunt("gold", [4, 3, 1], 0), hunt("pink", [9, 7], 0))
    assert found[0] == Highlight("hunt-close", 2, 0, card="gold", n=4, before=3)
    assert [one.kind for one in found] == ["hunt-close", "hunt-dear"]


def test_a_tie_that_cancelled_the_most() -> None:
    found = picked(hunt("gold", [4, 4, 3], 2), hunt("blue", [8, 8, 8, 2], 3))
    assert found[0] == Highlight("hunt-dear", 1, 2, card="gold", n=3, before=2)
    assert found[1] == Highlight("hunt-tied", 2, 3, card="blue", cards=("8", "8", "8"), n=2)


def test_a_scheme_that_turned_a_hunt() -> None:
    turned = hunt("gold", [7, 6, 1], 0, "topsy", 2)
    found = picked(hunt("pink", [7, 5], 0, "topsy", 1), turned)
    assert found == [Highlight("hunt-scheme", 2, 2, 0, "gold", ("topsy",))]
    nothing = [*turned[:-1], Event("takes", 0, card="gold")]
    assert picked(nothing) == []


def test_the_highest_total_that_won() -> None:
    found = picked(hunt("blue", [9, 5], 0), hunt("gold", [8, 6], 0))
    assert found == [Highlight("hunt-dear", 1, 0, card="blue", n=9, before=8)]


def test_what_a_hunt_is_told_for_first_it_is_not_told_for_again() -> None:
    assert [one.kind for one in picked(hunt("blue", [9, 8], 0))] == ["hunt-close"]
    assert [one.kind for one in picked(hunt("blue", [9, 9, 8, 7], 2))] == ["hunt-tied"]


def test_the_most_points_of_one_day() -> None:
    course = {1: (0, 0), 2: (3, 9), 3: (13, 9), 4: (13, 2)}
    assert picked(course=course) == [Highlight("hunt-gains", 2, 0, n=10)]
    assert picked(course={1: (3, 3), 2: (3, 1)}) == []


@pytest.mark.parametrize("rules", [{}, {"expert": True}])
def test_of_whole_games_a_few_are_picked_in_order(rules: dict[str, object]) -> None:
    library, seen = Library(), set[str]()
    for seed in range(6):
        match, chance = library.hunts.start("hunt", rules, 4, f"highlights {seed}"), Random(seed)
        events: list[Event] = []
        course: dict[int, list[int]] = {}
        while match.outcome is None:
            asked = chance.choice(match.decisions)
            events += match.answer(asked.seat, asked.id, random_answer(asked, chance))
            course.setdefault(match.view(None).turns + (match.outcome is not None), list(match.standing))
        found = match.highlights([event.seen_by(None) for event in events], course)
        assert len(found) <= MOST
        assert [one.turn for one in found] == sorted(one.turn for one in found)
        assert len({one.kind for one in found}) == len(found)
        seen |= {one.kind for one in found}
    assert seen == set(KINDS)
