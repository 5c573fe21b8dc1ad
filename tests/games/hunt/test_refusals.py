"""Answers that may not be given change nothing and say why."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.decisions import Decision, Extra, Refused
from bot.games.hunt.match import HuntMatch
from tests.games.hunt.random_play import positions


def bidding(library: Library, **rules: object) -> HuntMatch:
    """A hunt in which somebody is asked for a bid with real cards."""
    match = library.hunts.start("hunt", rules, 3, "refuse", first=0)
    for _ in positions(match, Random(2)):
        if match.decisions and match.decisions[0].kind == "bid" and len(match.decisions[0].options) > 3:
            return match
    raise AssertionError("nobody bids")


def refused(match: HuntMatch, seat: int, decision: int, picks: list[str]) -> str:
    """The reason of a refusal, which changes nothing."""
    before = match.save()
    with pytest.raises(Refused) as error:
        match.answer(seat, decision, picks)
    assert match.save() == before
    return error.value.reason


def test_who_what_and_when_are_checked(library: Library) -> None:
    match = bidding(library)
    asked = match.decisions[0]
    other = (asked.seat + 1) % 3
    assert refused(match, other, asked.id, ["pass"]) == "not_yours"
    assert refused(match, asked.seat, asked.id - 1, ["pass"]) == "stale"
    for picks in ([], ["9"], ["4", "4"], ["pass", "4"], ["charge"], ["skip"], asked.options[: asked.most + 1]):
        assert refused(match, asked.seat, asked.id, picks) == "not_offered"


def decision(least: int, most: int, *extras: Extra) -> Decision:
    return Decision(1, 0, "bid", ["4", "3", "3", "1"], ("pass",), least, most, extras=extras)


@pytest.mark.parametrize(
    ("picks", "taken"),
    [(["4"], True), (["4", "charge"], True), (["charge"], False), (["charge", "pass"], False), (["pass"], True),
     (["4", "charge", "charge"], False), (["3", "3", "charge"], True), (["4", "3", "1", "charge"], False)],
)  # fmt: skip
def test_a_word_beside_the_picks_stands_at_most_once(picks: list[str], taken: bool) -> None:
    assert decision(1, 2, Extra("charge")).accepts(picks) is taken


@pytest.mark.parametrize(
    ("picks", "taken"),
    [(["4", "3"], True), (["4", "3", "extra_arrow"], False), (["4", "3", "1"], False),
     (["4", "3", "1", "extra_arrow"], True), (["extra_arrow", "1", "3", "3"], True)],
)  # fmt: skip
def test_a_word_may_demand_more_picks(picks: list[str], taken: bool) -> None:
    assert decision(2, 2, Extra("extra_arrow", 1)).accepts(picks) is taken
