"""Keeps each table's boards in step: one edit at a time, the latest state wins, posted anew when edits no longer do."""

from collections.abc import Callable
from functools import partial

import discord

from bot.client.calls import CHANNEL_GONE, FORBIDDEN, Channels, Failed
from bot.client.painter import Painter
from bot.client.pictured import PicturedMessages
from bot.client.stuck import Stuck
from bot.content.library import Library
from bot.screens import board, lobby
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.records import Board
from bot.store.repository import Repository
from bot.tables.chronicle import told
from bot.tables.document import BoardName
from bot.tables.outbox import Outbox
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.texts import Locale, Texts

OLDEST_SECONDS = 3600.0
"""Discord restricts edits of messages older than this."""

FARTHEST_UP = 12
"""So many messages of ours below a board, and it is posted again at the end of the channel."""


async def retire(channels: Channels, outbox: Outbox, kept: Board, name: BoardName) -> None:
    """Have a board posted anew. The old one goes first, so that a crash in between can't leave two."""
    if kept.message is not None and kept.channel is not None:
        await channels.delete(kept.channel, kept.message)
    await outbox.board_lost(kept.table, name)


class Boards:
    """Draws boards. `now` gives wall-clock seconds since the epoch, by which Discord numbers messages."""

    def __init__(
        self,
        tables: Tables,
        repository: Repository,
        channels: Channels,
        texts: Texts,
        library: Library,
        seconds_between: float,
        now: Callable[[], float],
        painter: Painter | None = None,
    ) -> None:
        """Without a `painter` boards are drawn in words alone."""
        self._tables = tables
        self._repository = repository
        self._channels = channels
        self._texts = texts
        self._library = library
        self._seconds_between = seconds_between
        self._now = now
        self._drawn_at: dict[int, float] = {}
        self._below: dict[int, int] = {}
        self._painter = painter
        self._pictured = PicturedMessages(channels, now)

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

    async def show_pause(self, table: int) -> None:
        """Say on boards that can still be changed that the table stands still. What Discord refuses stays unsaid."""
        state = await self._tables.look(table)
        for kept in await self._tables.outbox.boards(table):
            if not kept.dirty or kept.message is None or kept.channel is None:
                continue
            name: BoardName = "lobby" if kept.name == "lobby" else "board"
            if await self._edit(kept.channel, kept.message, state, name) is None:
                await self._tables.outbox.board_shown(table, name, kept.wanted, kept.channel, kept.message)

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
        self._drawn_at[kept.table] = self._now()
        if kept.message is None or kept.channel is None:
            await self._post(state, kept, name)
            return
        if self._is_far(kept):
            await retire(self._channels, self._tables.outbox, kept, name)
            return
        failed = await self._edit(kept.channel, kept.message, state, name)
        if failed is None:
            await self._tables.outbox.board_shown(kept.table, name, kept.wanted, kept.channel, kept.message)
        elif failed.code not in FORBIDDEN | CHANNEL_GONE:
            if await self._still_stands(kept):
                await retire(self._channels, self._tables.outbox, kept, name)
        elif kept.channel == state.row.channel:
            raise Stuck(kept.channel, failed.code)
        else:
            await self._leave_behind(kept, state, name)

    async def _leave_behind(self, kept: Board, state: TableState, name: BoardName) -> None:
        """A board can't be changed where its table was: if it is still of use, it is posted where the table is now."""
        if name == ("lobby" if state.status == "lobby" else "board"):
            await retire(self._channels, self._tables.outbox, kept, name)
        else:
            await self._tables.outbox.board_shown(kept.table, name, kept.wanted, kept.channel, kept.message)

    async def _still_stands(self, kept: Board) -> bool:
        """Tell whether a board hasn't been posted anew by somebody else while it was being changed."""
        boards = await self._tables.outbox.boards(kept.table)
        return any((now.name, now.message) == (kept.name, kept.message) for now in boards)

    async def _post(self, state: TableState, kept: Board, name: BoardName) -> None:
        """Post a board at the end of the channel.

        The channel is noted first: after a crash it tells that an older state may have been posted by the same nonce.
        """
        begun = kept.channel is not None
        if not begun:
            await self._tables.outbox.board_shown(kept.table, name, kept.shown, state.row.channel, None)
        sent = await self._pictured.post(state.row.channel, kept.nonce, partial(self._screen, state, name))
        if isinstance(sent, Failed):
            raise Stuck(state.row.channel, sent.code)
        self._below[kept.table] = 0
        revision = kept.shown if begun else kept.wanted
        await self._tables.outbox.board_shown(kept.table, name, revision, state.row.channel, sent)

    async def _edit(self, channel: int, message: int, state: TableState, name: BoardName) -> Failed | None:
        """Bring a board up to date."""
        return await self._pictured.edit(channel, message, partial(self._screen, state, name))

    async def _screen(self, state: TableState, name: BoardName, pictured: bool) -> Screen:
        showing = Showing(self._texts, Locale.from_discord(state.document.language), state)
        if name == "lobby":
            return lobby.lobby(showing, self._library) if state.status == "lobby" else lobby.closed(showing)
        recent = game_of(showing).recent if state.match is not None else 0
        last = await told(self._repository, state.id, None, max(0, state.row.events - recent)) if recent else []
        painted = None
        if self._painter is not None and pictured:
            painted = await self._painter.paint(board.picture(showing, last))
        return board.board(showing, last, painted)

    def _is_far(self, kept: Board) -> bool:
        assert kept.message is not None
        age = self._now() - discord.utils.snowflake_time(kept.message).timestamp()
        return age > OLDEST_SECONDS or (kept.name == "board" and self._below.get(kept.table, 0) >= FARTHEST_UP)
