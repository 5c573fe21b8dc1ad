"""Wakes for every change of a table and brings its messages up to date: one task a table, while there is work."""

import logging
from contextlib import suppress

import discord

from bot.client.boards import Boards
from bot.client.calls import CHANNEL_GONE, THREAD_CLOSED, Channels
from bot.client.errands import Errands
from bot.client.speaker import Speaker
from bot.client.stuck import TRANSIENT, Stuck
from bot.client.troubles import Troubles
from bot.tables.errors import TableError
from bot.tables.ports import Clock
from bot.tables.service import Tables

log = logging.getLogger(__name__)


class Sender:
    """The outbox's hands. `wake` may be called at any time and never waits."""

    def __init__(
        self, tables: Tables, speaker: Speaker, boards: Boards, channels: Channels, troubles: Troubles, clock: Clock
    ) -> None:
        self._tables = tables
        self._speaker = speaker
        self._boards = boards
        self._channels = channels
        self._troubles = troubles
        self._clock = clock
        self._errands = Errands[int]("table", self._attempt)

    async def start(self) -> None:
        """Begin to send: what was left unsaid, then whatever changes."""
        for table in await self._tables.outbox.tables():
            self.wake(table)
        self._errands.start()

    async def stop(self, seconds: float) -> None:
        """Send what is being sent, for so many seconds at most; the rest is sent after the next start."""
        await self._errands.stop(seconds)

    def wake(self, table: int) -> None:
        """Note that there may be something to show at a table."""
        self._errands.wake(table)

    def try_again(self, channels: set[int], tables: set[int]) -> None:
        """Something has changed about these channels: end their pauses and wake their tables."""
        if self._troubles.try_again(channels, self._clock.now()):
            for table in tables:
                self.wake(table)

    async def _attempt(self, table: int) -> float | None:
        """Do what can be done now; gives the seconds after which to try again, if that is known to be of use."""
        try:
            return await self._bring_up_to_date(table)
        except Stuck as stuck:
            return await self._pause(table, stuck)

    async def _go_elsewhere(self, table: int, stuck: Stuck) -> bool:
        """A table whose thread is closed goes on in the thread's channel; tells whether there is one."""
        if stuck.code not in THREAD_CLOSED:
            return False
        channel = await self._channels.parent(stuck.channel)
        if channel is not None:
            await self._tables.interruptions.move_out(table, channel)
        return channel is not None

    async def _pause(self, table: int, stuck: Stuck) -> float | None:
        """The table stands still while nobody can see it; its channel is left alone for a while."""
        if await self._go_elsewhere(table, stuck):
            return None
        trouble = self._troubles.note(stuck.channel, stuck.code, self._clock.now())
        log.warning("table %s is paused: can't write to its channel (%s)", table, stuck.code)
        with suppress(TableError):
            await self._tables.interruptions.pause(table)
        if stuck.code not in CHANNEL_GONE:
            with suppress(discord.HTTPException, TableError, *TRANSIENT):
                await self._boards.show_pause(table)
        return None if stuck.code in CHANNEL_GONE else trouble.pause

    async def _bring_up_to_date(self, table: int) -> float | None:
        state = await self._tables.look(table)
        trouble = self._troubles.of(state.row.channel)
        if trouble is not None and self._clock.now() < trouble.until:
            return trouble.until - self._clock.now()
        if state.document.wants_thread:
            await self._speaker.settle_in_thread(state)
            return None  # what is elsewhere now is woken for by that change
        await self._boards.post_missing(table)
        self._boards.posted(table, await self._speaker.say_all(table))
        wait = await self._boards.draw(table)
        if state.document.paused_at is not None:
            self._troubles.over(state.row.channel)
            await self._tables.interruptions.go_on(table)
        if wait is None and state.status in ("over", "ended"):
            self._boards.forget(table)
        return wait
