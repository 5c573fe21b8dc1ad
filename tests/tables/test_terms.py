"""What the host may change in a lobby, and what the others are told of it."""

from collections.abc import Mapping

import pytest

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.tables.document import LobbyChange
from bot.tables.errors import TableError
from tests.tables.conftest import Build
from tests.tables.fake_game import FakeLibrary
from tests.tables.rig import ANN, BOB


async def test_what_the_host_changes_under_the_others_is_kept_for_them(rigs: Build) -> None:
    rig = await rigs(library=Library())
    table = await rig.lobby()
    await rig.tables.set_up(table, ANN, pace="days")
    assert (await rig.document(table)).changes == []
    await rig.tables.join(table, BOB, "Bob")
    await rig.tables.set_up(table, ANN, preset="french")
    await rig.tables.set_up(table, ANN, pace="days")
    await rig.tables.set_up(table, ANN, rules={"hand_limit": 5})
    await rig.tables.set_up(table, ANN, rules={"hand_limit": 6})
    await rig.tables.set_up(table, ANN, pace="live")
    assert [(change.what, change.value) for change in (await rig.document(table)).changes] == [
        ("preset", "french"),
        ("hand_limit", 6),
        ("pace", "live"),
    ]
    assert (await rig.document(table)).changes[0] == LobbyChange(by="Ann", what="preset", value="french")


async def test_no_more_than_the_latest_three_are_kept(rigs: Build) -> None:
    rig = await rigs(library=Library())
    table = await rig.lobby(BOB)
    for count, key in enumerate(("starting_hand", "hand_limit", "unicorns_to_win", "turn_seconds"), 1):
        before = (await rig.document(table)).rules
        await rig.tables.set_up(table, ANN, rules={**before, key: 20 - count if key == "turn_seconds" else 5})
    assert [change.what for change in (await rig.document(table)).changes] == [
        "hand_limit",
        "unicorns_to_win",
        "turn_seconds",
    ]


async def test_unknown_names_are_refused_and_nothing_changes(rigs: Build) -> None:
    rig = await rigs(library=Library())
    table = await rig.lobby(BOB)
    with pytest.raises(TableError, match="unknown_preset"):
        await rig.tables.set_up(table, ANN, preset="third")
    with pytest.raises(TableError, match="unknown_pace"):
        await rig.tables.set_up(table, ANN, pace="hasty")
    document = await rig.document(table)
    assert (document.preset, document.pace, document.changes) == ("second", "live", [])


class Chooses(FakeLibrary):
    """The French preset knows no house rules of the game."""

    def check(self, preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        if preset == "french" and "first_player" in rules:
            raise ContentError("house rules", preset, "none known")
        super().check(preset, rules, seats)


async def test_a_rule_that_the_new_game_does_not_know_goes(rigs: Build) -> None:
    rig = await rigs(library=Chooses())
    table = await rig.lobby(BOB)
    await rig.tables.set_up(table, ANN, rules={"first_player": "vote", "turn_seconds": 40})
    await rig.tables.set_up(table, ANN, preset="french")
    assert (await rig.document(table)).rules == {"turn_seconds": 40}
