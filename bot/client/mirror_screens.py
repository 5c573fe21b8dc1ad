"""Draws what mirrors show: reads events and links, speaks the table's language."""

from bot.client.links import board_link
from bot.client.painter import Painter
from bot.content.library import Library
from bot.pictures.scene import Picture
from bot.screens import board, chart, mirrors
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.store.records import Mirror
from bot.tables.items import End
from bot.tables.mirrors import Mirrors, Sight
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.texts import Locale, Texts

CONTEXT = 40
"""So many events before those that are told say how to tell them: whether a turn is another one of the same seat."""

LAST_EVENTS = 12


class MirrorScreens:
    """Screens of mirrors."""

    def __init__(
        self, tables: Tables, kept: Mirrors, texts: Texts, library: Library, painter: Painter | None = None
    ) -> None:
        """Without a `painter` there are words alone."""
        self._tables = tables
        self._kept = kept
        self._texts = texts
        self._library = library
        self._painter = painter

    async def board(self, sight: Sight, pictured: bool) -> Screen:
        """Give the board, with the picture of what may be seen if it shall be `pictured`."""
        state = sight.state
        link = board_link(state, await self._tables.outbox.boards(state.id))
        last = await self._kept.story(state.id, sight.events, max(0, sight.events - LAST_EVENTS))
        showing = self._showing(state)
        painted = await self._painted(board.picture(showing, last) if pictured else None)
        return mirrors.mirror(showing, self._library, sight, link, last, painted)

    async def story(self, sight: Sight, mirror: Mirror) -> list[Screen]:
        """Give the messages that tell what comes after what was told, up to what is being told."""
        after = max(0, mirror.told - CONTEXT)
        events = await self._kept.story(sight.state.id, mirror.telling, after)
        new = mirror.told - after
        return mirrors.story(self._showing(sight.state), events[:new], events[new:])

    async def told_up_to(self, sight: Sight, mirror: Mirror) -> int:
        """Give the number of the last event that can be told: one whose line isn't finished waits."""
        events = await self._kept.story(sight.state.id, sight.events, mirror.told)
        return mirror.told + mirrors.tellable(self._showing(sight.state), events)

    def has_end(self, state: TableState) -> bool:
        """Tell whether there is an end to tell: not of a lobby, nor of a game that can't be read any more."""
        return state.match is not None and state.document.started_at is not None and state.status != "frozen"

    async def end(self, state: TableState, pictured: bool) -> Screen:
        """Give the message about the end of a game, with its chart if it shall be `pictured`."""
        document, showing = state.document, self._showing(state)
        assert document.started_at is not None
        seconds = (document.ended_at or document.started_at) - document.started_at
        over = End(winners=tuple(document.winners), reason=document.ended_by, seconds=seconds)
        painted = await self._painted(chart.picture(showing) if pictured else None)
        return mirrors.end(showing, over, painted)

    def stopped(self, state: TableState) -> Screen:
        """Give what takes the place of the board of a mirror that was stopped."""
        return mirrors.stopped(self._showing(state))

    async def _painted(self, picture: Picture | None) -> Painted | None:
        return await self._painter.paint(picture) if self._painter is not None else None

    def _showing(self, state: TableState) -> Showing:
        return Showing(self._texts, Locale.from_discord(state.document.language), state, shared=True)
