"""A game that ends early: by its host, by a moderator, or because nobody is left."""

import pytest

from bot.tables.items import End, Notice, Window, WindowClosed
from tests.tables.conftest import Build
from tests.tables.fake_game import action, window
from tests.tables.rig import ANN, BOB


@pytest.mark.parametrize("why", ["host", "moderator", "nobody_left"])
async def test_an_open_window_closes_before_the_end_is_told(rigs: Build, why: str) -> None:
    rig = await rigs([window([0, 1], [0, 1]), action(0)])
    table = await rig.game(BOB)
    if why == "host":
        await rig.tables.end(table, ANN)
    elif why == "moderator":
        await rig.tables.end(table, 99, moderator=True)
    else:
        await rig.tables.leave(table, ANN)
        await rig.tables.leave(table, BOB)
    said = await rig.said(table)
    assert Notice(what="left", seat=1, user=BOB) not in said
    (opened,) = [payload for payload in said if isinstance(payload, Window)]
    assert said[-2:] == [WindowClosed(token=opened.token), End(winners=(), reason=why, seconds=0.0)]


async def test_a_window_that_is_over_closes_once(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), action(0)])
    table = await rig.game(BOB)
    await rig.press(table, BOB, "pass")
    await rig.tables.end(table, ANN)
    assert (await rig.kinds(table)).count("WindowClosed") == 1
