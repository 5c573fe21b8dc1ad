"""Mirrors of a rig's tables with channels in memory, and somebody who plays games to their end."""

import asyncio
from random import Random

from bot.client.mirror_farewell import Farewell
from bot.client.mirror_screens import MirrorScreens
from bot.client.mirror_sender import MirrorSender
from bot.client.painter import Painter
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision
from bot.screens.games import game_of
from bot.screens.showing import Showing
from bot.store.records import Mirror
from bot.tables.chronicle import told
from bot.tables.mirrors import Mirrors
from bot.texts import Locale, Texts
from tests.client.fake_channels import FakeChannels
from tests.client.test_direct_sender import DirectChannels
from tests.tables.rig import ANN, Rig

TEXTS = Texts.load(DATA / "texts")
MODERATOR, ELSEWHERE = 77, 3


class MirrorDesk:
    """A sender of mirrors that writes to each channel once in so many `seconds`; its clock stands still at `now`."""

    def __init__(self, rig: Rig, channels: FakeChannels, painter: Painter | None = None, seconds: float = 0.0) -> None:
        self.rig = rig
        self.seconds = seconds
        self.channels = channels
        self.directs = DirectChannels()
        self.now = 1_000_000.0
        self.mirrors = Mirrors(rig.repository, rig.library if isinstance(rig.library, Library) else Library())
        self.screens = MirrorScreens(rig.tables, self.mirrors, TEXTS, Library(), painter)
        farewell = Farewell(rig.tables, rig.repository, self.directs, TEXTS, rig.clock)
        self.sender = MirrorSender(
            rig.tables, self.mirrors, channels, self.screens, farewell, seconds, lambda: self.now
        )
        rig.tables.listen(self.sender.wake)

    async def begin(self, table: int, channel: int = ELSEWHERE) -> None:
        await self.mirrors.begin(await self.rig.tables.look(table), channel, MODERATOR)
        self.sender.wake(table)

    async def quiet(self) -> None:
        """Let time for another message pass, and wait until every mirror has come as far as it may."""
        self.now += self.seconds
        for table in await self.mirrors.tables():
            self.sender.wake(table)
        async with asyncio.timeout(20):
            while any([await self._lags(mirror) for mirror in await self._all()]):
                await asyncio.sleep(0.01)

    async def _all(self) -> list[Mirror]:
        return [one for table in await self.mirrors.tables() for one in await self.mirrors.of_table(table)]

    async def _lags(self, mirror: Mirror) -> bool:
        state = await self.rig.tables.look(mirror.table)
        sight = await self.mirrors.sight(state)
        over = state.status not in ("lobby", "playing")
        return over or mirror.shown != sight.mark or mirror.told < await self.screens.told_up_to(sight, mirror)

    def lines(self, channel: int = ELSEWHERE) -> list[str]:
        """What the mirror's messages have told, line by line, without boards and the end."""
        posted = [self.channels.messages[number] for number in sorted(self.channels.messages)]
        stories = [one.text for one in posted if one.channel == channel and is_story(one.text)]
        return [line for text in stories for line in text.splitlines()[1:]]

    async def story(self, table: int) -> list[str]:
        """The table's own story, as everybody can read it there."""
        state = await self.rig.tables.look(table)
        events = await told(self.rig.repository, table, None)
        return game_of(Showing(TEXTS, Locale.ENGLISH, state)).story(events, None)


def is_story(text: str) -> bool:
    return text.startswith("-# Table") and "\n### " not in text


def picks_of(decision: Decision, rng: Random) -> list[str]:
    if decision.exits and (len(decision.options) < decision.least or rng.random() < 0.3):
        return [rng.choice(decision.exits)]
    return rng.sample(decision.options, decision.least)


async def step(rig: Rig, table: int, rng: Random) -> bool:
    """Let somebody answer something; tells whether the game goes on."""
    state = await rig.tables.look(table)
    if state.status != "playing":
        return False
    assert state.match is not None
    asked = rng.choice(state.match.decisions)
    await rig.tables.answer(table, ANN + asked.seat, asked.id, picks_of(asked, rng))
    rig.clock.set(rig.clock.now() + 1.0)
    return True
