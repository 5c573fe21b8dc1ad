"""The next game of the same people: their seats, preset, pace and house rules in a new lobby.

One press opens it and keeps a seat for everybody who was at the table to the end. Nobody is drawn into a game that
they didn't ask for: it begins by itself once all have said so, or with whoever has when the host starts it. Computers
need no asking, so whoever plays against them alone is in the next game at once.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from msgspec import Struct

from bot.content.own.shelf import OWN
from bot.store.errors import Conflict
from bot.store.records import Follows
from bot.store.repository import Repository
from bot.tables import first_player, lobby, seating, terms
from bot.tables.document import SeatRecord, TableDocument
from bot.tables.errors import TableError
from bot.tables.items import Ask, RematchCalled
from bot.tables.keeper import Keeper
from bot.tables.own_decks import OwnDecks
from bot.tables.ports import Clock, Entropy, Library
from bot.tables.state import TableState
from bot.tables.work import Work

ATTEMPTS = 5
"""How often a rematch is looked for anew because somebody else was faster."""

REMATCH = "rematch"
"""The decision's kind in the call to a rematch, and the name under which that is found again."""


class Spot(Struct, frozen=True):
    """Where a rematch opens: the channel, the one that it lies in if it is a thread, whether it wants its own."""

    channel: int
    home: int
    wants_thread: bool = False


class Rematches:
    """Opens rematches. `create` writes a new lobby of a person, `seated` gives their seat."""

    def __init__(
        self,
        repository: Repository,
        keeper: Keeper,
        decks: OwnDecks,
        clock: Clock,
        entropy: Entropy,
        create: Callable[[Work, int], Awaitable[int]],
        seated: Callable[[int, str], Awaitable[SeatRecord]],
    ) -> None:
        self._repository = repository
        self._keeper = keeper
        self._decks = decks
        self._clock = clock
        self._entropy = entropy
        self._create = create
        self._seated = seated

    async def under_way(self, table: int) -> TableState | None:
        """Give a table's rematch as long as it waits or is played."""
        number = await self._repository.records.rematch(table)
        state = await self._keeper.state(number) if number is not None else None
        return state if state is not None and state.status in ("lobby", "playing") else None

    async def call(self, table: int, user: int, name: str, spot: Spot) -> int:
        """Open a table's rematch, or say that one plays in it; gives its number. It begins once nobody is asked.

        Raises `stale` if the table's game isn't over, `not_seated` for whoever wasn't there to its end,
        `deck_withdrawn`, and what opening and joining a lobby raises.
        """
        old = await self._keeper.state(table)
        if old.document.started_at is None or old.status not in ("over", "ended"):
            raise TableError("stale")
        if old.seat_of(user) is None:
            raise TableError("not_seated")
        record = await self._seated(user, name)
        number = await self._waiting(old, record, spot)
        await self._keeper.change(number, lambda work: agree(work, self._keeper.library, record, self._entropy.text))
        return number

    async def _waiting(self, old: TableState, record: SeatRecord, spot: Spot) -> int:
        """Give the rematch under way, or open one; of several people at once one does."""
        for _ in range(ATTEMPTS):
            under_way = await self.under_way(old.id)
            if under_way is not None:
                return under_way.id
            with suppress(Conflict):
                return await self._open(old, record, spot)
        raise TableError("stale")

    async def _open(self, old: TableState, record: SeatRecord, spot: Spot) -> int:
        before = await self._repository.records.rematch(old.id)
        work = lobby.new_work(old.row.guild, spot.channel, await self._document(old, record, spot))
        work.follows = Follows(old.id, before or 0)
        work.members_changed()
        lobby.touch(work)
        asks = tuple(
            Ask(seat=seat, user=one.user, decision=REMATCH) for seat, one in enumerate(work.document.seats) if one.asked
        )
        if asks:
            work.say(RematchCalled(by=record.user, asks=asks), REMATCH)
        return await self._create(work, record.user)

    async def _document(self, old: TableState, record: SeatRecord, spot: Spot) -> TableDocument:
        """Set the table as the old one was. Raises `deck_withdrawn`, `unknown_preset`, `bad_rules`."""
        was, library = old.document, self._keeper.library
        offered = {OWN + deck.hash for deck in await self._decks.offered(old.row.guild)} if was.decks else set[str]()
        if not was.decks.keys() <= offered:
            raise TableError("deck_withdrawn")
        await self._decks.at_hand(was.decks)
        terms.check_named(library, was.preset, was.pace)
        lobby.check_rules(library, was.preset, was.rules)
        return TableDocument(
            secret=self._entropy.text(),
            preset=was.preset,
            pace=was.pace,
            language=was.language,
            host=record.user,
            opener=record.name,
            opened_at=self._clock.now(),
            rules=dict(was.rules),
            house=None if was.house is None else dict(was.house),
            home=spot.home or spot.channel,
            wants_thread=spot.wants_thread,
            decks=dict(was.decks),
            seats=[_seat(one, record) for one in was.seats if not one.left],
        )


def _seat(was: SeatRecord, caller: SeatRecord) -> SeatRecord:
    """Keep a seat: the caller's own, a computer's, or one whose person is asked."""
    if was.user == caller.user:
        return caller
    return SeatRecord(user=was.user, name=was.name, player=was.player, asked=was.person, called=was.called)


def agree(work: Work, library: Library, record: SeatRecord, seed: Callable[[], str]) -> None:
    """Note that a person plays again, and begin if nobody is asked any more; nothing if they said so before.

    Who has no seat kept takes a free one. Raises `full`, `voting`.
    """
    if work.status != "lobby":
        return
    seat = work.document.seat_of(record.user)
    if seat is None or work.document.seats[seat].asked:
        lobby.join(work, library, record)
    begin_if_complete(work, library, seed)


def begin_if_complete(work: Work, library: Library, seed: Callable[[], str]) -> None:
    """Begin a rematch once nobody is asked any more; if that can't be, the host has to see to it."""
    if work.document.first_vote is None and not any(one.asked for one in work.document.seats):
        with suppress(TableError):
            first_player.begin(work, library, seed())


def leave(work: Work, library: Library, user: int, seed: Callable[[], str], lobby_only: bool) -> None:
    """Take a person out of a lobby or a game; a rematch that asked nobody but them begins without them.

    Raises `not_seated`, `over`, `frozen`; with `lobby_only` `not_lobby` once a game has begun.
    """
    asked = any(one.asked for one in work.document.seats if one.user == user)
    seating.leave(work, user, lobby_only=lobby_only)
    if asked and work.status == "lobby":
        begin_if_complete(work, library, seed)


def without_asked(work: Work, library: Library) -> None:
    """Give up the seats of those who haven't said that they play again. Raises `rematch_waits` if they are needed."""
    seats = work.document.seats
    asked = [seat for seat, one in enumerate(seats) if one.asked]
    if not asked:
        return
    if len(seats) - len(asked) < library.seats(work.document.preset, work.document.rules)[0]:
        raise TableError("rematch_waits")
    for seat in reversed(asked):
        lobby.stand_up(work, seat)
