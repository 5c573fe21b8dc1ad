"""What a person reads when something can't be done, goes wrong, or the bot is stopping."""

import logging
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.client.caller import Act, Caller, Refusal, serve
from bot.client.calls import Channels
from bot.client.direct_screens import DirectScreens
from bot.client.in_flight import InFlight
from bot.client.message_turns import MessageTurns
from bot.client.painter import Painter
from bot.client.rate_gate import RateGate
from bot.client.recent_threads import RecentThreads
from bot.client.services import Services
from bot.client.settings import Settings
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.screens import errors
from bot.screens.screen import Screen
from bot.store.errors import CommitFailed
from bot.tables.errors import Reason, TableError
from bot.tables.house.rulebook import HouseRulebook
from bot.tables.mirrors import Mirrors
from bot.texts import Texts
from tests.client.fake_channels import text_of
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB

rigs = rigs_of_tables
TEXTS = Texts.load(DATA / "texts")
HIDDEN = "Rhino" + "corn"


class Asking:
    """An interaction of Ann's that keeps what she reads; `refusals` are sent back first."""

    def __init__(self, refusals: int = 0) -> None:
        self.id, self.channel_id, self.locale = 1, 2, "en-US"
        self.guild_id: int | None = 1
        self.user = SimpleNamespace(id=ANN, display_name="Ann")
        self.message: SimpleNamespace | None = None
        self.response = self
        self.read: list[str] = []
        self._refusals = refusals
        self.fault: Exception | None = None

    def is_done(self) -> bool:
        return bool(self.read)

    async def send_message(self, *, view: discord.ui.LayoutView, **_: object) -> None:
        if self._refusals:
            self._refusals -= 1
            response = SimpleNamespace(status=400, reason="no")
            raise discord.HTTPException(cast(Any, response), {"code": 50035, "message": "bad"})
        if self.fault is not None:
            raise self.fault
        self.read.append(text_of(Screen(view)))


async def services_of(rigs: Build) -> Services:
    rig = await rigs(library=Library())
    channels = Channels(RateGate())
    return Services(
        painter=Painter(),
        settings=Settings(),
        texts=TEXTS,
        library=Library(),
        repository=rig.repository,
        tables=rig.tables,
        mirrors=Mirrors(rig.repository, Library()),
        house=HouseRulebook(rig.repository, Library(), ["en"], rig.clock),
        clock=rig.clock,
        channels=channels,
        threads=RecentThreads(channels, rig.clock.now),
        direct_channels=Channels(RateGate()),
        direct_screens=DirectScreens(rig.tables, rig.repository, TEXTS),
        troubles=Troubles(),
        in_flight=InFlight(),
        turns=MessageTurns(),
    )


def refusing(fault: Exception) -> Act:
    async def act(_caller: Caller) -> Screen:
        raise fault

    return act


async def read(services: Services, fault: Exception, table: int | None = None, refusals: int = 0) -> str:
    asking = Asking(refusals)
    await serve(services, cast(discord.Interaction, asking), refusing(fault), table)
    assert len(asking.read) == 1
    return asking.read[0]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (Refusal("Not now."), "Not now."),
        (TableError("full", seats=8), "All 8 seats are taken"),
        (TableError("no_table"), "There is no such table"),
        (CommitFailed("disk full"), "Please press again"),
        (ValueError(HIDDEN), "Something went wrong on my side"),
    ],
)
async def test_every_fault_is_explained(
    rigs: Build, fault: Exception, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert said in await read(await services_of(rigs), fault)
    assert HIDDEN not in caplog.text


async def test_a_moment_that_has_passed_comes_with_a_link(rigs: Build) -> None:
    services = await services_of(rigs)
    table = await services.tables.open(1, 2, BOB, "Bob")
    assert "https://discord.com/channels/1/2" in await read(services, TableError("stale"), table)


async def test_a_press_on_the_direct_message_of_a_table_one_has_left_says_so_in_plain_words(rigs: Build) -> None:
    services = await services_of(rigs)
    table = await services.tables.open(1, 2, BOB, "Bob")
    reasons: tuple[Reason, ...] = ("no_table", "not_yours", "not_seated")
    for reason in reasons:
        asking = Asking()
        asking.guild_id, asking.message = None, SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False))
        await serve(services, cast(discord.Interaction, asking), refusing(TableError(reason)), table)
        assert "You have left this table" in asking.read[0]
        assert "https://discord.com/channels/1/2" in asking.read[0]


async def test_an_answer_that_discord_refuses_is_followed_by_one_that_it_takes(
    rigs: Build, caplog: pytest.LogCaptureFixture
) -> None:
    assert "Something went wrong" in await read(await services_of(rigs), Refusal("too long"), 7, refusals=1)
    assert "table 7: Discord refused an answer" in caplog.text


async def test_a_bot_that_stops_turns_people_away_kindly(rigs: Build) -> None:
    services = await services_of(rigs)
    await services.in_flight.drain(0.0)
    asking = Asking()

    async def act(_caller: Caller) -> Screen:
        return errors.screen("done")

    await serve(services, cast(discord.Interaction, asking), act)
    assert "Please press again" in asking.read[0]


@pytest.mark.parametrize("fault", [aiohttp.ServerDisconnectedError(), RuntimeError("Session is closed")])
async def test_a_connection_that_ends_under_a_press_during_the_stop_is_no_fault(
    rigs: Build, fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    services = await services_of(rigs)
    await services.in_flight.drain(0.0)
    asking = Asking()
    asking.fault = fault
    await serve(services, cast(discord.Interaction, asking), refusing(Refusal("no")))
    assert asking.read == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert await services.in_flight.drain(0.0)
