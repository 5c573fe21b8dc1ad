"""What the tables room keeps about a table in its row: nothing about a running table lives only in memory."""

from typing import Literal

import msgspec
from msgspec import Struct, field

from bot.content.rule import RuleValue
from bot.games.core.highlights import Highlight

COMPUTER = 0
"""The `user` of a seat that a computer took from the start."""


class SeatRecord(Struct, kw_only=True):
    """A seat.

    `user` is the person's id, or `COMPUTER`; `name` the person's display name; `player` the computer player that takes
    over, or plays from the start. `missed` counts deadlines in a row; `away` until any press; `left` for good.
    `let_be_after` is the person's setting in seconds; `quiet_turn` the turn in which they let every card be, or -1.
    `sent_away`: who has left was removed by the host or by vote.
    `asked`: a lobby keeps this seat for a rematch, and the person hasn't said yet that they play again.
    `called`: which of the computers' names a computer has, counted from 1; 0 (in old tables): that of its seat.
    """

    user: int = COMPUTER
    name: str = ""
    player: str = "simple"
    missed: int = 0
    away: bool = False
    left: bool = False
    let_be_after: int | None = None
    quiet_turn: int = -1
    asked: bool = False
    sent_away: bool = False
    called: int = 0

    @property
    def person(self) -> bool:
        """Whether somebody sits here who may still answer."""
        return self.user != COMPUTER and not self.left

    @property
    def driven(self) -> bool:
        """Whether a computer answers now."""
        return not self.person or self.away


FIRST_VOTE = "first_vote"
"""The word for the vote on who begins: its alarm, the decision's kind in its call, the name that finds that again."""


class FirstVote(Struct, kw_only=True):
    """A vote under way on who begins: the `seed` of the game that follows, and the seat each person has voted for."""

    seed: str
    votes: dict[int, int] = field(default_factory=dict[int, int])


class Ballot(Struct, kw_only=True):
    """The vote for the play of the game: which `plays` there are, until when it is open at least, what each person
    chose by place; once it is over only the `tally` of each play is kept.
    """

    plays: list[Highlight]
    until: float
    votes: dict[int, int] = field(default_factory=dict[int, int])
    tally: list[int] | None = None


class LobbyChange(Struct, frozen=True, kw_only=True):
    """What the host changed in a lobby where others sat: `by` name, `what` (`preset`, `pace`, a house rule's key)."""

    by: str
    what: str
    value: RuleValue


class LastAnswer(Struct, frozen=True, kw_only=True):
    """The table's latest answer, which its `seat` may take back by one press: since then nobody has acted or learnt
    anything.

    `number` is the answer's, `decision` what it answered, `events` had happened before it; `hushed`: nothing public
    came of it. `again`: how often in a row answers had been taken back there.
    """

    seat: int
    number: int
    decision: int
    events: int
    hushed: bool = False
    again: int = 0


class TakenBack(Struct, frozen=True, kw_only=True):
    """Answers that were taken back: those after `back_to` up to `number`, which is that of the taking back itself.

    Decisions with ids from `renamed` on, but for those `kept` open, have other opaque names since. `again` as above;
    `forced` answers followed at once.
    """

    number: int
    back_to: int
    renamed: int
    kept: tuple[int, ...] = ()
    again: int = 0
    forced: int = 0


class UndoVote(Struct, kw_only=True):
    """A vote under way on taking back the answer `number` of a `seat`, and which seats have `agreed` so far."""

    seat: int
    number: int
    agreed: list[int] = field(default_factory=list[int])


CHANCE = -1
"""The host's choice that chance says who begins."""


class TableDocument(Struct, kw_only=True):
    """A table's setting and people. `rules` holds only what differs from the preset; `opener` is the
    name of whoever opened it.

    `votes` maps the person to be kicked to who wants it; `invited` are persons, each called once;
    `moved` are open decisions whose clock already waited for
    their message. `winners` are seats; `ended_by` is the game's reason, or `host`, `moderator`, `expired`,
    `nobody_left`, `empty`; `fault` the kind of fault that froze the table. `paused_at`: since when
    its clocks stand still because its people can't be reached. `first` is the seat that the host picked to begin, or
    `CHANCE`; `first_vote` a vote on it under way; `changes` are the latest in the lobby. `decks`: the own decks it was
    opened with, by `own:` and hash, with their titles by language. `house`: what its place had set when it opened, for
    other editions as well, or None for tables of the first release. `home`: the channel that its thread lies in, else
    the same channel, or 0 for tables of the first release. `course`: how everybody stood when each turn began, by
    public count. `wants_thread`: it moves into a thread of its own before its first message. `last_answer` can be
    taken back by one press; `taken_back` is what was, in order; `undo_vote` a vote on it under way, `undo_refused` the
    latest answer of which somebody wouldn't have it; `first_answers`: the number of each person's first answer that
    stands, by seat. `ballot`: the vote on its plays once it is over.
    """

    secret: str
    preset: str
    pace: str
    language: str
    host: int
    opener: str
    opened_at: float
    rules: dict[str, RuleValue] = field(default_factory=dict[str, RuleValue])
    seats: list[SeatRecord] = field(default_factory=list[SeatRecord])
    votes: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    invited: list[int] = field(default_factory=list[int])
    moved: list[int] = field(default_factory=list[int])
    started_at: float | None = None
    ended_at: float | None = None
    winners: list[int] = field(default_factory=list[int])
    ended_by: str = ""
    fault: str = ""
    paused_at: float | None = None
    first: int | None = None
    first_vote: FirstVote | None = None
    changes: list[LobbyChange] = field(default_factory=list[LobbyChange])
    decks: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    house: dict[str, RuleValue] | None = None
    home: int = 0
    course: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    wants_thread: bool = False
    last_answer: LastAnswer | None = None
    taken_back: list[TakenBack] = field(default_factory=list[TakenBack])
    ballot: Ballot | None = None
    undo_vote: UndoVote | None = None
    undo_refused: int = 0
    first_answers: dict[int, int] = field(default_factory=dict[int, int])

    def seat_of(self, user: int) -> int | None:
        """Give the seat of a person who has not left."""
        for seat, record in enumerate(self.seats):
            if record.person and record.user == user:
                return seat
        return None

    def people(self) -> list[int]:
        """Give the ids of everybody who has not left, by seat."""
        return [record.user for record in self.seats if record.person]


BoardName = Literal["lobby", "board"]
"""A table's two boards: the lobby's message and the game's."""

encode_document = msgspec.json.Encoder().encode
decode_document = msgspec.json.Decoder(TableDocument).decode


MIRROR_DELAY, OWN_THREAD, UNDO = "mirror_delay_turns", "own_thread", "undo"


def delay_of(document: TableDocument) -> int:
    """Give how many turns a table's mirrors lag behind (house rule `mirror_delay_turns`)."""
    turns = document.rules.get(MIRROR_DELAY, 0)
    return turns if isinstance(turns, int) else 0
