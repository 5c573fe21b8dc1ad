"""What is said once about a table: the payloads of the outbox, all of them public."""

import msgspec
from msgspec import Struct

from bot.games.core.events import Event
from bot.store.records import Item


class Payload(Struct, frozen=True, tag_field="kind", omit_defaults=True, kw_only=True):
    """What every payload is: its `kind` in JSON is the item's kind."""


class Story(Payload, frozen=True, tag="story"):
    """What happened, in its public form; `first` is the number of the first event, counted from 1 at this table."""

    first: int
    events: tuple[Event, ...]


class Ask(Struct, frozen=True, kw_only=True):
    """A person who must act: seat, person, the decision's kind, the card that asks (or an empty id)."""

    seat: int
    user: int
    decision: str
    source: str = ""


class Call(Payload, frozen=True, tag="call"):
    """Who must act now, several at once in one; `token` names the decision, `until` is its deadline.

    `reminder` tells the second call from the first. `acted` is the seat whose own answer led straight here (it needs no
    ping), or -1.
    """

    token: str
    asks: tuple[Ask, ...]
    until: float
    reminder: bool = False
    acted: int = -1


class Window(Payload, frozen=True, tag="window"):
    """A reaction window has opened: `card` may be answered by `seats` until `until`; `cause` is what led to it."""

    token: str
    card: str
    seats: tuple[int, ...]
    until: float
    cause: Event | None = None


class WindowClosed(Payload, frozen=True, tag="window_closed"):
    """The reaction window of that token is over."""

    token: str


class FirstVoteOpened(Payload, frozen=True, tag="first_vote"):
    """Everybody at the table is asked who begins, until `until`."""

    asks: tuple[Ask, ...]
    until: float


class FirstVoteOver(Payload, frozen=True, tag="first_vote_over"):
    """The vote on who begins is over: `first` begins (-1: it was called off), the `votes` by seat, `tied` by chance."""

    first: int
    votes: tuple[int, ...] = ()
    tied: bool = False


class RematchCalled(Payload, frozen=True, tag="rematch"):
    """The person `by` has opened a rematch here: those who are asked have a seat that waits for their yes."""

    by: int
    asks: tuple[Ask, ...]


class UndoVoteOpened(Payload, frozen=True, tag="undo_vote"):
    """A `seat` wants its answer of that opaque name taken back: those asked must all agree, until `until`.

    `events` are the first that have come of it, in their public form; `more`: there are more of them.
    """

    name: str
    seat: int
    asks: tuple[Ask, ...]
    until: float
    events: tuple[Event, ...] = ()
    more: bool = False


class UndoVoteOver(Payload, frozen=True, tag="undo_vote_over"):
    """The vote on taking that answer back is over.

    `outcome`: `agreed`, `refused`, `late` (not all have agreed in time), or `gone_on` (so has the game meanwhile).
    `pressable`: for a moment yet its buttons stay, since somebody may be voting just now.
    """

    name: str
    seat: int
    outcome: str
    pressable: bool = False


class Moved(Payload, frozen=True, tag="moved"):
    """The deadline of that decision has moved to `until`: what was said about it should say so."""

    token: str
    until: float


class Notice(Payload, frozen=True, tag="notice"):
    """Something about the people at the table.

    `what` is `away`, `back`, `left`, `removed` (by the host, whose seat `by` is), `kicked` (by vote), `host` (the seat
    is the new host's), `vote` (`n` of `needed` want the seat gone), `thread_closed` (it goes on here),
    `threads_full` (there is none for it) or `frozen`.
    """

    what: str
    seat: int = -1
    user: int = 0
    n: int = 0
    needed: int = 0
    by: int = -1


END = "end"
"""The name under which the message about the end is found again."""


class End(Payload, frozen=True, tag="end"):
    """The game or the lobby is over: winning `seats` (none: nobody wins), why, and after how many seconds of play."""

    winners: tuple[int, ...]
    reason: str
    seconds: float


class BallotOver(Payload, frozen=True, tag="ballot_over"):
    """The vote for the play of the game is over: the message about the end says what came of it."""


AnyPayload = (
    Story
    | Call
    | Window
    | WindowClosed
    | FirstVoteOpened
    | FirstVoteOver
    | UndoVoteOpened
    | UndoVoteOver
    | RematchCalled
    | Moved
    | Notice
    | End
    | BallotOver
)

encode_payload = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(AnyPayload).decode


def payload_of(item: Item) -> AnyPayload:
    """Read an outbox item's payload."""
    return _decode(item.payload)


def kind_of(payload: AnyPayload) -> str:
    """Give the kind under which a payload is stored."""
    return str(type(payload).__struct_config__.tag)
