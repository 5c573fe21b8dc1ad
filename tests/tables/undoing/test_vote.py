"""Answers taken back later, with everything that came of them, if all the others agree."""

from collections.abc import Awaitable, Callable

import pytest

from bot.tables.errors import TableError
from bot.tables.items import Call, Moved, Story, UndoVoteOpened, UndoVoteOver
from bot.tables.replays import replays_alike
from bot.tables.tokens import undo_name
from bot.tables.undoing.calling_off import PRESSABLE_SECONDS
from bot.tables.undoing.offers import BY_VOTE, MOST_AGAIN, may_ask
from bot.tables.undoing.standing import OVERTAKEN, UNDO_VOTE, UNDONE
from tests.tables.conftest import Build
from tests.tables.fake_game import Stage, action, window
from tests.tables.rig import ANN, BOB, CYN, DAN, NAMES, Rig

GAME = [action(0), window([1, 2]), action(1), action(2), action(0)]
SECONDS = 40.0


async def game(rigs: Build, stages: list[Stage], *others: int, computers: int = 0) -> tuple[Rig, int]:
    rig = await rigs(stages)
    table = await rig.tables.open(1, 2, ANN, "Ann", rules={"undo": "vote"})
    for user in others:
        await rig.tables.join(table, user, NAMES[user])
    for _ in range(computers):
        await rig.tables.add_computer(table, ANN)
    await rig.tables.start(table, ANN)
    return rig, table


async def gone_on(rigs: Build) -> tuple[Rig, int, str]:
    """Ann has played, the window is closed, Bob has drawn, and Ann wants to take her card back."""
    rig, table = await game(rigs, GAME, BOB, CYN)
    await rig.press(table, ANN, "play a")
    await rig.press(table, BOB, "pass")
    await rig.press(table, CYN, "pass")
    await rig.press(table, BOB, "draw")
    await rig.send_all(table)
    assert await rig.tables.undoing.take_back(table, ANN) == "asked"
    vote = (await rig.document(table)).undo_vote
    assert vote is not None
    return rig, table, undo_name((await rig.document(table)).secret, vote.number)


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(TableError) as error:
        await doing
    return error.value.reason


async def outcomes(rig: Rig, table: int) -> list[str]:
    return [payload.outcome for payload in await rig.said(table) if isinstance(payload, UndoVoteOver)]


async def test_with_everybody_s_consent_all_that_came_of_it_is_taken_back(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    asked = next(payload for payload in await rig.said(table) if isinstance(payload, UndoVoteOpened))
    assert [ask.user for ask in asked.asks] == [BOB, CYN]
    assert asked.until == rig.clock.now() + SECONDS
    assert [(event.name, event.seat) for event in asked.events] == [("does", 0), ("does", 1)]
    assert not asked.more
    assert not await rig.tables.undoing.vote(table, CYN, name, agree=True)
    assert (await rig.match(table)).state.at == 3
    assert await rig.tables.undoing.vote(table, BOB, name, agree=True)
    match = await rig.match(table)
    assert (match.state.at, match.state.log) == (0, [])
    assert (await rig.document(table)).undo_vote is None
    assert await outcomes(rig, table) == ["agreed"]
    told = [event for payload in await rig.said(table) if isinstance(payload, Story) for event in payload.events]
    assert [(event.name, event.seat, event.n, event.why) for event in told] == [(UNDONE, 0, 2, BY_VOTE)]
    assert (await rig.state(table)).waiting()[0].until == rig.clock.now() + 90
    await rig.press(table, ANN, "play b")
    assert await replays_alike(rig.repository, rig.library, table)


async def test_whoever_waited_for_the_others_is_called_again(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    for user in (BOB, CYN):
        await rig.tables.undoing.vote(table, user, name, agree=True)
    (call,) = [payload for payload in await rig.said(table) if isinstance(payload, Call)]
    assert [ask.user for ask in call.asks] == [ANN]
    assert call.acted == -1, "it is not Ann's own press that led here"


async def test_one_who_does_not_agree_ends_it_and_is_not_asked_again(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    assert not await rig.tables.undoing.vote(table, CYN, name, agree=True)
    assert not await rig.tables.undoing.vote(table, BOB, name, agree=False)
    assert await outcomes(rig, table) == ["refused"]
    assert (await rig.match(table)).state.at == 3
    assert await refused(rig.tables.undoing.vote(table, CYN, name, agree=True)) == "stale"
    assert await refused(rig.tables.undoing.take_back(table, ANN)) == "undo_refused"
    assert await rig.tables.undoing.take_back(table, BOB) == "done", "nobody has acted since he drew"


async def test_nobody_is_asked_about_an_earlier_answer_once_a_later_one_stands(rigs: Build) -> None:
    rig, table, _ = await gone_on(rigs)
    await rig.press(table, CYN, "draw")
    assert await rig.tables.undoing.take_back(table, BOB) == "asked"
    asked = (await rig.document(table)).undo_vote
    assert asked is not None
    later = undo_name((await rig.document(table)).secret, asked.number)
    await rig.tables.undoing.vote(table, CYN, later, agree=False)
    assert await refused(rig.tables.undoing.take_back(table, ANN)) == "undo_refused"


async def test_while_the_others_are_asked_the_clocks_stand_still(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    until = (await rig.state(table)).waiting()[0].until
    assert until == rig.clock.now() + 90 + SECONDS
    assert any(isinstance(payload, Moved) and payload.until == until for payload in await rig.said(table))
    await rig.after(10)
    await rig.tables.undoing.vote(table, CYN, name, agree=False)
    assert (await rig.state(table)).waiting()[0].until == rig.clock.now() + 90
    assert all(alarm.kind != UNDO_VOTE for alarm in (await rig.state(table)).alarms)


async def test_who_does_not_answer_in_time_has_not_agreed(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    await rig.tables.undoing.vote(table, CYN, name, agree=True)
    await rig.after(SECONDS + 1)
    assert await outcomes(rig, table) == ["late"]
    assert (await rig.match(table)).state.at == 3
    assert (await rig.state(table)).waiting()[0].until == rig.clock.now() - 1 + 90


ELSE: list[Callable[[Rig, int], Awaitable[object]]] = [
    lambda rig, table: rig.press(table, CYN, "draw"),
    lambda rig, table: rig.tables.leave(table, ANN),
    lambda rig, table: rig.tables.leave(table, CYN),
    lambda rig, table: rig.tables.undoing.take_back(table, BOB),
    lambda rig, table: rig.tables.end(table, ANN),
]


@pytest.mark.parametrize("act", ELSE)
async def test_anything_else_that_happens_ends_the_vote(
    rigs: Build, act: Callable[[Rig, int], Awaitable[object]]
) -> None:
    rig, table, name = await gone_on(rigs)
    await act(rig, table)
    assert set(await outcomes(rig, table)) == {"gone_on"}
    assert await refused(rig.tables.undoing.vote(table, BOB, name, agree=True)) in ("stale", "over")
    state = await rig.state(table)
    assert state.document.undo_vote is None
    assert all(waiting.until == rig.clock.now() + 90 for waiting in state.waiting())


async def pressable(rig: Rig, table: int) -> list[bool]:
    """Give of each that is said about an overtaken vote whether its buttons stay."""
    return [payload.pressable for payload in await rig.said(table) if isinstance(payload, UndoVoteOver)]


async def test_the_buttons_of_an_overtaken_vote_stay_only_for_whoever_is_voting_just_now(rigs: Build) -> None:
    rig, table, _ = await gone_on(rigs)
    await rig.press(table, CYN, "draw")
    assert await pressable(rig, table) == [True]
    await rig.after(PRESSABLE_SECONDS - 1)
    assert await pressable(rig, table) == [True]
    await rig.after(1)
    assert await pressable(rig, table) == [True, False]
    assert all(alarm.kind != OVERTAKEN for alarm in (await rig.state(table)).alarms)


async def test_they_go_at_once_when_the_game_ends_or_the_others_are_asked_about_the_same_again(rigs: Build) -> None:
    rig, table, _ = await gone_on(rigs)
    await rig.press(table, CYN, "draw")
    assert await rig.tables.undoing.take_back(table, ANN) == "asked"
    assert await pressable(rig, table) == [True, False]
    votes = [kind for kind in await rig.kinds(table) if kind.startswith("UndoVote")]
    assert votes == ["UndoVoteOpened", "UndoVoteOver", "UndoVoteOver", "UndoVoteOpened"]
    await rig.after(PRESSABLE_SECONDS)
    assert await pressable(rig, table) == [True, False], "what is found by that name is the new question"
    await rig.tables.end(table, ANN)
    assert await pressable(rig, table) == [True, False, True, False]


async def test_a_late_press_that_promised_ones_own_undo_asks_nobody(rigs: Build) -> None:
    rig, table = await game(rigs, GAME, BOB, CYN)
    await rig.press(table, ANN, "play a")
    name = undo_name((await rig.document(table)).secret, 1)
    await rig.press(table, BOB, "pass")
    assert await refused(rig.tables.undoing.take_back(table, ANN, name)) == "undo_alone"
    assert (await rig.document(table)).undo_vote is None
    assert await rig.tables.undoing.take_back(table, ANN) == "asked"
    assert await refused(rig.tables.undoing.take_back(table, ANN, name)) == "undo_asked"


async def test_only_the_others_vote_and_each_once(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    await rig.tables.undoing.vote(table, CYN, name, agree=True)
    for user, token, reason in (
        (CYN, name, "already"),
        (ANN, name, "not_yours"),
        (DAN, name, "not_seated"),
        (BOB, "another", "stale"),
    ):
        assert await refused(rig.tables.undoing.vote(table, user, token, agree=True)) == reason
    assert await refused(rig.tables.undoing.take_back(table, ANN)) == "undo_asked"
    assert (await rig.match(table)).state.at == 3


async def test_nobody_is_asked_where_one_press_is_enough_or_no_other_person_is_there(rigs: Build) -> None:
    rig, table = await game(rigs, [action(0), action(1), action(0), action(1)], computers=1)
    await rig.press(table, ANN, "play a")
    assert await rig.tables.undoing.take_back(table, ANN) == "done"
    await rig.press(table, ANN, "play a")
    await rig.after(5)
    assert (await rig.match(table)).state.at == 2
    assert await rig.tables.undoing.take_back(table, ANN) == "done"
    assert (await rig.match(table)).state.at == 0
    assert await outcomes(rig, table) == []


async def test_without_an_answer_of_ones_own_there_is_nothing_to_take_back(rigs: Build) -> None:
    rig, table = await game(rigs, GAME, BOB, CYN)
    assert await refused(rig.tables.undoing.take_back(table, BOB)) == "undo_none"
    await rig.press(table, ANN, "play a")
    assert await refused(rig.tables.undoing.take_back(table, CYN)) == "undo_none"


async def test_only_whoever_has_an_answer_that_stands_is_offered_to_ask(rigs: Build) -> None:
    rig, table = await game(rigs, GAME, BOB, CYN)

    async def offered() -> list[int]:
        document = await rig.document(table)
        return [seat for seat in range(3) if may_ask(document, seat)]

    assert await offered() == []
    await rig.press(table, ANN, "play a")
    assert await offered() == [0]
    assert await rig.tables.undoing.take_back(table, ANN) == "done"
    assert await offered() == []
    await rig.press(table, ANN, "play a")
    await rig.press(table, BOB, "pass")
    assert await offered() == [0, 1]
    assert await rig.tables.undoing.take_back(table, ANN) == "asked"
    assert await offered() == []


async def test_what_opens_again_asks_all_who_were_asked_and_tells_not_who_had_answered(rigs: Build) -> None:
    rig, table = await game(rigs, GAME, BOB, CYN)
    await rig.press(table, ANN, "play a")
    before = (await rig.state(table)).waiting()[0]
    await rig.press(table, BOB, "pass")
    await rig.press(table, CYN, "pass")
    assert await rig.tables.undoing.take_back(table, CYN) == "asked"
    name = undo_name((await rig.document(table)).secret, 3)
    await rig.tables.undoing.vote(table, ANN, name, agree=True)
    assert await rig.tables.undoing.vote(table, BOB, name, agree=True)
    (again,) = (await rig.state(table)).waiting()
    assert (again.decision, again.seats) == (before.decision, before.seats)
    assert again.token != before.token
    assert await refused(rig.tables.answer_token(table, BOB, again.token, ["pass"])) == "already"
    assert await refused(rig.tables.answer_token(table, CYN, before.token, ["pass"])) == "stale"
    await rig.tables.answer_token(table, CYN, again.token, ["pass"])
    assert await replays_alike(rig.repository, rig.library, table)


async def test_what_is_forced_after_a_taking_back_does_not_give_new_ones_by_one_press(rigs: Build) -> None:
    rig, table = await game(rigs, [window([1, 2, 3]), action(0), action(1)], BOB, CYN, DAN)
    await rig.press(table, BOB, "pass")
    await rig.tables.let_all_be(table, CYN)
    assert await rig.tables.undoing.take_back(table, BOB) == "asked"
    name = undo_name((await rig.document(table)).secret, 1)
    for user in (ANN, CYN, DAN):
        await rig.tables.undoing.vote(table, user, name, agree=True)
    assert [row.actor for row in await rig.repository.answers(table)][-2:] == ["person", "table"]
    for _ in range(MOST_AGAIN - 1):
        await rig.press(table, BOB, "pass")
        assert await rig.tables.undoing.take_back(table, BOB) == "done"
    await rig.press(table, BOB, "pass")
    assert (await rig.document(table)).last_answer is None
    assert await replays_alike(rig.repository, rig.library, table)


async def test_a_vote_goes_on_after_a_restart(rigs: Build) -> None:
    rig, table, name = await gone_on(rigs)
    await rig.tables.undoing.vote(table, CYN, name, agree=True)
    again = await rig.again()
    assert await again.tables.undoing.vote(table, BOB, name, agree=True)
    assert (await again.match(table)).state.at == 0
    await again.repository.close()
