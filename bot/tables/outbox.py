"""What the Discord client reads to keep messages in step with tables, and writes to say that they are."""

from msgspec import Struct

from bot.store.records import Board, Item, SentItem
from bot.tables.directs import DirectBoard, place_of
from bot.tables.items import AnyPayload, payload_of
from bot.tables.keeper import Keeper
from bot.tables.plays import shown
from bot.tables.tokens import nonce


class Said(Struct, frozen=True):
    """An item of the outbox with its payload read."""

    number: int
    nonce: str
    name: str
    payload: AnyPayload


class Outbox:
    """A table's queue (each item said once, in order) and boards (redrawn while they lag behind)."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._repository = keeper.repository

    async def tables(self) -> list[int]:
        """Give every table that has something to say or to redraw: for the start, and for what was missed."""
        return await self._repository.tables_with_pending()

    async def pending(self, table: int) -> list[Said]:
        """Give what must still be said at a table, in order."""
        return [_read(item) for item in await self._repository.pending(table)]

    async def sent(self, table: int, number: int, channel: int | None = None, message: int | None = None) -> None:
        """Note that an item was said in a message, or (None) needed none.

        A window's or call's message that came late moves its clocks.
        """
        item = next((item for item in await self._repository.pending(table) if item.number == number), None)
        await self._repository.sent(table, number, channel, message)
        if item is not None and item.name and message is not None:
            await self.shown(table, item.name, self._keeper.clock.now())

    async def shown(self, table: int, name: str, at: float) -> None:
        """Note that the decision with that token was shown at `at`; nothing happens if it is over by now."""
        decision = (await self._keeper.state(table)).decision_named(name)
        if decision is not None:
            await self._keeper.change(table, lambda work: shown(work, decision, at))

    async def said(self, table: int, name: str) -> SentItem | None:
        """Find the latest message that was sent under a token: a window to be closed, a call to be taken away."""
        return await self._repository.said(table, name)

    async def shares_channel(self, table: int) -> bool:
        """Tell whether what is said about a table has to name it: another one is in its channel."""
        return await self._repository.shares_channel(table)

    async def boards(self, table: int) -> list[Board]:
        """Give a table's boards; `dirty` ones must be drawn, those without `message` posted under their nonce."""
        return [kept for kept in await self._repository.boards(table) if place_of(kept.name) is None]

    async def directs(self, table: int) -> list[DirectBoard]:
        """Give the direct messages that are boards of a table: one a seat and chapter of the game."""
        kept = [(place_of(board.name), board) for board in await self._repository.boards(table)]
        return [DirectBoard(place.seat, place.chapter, board) for place, board in kept if place is not None]

    async def board_shown(
        self, table: int, board: str, revision: int, channel: int | None, message: int | None
    ) -> None:
        """Note that a board was drawn; `revision` is the `wanted` that was read before drawing.

        Without a `message` a direct message was not needed, or, at an old revision, the board is about to be posted in
        `channel`.
        """
        await self._repository.board_shown(table, board, revision, channel, message)

    async def board_lost(self, table: int, board: str) -> None:
        """Ask for a board to be posted anew: its message is gone or too far up."""
        state = await self._keeper.state(table)
        kept = await self._repository.boards(table)
        wanted = max((each.wanted for each in kept if each.name == board), default=0)
        await self._repository.board_lost(table, board, nonce(state.document.secret, f"lost {board}", wanted))
        for listener in self._keeper.listeners:
            listener(table)

    async def redraw(self, table: int, board: str) -> None:
        """Ask for a board to be drawn anew though nothing has happened at the table."""
        await self._keeper.change(table, lambda work: work.redraw(board, kept=True))


def _read(item: Item) -> Said:
    return Said(item.number, item.nonce, item.name, payload_of(item))
