"""A revealed scheme card that changes nothing says so, and why."""

from typing import Any

import pytest

from bot.content.library import Library
from bot.games.core.events import Event
from bot.scenarios.files import Scenario
from bot.scenarios.hunt_stage import HuntStage

SEATS = ["ann", "bob", "cyn"]


def revealed(library: Library, scheme: str, owner: str, bids: list[str], **more: Any) -> list[Event]:
    """What is told of a hunt in which everybody places one card, or passes."""
    table: dict[str, Any] = {
        "day": 1,
        "phase": "hunt",
        "first": "ann",
        "line": ["pink_2", "legend_a"],
        "placed": {"pink_2": [f"{owner}/{scheme}"]},
        **more,
    }
    for seat in SEATS:
        table[seat] = {"hand": [4, 3, 1, 1], "power_used": True, "character": "knight"}
    scenario = Scenario("idle", "hunt", "hunt", SEATS, [], {}, table=table)
    match = HuntStage(library, scenario).set_up("idle")
    told: list[Event] = []
    for bid in bids:
        asked = match.decisions[0]
        told += match.answer(asked.seat, asked.id, [bid])
    return told


def idle(told: list[Event]) -> list[Event]:
    return [event for event in told if event.name == "does_nothing"]


@pytest.mark.parametrize(
    ("scheme", "owner", "bids", "why"),
    [
        ("topsy", "bob", ["4", "pass", "pass"], "lowest_already"),
        ("topsy", "bob", ["4", "1", "1"], "lowest_already"),
        ("runner_up", "bob", ["4", "1", "1"], "no_second"),
        ("hidden", "cyn", ["pass", "3", "pass"], "no_second"),
        ("joust", "bob", ["4", "pass", "1"], "owner_out"),
        ("shapeshifter", "bob", ["4", "3", "1"], "deck_empty"),
        ("trojan", "ann", ["4", "3", "1"], "owner_won"),
    ],
)
def test_a_card_without_effect_says_why(library: Library, scheme: str, owner: str, bids: list[str], why: str) -> None:
    told = revealed(library, scheme, owner, bids)
    assert idle(told) == [Event("does_nothing", SEATS.index(owner), card=scheme, why=why)]
    names = [event.name for event in told]
    assert names.index("reveals_scheme") < names.index("does_nothing") < names.index("takes")


@pytest.mark.parametrize(
    ("scheme", "owner", "bids", "more"),
    [
        ("topsy", "bob", ["4", "3", "1"], {}),
        ("runner_up", "bob", ["4", "3", "1"], {}),
        ("joust", "bob", ["4", "3", "1"], {}),
        ("joust", "ann", ["4", "3", "1"], {}),
        ("skittish", "bob", ["4", "3", "1"], {}),
        ("shapeshifter", "bob", ["4", "3", "1"], {"deck": ["blue_1"]}),
        ("trojan", "bob", ["4", "3", "1"], {}),
        ("athletic", "bob", ["4", "3", "1"], {}),
    ],
)
def test_a_card_with_an_effect_does_not(
    library: Library, scheme: str, owner: str, bids: list[str], more: dict[str, Any]
) -> None:
    told = revealed(library, scheme, owner, bids, **more)
    assert "reveals_scheme" in {event.name for event in told}
    assert idle(told) == []
