"""The store's one door. A second database is a second class with these methods."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from bot.store.records import (
    UNWEIGHED,
    Alarm,
    AnswerRow,
    Board,
    Bug,
    BugLimits,
    Change,
    DeckOutcome,
    DueAlarm,
    EventRow,
    GuildDeck,
    HouseChange,
    HouseRow,
    HouseValues,
    HouseWeighed,
    Item,
    Mirror,
    Moment,
    Offer,
    Position,
    Save,
    SentItem,
    Status,
    TableRow,
    Withdrawal,
)
from bot.store.results import KeptResult, KeptStanding, Standing, Tally


class MirrorStore(Protocol):
    """Mirrors of tables, and the moments that lagging ones show. The promises are those of `Repository`."""

    async def of_table(self, table: int) -> list[Mirror]:
        """Give a table's mirrors."""
        ...

    async def in_channel(self, channel: int) -> list[Mirror]:
        """Give the mirrors in a channel."""
        ...

    async def tables(self) -> list[int]:
        """Give the tables that have mirrors."""
        ...

    async def add(self, mirror: Mirror, most: int) -> bool:
        """Keep a new mirror; False if the table has `most` already, or one in that channel."""
        ...

    async def keep(self, mirror: Mirror) -> bool:
        """Note how far a mirror has come; tells whether it still was there: if not, nothing happens."""
        ...

    async def drop(self, table: int, channel: int) -> bool:
        """Forget a mirror; tells whether there was one."""
        ...

    async def moment(self, table: int, turn: int) -> Moment | None:
        """Give the latest moment of a table that is no later than a turn."""
        ...


class PositionStore(Protocol):
    """How games stood after each step: a step ends with the last answer of a change, and has that one's number.

    A game has the position it began with (0) and its latest one in any case, and those of all changes since positions
    are kept. The promises are those of `Repository`.
    """

    async def at(self, table: int, answers: int) -> Position | None:
        """Give a table's position after just so many answers, if a step ended there."""
        ...

    async def before(self, table: int, answers: int) -> Position | None:
        """Give a table's latest position after fewer answers: where the answer of that number was given."""
        ...

    async def numbers(self, table: int) -> list[int]:
        """Give after how many answers a table has positions, in order; nothing before its game began."""
        ...

    async def finished(self, most: int, *, guild: int | None = None, member: int | None = None) -> list[TableRow]:
        """Give the latest tables, newest first, whose game is over, of a guild or a member if named."""
        ...


class RecordStore(Protocol):
    """What comes after games. The promises are those of `Repository`."""

    async def rematch(self, table: int) -> int | None:
        """Give the latest rematch of a table."""
        ...

    async def of_person(self, user: int, guild: int | None = None) -> list[Tally]:
        """Count a person's finished games on a server, or (None) everywhere, by game and preset."""
        ...

    async def of_guild(self, guild: int) -> list[Tally]:
        """Count a server's finished games by game and preset; nobody's wins."""
        ...

    async def standings(self, guild: int, game: str, skip: int = 0, most: int = 20) -> list[Standing]:
        """Give a part of a server's table, best first, without those who want no records."""
        ...

    async def standing(self, guild: int, game: str, user: int) -> Standing | None:
        """Give where a person stands in it; None for who isn't in it."""
        ...

    async def rated_people(self, guild: int) -> dict[str, int]:
        """Count the people in a server's tables, by game."""
        ...

    async def kept(self, user: int) -> tuple[list[KeptResult], list[KeptStanding]]:
        """Give everything that is kept of a person's games, on all servers."""
        ...

    async def forget(self, user: int) -> None:
        """Delete everything that is kept of a person's games; what others have stays as it is."""
        ...


class BugStore(Protocol):
    """Reported faults. The promises are those of `Repository`."""

    async def add(self, bug: Bug, limits: BugLimits) -> int | None:
        """Keep a report and give its number; None if there are as many as there may be."""
        ...

    async def get(self, number: int) -> Bug | None:
        """Give a report."""
        ...


class Repository(Protocol):
    """Every method is one transaction. What writes returns only after the COMMIT; all raise `StoreError`."""

    @property
    def mirrors(self) -> MirrorStore:
        """Give the part about mirrors."""
        ...

    @property
    def positions(self) -> PositionStore:
        """Give the part about earlier positions of games."""
        ...

    @property
    def records(self) -> RecordStore:
        """Give the part about what comes after games."""
        ...

    @property
    def bugs(self) -> BugStore:
        """Give the part about reported faults."""
        ...

    async def create(self, change: Change) -> int:
        """Write a new table; `change.row.id` is ignored. Returns the table's number.

        Raises `Conflict` for a rematch if meanwhile there is another one.
        """
        ...

    async def commit(self, change: Change) -> None:
        """Write a change. Raises `Conflict` if the row is not at the version before it."""
        ...

    async def table(self, table: int) -> TableRow | None:
        """Give a table's row."""
        ...

    async def tables(
        self, statuses: Sequence[Status], *, member: int | None = None, guild: int | None = None
    ) -> list[TableRow]:
        """Give the tables in one of `statuses`, of one member or one guild if named, oldest first."""
        ...

    async def shares_channel(self, table: int) -> bool:
        """Tell whether another lobby or running game is in a table's channel."""
        ...

    async def save(self, table: int, *, first: bool = False) -> Save | None:
        """Give a table's latest save, or the one it began with."""
        ...

    async def answers(self, table: int) -> list[AnswerRow]:
        """Give a table's answers in order."""
        ...

    async def answered(self, table: int, seat: int, decision: int) -> AnswerRow | None:
        """Give a seat's latest answer to a decision."""
        ...

    async def events(self, table: int, after: int = 0) -> list[EventRow]:
        """Give a table's events with numbers above `after`, in order."""
        ...

    async def alarms(self, table: int) -> list[Alarm]:
        """Give a table's alarms, earliest first."""
        ...

    async def next_alarm(self, now: float) -> float | None:
        """Give the instant at which an alarm next can be taken, which may have passed."""
        ...

    async def take_due(self, now: float, owner: str, lease: float) -> list[DueAlarm]:
        """Take every due alarm that nobody holds, until `now` + `lease` seconds; who fires it commits it away."""
        ...

    async def pending(self, table: int) -> list[Item]:
        """Give what has not been said yet, in order."""
        ...

    async def tables_with_pending(self) -> list[int]:
        """Give the tables that have something unsaid or a board that lags behind."""
        ...

    async def sent(self, table: int, number: int, channel: int | None, message: int | None) -> None:
        """Note that an item has been said, and where."""
        ...

    async def said(self, table: int, name: str) -> SentItem | None:
        """Find the latest item of that name that has been said."""
        ...

    async def boards(self, table: int) -> list[Board]:
        """Give a table's boards."""
        ...

    async def board_shown(self, table: int, name: str, revision: int, channel: int | None, message: int | None) -> None:
        """Note that a board now shows what was wanted at `revision`, and in which message (None: needs none)."""
        ...

    async def board_lost(self, table: int, name: str, nonce: str) -> None:
        """Note that a board's message is gone: it becomes dirty and will be posted with the new `nonce`."""
        ...

    async def draft(self, table: int, seat: int, decision: int) -> list[str]:
        """Give what a seat has picked so far."""
        ...

    async def set_draft(self, table: int, seat: int, decision: int, picks: Sequence[str]) -> None:
        """Keep what a seat has picked so far; an empty draft is forgotten."""
        ...

    async def settings(self, scope: str, owner: int) -> dict[str, bytes]:
        """Give the JSON values set for a `user`, a `guild` or the `bot`."""
        ...

    async def set_settings(self, scope: str, owner: int, values: Mapping[str, bytes | None]) -> None:
        """Set JSON values; None takes one away."""
        ...

    async def owners(self, scope: str, key: str) -> dict[int, bytes]:
        """Give everybody in a scope who has set a key, with the JSON value."""
        ...

    async def known_guilds(self) -> list[int]:
        """Give the servers of which there are data."""
        ...

    async def forget_guild(self, guild: int) -> None:
        """Delete everything that belongs to a server: tables with their games, house rules, settings."""
        ...

    async def house_rules(self, guild: int) -> list[HouseRow]:
        """Give what a server and its channels have set."""
        ...

    async def change_house(
        self, guild: int, channel: int, values: HouseValues, user: int, at: float, weighed: HouseWeighed = UNWEIGHED
    ) -> list[HouseChange]:
        """Set JSON values for a server (`channel` 0) or a channel, None takes one away; gives what changed by it.

        Looked at in the same transaction: raises `DeckGone` unless the server offers all decks that the change was
        weighed with, `HouseChanged` unless the server's house rules are still those it was weighed by.
        """
        ...

    async def house_changes(
        self, guild: int, channel: int | None = None, skip: int = 0, most: int = 10
    ) -> list[HouseChange]:
        """Give who changed what in a server, or in one channel (0: for the whole server), newest first."""
        ...

    async def own_deck(self, hash_: str) -> bytes | None:
        """Give the text of an own deck."""
        ...

    async def guild_decks(self, guild: int) -> list[GuildDeck]:
        """Give the own decks that a server offers, by id."""
        ...

    async def add_deck(self, guild: int, offer: Offer) -> DeckOutcome:
        """Let a server offer a deck, and note it in the history: `too_many`, `changed`, `in_use` or `done`."""
        ...

    async def remove_deck(self, guild: int, withdrawal: Withdrawal) -> DeckOutcome:
        """Let a server no longer offer a deck, and note it: `unknown`, `changed`, `in_use` or `done`.

        Its text stays while a table refers to it.
        """
        ...

    async def beat(self, process: str, now: float) -> None:
        """Note that a process lives."""
        ...

    async def wake_up(self, process: str, now: float) -> float:
        """Measure for how many seconds no process lived, move all alarms by it, beat; all in one transaction."""
        ...

    async def lease(self, name: str, owner: str, now: float, seconds: float) -> bool:
        """Take or keep a named lease (a shard); False if somebody else holds it."""
        ...

    async def close(self) -> None:
        """Write what is waiting, then close."""
        ...
