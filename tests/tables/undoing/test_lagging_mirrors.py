"""A mirror that lags shows no turn that was taken back, and still has something to show."""

from bot.tables.mirrors import Mirrors, Sight
from tests.tables.conftest import Build
from tests.tables.fake_game import FakeMatch, action
from tests.tables.rig import ANN, BOB, Rig

LAG = 1


async def game(rigs: Build) -> tuple[Rig, int, Mirrors]:
    rig = await rigs([action(turn % 2, turn + 1) for turn in range(8)])
    table = await rig.tables.open(1, 2, ANN, "Ann", rules={"mirror_delay_turns": LAG})
    await rig.tables.join(table, BOB, "Bob")
    await rig.tables.start(table, ANN)
    return rig, table, Mirrors(rig.repository, rig.library)


async def shown(rig: Rig, table: int, mirrors: Mirrors) -> tuple[int, list[str]]:
    """The turn that a mirror shows, and what has been answered by then."""
    sight: Sight = await mirrors.sight(await rig.state(table))
    assert isinstance(sight.state.match, FakeMatch)
    return sight.state.match.view(None).turns, [picks[0] for _, picks in sight.state.match.state.log]


async def test_a_turn_that_was_taken_back_is_never_shown(rigs: Build) -> None:
    rig, table, mirrors = await game(rigs)
    await rig.press(table, ANN, "draw")
    await rig.press(table, BOB, "play a")
    assert await shown(rig, table, mirrors) == (2, ["draw"])
    await rig.tables.undoing.take_back(table, BOB)
    assert await shown(rig, table, mirrors) == (1, [])
    await rig.press(table, BOB, "play b")
    assert await shown(rig, table, mirrors) == (2, ["draw"])
    await rig.press(table, ANN, "draw")
    assert await shown(rig, table, mirrors) == (3, ["draw", "play b"])


async def test_late_in_a_game_there_is_still_something_to_show(rigs: Build) -> None:
    rig, table, mirrors = await game(rigs)
    for user in (ANN, BOB, ANN, BOB, ANN, BOB):
        await rig.press(table, user, "draw")
    turn, _ = await shown(rig, table, mirrors)
    await rig.tables.undoing.take_back(table, BOB)
    assert await shown(rig, table, mirrors) == (turn - 1, ["draw"] * (turn - 2))
