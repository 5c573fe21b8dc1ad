"""The vote for the play of the game: it stands below the end, which later says what came of it."""

import pytest

from bot.content.library import Library
from bot.tables.ballots import OPEN_SECONDS
from tests.client.test_board_pictures import Desk
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB

rigs = rigs_of_tables
ASKED, CAME = "Which was the play of the game?", "**Play of the game**, with 1 of 1 vote:"


async def ended(rigs: Build) -> tuple[Desk, int]:
    """A game that has been played to its end, which has been told."""
    rig = await rigs(library=Library())
    desk, table = Desk(rig), await rig.lobby(BOB)
    await rig.tables.set_up(table, ANN, rules={"unicorns_to_win": 3})
    await rig.tables.start(table, ANN)
    await desk.play(table, 5000)
    await desk.show(table)
    return desk, table


def end_of(desk: Desk) -> str:
    return next(text for text in desk.channels.texts() if " wins " in text.splitlines()[0])


async def test_the_end_asks_for_votes_and_then_says_what_came_of_them(rigs: Build) -> None:
    desk, table = await ended(rigs)
    assert ASKED in end_of(desk)
    await desk.rig.tables.ballots.vote(table, ANN, 1)
    assert await desk.show(table) == []
    await desk.rig.after(OPEN_SECONDS)
    shown = await desk.show(table)
    assert [(kind, bool(picture), files, kept) for kind, picture, files, kept in shown] == [("edit", True, 0, True)]
    assert ASKED not in end_of(desk)
    assert CAME in end_of(desk)


async def test_without_votes_nothing_is_said(rigs: Build) -> None:
    desk, table = await ended(rigs)
    before = end_of(desk)
    await desk.rig.after(OPEN_SECONDS)
    await desk.show(table)
    assert before.startswith(end_of(desk))
    assert "lay of the game" not in end_of(desk)


async def test_after_a_restart_the_end_is_found_and_gets_its_chart_again(rigs: Build) -> None:
    desk, table = await ended(rigs)
    await desk.rig.tables.ballots.vote(table, ANN, 0)
    other = Desk(desk.rig)
    other.channels.messages = desk.channels.messages
    await desk.rig.after(OPEN_SECONDS)
    assert [(kind, files) for kind, _, files, _ in await other.show(table)] == [("edit", 1)]
    assert CAME in end_of(other)


@pytest.mark.parametrize("code", [10008, 50013, 10003])
async def test_an_end_that_can_not_be_changed_holds_nothing_up(rigs: Build, code: int) -> None:
    desk, table = await ended(rigs)
    await desk.rig.tables.ballots.vote(table, ANN, 0)
    await desk.rig.after(OPEN_SECONDS)
    desk.channels.refuse["edit"] = [code, code]
    await desk.show(table)
    assert await desk.rig.tables.outbox.pending(table) == []
    assert await desk.rig.tables.outbox.tables() == []
