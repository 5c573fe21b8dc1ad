"""Answers taken back by one press, at a table of the tiny game."""

import asyncio
from pathlib import Path

import pytest

from bot.store.records import AnswerRow
from bot.tables.errors import TableError
from bot.tables.items import Call, Story, Window, WindowClosed
from bot.tables.replays import replays_alike
from bot.tables.state import TableState
from bot.tables.undoing.offers import MOST_AGAIN, offer_to
from bot.tables.undoing.standing import TAKING_BACK, UNDONE
from tests.tables.conftest import Build
from tests.tables.fake_game import Stage, action, bids, choice, window
from tests.tables.rig import ANN, BOB, CYN, Rig, build

TWO_ACTIONS = [action(0), action(0), action(1)]


def offered(state: TableState, user: int) -> str:
    return offer_to(state.document, state.seat_of(user))


async def refused(rig: Rig, table: int, user: int, name: str = "") -> str:
    before = await rig.state(table)
    with pytest.raises(TableError) as error:
        await rig.tables.undoing.take_back(table, user, name)
    assert (await rig.state(table)).row == before.row
    return error.value.reason


async def test_the_game_goes_back_to_where_it_was_with_new_time_to_think(rigs: Build) -> None:
    rig = await rigs(TWO_ACTIONS)
    table = await rig.game(BOB)
    before = await rig.state(table)
    await rig.after(30)
    await rig.press(table, ANN, "play a")
    await rig.send_all(table)
    await rig.tables.undoing.take_back(table, ANN)
    after = await rig.state(table)
    assert before.match is not None
    assert after.match is not None
    assert after.match.save() == before.match.save()
    assert after.waiting()[0].until == before.waiting()[0].until + 30
    assert after.document.course == before.document.course
    assert (await rig.repository.answers(table))[-1] == AnswerRow(2, 0, TAKING_BACK, ("0",), "person", rig.clock.now())
    story, call = await rig.said(table)
    assert isinstance(story, Story)
    assert [event.name for event in story.events] == [UNDONE]
    assert isinstance(call, Call)
    assert [ask.user for ask in call.asks] == [ANN]
    assert call.acted == 0
    assert call.token == after.waiting()[0].token


async def test_a_logged_taking_back_is_played_again_as_well(rigs: Build) -> None:
    rig = await rigs(TWO_ACTIONS)
    table = await rig.game(BOB)
    for pick in ("play a", "play b"):
        await rig.press(table, ANN, pick)
        await rig.tables.undoing.take_back(table, ANN)
    await rig.press(table, ANN, "draw")
    assert (await rig.match(table)).state.log == [(0, ["draw"])]
    assert await replays_alike(rig.repository, rig.library, table)


async def test_only_who_answered_last_may_and_only_before_anybody_else_acts(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(BOB)
    assert await refused(rig, table, ANN) == "undo_late"
    await rig.press(table, ANN, "play a")
    state = await rig.state(table)
    name = offered(state, ANN)
    assert name
    assert not offered(state, BOB)
    assert await refused(rig, table, BOB) == "undo_late"
    assert await refused(rig, table, BOB, name) == "undo_late"
    assert await refused(rig, table, CYN) == "not_seated"
    await rig.press(table, BOB, "draw")
    assert not offered(await rig.state(table), ANN)
    assert await refused(rig, table, ANN, name) == "undo_late"


@pytest.mark.parametrize(("computers", "seconds"), [(0, 95), (1, 5)])
async def test_clocks_and_computers_act_as_well(rigs: Build, computers: int, seconds: float) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(*[BOB][computers:], computers=computers)
    await rig.press(table, ANN, "play a")
    assert offered(await rig.state(table), ANN)
    await rig.after(seconds)
    assert await refused(rig, table, ANN) == "undo_late"


async def test_what_showed_something_hidden_stays(rigs: Build) -> None:
    rig = await rigs([action(0, options=["draw", "show"]), action(0), action(1)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "show")
    assert await refused(rig, table, ANN) == "undo_late"
    await rig.press(table, ANN, "draw")
    await rig.tables.undoing.take_back(table, ANN)


@pytest.mark.parametrize("value", ["own", "vote", "off"])
async def test_the_house_rule_says_whether_answers_can_be_taken_back(rigs: Build, value: str) -> None:
    rig = await rigs(TWO_ACTIONS)
    table = await rig.tables.open(1, 2, ANN, "Ann", rules={"undo": value})
    await rig.tables.join(table, BOB, "Bob")
    await rig.tables.start(table, ANN)
    await rig.press(table, ANN, "play a")
    assert bool(offered(await rig.state(table), ANN)) == (value != "off")
    if value == "off":
        assert await refused(rig, table, ANN) == "undo_off"
    else:
        await rig.tables.undoing.take_back(table, ANN)


async def test_what_nobody_saw_is_taken_back_without_a_word(rigs: Build) -> None:
    rig = await rigs([window([0, 1, 2]), action(0)])
    table = await rig.game(BOB, CYN)
    await rig.send_all(table)
    before = await rig.state(table)
    await rig.press(table, BOB, "pass")
    await rig.after(3)
    await rig.tables.undoing.take_back(table, BOB)
    after = await rig.state(table)
    assert before.match is not None
    assert after.match is not None
    assert after.match.save() == before.match.save()
    assert after.waiting() == before.waiting()
    assert await rig.said(table) == []
    assert not any(board.dirty for board in await rig.tables.outbox.boards(table))
    assert await replays_alike(rig.repository, rig.library, table)


async def test_a_pass_can_be_taken_back_until_somebody_else_passes(rigs: Build) -> None:
    rig = await rigs([window([0, 1, 2]), action(0)])
    table = await rig.game(BOB, CYN)
    await rig.press(table, BOB, "pass")
    await rig.press(table, CYN, "pass")
    assert await refused(rig, table, BOB) == "undo_late"
    await rig.tables.undoing.take_back(table, CYN)
    await rig.press(table, CYN, "pass")
    await rig.press(table, ANN, "pass")
    assert await refused(rig, table, ANN) == "undo_late", "she knows by now that everybody has passed"


async def test_a_secret_answer_is_asked_again_in_the_direct_message(rigs: Build) -> None:
    rig = await rigs([bids({0: ["1", "2"], 1: ["1", "2"]}), action(0)])
    table = await rig.game(BOB)
    await rig.send_all(table)
    for direct in await rig.tables.outbox.directs(table):
        await rig.tables.outbox.board_shown(table, direct.board.name, direct.board.wanted, 5, 700 + direct.seat)
    await rig.press(table, ANN, "2")
    await rig.tables.undoing.take_back(table, ANN)
    (ann,) = [one.board for one in await rig.tables.outbox.directs(table) if one.seat == 0]
    assert ann.dirty
    await rig.press(table, ANN, "1")


async def test_with_one_asked_alone_a_window_opens_once_more_under_another_name(rigs: Build) -> None:
    rig = await rigs([window([1], holding=[1]), window([1], turn=2), action(0, 2)])
    table = await rig.game(BOB)
    old = (await rig.state(table)).waiting()[0]
    await rig.press(table, BOB, "pass")
    later = (await rig.state(table)).waiting()[0]
    await rig.send_all(table)
    await rig.tables.undoing.take_back(table, BOB)
    said = await rig.said(table)
    assert [type(payload) for payload in said] == [WindowClosed, Story, Window]
    closed, _, opened = said
    assert isinstance(closed, WindowClosed)
    assert closed.token == later.token
    assert isinstance(opened, Window)
    assert opened.seats == (1,)
    assert opened.token not in (old.token, later.token)
    await rig.press(table, BOB, "neigh")
    again = (await rig.state(table)).waiting()[0]
    assert again.decision == later.decision
    assert again.token != later.token


async def test_old_buttons_of_what_was_taken_back_are_harmless(rigs: Build) -> None:
    rig = await rigs([action(0), window([0, 1]), action(0)])
    table = await rig.game(BOB)
    asked = (await rig.state(table)).waiting()[0].token
    await rig.press(table, ANN, "play a")
    undone = (await rig.state(table)).waiting()[0].token
    await rig.tables.undoing.take_back(table, ANN)
    await rig.press(table, ANN, "play b")
    before = await rig.state(table)
    for user, token, pick in ((ANN, asked, "play a"), (BOB, undone, "pass"), (ANN, undone, "pass")):
        with pytest.raises(TableError) as error:
            await rig.tables.answer_token(table, user, token, [pick])
        assert error.value.reason == "stale"
    assert (await rig.state(table)).row == before.row
    await rig.tables.answer_token(table, BOB, before.waiting()[0].token, ["pass"])
    with pytest.raises(TableError) as error:
        await rig.tables.answer_token(table, BOB, before.waiting()[0].token, ["pass"])
    assert error.value.reason == "already"


async def test_a_press_that_was_read_before_the_taking_back_does_not_answer_what_came_after(
    rigs: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = await rigs([action(0), window([1, 2]), action(1)])
    table = await rig.game(BOB, CYN)
    before = await rig.state(table)
    asked = before.waiting()[0]
    await rig.press(table, ANN, "play a")
    await rig.tables.undoing.take_back(table, ANN)

    def read_before(_: TableState, __: str) -> int:
        return before.open_to(0)[0].id

    monkeypatch.setattr(TableState, "decision_named", read_before)
    with pytest.raises(TableError, match=r"stale|already"):
        await rig.tables.answer_token(table, ANN, asked.token, ["play a"])
    assert (await rig.match(table)).state.at == 0


async def test_a_second_press_is_told_that_it_is_taken_back_already(rigs: Build) -> None:
    rig = await rigs(TWO_ACTIONS)
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    name = offered(await rig.state(table), ANN)
    take = rig.tables.undoing.take_back
    both = await asyncio.gather(take(table, ANN, name), take(table, ANN, name), return_exceptions=True)
    assert [error.reason if isinstance(error, TableError) else error for error in both] == ["done", "undo_done"]
    await rig.press(table, ANN, "play b")
    assert await refused(rig, table, ANN, name) == "undo_done", "an old button takes back no later answer"


async def test_of_taking_back_and_an_answer_at_once_the_first_one_counts(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    back, answer = await asyncio.gather(
        rig.tables.undoing.take_back(table, ANN), rig.press(table, BOB, "draw"), return_exceptions=True
    )
    failed = [error.reason for error in (back, answer) if isinstance(error, TableError)]
    assert failed in (["undo_late"], ["stale"])
    assert await replays_alike(rig.repository, rig.library, table)


async def test_nobody_stalls_a_game_with_it(rigs: Build) -> None:
    rig = await rigs(TWO_ACTIONS)
    table = await rig.game(BOB)
    for _ in range(MOST_AGAIN):
        await rig.press(table, ANN, "play a")
        await rig.tables.undoing.take_back(table, ANN)
    await rig.press(table, ANN, "play a")
    assert await refused(rig, table, ANN) == "undo_late"


async def test_what_follows_by_public_facts_alone_is_taken_back_with_it(rigs: Build) -> None:
    forced = Stage("discard", {1: ["x"]}, open=True)
    rig = await rigs([action(0), forced, action(0)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    assert (await rig.match(table)).state.at == 2
    await rig.tables.undoing.take_back(table, ANN)
    assert (await rig.match(table)).state.at == 0
    assert await replays_alike(rig.repository, rig.library, table)


async def test_turns_that_began_are_forgotten_with_it(rigs: Build) -> None:
    rig = await rigs([action(0, 1), action(1, 2), action(0, 3)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    await rig.tables.let_all_be(table, BOB)
    assert sorted((await rig.document(table)).course) == [1, 2]
    await rig.tables.undoing.take_back(table, ANN)
    document = await rig.document(table)
    assert sorted(document.course) == [1]
    assert document.seats[1].quiet_turn == -1


async def test_a_finished_game_stays_finished(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    assert await refused(rig, table, ANN) == "over"


@pytest.mark.parametrize("before_the_commit", [True, False])
async def test_after_a_crash_it_has_happened_or_it_has_not(tmp_path: Path, *, before_the_commit: bool) -> None:
    rig = await build(tmp_path, [action(0), choice({0: ["x"], 1: ["y", "z"]}), action(0)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "play a")
    name = offered(await rig.state(table), ANN)
    if before_the_commit:
        going = asyncio.create_task(rig.tables.undoing.take_back(table, ANN, name))
        await asyncio.sleep(0)
        await rig.kill()
        going.cancel()
    else:
        await rig.tables.undoing.take_back(table, ANN, name)
        await rig.kill()
    again = await rig.again()
    assert ((await again.match(table)).state.at == 1) is before_the_commit
    if before_the_commit:
        assert offered(await again.state(table), ANN) == name
        await again.tables.undoing.take_back(table, ANN, name)
    assert (await again.match(table)).state.at == 0
    await again.press(table, ANN, "play b")
    assert await replays_alike(again.repository, again.library, table)
    await again.repository.close()
