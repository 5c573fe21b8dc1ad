"""Mirrors: channels in which a table is shown to others who have no seat at it. Knows nothing of Discord.

Where a mirror stands is stored; what it may show follows from the table as last committed, or, if the table's house
rules let mirrors lag, from the moment at which an earlier turn began. At the end it catches up.
"""

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.events import Event
from bot.store.records import Mirror
from bot.store.repository import Repository
from bot.tables.chronicle import told
from bot.tables.document import delay_of
from bot.tables.errors import TableError
from bot.tables.ports import Library
from bot.tables.state import TableState
from bot.tables.tokens import nonce

MOST = 5
"""Mirrors of one table."""

NOTHING_YET = -1
"""The word for a board of a lagging mirror before there is a turn to show."""


class Sight(Struct, frozen=True):
    """What a mirror may show: a `state` of the table, its events up to the number `events`, `lag` turns behind.

    `mark` is another one whenever its board looks different. The state has no match while there is nothing to see yet.
    """

    state: TableState
    events: int
    mark: int
    lag: int = 0


class Mirrors:
    """All mirrors of one bot."""

    def __init__(self, repository: Repository, library: Library) -> None:
        self._repository = repository
        self._library = library

    async def begin(self, state: TableState, channel: int, user: int) -> None:
        """Show a table in another channel, from where it is now. Raises `over`, `mirrored`, `too_many_mirrors`."""
        if state.status not in ("lobby", "playing"):
            raise TableError("over")
        await self.need_room(state, channel)
        seen = await self.sight(state)
        mirror = Mirror(state.id, channel, state.row.guild, user, seen.events, 0, None, None, state.row.version)
        if not await self._repository.mirrors.add(mirror, MOST):
            await self.need_room(state, channel)
            raise TableError("too_many_mirrors", most=MOST)

    async def need_room(self, state: TableState, channel: int = 0) -> None:
        """Raise `too_many_mirrors`, or `mirrored` if the table is shown in that channel already."""
        mirrors = await self._repository.mirrors.of_table(state.id)
        if channel == state.row.channel or any(mirror.channel == channel for mirror in mirrors):
            raise TableError("mirrored")
        if len(mirrors) >= MOST:
            raise TableError("too_many_mirrors", most=MOST)

    async def stop(self, table: int, channel: int) -> bool:
        """Forget a mirror; tells whether there was one."""
        return await self._repository.mirrors.drop(table, channel)

    async def find(self, table: int, channel: int) -> Mirror | None:
        """Give the mirror of a table in a channel."""
        mirrors = await self._repository.mirrors.of_table(table)
        return next((mirror for mirror in mirrors if mirror.channel == channel), None)

    async def of_table(self, table: int) -> list[Mirror]:
        """Give a table's mirrors."""
        return await self._repository.mirrors.of_table(table)

    async def in_channel(self, channel: int) -> list[Mirror]:
        """Give the mirrors in a channel."""
        return await self._repository.mirrors.in_channel(channel)

    async def tables(self) -> list[int]:
        """Give the tables that have mirrors."""
        return await self._repository.mirrors.tables()

    async def keep(self, mirror: Mirror) -> bool:
        """Note how far a mirror has come; tells whether it wasn't stopped meanwhile."""
        return await self._repository.mirrors.keep(mirror)

    async def sight(self, state: TableState) -> Sight:
        """Give what mirrors of a table may show now."""
        lag = delay_of(state.document)
        if not lag or state.status != "playing" or state.match is None:
            return Sight(state, state.row.events, state.row.version, lag)
        moment = await self._repository.mirrors.moment(state.id, state.match.view(None).turns - lag)
        if moment is None:
            return Sight(replace(state, match=None, alarms=()), 0, NOTHING_YET, lag)
        before = replace(state, match=self._library.saved_game(moment.save), alarms=())
        return Sight(before, moment.events, NOTHING_YET - 1 - moment.turn, lag)

    async def story(self, table: int, last: int, after: int = 0) -> list[Event]:
        """Give the public events of a table with numbers above `after`, up to the number `last`."""
        return (await told(self._repository, table, None, after))[: max(0, last - after)]


def board_nonce(state: TableState, mirror: Mirror) -> str:
    """Give the nonce under which a mirror's board is posted."""
    return nonce(state.document.secret, f"mirror {mirror.channel}", mirror.posts)


def story_nonce(state: TableState, mirror: Mirror, part: int) -> str:
    """Give the nonce of a part of the message in which a mirror tells what comes after what was `told`."""
    return nonce(state.document.secret, f"mirror {mirror.channel} story {part}", mirror.told)


def end_nonce(state: TableState, mirror: Mirror) -> str:
    """Give the nonce under which a mirror says how the game ended: votes on its plays change the row, but no events."""
    return nonce(state.document.secret, f"mirror {mirror.channel} end", state.row.events)
