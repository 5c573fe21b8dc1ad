"""Times when a table's people can't be reached, or its channel closes: clocks wait, the game moves elsewhere."""

import asyncio

from bot.store.repository import Repository
from bot.tables import pausing, plays
from bot.tables.errors import TableError
from bot.tables.keeper import Keeper
from bot.tables.outbox import Outbox
from bot.tables.planning import move
from bot.tables.ports import Clock
from bot.tables.work import Work


class Interruptions:
    """What tables do about outages of ours, of Discord's and of their channels; `process` is our name in the store."""

    def __init__(self, repository: Repository, keeper: Keeper, outbox: Outbox, clock: Clock, process: str) -> None:
        self._repository = repository
        self._keeper = keeper
        self._outbox = outbox
        self._clock = clock
        self._process = process

    async def resume(self) -> float:
        """Go on after a start: all clocks move by the time for which no process lived; gives it in seconds."""
        outage = await self._repository.wake_up(self._process, self._clock.now())
        if outage > plays.SHOWN_IN_TIME:
            await self._move_all(0.0, None)
        return outage

    async def outage(self, seconds: float, guild: int | None = None) -> None:
        """Move all clocks, or one server's, by the time for which nobody could reach us."""
        await self._move_all(seconds, guild)

    async def pause(self, table: int) -> None:
        """Stop a table's clocks because its people can't be reached. Raises `no_table`, `frozen`."""
        await self._keeper.change(table, pausing.pause)

    async def go_on(self, table: int) -> None:
        """Let the clocks of a paused table run on, later by the pause. Raises `no_table`, `frozen`."""
        await self._keeper.change(table, pausing.go_on)

    async def move_out(self, table: int, channel: int) -> None:
        """Let a table whose thread is closed go on in another channel. Raises `no_table`, `frozen`."""
        await self._keeper.change(table, lambda work: pausing.move_out(work, channel))
        await self._outbox.board_lost(
            table, "lobby" if (await self._keeper.state(table)).status == "lobby" else "board"
        )

    async def settle_thread(self, table: int, thread: int | None, *, crowded: bool = False) -> None:
        """Let a table that wants a thread of its own go on in it, or (None) where it is. Raises `frozen`.

        `crowded`: because there are too many threads.
        """
        await self._keeper.change(table, lambda work: pausing.settle_thread(work, thread, crowded=crowded))

    async def _move_all(self, seconds: float, guild: int | None) -> None:
        rows = await self._repository.tables(("lobby", "playing"), guild=guild)
        await asyncio.gather(*(self._move_one(row.id, seconds) for row in rows))

    async def _move_one(self, table: int, seconds: float) -> None:
        def step(work: Work) -> None:
            if work.status in ("lobby", "playing") and work.document.paused_at is None:
                move(work, seconds)

        try:
            await self._keeper.change(table, step)
        except TableError as error:
            if error.reason != "frozen":
                raise
