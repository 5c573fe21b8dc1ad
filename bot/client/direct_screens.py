"""Draws the direct messages of tables: for the outbox, and for a press on one of them."""

from collections.abc import Sequence

from bot.client.hints import hint_for
from bot.client.links import board_link
from bot.games.core.events import Event
from bot.screens.direct import asking, over, placed
from bot.screens.games import game_of
from bot.screens.hand import shown_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.store.repository import Repository
from bot.tables.chronicle import told
from bot.tables.directs import Place, asked_directly, is_current
from bot.tables.reach import read_reach
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.tables.undoing.standing import still_true
from bot.texts import Locale, Texts


class DirectScreens:
    """Reads what a direct message needs: the person's language and settings, their draft, the board's address."""

    def __init__(self, tables: Tables, repository: Repository, texts: Texts) -> None:
        self._tables = tables
        self._repository = repository
        self._texts = texts

    async def draw(self, state: TableState, direct: Place) -> Screen:
        """Give a direct message as it should stand now."""
        return await self.page(state, direct, await self._locale(state, state.seats[direct.seat].user))

    async def page(
        self,
        state: TableState,
        direct: Place,
        locale: Locale,
        page: int = 0,
        text: str = "",
        decision: int | None = None,
    ) -> Screen:
        """The same in answer to a press: at a page of its menu, with `text` on top, asking the decision of that id."""
        showing, seat = Showing(self._texts, locale, state), direct.seat
        link = board_link(state, await self._tables.outbox.boards(state.id))
        record = state.seats[seat]
        if record.left and state.status == "playing":
            return over(showing, link, "direct-left")
        if not is_current(state, direct):
            return over(showing, link)
        if (await self._tables.personal(record.user)).bid_messages == "channel":
            return over(showing, link, "direct-channel-only")
        asked = shown_of(asked_directly(state, seat), decision)
        game = game_of(showing)
        events = still_true(await told(self._repository, state.id, seat, max(0, state.row.events - game.recent)))
        recap = game.recap(seat, events)
        if asked is None:
            return placed(showing, seat, link, _fact(state, seat, events), text, recap)
        draft = await self._tables.draft(state.id, record.user, asked.id)
        hint = await hint_for(self._repository, record.user, showing, asked)
        return asking(showing, seat, link, draft, page, text, asked.id, recap, hint)

    async def _locale(self, state: TableState, user: int) -> Locale:
        """Give a person's language: the one they set, else that in which they last read Discord, else the table's."""
        personal = await self._tables.personal(user)
        seen = (await read_reach(self._repository, user)).locale
        return Locale.from_discord(personal.language or seen or state.document.language)


def _fact(state: TableState, seat: int, events: Sequence[Event]) -> Event | None:
    """Find what a seat has answered last; None while others are still asked, for then its hand tells that."""
    assert state.match is not None
    asks = state.match.direct
    if any(waiting.kind in asks.kinds for waiting in state.waiting()):
        return None
    return next((event for event in reversed(events) if event.seat == seat and event.name in asks.facts), None)
