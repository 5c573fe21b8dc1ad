"""The simulate command: its keys, its repeatability, and what it counts as broken."""

import json
from random import Random

import pytest

from bot.__main__ import main
from bot.content.library import Library
from bot.simulation import driver
from bot.simulation.choosers import random_chooser
from bot.simulation.report import simulate

LIBRARY = Library()
KEYS = {
    "preset", "seats", "games", "games_per_s", "answers_per_s", "unfinished", "broken", "mean_answers", "wins_by_seat",
    "unfired",
}  # fmt: skip


def test_json_has_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--seats", "3", "--games", "2", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) >= KEYS


@pytest.mark.parametrize("players", ["random", "simple", "simple,random"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_games_end_unbroken_and_repeat(players: str, seats: int) -> None:
    first, again = (simulate(LIBRARY, "second", seats, 6, "seed", players) for _ in range(2))
    assert (first.unfinished, first.broken, first.faults) == (0, 0, [])
    assert (first.wins_by_seat, first.mean_answers) == (again.wins_by_seat, again.mean_answers)
    assert sum(first.wins_by_seat) + first.nobody_wins >= 6


@pytest.mark.parametrize("preset", ["second", "first", "kids"])
def test_every_effect_of_the_deck_fires(preset: str) -> None:
    assert simulate(LIBRARY, preset, 6, 120, "effects", "random").unfired == []


@pytest.mark.parametrize("preset", ["second", "kids"])
def test_the_simple_player_beats_the_random_one(preset: str) -> None:
    wins = simulate(LIBRARY, preset, 4, 40, "strength", "simple,random").wins_by_seat
    assert wins[0] + wins[2] > 2 * (wins[1] + wins[3])


@pytest.mark.parametrize("players", ["random", "simple"])
def test_an_endless_game_ends_when_everybody_hurries(monkeypatch: pytest.MonkeyPatch, players: str) -> None:
    monkeypatch.setattr(driver, "HURRY_AFTER", 600)
    report = simulate(LIBRARY, "french", 8, 8, "hurry", players)
    assert report.hurried > 0
    assert (report.unfinished, report.broken) == (0, 0)
    assert report.mean_answers < 4000


def test_a_lost_card_is_noticed() -> None:
    match = LIBRARY.stables.start("second", {}, 3, "lost")
    choose = random_chooser(Random(1))

    def lose(_: object) -> None:
        match.state.deck.pop()

    played = driver.play(match, [choose] * 3, Random(1), lose)
    assert "cards were lost or made" in played.broken[0]
    assert "misplaced" in played.broken[1]


@pytest.mark.parametrize("arguments", [["--players", "clever"], ["--games", "0"], ["--seats", "9"], ["--preset", "x"]])
def test_what_cannot_be_played_is_refused(arguments: list[str]) -> None:
    assert main(["simulate", *arguments]) == 2


def test_rules_of_the_command_line_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ["--rules", "unicorns_to_win=2", "win_timing=INSTANT", "--games", "5", "--json"]
    assert main(["simulate", *quick]) == 0
    assert main(["simulate", "--games", "5", "--json"]) == 0
    few, usual = (json.loads(line)["mean_answers"] for line in capsys.readouterr().out.splitlines())
    assert few < usual / 2
