"""Keeps each table's boards in step: one edit at a time, the latest state wins, posted anew when edits no longer do."""

from collections.abc import Callable

import discord

from bot.client.calls import CHANNEL_GONE, FORBIDDEN, Channels, Failed
from bot.client.stuck import Stuck
from bot.screens import board, lobby
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.records import Board
from bot.store.repository import Repository
from bot.tables.chronicle import told
from bot.tables.document import BoardName
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.texts import Locale, Texts

OLDEST_SECONDS = 3600.0
"""Discord restricts edits of messages older than this."""

FARTHEST_UP = 12
"""So many messages of ours below a board, and it is posted again at the end of the channel."""

LAST_EVENTS = 12


class Boards:
    """Draws boards. `now` gives wall-clock seconds since the epoch, by which Discord numbers messages."""

    def __init__(
        self,
        tables: Tables,
        repository: Repository,
        channels: Channels,
        texts: Texts,
        seconds_between: float,
        now: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._channels = channels
        self._texts = texts
        self._seconds_between = seconds_between
        self._now = now
        self._drawn_at: dict[int, float] = {}
        self._below: dict[int, int] = {}

    def posted(self, table: int, messages: int) -> None:
        """Note that messages of ours were posted below a table's board."""
        self._below[table] = self._below.get(table, 0) + messages

    def forget(self, table: int) -> None:
        """Drop what is only kept for running tables."""
        self._drawn_at.pop(table, None)
        self._below.pop(table, None)

    async def post_missing(self, table: int) -> None:
        """Post boards that have no message, so that what is said can link to them. Raises `Stuck`."""
        for kept in await self._tables.outbox.boards(table):
            if kept.dirty and kept.message is None:
                await self._draw(kept)

    async def draw(self, table: int) -> float | None:
        """Bring boards up to date; gives the seconds after which to call again if it is too early. Raises `Stuck`."""
        dirty = [kept for kept in await self._tables.outbox.boards(table) if kept.dirty and kept.message is not None]
        if not dirty:
            return None
        wait = self._drawn_at.get(table, 0.0) + self._seconds_between - self._now()
        if wait > 0:
            return wait
        for kept in dirty:
            await self._draw(kept)
        return None

    async def _draw(self, kept: Board) -> None:
        state = await self._tables.look(kept.table)
        name: BoardName = "lobby" if kept.name == "lobby" else "board"
        screen = await self._screen(state, name)
        if screen is None:
            await self._leave_as_it_is(kept, name)
            return
        self._drawn_at[kept.table] = self._now()
        if kept.message is None or kept.channel is None:
            sent = await self._channels.post(state.row.channel, screen, kept.nonce)
            if isinstance(sent, Failed):
                raise Stuck(state.row.channel, sent.code)
            self._below[kept.table] = 0
            await self._tables.outbox.board_shown(kept.table, name, kept.wanted, state.row.channel, sent)
            return
        if self._is_far(kept):
            await self._post_again(kept, name)
            return
        failed = await self._channels.edit(kept.channel, kept.message, screen)
        if failed is None:
            await self._tables.outbox.board_shown(kept.table, name, kept.wanted, kept.channel, kept.message)
        elif failed.code in FORBIDDEN | CHANNEL_GONE:
            raise Stuck(kept.channel, failed.code)
        else:
            await self._post_again(kept, name)

    async def _screen(self, state: TableState, name: BoardName) -> Screen | None:
        """Give the board as it should be; None for a table whose save can't be read."""
        showing = Showing(self._texts, Locale.from_discord(state.document.language), state)
        if name == "lobby":
            return lobby.lobby(showing) if state.status == "lobby" else lobby.closed(showing)
        if state.match is None:
            return None
        last = await told(self._repository, state.id, None, max(0, state.row.events - LAST_EVENTS))
        return board.board(showing, last)

    async def _leave_as_it_is(self, kept: Board, name: BoardName) -> None:
        if kept.message is not None and kept.channel is not None:
            await self._tables.outbox.board_shown(kept.table, name, kept.wanted, kept.channel, kept.message)

    def _is_far(self, kept: Board) -> bool:
        assert kept.message is not None
        age = self._now() - discord.utils.snowflake_time(kept.message).timestamp()
        return age > OLDEST_SECONDS or (kept.name == "board" and self._below.get(kept.table, 0) >= FARTHEST_UP)

    async def _post_again(self, kept: Board, name: BoardName) -> None:
        """Have the board posted at the end of the channel; the old one goes, so that nobody plays on it."""
        await self._tables.outbox.board_lost(kept.table, name)
        self._drawn_at.pop(kept.table, None)
        if kept.message is not None and kept.channel is not None:
            await self._channels.delete(kept.channel, kept.message)
