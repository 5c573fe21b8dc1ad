"""Players against each other with seats swapped, and how sure their figures are."""

import json

import pytest

from bot.__main__ import main
from bot.games.core.match import Outcome
from bot.simulation.by_character import interval
from bot.simulation.deals import Deal, alike
from bot.simulation.duel import arrangements, counted, swapped


def test_every_deal_is_played_from_all_seats() -> None:
    deals = list(swapped(alike("second", 2, 3, "seed", {}), ["strong", "simple"]))
    assert [(deal.seed, deal.players) for deal in deals] == [
        ("seed:0", ("strong", "simple")),
        ("seed:0", ("simple", "strong")),
        ("seed:2", ("strong", "simple")),
        ("seed:2", ("simple", "strong")),
    ]


@pytest.mark.parametrize(("seats", "ways", "own"), [(2, 2, 1), (3, 3, 1), (4, 6, 2), (5, 10, 2), (8, 2, 4)])
def test_seats_are_divided_evenly(seats: int, ways: int, own: int) -> None:
    found = arrangements(seats)
    assert len(found) == ways
    assert {len(way) for way in found} == {own}
    assert len({sum(seat in way for way in found) for seat in range(seats)}) == 1


def test_a_shared_win_counts_by_its_part_and_nobodys_as_lost() -> None:
    deal = Deal("hunt", 4, "seed", {}, ("strong", "simple", "simple", "strong"))
    outcomes = [Outcome((0,), "points"), Outcome((0, 1), "shared"), Outcome((), "tie"), Outcome((1, 2), "shared"), None]
    duel = counted("strong", [(deal, outcome) for outcome in outcomes])
    assert (duel.games, duel.wins, duel.share) == (5, 1.5, 30.0)


@pytest.mark.parametrize(
    ("wins", "games", "bounds"),
    [(60, 100, (0.5020, 0.6906)), (50, 100, (0.4038, 0.5962)), (10, 10, (0.7225, 1.0)), (0, 10, (0.0, 0.2775))],
)
def test_the_interval_is_wilsons(wins: int, games: int, bounds: tuple[float, float]) -> None:
    assert interval(wins, games) == pytest.approx(bounds, abs=1e-4)


def test_simulate_tells_how_often_the_strong_side_won(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--players", "simple,strong-1", "--preset", "kids", "--seats", "2", "--games", "2"]
    assert main([*arguments, "--json"]) == 0
    duel = json.loads(capsys.readouterr().out)["duel"]
    assert (duel["side"], duel["games"]) == ("strong-1", 2)
    assert duel["least"] <= duel["share"] <= duel["most"]
    assert main(arguments) == 0
    assert f"strong-1 won {duel['wins']:g} of 2 games" in capsys.readouterr().out
