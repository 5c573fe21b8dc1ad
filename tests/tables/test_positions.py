from bot.content.library import Library
from bot.tables.replay import past_of, position_of
from bot.tables.replays import replays_alike
from tests.tables.conftest import Build
from tests.tables.fake_game import Stage, action
from tests.tables.rig import ANN, BOB, Rig
from tests.tables.test_real_game import press_at_random


async def saved(rig: Rig, table: int) -> tuple[int, bytes]:
    """How many answers there have been, and the save after them."""
    state = await rig.state(table)
    assert state.match is not None
    return state.row.answers, state.match.save()


async def test_what_is_forced_at_the_beginning_is_answered_from_the_very_first_position(rigs: Build) -> None:
    forced = Stage("baby", {0: ["only"], 1: ["only"]}, open=True)
    rig = await rigs([forced, action(0), action(1)])
    table = await rig.game(BOB)
    assert [(row.seat, row.actor) for row in await rig.repository.answers(table)] == [(0, "table"), (1, "table")]
    assert await rig.repository.positions.numbers(table) == [0, 2]
    assert await replays_alike(rig.repository, rig.library, table)
    await rig.press(table, ANN, "play a")
    assert await rig.tables.undoing.take_back(table, ANN) == "done"
    assert (await rig.match(table)).state.at == 1
    await rig.press(table, ANN, "play b")
    await rig.press(table, BOB, "draw")
    assert (await rig.state(table)).status == "over"
    assert await replays_alike(rig.repository, rig.library, table)
    past = await past_of(rig.repository, await rig.state(table))
    assert past.steps == (0, 2, 3, 4, 5, 6)
    assert [event.seat for event in past.events[1]] == [0, 1]
    begun = await position_of(rig.repository, rig.library, await rig.state(table), 0)
    assert begun.match is not None
    assert len(begun.match.decisions) == 2


async def test_where_each_step_of_a_game_led_is_kept(rigs: Build) -> None:
    rig = await rigs(library=Library())
    table = await rig.game(BOB)
    seen = dict([await saved(rig, table)])
    for _ in range(15):
        for user in (ANN, BOB):
            await press_at_random(rig, table, (user,))
            seen |= dict([await saved(rig, table)])
    assert len(seen) > 15
    assert await rig.repository.positions.numbers(table) == sorted(seen)
    for number, save in seen.items():
        position = await rig.repository.positions.at(table, number)
        assert position is not None
        assert position.save.data == save
