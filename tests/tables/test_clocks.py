import asyncio

import pytest

from bot.store.records import Alarm, DueAlarm
from bot.tables.errors import TableError
from bot.tables.items import Call, End, Moved, Notice, Story, Window, WindowClosed
from bot.tables.personal import Personal
from bot.tables.work import Work
from tests.tables.conftest import Build
from tests.tables.fake_game import Stage, action, choice, window
from tests.tables.rig import ANN, BOB, CYN


async def test_a_turn_is_reminded_once_and_then_drawn_by_the_clock(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    await rig.after(59)
    assert await rig.kinds(table) == ["Call"]
    await rig.after(2)
    call, reminder = await rig.said(table)
    assert isinstance(call, Call)
    assert isinstance(reminder, Call)
    assert (call.reminder, reminder.reminder) == (False, True)
    assert call.until == reminder.until
    await rig.after(30)
    (row,) = await rig.repository.answers(table)
    assert (row.seat, row.picks, row.actor) == (0, ("draw",), "clock")
    assert await rig.tables.ring_due() == 0


async def test_an_alarm_taken_by_two_processes_rings_once(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(BOB)
    other = await rig.again()
    rig.clock.set(rig.clock.now() + 90)
    taken = await asyncio.gather(rig.tables.ring_due(), other.tables.ring_due())
    await other.repository.close()
    # The first of two alarms writes the table's clocks anew; the other process may then take the second one as well,
    # and finds that it is about the past.
    assert max(taken) == 2
    assert len(await rig.repository.answers(table)) == 1


async def test_an_alarm_whose_process_died_rings_again_after_its_lease(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    rig.clock.set(rig.clock.now() + 90)
    assert len(await rig.repository.take_due(rig.clock.now(), "dead", 30)) == 2
    assert await rig.tables.ring_due() == 0
    await rig.after(31)
    assert [row.actor for row in await rig.repository.answers(table)] == ["clock"]


@pytest.mark.parametrize("what", ["answered", "moved"])
async def test_an_alarm_that_is_about_the_past_by_the_time_it_rings_does_nothing(
    rigs: Build, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    rig = await rigs([action(0), action(0), action(1)])
    table = await rig.game(BOB)
    rig.clock.set(rig.clock.now() + 90)
    due = await rig.repository.take_due(rig.clock.now(), "bot", 30)
    assert Alarm(rig.clock.now(), "deadline", 1, (0,)) in [taken.alarm for taken in due]
    if what == "answered":
        await rig.press(table, ANN, "draw")
    else:
        await rig.tables.interruptions.outage(30)
    before = await rig.state(table)

    async def late(now: float, owner: str, lease: float) -> list[DueAlarm]:
        del now, owner, lease
        return due

    monkeypatch.setattr(rig.repository, "take_due", late)
    assert await rig.tables.ring_due() == 2
    assert await rig.state(table) is before


@pytest.mark.parametrize(
    ("stage", "picks"),
    [
        (window([0], [0]), ("pass",)),
        (choice({0: ["x", "y"]}, exits=("skip",)), ("skip",)),
        (Stage("opening", {0: ["use a"]}, ("done",)), ("done",)),
        (action(0), ("draw",)),
        (Stage("bid", {0: ["4", "3"]}, ("pass",)), ("pass",)),
    ],
)
async def test_default_answers(rigs: Build, stage: Stage, picks: tuple[str, ...]) -> None:
    rig = await rigs([stage, action(1)])
    table = await rig.game(BOB)
    await rig.after(91)
    row = (await rig.repository.answers(table))[0]
    assert (row.picks, row.actor) == (picks, "clock")


async def test_a_mandatory_choice_is_made_by_the_computer_player(rigs: Build) -> None:
    rig = await rigs([choice({0: ["x", "y", "z"], 1: ["x", "y", "z"]}), action(1)])
    table = await rig.game(BOB)
    await rig.press(table, BOB, "z")
    await rig.after(91)
    assert [(row.seat, row.actor) for row in await rig.repository.answers(table)] == [(1, "person"), (0, "clock")]


async def test_two_missed_in_a_row_and_a_computer_stands_in_until_any_press(rigs: Build) -> None:
    rig = await rigs([action(0), window([1]), action(0), action(0), action(0), action(1)])
    table = await rig.game(BOB)
    await rig.after(90)
    await rig.press(table, BOB, "pass")
    assert not (await rig.document(table)).seats[0].away
    await rig.after(90)
    assert (await rig.document(table)).seats[0].away
    assert Notice(what="away", seat=0, user=ANN) in await rig.said(table)
    assert [alarm.kind for alarm in await rig.repository.alarms(table)] == ["player", "deadline"]
    await rig.tables.here(table, ANN)
    assert Notice(what="back", seat=0, user=ANN) in await rig.said(table)
    assert [alarm.kind for alarm in await rig.repository.alarms(table)] == ["deadline"]
    await rig.press(table, ANN, "draw")
    assert [row.actor for row in await rig.repository.answers(table)] == ["clock", "person", "clock", "person"]


async def test_an_answer_between_keeps_a_person_from_being_away(rigs: Build) -> None:
    rig = await rigs([action(0), action(0), action(0), action(1)])
    table = await rig.game(BOB)
    await rig.after(91)
    await rig.press(table, ANN, "draw")
    await rig.after(91)
    assert not (await rig.document(table)).seats[0].away


async def test_letting_windows_close_is_no_absence(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), window([1], [1]), window([1], [1]), action(1)])
    table = await rig.game(BOB)
    await rig.after(70)
    assert await rig.asked(table) == [(1, "action")]
    assert (await rig.document(table)).seats[1].missed == 0


async def test_a_leavers_seat_plays_on_and_the_last_person_ends_the_game(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0), action(1)])
    table = await rig.game(BOB, computers=1)
    await rig.tables.leave(table, ANN)
    document = await rig.document(table)
    assert (document.host, document.people()) == (BOB, [BOB])
    assert [type(payload) for payload in await rig.said(table)] == [Call, Notice, Notice]
    await rig.after(10)
    assert [(row.seat, row.actor) for row in await rig.repository.answers(table)] == [(0, "computer")]
    await rig.tables.here(table, ANN)
    assert (await rig.document(table)).seats[0].driven
    with pytest.raises(TableError, match="not_seated"):
        await rig.tables.wait(table, ANN)
    await rig.tables.leave(table, BOB)
    state = await rig.state(table)
    assert (state.status, state.document.ended_by) == ("ended", "nobody_left")
    last = (await rig.said(table))[-1]
    assert isinstance(last, End)
    assert last.winners == ()
    assert await rig.repository.alarms(table) == []


async def test_clocks_move_by_an_outage_once(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    await rig.tables.interruptions.resume()
    until = (await rig.state(table)).until(1)
    assert until is not None
    rig.clock.set(rig.clock.now() + 3600)
    later = await rig.again()
    assert await later.tables.interruptions.resume() == 3600
    assert await later.tables.ring_due() == 0
    assert (await later.state(table)).until(1) == until + 3600
    assert (await later.said(table))[-1] == Moved(token=(await later.state(table)).token(1), until=until + 3600)
    assert await later.tables.interruptions.resume() == 0
    assert (await later.state(table)).until(1) == until + 3600
    await later.repository.close()


async def test_clocks_move_when_nobody_could_reach_us(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    elsewhere = await rig.tables.open(9, 9, ANN, "Ann")
    await rig.tables.join(elsewhere, BOB, "Bob")
    await rig.tables.start(elsewhere, ANN)
    until = rig.clock.now() + 90
    await rig.tables.interruptions.outage(60, guild=1)
    assert (await rig.state(table)).until(1) == until + 60
    assert (await rig.state(elsewhere)).until(1) == until
    lobby = await rig.lobby()
    await rig.tables.interruptions.outage(60)
    await rig.after(30 * 60 + 59)
    assert (await rig.state(lobby)).status == "lobby"
    await rig.after(2)
    assert (await rig.state(lobby)).status == "ended"


async def test_a_message_shown_late_moves_its_clock_once(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), action(1)])
    table = await rig.game(BOB)
    opened = rig.clock.now()
    rig.clock.set(opened + 15)
    await rig.send_all(table)
    assert (await rig.state(table)).until(1) == opened + 35
    await rig.tables.outbox.shown(table, (await rig.state(table)).token(1), opened + 30)
    assert (await rig.state(table)).until(1) == opened + 35
    assert [type(payload) for payload in await rig.said(table)] == [Moved]


async def test_a_message_shown_in_time_moves_nothing(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), action(1)])
    table = await rig.game(BOB)
    rig.clock.set(rig.clock.now() + 1)
    version = (await rig.state(table)).row.version
    await rig.send_all(table)
    assert (await rig.state(table)).row.version == version


async def test_fifty_presses_do_not_move_a_deadline(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    until = (await rig.state(table)).until(1)
    for _ in range(50):
        rig.clock.set(rig.clock.now() + 1)
        await rig.tables.here(table, ANN)
        await rig.tables.wait(table, ANN)
    assert (await rig.state(table)).until(1) == until


async def test_a_person_without_a_real_choice_is_answered_for_like_a_person(rigs: Build) -> None:
    rig = await rigs([choice({0: ["x"], 1: ["x", "y"]}), action(1)])
    table = await rig.game(BOB)
    await rig.press(table, BOB, "y")
    await rig.after(3.9)
    assert await rig.asked(table) == [(0, "discard")]
    await rig.after(12.2)
    rows = await rig.repository.answers(table)
    assert [(row.seat, row.picks, row.actor) for row in rows] == [(1, ("y",), "person"), (0, ("x",), "table")]


async def test_windows_wait_for_people_whether_or_not_they_hold_anything(rigs: Build) -> None:
    rig = await rigs([window([1, 2], [2]), action(1)])
    table = await rig.game(BOB, CYN)
    await rig.after(19.9)
    assert await rig.asked(table) == [(1, "window"), (2, "window")]
    await rig.after(0.2)
    assert await rig.asked(table) == [(1, "action")]


@pytest.mark.parametrize("holding", [(), (1,)])
async def test_cards_are_let_be_after_the_persons_own_seconds_whatever_they_hold(
    rigs: Build, holding: tuple[int, ...]
) -> None:
    rig = await rigs([window([1], holding), window([1], holding), action(1)])
    await rig.tables.set_personal(BOB, Personal(let_be_after=4))
    table = await rig.game(BOB)
    await rig.after(3.9)
    assert await rig.asked(table) == [(1, "window")]
    await rig.after(0.2)
    (row,) = await rig.repository.answers(table)
    assert (row.decision, row.picks, row.actor) == (1, ("pass",), "table")
    await rig.tables.wait(table, BOB)
    await rig.after(15)
    assert await rig.asked(table) == [(1, "window")]
    await rig.after(6)
    assert await rig.asked(table) == [(1, "action")]


async def test_a_setting_made_during_a_game_counts_from_the_next_card_on(rigs: Build) -> None:
    rig = await rigs([window([1]), window([1]), action(1)])
    table = await rig.game(BOB)
    await rig.tables.set_personal(BOB, Personal(let_be_after=4, ping="never"))
    assert await rig.tables.personal(BOB) == Personal(let_be_after=4, ping="never")
    await rig.after(10)
    await rig.press(table, BOB, "pass")
    await rig.after(5)
    assert await rig.asked(table) == [(1, "action")]


async def test_nobody_sees_who_lets_all_be(rigs: Build) -> None:
    lines: list[list[bytes]] = []
    for quiet in (False, True):
        rig = await rigs([window([1, 2]), window([1, 2]), action(0)])
        table = await rig.game(BOB, CYN)
        if quiet:
            await rig.tables.let_all_be(table, BOB)
            await rig.press(table, CYN, "pass")
        else:
            await rig.press(table, CYN, "pass")
            await rig.press(table, BOB, "pass")
        assert [waiting.seats for waiting in (await rig.state(table)).waiting()] == [(1, 2)]
        lines.append([item.payload for item in await rig.repository.pending(table)])
    assert lines[0] == lines[1]


async def test_let_all_be_lasts_for_the_turn(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), window([1], [1]), window([1], [1], turn=2), action(1)])
    table = await rig.game(BOB)
    await rig.tables.let_all_be(table, BOB)
    state = await rig.state(table)
    assert [asked.id for asked in state.open_to(1)] == [3]
    assert [row.actor for row in await rig.repository.answers(table)] == ["table", "table"]
    assert [type(payload) for payload in await rig.said(table)] == [Window, WindowClosed, Window]


@pytest.mark.parametrize("waits", [True, False])
async def test_let_all_be_is_taken_back_by_wait(rigs: Build, waits: bool) -> None:
    rig = await rigs([window([0, 1], [1]), window([0, 1], [1]), action(1)])
    table = await rig.game(BOB)
    await rig.tables.let_all_be(table, ANN)
    assert await rig.asked(table) == [(1, "window")]
    if waits:
        await rig.tables.wait(table, ANN)
    await rig.press(table, BOB, "neigh")
    assert await rig.asked(table) == ([(0, "window"), (1, "window")] if waits else [(1, "window")])


async def test_a_neigh_takes_the_own_let_all_be_back(rigs: Build) -> None:
    """The window was open to Bob before he let all be in an answer that came first: his later Neigh says otherwise."""
    rig = await rigs([window([0, 1], [1]), window([0, 1], [1]), action(1)])
    table = await rig.game(BOB)

    def quieten(work: Work) -> None:
        work.document.seats[1].quiet_turn = 1
        work.touched = True

    await rig.tables._keeper.change(table, quieten)  # pyright: ignore[reportPrivateUsage]
    await rig.press(table, BOB, "neigh")
    assert (await rig.document(table)).seats[1].quiet_turn == -1
    assert await rig.asked(table) == [(0, "window"), (1, "window")]


async def test_computers_take_their_time_by_public_facts_alone(rigs: Build) -> None:
    instants: list[list[tuple[float, int]]] = []
    for holding in ((), (1, 2)):
        rig = await rigs([window([1, 2], holding), action(0)])
        table = await rig.game(computers=2)
        await rig.after(0)
        alarms = [alarm for alarm in await rig.repository.alarms(table) if alarm.kind == "player"]
        instants.append([(round(alarm.at - rig.clock.now(), 6), alarm.seats[0]) for alarm in alarms])
        assert all(1.5 <= at <= 4 for at, _ in instants[-1])
        await rig.repository.close()
    assert instants[0] == instants[1]


async def test_the_scheduler_rings_by_itself_and_beats(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(computers=1)
    over = asyncio.Event()

    def hear(changed: int) -> None:
        if changed == table:
            over.set()

    rig.tables.listen(hear)
    running = asyncio.create_task(rig.tables.run())
    await asyncio.sleep(0.05)
    await rig.clock.advance(60)
    await asyncio.wait_for(over.wait(), 5)
    over.clear()
    await rig.clock.advance(30)
    await asyncio.wait_for(over.wait(), 5)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert [row.actor for row in await rig.repository.answers(table)] == ["clock"]
    assert await rig.repository.wake_up("other", rig.clock.now()) < 30
    assert any(isinstance(payload, Story) for payload in await rig.said(table))
