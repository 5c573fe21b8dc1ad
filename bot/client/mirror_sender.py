"""Keeps mirrors of tables in step: what is stored says how far each has come, so that a restart loses nothing.

The story goes first, one message at a time, then the board. A mirror that Discord no longer takes ends quietly.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from msgspec.structs import replace

from bot.client.calls import CHANNEL_GONE, FORBIDDEN, Channels, Failed
from bot.client.errands import Errands
from bot.client.mirror_farewell import Farewell
from bot.client.mirror_screens import MirrorScreens
from bot.client.pictured import PicturedMessages
from bot.client.services import Services
from bot.client.stuck import Stuck
from bot.client.wall_time import wall_time
from bot.store.records import Mirror
from bot.tables.mirrors import Mirrors, Sight, board_nonce, end_nonce, story_nonce
from bot.tables.service import Tables
from bot.tables.state import TableState

log = logging.getLogger(__name__)

OLDEST_SECONDS = 3600.0
FARTHEST_UP = 12
"""A board older than that, or above so many messages of ours, is posted again, as the table's own is."""


class Stopped(Exception):
    """A mirror was stopped by somebody while it was brought up to date."""

    def __init__(self, mirror: Mirror) -> None:
        super().__init__()
        self.mirror = mirror


class MirrorSender:
    """The hands of all mirrors. `wake` may be called at any time and never waits. `now`: wall-clock seconds."""

    def __init__(
        self,
        tables: Tables,
        mirrors: Mirrors,
        channels: Channels,
        screens: MirrorScreens,
        farewell: Farewell,
        seconds_between: float,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._mirrors = mirrors
        self._channels = channels
        self._pictured = PicturedMessages(channels, now)
        self._screens = screens
        self._farewell = farewell
        self._seconds_between = seconds_between
        self._now = now
        self._sent_at: dict[tuple[int, int], float] = {}
        self._below: dict[tuple[int, int], int] = {}
        self._of_tables = Errands[int]("mirrors of table", self._find)
        self._each = Errands[tuple[int, int]]("mirror", self._attempt)

    async def start(self) -> None:
        """Begin to send: what was left, then whatever changes."""
        for table in await self._mirrors.tables():
            self.wake(table)
        self._each.start()
        self._of_tables.start()

    async def stop(self, seconds: float) -> None:
        """Send what is being sent, for so many seconds at most; the rest is sent after the next start."""
        await asyncio.gather(self._of_tables.stop(seconds), self._each.stop(seconds))

    def wake(self, table: int) -> None:
        """Note that there may be something to show."""
        self._of_tables.wake(table)

    async def channel_gone(self, channel: int) -> None:
        """End the mirrors in a channel that was deleted."""
        for mirror in await self._mirrors.in_channel(channel):
            await self._lose(await self._tables.look(mirror.table), mirror, Stuck(channel, min(CHANNEL_GONE)))

    async def take_down(self, mirror: Mirror) -> bool:
        """Stop a mirror and say so in the place of its board; tells whether there still was one."""
        state = await self._tables.look(mirror.table)
        if not await self._mirrors.stop(mirror.table, mirror.channel):
            return False
        await self._say_stopped(state, mirror)
        return True

    async def _find(self, table: int) -> None:
        for mirror in await self._mirrors.of_table(table):
            self._each.wake((table, mirror.channel))

    async def _attempt(self, key: tuple[int, int]) -> float | None:
        mirror = await self._mirrors.find(*key)
        if mirror is None:
            return None
        wait = self._sent_at.get(key, 0.0) + self._seconds_between - self._now()
        if wait > 0:
            return wait
        state = await self._tables.look(mirror.table)
        try:
            await self._bring_up_to_date(state, mirror)
        except Stuck as stuck:
            await self._lose(state, mirror, stuck)
        except Stopped as stopped:
            await self._say_stopped(state, stopped.mirror)
        return None

    async def _bring_up_to_date(self, state: TableState, mirror: Mirror) -> None:
        sight = await self._mirrors.sight(state)
        if mirror.message is None:
            mirror = await self._post_board(sight, mirror)
        mirror = await self._tell(sight, mirror)
        if mirror.shown != sight.mark:
            mirror = await self._draw(sight, mirror)
        if state.status not in ("lobby", "playing"):
            await self._finish(state, mirror)

    async def _tell(self, sight: Sight, mirror: Mirror) -> Mirror:
        """Tell what is new: how far is noted first, so that after a crash the same is told again by the same nonces."""
        last = mirror.telling or await self._screens.told_up_to(sight, mirror)
        if sight.state.match is None or last <= mirror.told:
            return mirror
        if not mirror.telling:
            mirror = replace(mirror, telling=last)
            await self._keep(mirror)
        for part, screen in enumerate(await self._screens.story(sight, mirror)):
            posting = self._channels.post(mirror.channel, screen, story_nonce(sight.state, mirror, part))
            await self._posted(mirror, posting)
        mirror = replace(mirror, told=last, telling=0)
        await self._keep(mirror)
        return mirror

    async def _post_board(self, sight: Sight, mirror: Mirror) -> Mirror:
        draw, nonce = partial(self._screens.board, sight), board_nonce(sight.state, mirror)
        message = await self._posted(mirror, self._pictured.post(mirror.channel, nonce, draw))
        self._below[mirror.table, mirror.channel] = 0
        # what was taken before a crash may be out of date: then it is drawn once more
        mirror = replace(mirror, message=message, shown=None)
        await self._keep(mirror)
        return mirror

    async def _draw(self, sight: Sight, mirror: Mirror) -> Mirror:
        assert mirror.message is not None
        if not self._is_far(mirror):
            draw = partial(self._screens.board, sight)
            failed = await self._pictured.edit(mirror.channel, mirror.message, draw)
            self._sent_at[mirror.table, mirror.channel] = self._now()
            if failed is None:
                mirror = replace(mirror, shown=sight.mark)
                await self._keep(mirror)
                return mirror
            if failed.code in FORBIDDEN | CHANNEL_GONE:
                raise Stuck(mirror.channel, failed.code)
        await self._channels.delete(mirror.channel, mirror.message)
        mirror = replace(mirror, message=None, shown=None, posts=mirror.posts + 1)
        await self._keep(mirror)
        mirror = replace(await self._post_board(sight, mirror), shown=sight.mark)
        await self._keep(mirror)
        return mirror

    async def _finish(self, state: TableState, mirror: Mirror) -> None:
        """Say how the game ended, and let the mirror go."""
        if self._screens.has_end(state):
            draw, nonce = partial(self._screens.end, state), end_nonce(state, mirror)
            await self._posted(mirror, self._pictured.post(mirror.channel, nonce, draw))
        await self._mirrors.stop(mirror.table, mirror.channel)
        self._forget(mirror)

    async def _posted(self, mirror: Mirror, posting: Awaitable[int | Failed]) -> int:
        """Await that a message is posted; gives it. Raises `Stuck`."""
        sent = await posting
        key = (mirror.table, mirror.channel)
        self._sent_at[key] = self._now()
        self._below[key] = self._below.get(key, 0) + 1
        if isinstance(sent, Failed):
            raise Stuck(mirror.channel, sent.code)
        return sent

    async def _lose(self, state: TableState, mirror: Mirror, stuck: Stuck) -> None:
        """A mirror that can't be written to ends; who set it up is told, where that can be done."""
        log.info("table %s: its mirror in channel %s ends (%s)", mirror.table, mirror.channel, stuck.code)
        if await self._mirrors.stop(mirror.table, mirror.channel):
            self._forget(mirror)
            await self._farewell.say(state, mirror)

    async def _keep(self, mirror: Mirror) -> None:
        """Note how far a mirror has come. Raises `Stopped`."""
        if not await self._mirrors.keep(mirror):
            raise Stopped(mirror)

    async def _say_stopped(self, state: TableState, mirror: Mirror) -> None:
        self._forget(mirror)
        if mirror.message is not None:
            await self._channels.edit(mirror.channel, mirror.message, self._screens.stopped(state))

    def _forget(self, mirror: Mirror) -> None:
        self._sent_at.pop((mirror.table, mirror.channel), None)
        self._below.pop((mirror.table, mirror.channel), None)

    def _is_far(self, mirror: Mirror) -> bool:
        assert mirror.message is not None
        age = self._now() - discord.utils.snowflake_time(mirror.message).timestamp()
        return age > OLDEST_SECONDS or self._below.get((mirror.table, mirror.channel), 0) >= FARTHEST_UP


def new_mirror_sender(services: Services) -> MirrorSender:
    """Give the sender of the whole bot."""
    tables, mirrors, texts = services.tables, services.mirrors, services.texts
    return MirrorSender(
        tables,
        mirrors,
        services.channels,
        MirrorScreens(tables, mirrors, texts, services.library, services.painter),
        Farewell(tables, services.repository, services.direct_channels, texts, services.clock),
        services.settings.board_seconds,
        wall_time,
    )
