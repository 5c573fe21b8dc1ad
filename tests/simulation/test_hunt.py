"""Simulated hunts: they end unbroken, every card is at work, and what goes wrong is noticed."""

import json
from collections.abc import Callable
from random import Random

import pytest

from bot.__main__ import main
from bot.content.library import Library
from bot.content.rule import word
from bot.games.core.events import Event
from bot.games.hunt.state import State
from bot.simulation import driver
from bot.simulation.by_character import interval
from bot.simulation.choosers import random_chooser
from bot.simulation.deals import drawn
from bot.simulation.report import simulate, simulate_drawn

LIBRARY = Library()


@pytest.mark.parametrize(("seats", "extension"), [(3, False), (4, False), (5, True), (6, True)])
def test_hunts_end_unbroken_and_repeat(seats: int, extension: bool) -> None:
    rules = {"extension": extension}
    first, again = (simulate(LIBRARY, "hunt", seats, 8, "seed", "random", rules) for _ in range(2))
    assert (first.unfinished, first.broken, first.faults) == (0, 0, [])
    assert (first.wins_by_seat, first.mean_answers) == (again.wins_by_seat, again.mean_answers)
    assert sum(first.wins_by_seat) >= 8


def test_every_scheme_power_and_item_is_seen_at_work() -> None:
    assert simulate(LIBRARY, "hunt", 6, 60, "effects", "random", {"extension": True}).unfired == []


def test_what_was_never_at_work_is_named() -> None:
    box = LIBRARY.hunts.box("hunt")
    powers = {character.power.id for character in box.characters.values()}
    unfired = simulate(LIBRARY, "hunt", 3, 1, "one", "random").unfired
    assert unfired
    assert set(unfired) <= {*box.schemes, *box.items, *powers}


@pytest.mark.parametrize(("players", "games"), [("random", 40), ("simple", 25), ("mixed", 15)])
def test_hunts_under_drawn_rules_end_unbroken_as_their_rebuilt_copies_do(players: str, games: int) -> None:
    report = simulate_drawn(LIBRARY, "hunt", None, games, f"drawn {players}", players)
    assert (report.unfinished, report.broken, report.faults) == (0, 0, [])


def test_drawn_rules_are_played_with_every_number_of_seats_and_every_variant() -> None:
    deals = list(drawn(LIBRARY, ["hunt"], None, 60, "variants"))
    schema = LIBRARY.houserules.rules_of("hunt")
    assert {deal.seats for deal in deals} == {3, 4, 5, 6}
    for key, rule in schema.items():
        assert {word(deal.rules[key]) for deal in deals} == {word(choice) for choice in rule.choices}


def test_wins_are_counted_by_character() -> None:
    report = simulate(LIBRARY, "hunt", 4, 12, "characters", "simple")
    assert {one.character for one in report.wins_by_character} == {"princess", "knight", "wizard", "shaman"}
    assert all(one.games == 12 and one.least < one.share < one.most for one in report.wins_by_character if one.wins)
    assert sum(one.wins for one in report.wins_by_character) == sum(report.wins_by_seat)
    assert simulate(LIBRARY, "second", 2, 1, "none", "random").wins_by_character == []


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_the_interval_is_the_one_of_the_textbooks(wins: int, games: int, least: float, most: float) -> None:
    assert interval(wins, games) == pytest.approx((least, most), abs=0.001)


def test_the_command_prints_wins_by_character(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--preset", "hunt", "--games", "2", "--players", "mixed", "--by-character"]
    assert main(arguments) == 0
    assert main([*arguments, "--json"]) == 0
    *words, as_json = capsys.readouterr().out.splitlines()
    assert sum(" of 2 games" in line for line in words) == 4
    contract = {"preset", "seats", "games", "games_per_s", "answers_per_s", "unfinished", "broken", "mean_answers"}
    assert contract | {"wins_by_seat", "unfired"} <= json.loads(as_json).keys()


LOSSES: dict[str, tuple[Callable[[State], object], str]] = {
    "a unicorn": (lambda state: state.discard.append("pink_0"), "unicorns were lost or made"),
    "a token": (lambda state: state.market["fake_horn"].append(""), "tokens were lost or made"),
    "a hunt card": (lambda state: state.seats[1].hand.append(4), "seat 1: cards were lost or made"),
    "a scheme card": (lambda state: state.seats[2].schemes.append("joust"), "seat 2: cards were lost or made"),
    "a trap": (lambda state: state.placed.update({"start_pink": []}), "cards lie on a unicorn that isn't there"),
}


@pytest.mark.parametrize(("lose", "fault"), LOSSES.values(), ids=LOSSES.keys())
def test_a_loss_is_noticed(lose: Callable[[State], object], fault: str) -> None:
    match = LIBRARY.hunts.start("hunt", {"character_choice": "random"}, 3, "lost")

    def watch(told: list[Event]) -> None:
        del told
        lose(match.state)

    played = driver.play(match, [random_chooser(Random(1))] * 3, Random(1), watch)
    assert fault in played.broken[0]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seats", "2"],
        ["--seats", "7"],
        ["--seats", "5"],
        ["--seats", "6", "--rules", "extension=true", "unicorns_per_day=per_player"],
        ["--seats", "6", "--rules", "extension=true", "schemes_per_unicorn=one"],
        ["--seats", "3", "--players", "clever"],
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str]) -> None:
    assert main(["simulate", "--preset", "hunt", *arguments]) == 2
