"""The property of the schema: whatever house rules are drawn, a game is played to its end, and again from its save."""

import json
from random import Random

import pytest

from bot.__main__ import main
from bot.content.errors import ContentError
from bot.content.library import Library
from bot.content.rule import word
from bot.games.core.decisions import Decision
from bot.games.core.match import Match
from bot.simulation.choosers import Chooser, random_chooser
from bot.simulation.deals import draw_rules, drawn
from bot.simulation.driver import play
from bot.simulation.lockstep import Lockstep
from bot.simulation.report import simulate_drawn

LIBRARY = Library()
PRESETS = LIBRARY.presets()


@pytest.mark.parametrize("preset", PRESETS)
def test_games_under_drawn_rules_end_unbroken_as_their_rebuilt_copies_do(preset: str) -> None:
    report = simulate_drawn(LIBRARY, preset, None, 25, "drawn", "random")
    assert (report.unfinished, report.broken, report.faults) == (0, 0, [])


def test_the_same_seed_draws_the_same_games_and_another_one_others() -> None:
    first, again, other = ([str(deal) for deal in drawn(LIBRARY, PRESETS, None, 20, seed)] for seed in "112")
    assert first == again
    assert not set(first) & set(other)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_value_of_every_rule_is_drawn_and_both_bounds(preset: str) -> None:
    rng = Random(preset)
    schema = LIBRARY.houserules.rules_of(LIBRARY.houserules.preset(preset).game)
    drawn_values: dict[str, set[str]] = {key: set() for key in schema}
    for _ in range(150):
        for key, value in draw_rules(LIBRARY, preset, 3, rng).items():
            drawn_values[key].add(word(value))
    for key, rule in schema.items():
        assert {*rule.words, *map(str, rule.bounds or ())} <= drawn_values[key], key


def test_seats_choose_among_the_presets_that_allow_them() -> None:
    assert {deal.seats for deal in drawn(LIBRARY, PRESETS, None, 200, "seats")} == set(range(2, 9))
    assert {deal.preset for deal in drawn(LIBRARY, PRESETS, 8, 100, "eight")} == {
        preset for preset in PRESETS if 8 in LIBRARY.seats(preset)
    }
    with pytest.raises(ContentError, match="20 seats"):
        next(drawn(LIBRARY, PRESETS, 20, 1, "crowd"))


def test_a_copy_that_goes_another_way_is_noticed() -> None:
    match = LIBRARY.stables.start("second", {}, 3, "one")
    twin = Lockstep(lambda saved: LIBRARY.stables.load(saved.replace(b"one", b"two")), match)
    played = play(match, [random_chooser(Random(1))] * 3, Random(1), lambda _: None, twin)
    assert played.broken
    assert "the rebuilt game" in played.broken[0]


def test_a_fault_names_the_game_it_was_found_in(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(match: Match, decision: Decision) -> list[str]:
        raise ZeroDivisionError(decision.kind + str(match.seats))

    def choosers(rng: Random) -> Chooser:
        del rng
        return fail

    monkeypatch.setattr("bot.simulation.report.random_chooser", choosers)
    with pytest.raises(ZeroDivisionError) as failed:
        simulate_drawn(LIBRARY, "second", 3, 1, "fault", "random")
    assert "second, 3 seats, seed fault:0, starting_hand=" in failed.value.__notes__[0]


def test_an_endless_game_is_told_with_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.simulation.driver.ANSWER_LIMIT", 4)
    report = simulate_drawn(LIBRARY, "french", 4, 2, "long", "random")
    assert (report.unfinished, report.broken) == (2, 0)
    assert report.faults[0].startswith("unfinished (french, 4 seats, seed long:0, starting_hand=")


def test_the_command_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--random-rules", "--games", "3", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["preset"], printed["seats"], printed["games"]) == ("any", 0, 3)


@pytest.mark.parametrize(
    "arguments", [["--rules", "hand_limit=21"], ["--rules", "hand_limit"], ["--random-rules", "--seats", "9"]]
)
def test_what_cannot_be_played_is_refused(arguments: list[str]) -> None:
    assert main(["simulate", *arguments]) == 2


def test_help_lists_the_rules_and_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    told = capsys.readouterr().out
    schema = LIBRARY.houserules
    for preset in PRESETS:
        for key, rule in schema.rules_of(schema.preset(preset).game).items():
            line = next(line for line in told.splitlines() if line.startswith(f"  {key}="))
            assert all(value in line for value in rule.words)
