"""Simulated hunts: they end unbroken, every card is at work, and what goes wrong is noticed."""

from collections.abc import Callable
from random import Random

import pytest

from bot.__main__ import main
from bot.content.library import Library
from bot.games.core.events import Event
from bot.games.hunt.state import State
from bot.simulation import driver
from bot.simulation.choosers import random_chooser
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


def test_hunts_under_drawn_rules_end_unbroken_as_their_rebuilt_copies_do() -> None:
    report = simulate_drawn(LIBRARY, "hunt", None, 40, "drawn", "random")
    assert (report.unfinished, report.broken, report.faults) == (0, 0, [])


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
