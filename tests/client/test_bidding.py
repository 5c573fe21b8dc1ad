"""Bids that are typed."""

from pathlib import Path

import pytest

from bot.client.bidding import complete_bids, picks_in
from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision, Extra
from bot.screens.showing import Showing
from bot.texts import Locale, Texts
from tests.tables.hunt_rig import hunt, hunt_rig
from tests.tables.rig import BOB, CYN

TEXTS = Texts.load(DATA / "texts")
ASKED = Decision(9, 0, "bid", ["4", "3", "3"], ("pass",), 1, 2, open=False, extras=(Extra("charge", 1),))


async def showing_of(folder: Path) -> Showing:
    rig = await hunt_rig(folder)
    table = await hunt(rig, BOB, CYN)
    state = await rig.tables.look(table)
    await rig.repository.close()
    return Showing(TEXTS, Locale.ENGLISH, state)


@pytest.mark.parametrize(
    ("text", "power", "picks"),
    [
        ("4", False, ["4"]),
        ("4,3", False, ["4", "3"]),
        (" 3 3 ", False, ["3", "3"]),
        ("PASS", False, ["pass"]),
        ("Pass this unicorn", False, ["pass"]),
        ("4,3", True, ["4", "3", "charge"]),
        ("4,3,charge", True, ["4", "3", "charge"]),
        ("1", False, None),
        ("4,nonsense", False, None),
        ("", True, None),
    ],
)
async def test_what_a_text_means(tmp_path: Path, text: str, power: bool, picks: list[str] | None) -> None:
    assert picks_in(await showing_of(tmp_path), ASKED, text, power=power) == picks


async def test_every_bid_is_suggested_once(tmp_path: Path) -> None:
    showing = await showing_of(tmp_path)
    texts = [text for _, text in complete_bids(showing, ASKED, power=False)]
    assert texts == ["pass", "4", "3", "4,3", "3,3"]
    charged = [text for _, text in complete_bids(showing, ASKED, power=True)]
    assert charged == ["pass", "4,3", "3,3", "4,3,3"]
    for text in charged[1:]:
        picks = picks_in(showing, ASKED, text, power=True)
        assert picks is not None
        assert ASKED.accepts(picks)
