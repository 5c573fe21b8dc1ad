"""The call to a rematch: said once, whenever the program dies, and gone once nobody is asked any more."""

import pytest

from bot.content.library import Library
from bot.tables.rematches import Spot
from tests.client.fake_channels import Crash, FakeChannels
from tests.client.test_sender import Desk, desk_of
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB

rigs = rigs_of_tables
WANTS = "**Ann** wants a rematch"


async def ended(desk: Desk) -> int:
    table = await desk.rig.game(BOB)
    await desk.rig.tables.end(table, ANN)
    return table


async def again(desk: Desk, table: int, user: int, name: str) -> int:
    return await desk.rig.tables.rematches.call(table, user, name, Spot(2, 0))


def calls(desk: Desk) -> int:
    return sum(WANTS in text for text in desk.channels.texts())


@pytest.mark.parametrize("while_down", [False, True])
async def test_it_goes_when_the_game_begins_even_after_a_restart(rigs: Build, while_down: bool) -> None:
    desk = await desk_of(rigs)
    table = await ended(desk)
    await again(desk, table, ANN, "Ann")
    await desk.quiet()
    assert calls(desk) == 1
    await desk.sender.stop(5.0)
    if while_down:
        await again(desk, table, BOB, "Bob")
    revived = Desk(await desk.rig.again(), desk.channels)
    await revived.sender.start()
    if not while_down:
        await again(revived, table, BOB, "Bob")
    await revived.quiet()
    await revived.rig.repository.close()
    assert calls(desk) == 0
    assert sum("you're asked" in text for text in desk.channels.texts()) == 1


@pytest.mark.parametrize("begun", [False, True])
async def test_a_crash_between_sending_and_noting_leaves_no_second_one(rigs: Build, begun: bool) -> None:
    rig = await rigs(library=Library())
    quiet = Desk(rig, FakeChannels())
    table = await ended(quiet)
    number = await again(quiet, table, ANN, "Ann")
    desk = Desk(rig, FakeChannels(crash_after=2))
    with pytest.raises(Crash):
        await desk.sender._bring_up_to_date(number)  # pyright: ignore[reportPrivateUsage]
    assert calls(desk) == 1
    if begun:
        await again(desk, table, BOB, "Bob")
    revived = Desk(await rig.again(), desk.channels)
    await revived.sender.start()
    await revived.quiet()
    await revived.rig.repository.close()
    assert calls(revived) == (0 if begun else 1)
