"""The rows of the store as plain data. Instants are seconds since the epoch; ids are Discord's snowflakes."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

from bot.store.results import GameResult

Status = Literal["lobby", "playing", "over", "ended", "frozen"]
"""`over`: played to its end. `ended`: closed or broken off without one. `frozen`: set aside because of a fault."""

Actor = Literal["person", "computer", "clock", "table"]
"""Who gave an answer: a person, a computer player, the clock (a default), or the table itself (forced, let be)."""


class TableRow(Struct, frozen=True):
    """A table: where it is, how it stands, and `document`, the tables room's own JSON about it.

    `version` counts commits; `events`, `answers` and `items` are the highest numbers given so far.
    """

    id: int
    guild: int
    channel: int
    status: Status
    version: int
    document: bytes
    events: int = 0
    answers: int = 0
    items: int = 0


class Save(Struct, frozen=True):
    """A match in its saved form and the version of the rules that wrote it."""

    data: bytes
    rules_version: str


class Position(Struct, frozen=True):
    """How a game stood after so many `answers`."""

    answers: int
    save: Save


class Alarm(Struct, frozen=True, order=True):
    """Something to do at an instant. `kind` is the tables room's word; `decision` and `seats` say whom it concerns."""

    at: float
    kind: str
    decision: int = -1
    seats: tuple[int, ...] = ()


class DueAlarm(Struct, frozen=True):
    """An alarm taken by a lease, with its table."""

    table: int
    alarm: Alarm


class AnswerRow(Struct, frozen=True):
    """One accepted answer, in order of `number` from 1."""

    number: int
    seat: int
    decision: int
    picks: tuple[str, ...]
    actor: Actor
    at: float


class EventRow(Struct, frozen=True):
    """One fact in its full form (JSON in `data`); never shown without being reduced to a viewer."""

    number: int
    answer: int
    data: bytes


class Item(Struct, frozen=True):
    """Something to be said once in Discord, in order of `number` from 1.

    `kind` and the JSON `payload` are the tables room's; `nonce` keeps a crash from saying it twice; by `name` it is
    found again.
    """

    number: int
    kind: str
    payload: bytes
    nonce: str
    name: str = ""


class SentItem(Struct, frozen=True):
    """Where an item was said. `message` is None if it needed no message."""

    item: Item
    channel: int | None
    message: int | None


class Board(Struct, frozen=True):
    """A message kept in step with a table. A table's boards differ by `name`."""

    table: int
    name: str
    wanted: int
    shown: int
    channel: int | None
    message: int | None
    nonce: str

    @property
    def dirty(self) -> bool:
        """Whether the message in Discord lags behind the table."""
        return self.wanted > self.shown


class BoardWish(Struct, frozen=True):
    """The wish that a board be drawn anew; `nonce` serves if it has to be posted. `kept`: only one that is there."""

    name: str
    nonce: str
    kept: bool = False


class HouseRow(Struct, frozen=True):
    """A house rule that a server (`channel` 0) or one of its channels has set; `value` is JSON."""

    channel: int
    key: str
    value: bytes


HouseValues = Mapping[str, bytes | None]
"""JSON values by key; None for what is to be taken away."""


class HouseWeighed(Struct, frozen=True):
    """What a change of house rules was weighed by: the server's rows in order (None: any) and the decks it names."""

    rows: tuple[HouseRow, ...] | None = None
    decks: frozenset[str] = frozenset()


UNWEIGHED = HouseWeighed()


class HouseChange(Struct, frozen=True):
    """Who changed a house rule, and when. `before` and `after` are JSON, None where nothing is set."""

    channel: int
    key: str
    before: bytes | None
    after: bytes | None
    user: int
    at: float


DECK = "deck"
"""The key under which the history of house rules tells about decks; before and after are lists of id and hash."""

DeckOutcome = Literal["done", "too_many", "changed", "unknown", "in_use"]
"""What came of offering or withdrawing a deck. `changed`: another text is offered by now. `in_use`: a house rule holds
it."""


class GuildDeck(Struct, frozen=True):
    """A deck of people's own that a server offers: the `hash` of its text, its `title` (JSON, by language).

    `alone`: it can be played by itself. `user` brought it, at the instant `at`.
    """

    id: str
    hash: str
    title: bytes
    alone: bool
    user: int
    at: float


class Offer(Struct, frozen=True):
    """A deck for a server besides `most` others at most, in place of the one with the hash `replaced` (None: of none).

    `held`: by key, what in a house rule's value means the deck; while one does, it is `in_use`.
    """

    deck: GuildDeck
    text: bytes
    most: int
    replaced: str | None = None
    held: dict[str, bytes] = field(default_factory=dict[str, bytes])


class Withdrawal(Struct, frozen=True):
    """A deck, with just this text, that a server shall no longer offer, by whom and when; `held` as for an `Offer`."""

    deck: GuildDeck
    user: int
    at: float
    held: dict[str, bytes] = field(default_factory=dict[str, bytes])


class Mirror(Struct, frozen=True):
    """A channel in which a table is shown to others, by the person `user`.

    `told`: the number of the last event told there, `telling`: of the last one of a message that is being posted (0:
    none is). `shown`: a word for the state on its board `message`; `posts` numbers the board's messages.
    """

    table: int
    channel: int
    guild: int
    user: int
    told: int
    telling: int
    shown: int | None
    message: int | None
    posts: int


class Moment(Struct, frozen=True):
    """How a table stood when a turn began: a match in its saved form, and how many events there had been."""

    turn: int
    events: int
    save: bytes


class Follows(Struct, frozen=True):
    """A new table is the rematch of `table`, in place of the rematch `instead` (0: there was none yet)."""

    table: int
    instead: int = 0


class Bug(Struct, frozen=True):
    """A reported fault: how a table's game stood after so many `answers`; who reported it, when, in which `words`."""

    table: int
    answers: int
    user: int
    at: float
    words: str
    save: Save


class BugLimits(Struct, frozen=True):
    """How many faults are reported at most: `of_table` at all, `of_person` in the last so many `seconds`."""

    of_table: int
    of_person: int
    seconds: float


class Change(Struct, kw_only=True):
    """Everything that one step of a table writes, all or nothing.

    `row.version` is the version the change leads to; the stored row must be one below it. `alarms`, `members` and
    `save` are left as they are when None. Drafts of decisions not in `open_decisions` and of `answered` seats go.
    `decks`: texts by hash of the own decks that a new table plays with. `moment` is kept for mirrors that lag; of
    earlier ones no more is needed than the latest up to `shown_turn`. Those after `last_turn` go: they were
    taken back. `first_save`: how a game begins, before any answer. `follows`: which table a new one is a rematch of.
    `result`: how a game has just ended.
    """

    row: TableRow
    save: Save | None = None
    answers: list[AnswerRow]
    events: list[EventRow]
    items: list[Item]
    boards: list[BoardWish]
    alarms: list[Alarm] | None = None
    members: list[int] | None = None
    open_decisions: frozenset[int] = frozenset()
    answered: frozenset[int] = frozenset()
    first_save: Save | None = None
    moment: Moment | None = None
    shown_turn: int = 0
    last_turn: int | None = None
    decks: dict[str, bytes] = field(default_factory=dict[str, bytes])
    follows: Follows | None = None
    result: GameResult | None = None
