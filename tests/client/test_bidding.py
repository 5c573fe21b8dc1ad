"""Bids that are typed."""

from pathlib import Path

import pytest

from bot.client.bidding import begins, complete_bids, picks_in, why_not
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
        ("1", False, ["1"]),
        ("-1", False, ["-1"]),
        ("4 and 3", False, ["4", "3"]),
        ("4+3", False, ["4", "3"]),
        ("4 + 3 + 3", False, ["4", "3", "3"]),
        ("4, 3 and 3", False, ["4", "3", "3"]),
        ("and", False, None),
        ("pass,4", False, ["pass", "4"]),
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


CARDS = Decision(9, 0, "bid", ["4", "3", "3"], ("pass",), 1, 2, open=False)
NOTHING = Decision(9, 0, "bid", [], ("pass",), 2, 2, open=False)
"""Asked of somebody with a 4 where two cards are to be placed."""


@pytest.mark.parametrize(
    ("asked", "picks", "power", "text"),
    [
        (ASKED, ["4"], False, ""),
        (ASKED, ["4", "3", "charge"], True, ""),
        (CARDS, ["pass"], False, ""),
        (CARDS, ["4"], True, "You have no power to announce now, so nothing was placed. Leave out power."),
        (ASKED, ["pass"], True, "Whoever passes announces no power. Leave out power, or place cards."),
        (ASKED, ["4", "4"], False, "You hold only one 4."),
        (CARDS, ["3", "3", "3"], False, "You hold only 2 cards with a 3."),
        (CARDS, ["4", "3", "3"], False, "Choose 1 to 2 cards."),
        (CARDS, ["5"], False, "You hold no 5."),
        (CARDS, ["4", "9"], False, "You hold no 9."),
        (CARDS, ["-1"], False, "You hold no -1."),
        (
            CARDS,
            ["pass", "4"],
            False,
            "You can't pass and place cards at once. Type only pass, or only cards.",
        ),
        (NOTHING, ["4"], False, "That can't be chosen now. Choose an option from the list."),
        (CARDS, None, False, "That can't be chosen now. Choose an option from the list."),
    ],
)
async def test_why_a_bid_is_refused(
    tmp_path: Path, asked: Decision, picks: list[str] | None, power: bool, text: str
) -> None:
    assert why_not(await showing_of(tmp_path), asked, picks, power=power) == text


@pytest.mark.parametrize("typed", ["4,3", "4, 3", "4 3", "3,4", "4 and 3", "4+3", " 4,", "4", "3", ""])
async def test_a_bid_is_suggested_for_its_cards_however_they_are_typed(tmp_path: Path, typed: str) -> None:
    assert begins(await showing_of(tmp_path), typed, "4, 3", "4,3")


@pytest.mark.parametrize("typed", ["4,4", "1", "4,3,3", "pass", "4,3,"])
async def test_a_bid_of_other_cards_is_not_suggested(tmp_path: Path, typed: str) -> None:
    assert not begins(await showing_of(tmp_path), typed, "4, 2", "4,2")


@pytest.mark.parametrize("typed", ["pass", "Pass this", "PASS"])
async def test_passing_is_suggested_by_its_word_and_its_label(tmp_path: Path, typed: str) -> None:
    showing = await showing_of(tmp_path)
    assert begins(showing, typed, "Pass this unicorn", "pass")
    assert begins(showing, typed, "Nicht mitbieten", "pass") is (" " not in typed)


@pytest.mark.parametrize(
    ("locale", "both", "passing"),
    [
        (Locale.FRENCH, "4 et 3", ("Passer", "je passe", "Passer pour cette licorne", "pass")),
        (Locale.CZECH, "4 a 3", ("Pasovat", "pasuji", "pass")),
        (Locale.ROMANIAN, "4 și 3", ("pas", "Dau pas", "da pas", "pass")),
    ],
)
async def test_a_bid_is_understood_in_the_words_of_its_language(
    tmp_path: Path, locale: Locale, both: str, passing: tuple[str, ...]
) -> None:
    english = await showing_of(tmp_path)
    showing = Showing(TEXTS, locale, english.state)
    assert picks_in(showing, CARDS, both, power=False) == ["4", "3"]
    assert {word: picks_in(showing, CARDS, word, power=False) for word in passing} == {
        word: ["pass"] for word in passing
    }
