"""The vote for the play of the game: opened once, one changeable vote a person, over when its alarm rings."""

from pathlib import Path

import pytest

from bot.tables.ballots import OPEN_SECONDS
from bot.tables.document import Ballot
from bot.tables.errors import TableError
from bot.tables.items import BallotOver
from tests.tables.conftest import Build
from tests.tables.fake_game import FakeMatch, action, choice
from tests.tables.rig import ANN, BOB, CYN, Rig, build

ZOE = 99


STAGES = [action(0), choice({0: ["x", "y"], 1: ["x", "y"]})]


async def over(rig: Rig) -> tuple[Rig, int]:
    """A game that was played to its end by two, everything said."""
    table = await rig.game(BOB)
    await rig.press(table, ANN, "draw")
    await rig.press(table, ANN, "x")
    await rig.press(table, BOB, "y")
    await rig.send_all(table)
    assert (await rig.state(table)).status == "over"
    return rig, table


async def ballot(rig: Rig, table: int) -> Ballot:
    found = (await rig.document(table)).ballot
    assert found is not None
    return found


async def test_it_is_opened_once(rigs: Build) -> None:
    rig, table = await over(await rigs(STAGES))
    assert (await rig.document(table)).ballot is None
    opened = await rig.tables.ballots.open(table)
    assert opened.document.ballot == await ballot(rig, table)
    assert len((await ballot(rig, table)).plays) == 2
    assert [alarm.kind for alarm in opened.alarms] == ["ballot"]
    rig.clock.set(rig.clock.now() + 60)
    assert (await rig.tables.ballots.open(table)).row == opened.row


async def test_everybody_has_one_vote_and_may_change_it(rigs: Build) -> None:
    rig, table = await over(await rigs(STAGES))
    await rig.tables.ballots.open(table)
    for user, play in ((ANN, 0), (ZOE, 0), (ANN, 1), (CYN, 1)):
        await rig.tables.ballots.vote(table, user, play)
    version = (await rig.state(table)).row.version
    await rig.tables.ballots.vote(table, CYN, 1)
    assert (await rig.state(table)).row.version == version
    for play in (2, -1):
        with pytest.raises(TableError, match="not_offered"):
            await rig.tables.ballots.vote(table, ANN, play)
    await rig.after(OPEN_SECONDS)
    closed = await ballot(rig, table)
    assert (closed.tally, closed.votes) == ([1, 2], {})
    assert await rig.said(table) == [BallotOver()]
    assert not any(board.dirty for board in await rig.tables.outbox.boards(table))
    with pytest.raises(TableError, match="stale"):
        await rig.tables.ballots.vote(table, ANN, 0)
    await rig.after(OPEN_SECONDS)
    assert await rig.kinds(table) == ["BallotOver"]


async def test_a_restart_keeps_votes_and_deadline(tmp_path: Path) -> None:
    rig, table = await over(await build(tmp_path, STAGES))
    await rig.tables.ballots.open(table)
    await rig.tables.ballots.vote(table, ZOE, 1)
    await rig.kill()
    again = await rig.again()
    try:
        await again.after(OPEN_SECONDS - 1)
        await again.tables.ballots.vote(table, ANN, 1)
        assert (await ballot(again, table)).tally is None
        await again.after(1)
        assert (await ballot(again, table)).tally == [0, 2]
    finally:
        await again.repository.close()


async def test_of_a_game_that_was_broken_off_or_frozen_there_is_none(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(BOB)
    with pytest.raises(TableError, match="stale"):
        await rig.tables.ballots.vote(table, ANN, 0)
    await rig.press(table, ANN, "draw")
    await rig.press(table, BOB, "draw")
    await rig.tables.end(table, ANN)
    assert (await rig.tables.ballots.open(table)).document.ballot is None
    assert (await rig.state(table)).alarms == ()


async def test_a_game_of_which_nothing_can_be_picked_is_over_all_the_same(
    rigs: Build, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    rig, table = await over(await rigs(STAGES))

    def fail(*_: object) -> None:
        raise KeyError("narwhal")

    monkeypatch.setattr(FakeMatch, "highlights", fail)
    state = await rig.tables.ballots.open(table)
    assert (state.status, state.document.ballot) == ("over", None)
    assert "nothing remarkable can be found: KeyError" in caplog.text


async def test_nothing_rings_for_a_frozen_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rig, table = await over(await build(tmp_path, STAGES))
    await rig.tables.ballots.open(table)
    await rig.kill()
    again = await rig.again()

    def unreadable(saved: bytes) -> None:
        raise ValueError(saved)

    monkeypatch.setattr(again.library, "saved_game", unreadable)
    try:
        assert (await again.state(table)).status == "frozen"
        await again.after(OPEN_SECONDS)
        assert (await ballot(again, table)).tally is None
        assert await again.kinds(table) == ["Notice"]
        with pytest.raises(TableError, match="frozen"):
            await again.tables.ballots.vote(table, ANN, 0)
    finally:
        await again.repository.close()
