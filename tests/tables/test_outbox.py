from bot.games.core.events import Event
from bot.store.records import Board
from bot.tables.items import Ask, Call, End, Story, Window, WindowClosed, payload_of
from bot.tables.tokens import nonce, token
from tests.tables.conftest import Build
from tests.tables.fake_game import action, choice, window
from tests.tables.rig import ANN, BOB, CYN, Rig


async def test_a_game_tells_its_story_in_order_and_calls_whoever_must_act(rigs: Build) -> None:
    rig = await rigs([action(0), window([1, 2], [1]), choice({0: ["x", "y"], 1: ["x", "y"], 2: ["x", "y"]})])
    table = await rig.game(BOB, computers=1)
    state = await rig.state(table)
    now = rig.clock.now()
    await rig.press(table, ANN, "draw")
    await rig.press(table, BOB, "neigh")
    called = (
        Ask(seat=0, user=ANN, decision="discard", source="b"),
        Ask(seat=1, user=BOB, decision="discard", source="b"),
    )
    assert await rig.said(table) == [
        Call(token=state.token(1), asks=(Ask(seat=0, user=ANN, decision="action"),), until=now + 90),
        Story(first=1, events=(Event("does", 0),)),
        Window(token=state.token(2), card="a", seats=(1, 2), until=now + 20, cause=Event("does", 0)),
        WindowClosed(token=state.token(2)),
        Story(first=2, events=(Event("neighs", 1, card="neigh"),)),
        Call(token=state.token(3), asks=called, until=now + 90),
    ]


async def test_whoever_is_led_on_by_their_own_press_is_named_and_only_then(rigs: Build) -> None:
    rig = await rigs([action(0), choice({0: ["x", "y"]}), window([1], [1]), action(1)])
    table = await rig.game(BOB)
    await rig.press(table, ANN, "draw")
    await rig.press(table, ANN, "x")
    await rig.press(table, BOB, "pass")
    assert [payload.acted for payload in await rig.said(table) if isinstance(payload, Call)] == [-1, 0, -1]


async def test_a_pass_or_a_hidden_choice_shows_nothing_to_anybody(rigs: Build) -> None:
    stages = [window([1, 2], [1]), choice({0: ["x", "y"], 1: ["x", "y"]}), action(1)]
    rig = await rigs(stages)
    table = await rig.game(BOB, CYN)
    await rig.send_all(table)
    before = (await rig.state(table)).waiting()
    await rig.press(table, BOB, "pass")
    assert await rig.said(table) == []
    assert not any(board.dirty for board in await rig.tables.outbox.boards(table))
    assert (await rig.state(table)).waiting() == before
    assert await rig.tables.outbox.tables() == []
    await rig.press(table, CYN, "pass")
    assert [board.name for board in await rig.tables.outbox.boards(table) if board.dirty] == ["board"]
    assert await rig.tables.outbox.tables() == [table]


async def test_the_end_is_said_with_its_winners_and_length(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await rig.game(BOB)
    await rig.after(40)
    await rig.press(table, ANN, "draw")
    state = await rig.state(table)
    assert (state.status, state.document.winners) == ("over", [0])
    assert (await rig.said(table))[-1] == End(winners=(0,), reason="unicorns", seconds=40.0)
    assert state.waiting() == []


async def board_of(rig: Rig, table: int) -> Board:
    return next(board for board in await rig.tables.outbox.boards(table) if board.name == "board")


async def test_a_board_drawn_while_the_game_went_on_is_still_behind(rigs: Build) -> None:
    rig = await rigs([action(0), action(1), action(0)])
    table = await rig.game(BOB)
    read = (await board_of(rig, table)).wanted
    await rig.press(table, ANN, "draw")
    await rig.tables.outbox.board_shown(table, "board", read, 2, 555)
    board = await board_of(rig, table)
    assert (board.dirty, board.message) == (True, 555)
    await rig.tables.outbox.board_shown(table, "board", board.wanted, 2, 555)
    assert not (await board_of(rig, table)).dirty


async def test_a_lost_board_is_posted_anew_under_another_nonce(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.game(BOB)
    await rig.send_all(table)
    told: list[int] = []
    rig.tables.listen(told.append)
    before = await board_of(rig, table)
    await rig.tables.outbox.board_lost(table, "board")
    after = await board_of(rig, table)
    assert (after.dirty, after.message) == (True, None)
    assert after.nonce != before.nonce
    assert told == [table]


async def test_a_sent_window_is_found_by_its_token(rigs: Build) -> None:
    rig = await rigs([window([1], [1]), action(1)])
    table = await rig.game(BOB)
    name = (await rig.state(table)).token(1)
    assert await rig.tables.outbox.said(table, name) is None
    await rig.send_all(table)
    sent = await rig.tables.outbox.said(table, name)
    assert sent is not None
    assert (sent.channel, sent.message) == (2, 1001)
    assert isinstance(payload_of(sent.item), Window)


async def test_the_lobbys_message_turns_into_the_boards(rigs: Build) -> None:
    rig = await rigs([action(0), action(1)])
    table = await rig.lobby(BOB)
    assert [board.name for board in await rig.tables.outbox.boards(table)] == ["lobby"]
    await rig.send_all(table)
    await rig.tables.start(table, ANN)
    assert [(board.name, board.dirty) for board in await rig.tables.outbox.boards(table)] == [
        ("board", True),
        ("lobby", True),
    ]


def test_names_fit_discord_and_cannot_be_told_from_chance() -> None:
    tokens = [token("secret", number) for number in range(500)]
    nonces = [nonce("secret", "item", number) for number in range(500)]
    assert len(set(tokens)) == len(set(nonces)) == 500
    assert {len(name) for name in tokens} == {12}
    assert max(len(name) for name in nonces) <= 25
    assert token("other", 1) != token("secret", 1)
    assert token("secret", 1) == token("secret", 1)
