"""The message about the end of a game: its chart, the vote for the play of the game, and what comes of that."""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.client.calls import Channels, Failed
from bot.client.painter import Painter
from bot.client.pictured import PicturedMessages
from bot.client.stuck import Stuck
from bot.screens import chart, end
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.items import END, BallotOver, End, payload_of
from bot.tables.service import Tables

log = logging.getLogger(__name__)


class Endings:
    """Posts and changes such messages. `now` gives seconds; without a `painter` there are no charts."""

    def __init__(self, tables: Tables, channels: Channels, painter: Painter | None, now: Callable[[], float]) -> None:
        self._tables = tables
        self._painter = painter
        self._pictured = PicturedMessages(channels, now)

    async def say(self, showing: Showing, news: End | BallotOver, nonce: str) -> int | None:
        """Say what the outbox holds about an end; gives the message if one was posted. Raises `Stuck`."""
        if isinstance(news, End):
            return await self._post(showing, news, nonce)
        await self._decide(showing)
        return None

    async def _post(self, showing: Showing, over: End, nonce: str) -> int:
        """Tell the end; with it the vote opens."""
        state = await self._tables.ballots.open(showing.state.id)
        draw = partial(self._screen, replace(showing, state=state), over)
        sent = await self._pictured.post(state.row.channel, nonce, draw)
        if isinstance(sent, Failed):
            raise Stuck(state.row.channel, sent.code)
        return sent

    async def _decide(self, showing: Showing) -> None:
        """Let the end say what came of the vote; where it can't be changed any more, that stays unsaid."""
        said = await self._tables.outbox.said(showing.state.id, END)
        if said is None or said.channel is None or said.message is None:
            return
        over = payload_of(said.item)
        assert isinstance(over, End)
        failed = await self._pictured.edit(said.channel, said.message, partial(self._screen, showing, over))
        if failed is not None:
            log.info("table %s: its end can't be changed (%s)", showing.state.id, failed.code)

    async def _screen(self, showing: Showing, over: End, pictured: bool) -> Screen:
        painted = None
        if self._painter is not None and pictured:
            painted = await self._painter.paint(chart.picture(showing))
        return end.end(showing, over, painted)
