"""Draws what mirrors show: reads events and links, speaks the table's language."""

from bot.client.links import board_link
from bot.content.library import Library
from bot.screens import mirrors
from bot.screens.screen import Screen
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

    def __init__(self, tables: Tables, kept: Mirrors, texts: Texts, library: Library) -> None:
        self._tables = tables
        self._kept = kept
        self._texts = texts
        self._library = library

    async def board(self, sight: Sight) -> Screen:
        """Give the board."""
        state = sight.state
        link = board_link(state, await self._tables.outbox.boards(state.id))
        last = await self._kept.story(state.id, sight.events, max(0, sight.events - LAST_EVENTS))
        return mirrors.mirror(self._showing(state), self._library, sight, link, last)

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

    def end(self, state: TableState) -> Screen | None:
        """Give the message about the end of a game; None for a lobby, or a game that can't be read any more."""
        document = state.document
        if state.match is None or document.started_at is None or state.status == "frozen":
            return None
        seconds = (document.ended_at or document.started_at) - document.started_at
        over = End(winners=tuple(document.winners), reason=document.ended_by, seconds=seconds)
        return mirrors.end(self._showing(state), over)

    def stopped(self, state: TableState) -> Screen:
        """Give what takes the place of the board of a mirror that was stopped."""
        return mirrors.stopped(self._showing(state))

    def _showing(self, state: TableState) -> Showing:
        return Showing(self._texts, Locale.from_discord(state.document.language), state, shared=True)
