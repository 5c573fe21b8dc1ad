from bot.content.library import Library
from tests.tables.conftest import Build
from tests.tables.rig import ANN, BOB, Rig
from tests.tables.test_real_game import press_at_random


async def saved(rig: Rig, table: int) -> tuple[int, bytes]:
    """How many answers there have been, and the save after them."""
    state = await rig.state(table)
    assert state.match is not None
    return state.row.answers, state.match.save()


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
