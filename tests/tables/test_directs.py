"""Direct messages as boards of a table: which are out of date after what, one a seat and chapter."""

from pathlib import Path

from bot.tables.directs import DirectBoard
from tests.tables.conftest import Build
from tests.tables.fake_game import action, bids
from tests.tables.rig import ANN, BOB, CYN, Rig, build

HAND = ["4", "3"]


async def out_of_date(rig: Rig, table: int) -> list[tuple[int, int]]:
    """Seat and chapter of what must be drawn; then it is drawn."""
    found = [direct for direct in await rig.tables.outbox.directs(table) if direct.board.dirty]
    for direct in found:
        await shown(rig, direct)
    return [(direct.seat, direct.chapter) for direct in found]


async def shown(rig: Rig, direct: DirectBoard) -> None:
    board = direct.board
    await rig.tables.outbox.board_shown(board.table, board.name, board.wanted, 77, 78)


async def test_who_must_bid_gets_a_message_and_a_receipt(rigs: Build) -> None:
    rig = await rigs([action(0), bids({1: HAND}), bids({0: HAND}), bids({2: HAND})])
    table = await rig.game(BOB, CYN)
    assert await out_of_date(rig, table) == []
    await rig.press(table, ANN, "draw")
    assert await out_of_date(rig, table) == [(1, 1)]
    await rig.press(table, BOB, "4")
    assert await out_of_date(rig, table) == [(0, 1), (1, 1)]
    await rig.press(table, ANN, "pass")
    assert await out_of_date(rig, table) == [(0, 1), (2, 1)]


async def test_a_chapter_has_its_own_message_and_closes_the_one_before(rigs: Build) -> None:
    rig = await rigs([bids({0: HAND, 1: HAND}), bids({0: HAND}, chapter=2), action(0)])
    table = await rig.game(BOB)
    assert await out_of_date(rig, table) == [(0, 1), (1, 1)]
    await rig.press(table, BOB, "3")
    assert await out_of_date(rig, table) == [(1, 1)]
    await rig.press(table, ANN, "4")
    assert await out_of_date(rig, table) == [(0, 1), (0, 2), (1, 1)]
    nonces = {direct.board.nonce for direct in await rig.tables.outbox.directs(table)}
    assert len(nonces) == 3


async def test_a_receipt_is_drawn_again_when_its_part_is_over(rigs: Build) -> None:
    rig = await rigs([bids({0: HAND}), bids({1: HAND}), bids({2: HAND}, part=1)])
    table = await rig.game(BOB, CYN)
    assert await out_of_date(rig, table) == [(0, 1)]
    await rig.press(table, ANN, "4")
    assert await out_of_date(rig, table) == [(0, 1), (1, 1)]
    await rig.press(table, BOB, "3")
    assert await out_of_date(rig, table) == [(0, 1), (1, 1), (2, 1)]


async def test_it_follows_the_clock_and_closes_with_seat_and_game(rigs: Build) -> None:
    rig = await rigs([bids({0: HAND, 1: HAND, 2: HAND})])
    table = await rig.game(BOB, CYN)
    await out_of_date(rig, table)
    await rig.tables.interruptions.outage(60.0)
    assert await out_of_date(rig, table) == [(0, 1), (1, 1), (2, 1)]
    await rig.tables.leave(table, BOB)
    assert await out_of_date(rig, table) == [(1, 1)]
    await rig.tables.kick(table, ANN, CYN)
    assert await out_of_date(rig, table) == [(2, 1)]
    await rig.tables.end(table, ANN)
    assert await out_of_date(rig, table) == [(0, 1)]


async def test_computers_and_forced_passes_get_none(rigs: Build) -> None:
    stage = bids({0: [], 1: HAND})
    stage.open = True
    rig = await rigs([stage, action(0)])
    table = await rig.game(computers=1)
    assert await rig.tables.outbox.directs(table) == []


async def test_no_public_board_is_touched(rigs: Build) -> None:
    rig = await rigs([bids({0: HAND, 1: HAND}), action(0)])
    table = await rig.game(BOB)
    await rig.send_all(table)
    await rig.press(table, BOB, "3")
    assert not any(board.dirty for board in await rig.tables.outbox.boards(table))
    assert await rig.said(table) == []
    assert await out_of_date(rig, table) == [(0, 1), (1, 1)]


async def test_it_is_written_with_the_answer_and_outlives_the_process(tmp_path: Path) -> None:
    rig = await build(tmp_path, [bids({0: HAND, 1: HAND})])
    table = await rig.game(BOB)
    await out_of_date(rig, table)
    await rig.press(table, BOB, "3")
    await rig.kill()
    again = await rig.again()
    assert await again.tables.outbox.tables() == [table]
    direct = next(direct for direct in await again.tables.outbox.directs(table) if direct.seat == 1)
    assert (direct.board.dirty, direct.board.message) == (True, 78)
    await again.repository.close()


async def test_one_that_needs_no_message_is_up_to_date_without_one(rigs: Build) -> None:
    rig = await rigs([bids({0: HAND, 1: HAND})])
    table = await rig.game(BOB)
    first = (await rig.tables.outbox.directs(table))[0].board
    await rig.tables.outbox.board_shown(table, first.name, 0, 77, None)
    begun = (await rig.tables.outbox.directs(table))[0].board
    assert (begun.dirty, begun.channel, begun.message) == (True, 77, None)
    await rig.tables.outbox.board_shown(table, first.name, first.wanted, None, None)
    assert not (await rig.tables.outbox.directs(table))[0].board.dirty
    await rig.tables.outbox.redraw(table, first.name)
    assert (await rig.tables.outbox.directs(table))[0].board.dirty
