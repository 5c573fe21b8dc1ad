"""The simple computer player at a hunt: it beats chance, is quick, and does what a sensible person would."""

from collections import Counter
from time import thread_time
from typing import Any

import pytest

from bot.content.library import Library
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from bot.scenarios.files import Scenario
from bot.scenarios.hunt_stage import HuntStage
from bot.simulation.report import simulate
from bot.tables.players.hunt_simple import choose_in_hunt
from bot.tables.players.simple_player import SimplePlayer

LIBRARY = Library()
SEATS = ["ann", "bob", "cyn"]
CHARACTERS = {"ann": "princess", "bob": "knight", "cyn": "wizard"}


def table(phase: str, rows: dict[str, dict[str, Any]], **zones: Any) -> HuntMatch:
    """A table of three; who has no row holds nothing."""
    seats = {name: {"character": CHARACTERS[name], **rows.get(name, {})} for name in SEATS}
    zones = {"day": 1, "phase": phase, "first": "ann", "line": [], "deck": [], **zones}
    scenario = Scenario("player", "hunt", "hunt", SEATS, [], {}, table={**zones, **seats})
    return HuntStage(LIBRARY, scenario).set_up("seed")


def choose(match: HuntMatch, seed: str = "seed") -> list[str]:
    """Answer the open decision as a computer would; returns the picks."""
    asked = match.decisions[0]
    picks = choose_in_hunt(LIBRARY.hunts.box, seed, match.view(asked.seat), asked)
    match.answer(asked.seat, asked.id, picks)
    return picks


def choices(match: HuntMatch) -> Counter[str]:
    """What the open decision is answered with, for a hundred seeds."""
    asked = match.decisions[0]
    view = match.view(asked.seat)
    seeds = map(str, range(100))
    return Counter(" ".join(choose_in_hunt(LIBRARY.hunts.box, seed, view, asked)) for seed in seeds)


@pytest.mark.parametrize("seat", [0, 2])
def test_it_beats_players_who_press_at_random(seat: int) -> None:
    kinds = ["random"] * 4
    kinds[seat] = "simple"
    report = simulate(LIBRARY, "hunt", 4, 30, f"better {seat}", ",".join(kinds))
    assert report.wins_by_seat[seat] > 18


def test_it_takes_about_a_millisecond() -> None:
    match = LIBRARY.hunts.start("hunt", {"extension": True}, 6, "quick")
    taken: list[float] = []
    while match.outcome is None:
        asked = match.decisions[0]
        view = match.view(asked.seat)
        began = thread_time()
        picks = choose_in_hunt(LIBRARY.hunts.box, str(asked.seat), view, asked)
        taken.append(thread_time() - began)
        match.answer(asked.seat, asked.id, picks)
    assert sorted(taken)[len(taken) // 2] < 0.003


def test_it_answers_from_its_own_view_alone() -> None:
    match = LIBRARY.hunts.start("hunt", {}, 4, "alone")
    while match.outcome is None:
        asked = match.decisions[0]
        view = match.view(asked.seat)
        other = redeal(match.book, view, "other").view(asked.seat)
        player = SimplePlayer("seed", LIBRARY.book, LIBRARY.hunts.box)
        assert player.choose(view, asked) == player.choose(other, asked)
        match.answer(asked.seat, asked.id, player.choose(view, asked))


def test_who_holds_too_few_cards_passes() -> None:
    match = table("hunt", {"ann": {"hand": [4, 3, 1]}, "bob": {"hand": [2]}}, line=["pink_3"])
    match.answer(0, match.decisions[0].id, ["4", "3"])
    assert choose(match) == ["pass"]


def test_a_dear_unicorn_draws_higher_bids_than_a_poor_one() -> None:
    hand = [0, 1, 1, 2, 2, 3, 3, 4]
    rows: dict[str, dict[str, Any]] = {"ann": {"hand": hand, "unicorns": ["pink_2", "pink_1", "blue_1", "yellow_1"]}}
    rows |= {name: {"hand": hand} for name in ("bob", "cyn")}

    def mean_total(unicorn: str) -> float:
        line = [unicorn, *[one for one in ("legend_a", "legend_b", "legend_c") if one != unicorn]]
        totals = [
            (sum(int(card) for card in picks.split() if card != "pass"), often)
            for picks, often in choices(table("hunt", rows, line=line)).items()
        ]
        return sum(total * often for total, often in totals) / 100

    assert mean_total("purple_3") > mean_total("pink_0") + 1


def test_equal_players_do_not_all_place_the_same() -> None:
    hand = [0, 1, 1, 2, 2, 3, 3, 4]
    line = ["legend_a", "pink_0", "blue_0", "yellow_0"]
    match = table("hunt", {name: {"hand": hand} for name in SEATS}, line=line)
    (_, most), *_ = choices(match).most_common(1)
    assert most < 50


def test_what_would_hurt_is_cancelled_and_what_helps_is_not() -> None:
    def after(scheme: str) -> list[str]:
        rows = {"ann": {"hand": [4]}, "bob": {"hand": [2]}}
        match = table("hunt", rows, line=["pink_2"], placed={"pink_2": [f"bob/{scheme}"]})
        match.answer(0, match.decisions[0].id, ["4"])
        match.answer(1, match.decisions[0].id, ["2"])
        match.answer(2, match.decisions[0].id, ["pass"])
        assert match.decisions[0].kind == "veto"
        return choose(match)

    assert after("smelly") == ["use royal_veto"]
    assert after("topsy") == ["use royal_veto"]
    assert after("athletic") == ["skip"]


def test_the_market_is_used_for_what_brings_most() -> None:
    herd = ["pink_0", "blue_1", "yellow_2", "yellow_1"]
    match = table("market", {"ann": {"hand": [3, 3], "unicorns": herd}}, market={"fairy_dust": ["purple"]})
    assert choose(match) == ["fairy_dust"]
    assert choose(match) == ["purple"]
    (recolored,) = choose(match)
    assert recolored in ("yellow_1", "yellow_2")
    assert match.sheet(0).rainbows == 1


def test_a_unicorn_that_is_worth_little_goes_to_the_butcher() -> None:
    match = table("market", {"ann": {"hand": [2], "unicorns": ["legend_a", "pink_0"]}}, day=4)
    assert choose(match) == ["butcher"]
    assert choose(match) == ["pink_0"]


def test_nothing_is_bought_that_brings_nothing() -> None:
    match = table("market", {"ann": {"hand": [2], "unicorns": ["legend_a"]}}, day=4, market={"butcher": ["2"]})
    assert choose(match) == ["pass"]


def test_the_highest_card_comes_back() -> None:
    match = table("hunt", {"ann": {"hand": [4, 4]}, "cyn": {"hand": [3, 2]}}, line=["pink_3"])
    match.answer(0, match.decisions[0].id, ["4", "4"])
    match.answer(1, match.decisions[0].id, ["pass"])
    match.answer(2, match.decisions[0].id, ["3", "2"])
    assert match.decisions[0].kind == "rewind"
    assert choose(match) == ["3"]


def test_the_least_unicorn_is_handed_over() -> None:
    rows = {"ann": {"hand": [4]}, "bob": {"hand": [2], "unicorns": ["legend_a", "pink_0", "blue_3"]}}
    match = table("hunt", {**rows, "cyn": {"hand": []}}, line=["pink_2"], placed={"pink_2": ["bob/trojan"]})
    for picks in (["4"], ["2"], ["pass"], ["skip"]):
        asked = match.decisions[0]
        match.answer(asked.seat, asked.id, picks)
    assert match.decisions[0].kind == "hand_over"
    assert choose(match) == ["pink_0"]


def test_a_colour_is_painted_that_completes_a_rainbow() -> None:
    rows = {
        "ann": {"hand": [4], "unicorns": ["pink_0", "blue_1", "yellow_2"], "power_used": True},
        "bob": {"hand": [2]},
    }
    match = table("hunt", rows, line=["pink_2"], placed={"pink_2": ["bob/painted"]})
    for picks in (["4"], ["2"], ["pass"]):
        asked = match.decisions[0]
        match.answer(asked.seat, asked.id, picks)
    assert match.decisions[0].kind == "paint"
    assert choose(match) == ["purple"]


def test_harm_is_laid_on_what_others_want_and_help_on_what_it_wants() -> None:
    rows: dict[str, dict[str, Any]] = {
        "ann": {"unicorns": ["pink_0", "pink_1", "pink_2"], "schemes": ["smelly", "athletic"]},
        "bob": {"unicorns": ["blue_0", "blue_1", "blue_2"]},
        "cyn": {},
    }
    line = ["pink_3", "blue_3"]
    placed: dict[str, str] = {}
    for kept in ("smelly", "athletic"):
        match = table("trap", rows, line=line)
        match.answer(0, match.decisions[0].id, [kept])
        (placed[kept],) = choose(match)
    assert placed == {"smelly": "blue_3", "athletic": "pink_3"}


def test_the_shaman_moves_harm_away_from_what_it_wants() -> None:
    rows: dict[str, dict[str, Any]] = {
        "ann": {"character": "shaman", "hand": [4, 3], "unicorns": ["pink_0", "pink_1", "blue_0", "yellow_1"]},
        "bob": {"hand": [2], "unicorns": ["blue_1", "blue_2"]},
    }
    match = table("hunt", rows, line=["purple_3", "blue_3"], placed={"purple_3": ["bob/smelly"]})
    assert choose(match) == ["use spirit_sight"]
    assert choose(match) == ["move 1"]
    assert choose(match) == ["blue_3"]


def test_the_shaman_leaves_a_help_where_it_is() -> None:
    rows = {"ann": {"character": "shaman", "hand": [4, 3], "unicorns": ["pink_0", "pink_1", "blue_0", "yellow_1"]}}
    match = table("hunt", rows, line=["purple_3", "legend_a"], placed={"purple_3": ["bob/athletic"]})
    assert choose(match) == ["use spirit_sight"]
    assert choose(match) == ["skip"]


def test_of_several_scheme_cards_the_own_one_is_revealed() -> None:
    placed = {"pink_2": ["bob/smelly", "ann/athletic", "cyn/pee"]}
    match = table("hunt", {"ann": {"hand": [4], "power_used": True}}, line=["pink_2"], placed=placed)
    match.answer(0, match.decisions[0].id, ["4"])
    for seat in (1, 2):
        match.answer(seat, match.decisions[0].id, ["pass"])
    assert match.decisions[0].kind == "reveal"
    assert choose(match) == ["reveal 2"]


def test_who_can_take_a_lost_card_back_bids_more_boldly() -> None:
    def passes(used: bool) -> int:
        rows: dict[str, dict[str, Any]] = {name: {"hand": [3, 3, 2, 2, 1, 1, 0]} for name in SEATS}
        rows["cyn"]["power_used"] = used
        match = table("hunt", rows, first="cyn", line=["pink_1", "yellow_2", "blue_1", "purple_2"])
        return choices(match)["pass"]

    assert passes(used=False) < passes(used=True)
