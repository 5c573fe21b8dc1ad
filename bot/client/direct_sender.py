"""Posts direct messages and keeps them in step: apart from the channel's messages, and never in their way.

What can't be sent is not missed: everything that a direct message asks is asked in the channel as well.
"""

import asyncio
import logging
from collections.abc import Callable

import discord
from msgspec.structs import replace

from bot.client.bucket import Bucket
from bot.client.calls import MESSAGE_GONE, NO_DIRECTS, TOO_MANY_DIRECTS, TOO_OLD, Channels, Failed
from bot.client.direct_screens import DirectScreens
from bot.client.errands import Errands
from bot.store.repository import Repository
from bot.tables.directs import DirectBoard, asked_directly, is_current
from bot.tables.ports import Clock
from bot.tables.reach import read_reach, write_reach
from bot.tables.service import Tables
from bot.tables.state import TableState

log = logging.getLogger(__name__)

CLOSED_SECONDS = 6 * 3600.0
"""So long nobody writes again to whoever takes no direct messages."""

AT_ONCE, SECONDS_EACH = 60, 3.0
"""So many new direct messages at once, then one every so many seconds, for the whole bot. Discord bans who floods."""


class DirectSender:
    """The hands of the outbox for direct messages. `wake` may be called at any time and never waits.

    `now` gives wall-clock seconds; `bucket` holds a token for each new message.
    """

    def __init__(
        self,
        tables: Tables,
        repository: Repository,
        channels: Channels,
        screens: DirectScreens,
        bucket: Bucket,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._channels = channels
        self._screens = screens
        self._bucket = bucket
        self._clock = clock
        self._tasks = Errands[int]("directs of table", self._find)
        self._messages = Errands[tuple[int, str]]("direct message", self._bring_up_to_date)

    async def start(self) -> None:
        """Begin to send: what was left, then whatever changes."""
        for table in await self._tables.outbox.tables():
            self.wake(table)
        self._messages.start()
        self._tasks.start()

    async def stop(self, seconds: float) -> None:
        """Send what is being sent, for so many seconds at most; the rest is sent after the next start."""
        await asyncio.gather(self._tasks.stop(seconds), self._messages.stop(seconds))

    def wake(self, table: int) -> None:
        """Note that there may be something to show."""
        self._tasks.wake(table)

    async def _find(self, table: int) -> None:
        for direct in await self._tables.outbox.directs(table):
            if direct.board.dirty:
                self._messages.wake((table, direct.board.name))

    async def _bring_up_to_date(self, key: tuple[int, str]) -> float | None:
        table, name = key
        directs = await self._tables.outbox.directs(table)
        direct = next((each for each in directs if each.board.name == name), None)
        if direct is None or not direct.board.dirty:
            return None
        state = await self._tables.look(table)
        if direct.board.message is None:
            return await self._post(state, direct)
        await self._edit(state, direct)
        return None

    async def _post(self, state: TableState, direct: DirectBoard) -> float | None:
        """Post one that asks something, unless the person wants or takes none.

        The channel is noted first: after a crash it tells that the message may have been taken already.
        """
        board, user = direct.board, state.seats[direct.seat].user
        begun = board.channel is not None
        if not begun and not (_asks(state, direct) and await self._may_write(user)):
            await self._note(direct, None, None)
            return None
        wait = self._bucket.take()
        if wait:
            return wait
        channel = board.channel if board.channel is not None else await self._open(user)
        if isinstance(channel, Failed):
            return await self._not_taken(direct, user, channel.code)
        if not begun:
            await self._tables.outbox.board_shown(board.table, board.name, 0, channel, None)
        screen = await self._screens.draw(state, direct)
        try:
            sent = await self._channels.post(channel, screen, board.nonce)
        except discord.Forbidden as refusal:
            sent = Failed(refusal.code)
        if isinstance(sent, Failed):
            return await self._not_taken(direct, user, sent.code)
        revision = 0 if begun else board.wanted  # what was taken before a crash may be out of date
        await self._tables.outbox.board_shown(board.table, board.name, revision, channel, sent)
        self._messages.wake((board.table, board.name))
        return None

    async def _edit(self, state: TableState, direct: DirectBoard) -> None:
        board = direct.board
        assert board.channel is not None
        assert board.message is not None
        if _is_past(state, direct):
            await self._channels.delete(board.channel, board.message)
            await self._note(direct, None, None)
            return
        screen = await self._screens.draw(state, direct)
        try:
            failed = await self._channels.edit(board.channel, board.message, screen)
        except discord.Forbidden as refusal:
            failed = Failed(refusal.code)
        if failed is None:
            await self._note(direct, board.channel, board.message)
        elif failed.code in MESSAGE_GONE | TOO_OLD:
            if failed.code in TOO_OLD:
                await self._channels.delete(board.channel, board.message)
            await self._tables.outbox.board_lost(board.table, board.name)
        else:
            await self._close(state.seats[direct.seat].user, failed.code)
            await self._note(direct, board.channel, board.message)

    async def _open(self, user: int) -> int | Failed:
        """Give the channel of a person's direct messages; it is opened once and then known."""
        reach = await read_reach(self._repository, user)
        if reach.channel is not None:
            return reach.channel
        try:
            channel = await self._channels.open_direct(user)
        except discord.Forbidden as refusal:
            return Failed(refusal.code)
        if not isinstance(channel, Failed):
            await write_reach(self._repository, user, replace(reach, channel=channel))
        return channel

    async def _may_write(self, user: int) -> bool:
        if (await self._tables.personal(user)).bid_messages == "channel":
            return False
        return (await read_reach(self._repository, user)).closed_until <= self._clock.now()

    async def _not_taken(self, direct: DirectBoard, user: int, code: int) -> float | None:
        """Leave a person alone whose messages are closed; leave everybody alone for a while if there were too many."""
        if code == TOO_MANY_DIRECTS:
            self._bucket.empty()
            log.warning("too many direct messages were opened")
            return AT_ONCE * SECONDS_EACH
        await self._close(user, code)
        await self._note(direct, None, None)
        return None

    async def _close(self, user: int, code: int) -> None:
        log.info("direct messages to a person are not taken (%s)", code)
        reach = await read_reach(self._repository, user)
        channel = reach.channel if code in NO_DIRECTS else None
        until = self._clock.now() + CLOSED_SECONDS
        await write_reach(self._repository, user, replace(reach, channel=channel, closed_until=until, told=False))

    async def _note(self, direct: DirectBoard, channel: int | None, message: int | None) -> None:
        board = direct.board
        await self._tables.outbox.board_shown(board.table, board.name, board.wanted, channel, message)


def _asks(state: TableState, direct: DirectBoard) -> bool:
    """Tell whether a direct message would ask anything now, of somebody who is there."""
    here = is_current(state, direct) and not state.seats[direct.seat].away
    return here and bool(asked_directly(state, direct.seat))


def _is_past(state: TableState, direct: DirectBoard) -> bool:
    """Tell whether a later chapter asks its person by a message of its own: then this one only piles up."""
    if state.match is None or state.status != "playing" or not state.seats[direct.seat].person:
        return False
    return direct.chapter < state.match.direct.chapter


def new_bucket(now: Callable[[], float]) -> Bucket:
    """Give the bucket of the whole bot."""
    return Bucket(AT_ONCE, SECONDS_EACH, now)
