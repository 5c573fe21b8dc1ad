"""The shape of a game in progress, as tables, scenarios and computer players use it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, Self

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.core.highlights import Highlight


class Outcome(Struct, frozen=True):
    """How a game ended: the winning seats (none: everybody lost) and the reason, a word for screens."""

    winners: tuple[int, ...]
    reason: str


class Direct(Struct, frozen=True):
    """What of a game is asked in direct messages: decisions of these `kinds`. Each `chapter` begins a new message.

    `facts` are the events that tell a seat what it has answered to them. Whenever `part` changes, what the messages
    tell of it is out of date.
    """

    kinds: frozenset[str] = frozenset()
    chapter: int = 0
    facts: frozenset[str] = frozenset()
    part: int = 0


class Match(Protocol):
    """A game in progress. It changes only by `answer`; `copy` first if the old position must survive."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""
        ...

    @property
    def decisions(self) -> Sequence[Decision]:
        """Every open decision; never empty while the game goes on."""
        ...

    @property
    def direct(self) -> Direct:
        """What is asked in direct messages now."""
        ...

    @property
    def standing(self) -> Sequence[int]:
        """What each seat has by public count, for a chart: unicorns, or points."""
        ...

    def answer(self, seat: int, decision: int, picks: Sequence[str]) -> list[Event]:
        """Give a seat's answer to its open decision with that id.

        Returns what happened, in order, up to the next open decisions. Raises `Refused`, with nothing changed.
        """
        ...

    def all_still_hidden(self, earlier: Self, events: Sequence[Event]) -> bool:
        """Tell whether nobody has learnt of anything hidden since an earlier position, from which `events` led here.

        Chance and the piles whose order nobody knows must be untouched as well.
        """
        ...

    def highlights(self, events: Sequence[Event], course: Mapping[int, Sequence[int]]) -> list[Highlight]:
        """Pick what was remarkable, `highlights.MOST` plays at most, from all public facts of a finished game.

        `course`: everybody's `standing` by turn, as each began.
        """
        ...

    def copy(self) -> Self:
        """Give an independent copy of the position."""
        ...

    def save(self) -> bytes:
        """Give the position in its saved form."""
        ...
