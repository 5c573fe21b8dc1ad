"""What every game must be able to put into words, so that the screens around it need not know which game it is."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.pictures.scene import HandScene, Scene
from bot.screens.layouts import Option
from bot.screens.showing import Showing
from bot.tables.items import End, Window
from bot.tables.state import Waiting


class Asked(Struct, frozen=True):
    """The public part of a decision: its `kind`, the `source` card that asks, if one does, and if it asks `several`."""

    kind: str
    source: str = ""
    several: bool = False


class Reactions(Struct, frozen=True):
    """A decision that is answered in public: `texts`, the `labels` of its buttons by verb, the first one first.

    `explained` tells a newcomer in a line what it is.
    """

    texts: list[str]
    labels: dict[str, str]
    explained: str = ""


class Hint(Struct, frozen=True):
    """Something that can be explained to a newcomer: its stable `name`, and the `text` in their language."""

    name: str
    text: str


class ChartWords(Struct, frozen=True):
    """What a chart of the game is called, what is counted sideways, and how much wins (0: nothing in particular).

    `since` is the turn whose beginning comes first in the chart, `start` a word for it where it isn't just a number.
    """

    title: str
    across: str
    goal: int = 0
    since: int = 0
    start: str = ""


class GameScreens(Protocol):
    """A game at a table, in the words of one language."""

    @property
    def showing(self) -> Showing:
        """The table; handed on, it remembers what it has looked up."""
        ...

    @property
    def board_buttons(self) -> Sequence[str]:
        """Verbs of further buttons beside My hand, the same for everybody; `board-<verb>` is each one's label."""
        ...

    @property
    def last_lines(self) -> int:
        """How much of the story stands on the board: what mostly comes of one answer."""
        ...

    @property
    def part(self) -> str:
        """What one jumps by when looking back at the game: the word in `replay-<word>-…`."""
        ...

    @property
    def parts(self) -> frozenset[str]:
        """The facts by name with which a part of the game begins that one jumps to when looking back at it."""
        ...

    @property
    def recent(self) -> int:
        """How many of the latest events are enough for that and for `recap`."""
        ...

    @property
    def details(self) -> int:
        """In how many ways the board can be told: 0 is in full, each one after it shorter."""
        ...

    def heading(self) -> str:
        """Give the board's first line: how far the game is, or was when it ended."""
        ...

    def board(self, detail: int) -> list[str]:
        """Tell how everybody stands, and of the piles."""
        ...

    def scene(self, latest: Sequence[Event], said: str) -> Scene:
        """Give the table as everybody sees it, to be drawn; cards of the `latest` facts stand out."""
        ...

    def hand_scene(self, seat: int, asked: Decision | None) -> HandScene | None:
        """Give what a seat holds, to be drawn for it alone; None where there is nothing or something else is asked."""
        ...

    def chart(self) -> ChartWords:
        """Give the words on a chart of how the game went."""
        ...

    def reference(self) -> str:
        """Give the quick reference card."""
        ...

    def card(self, card: str) -> str:
        """Name a card, or whatever else an event, a source or an option has an id for."""
        ...

    def card_line(self, card: str) -> str:
        """Tell about a card in one line: name, kind, what it does."""
        ...

    def short(self, card: str) -> str:
        """Tell what a card does in one line; empty if it does nothing."""
        ...

    def held(self, seat: int, asked: Decision | None, room: int) -> list[str]:
        """List what a seat holds, in at most `room` characters, as far as it matters to what it is asked."""
        ...

    def reactions(self, decision: Decision) -> Reactions | None:
        """Give what a decision that is answered on its public message, too, looks like; None for all others."""
        ...

    def window(self, payload: Window) -> Reactions:
        """Give the public message of a reaction window. Raises `TypeError` in a game that has none."""
        ...

    def outcome(self, payload: Window, events: Sequence[Event]) -> list[str]:
        """Tell what came of a reaction window as lines of the story; `events` are those since it opened, or more."""
        ...

    def private(self, decision: Decision) -> str:
        """Ask whoever decides, naming the card that asks. No markdown."""
        ...

    def question(self, asked: Asked) -> str:
        """Ask in the second person by public facts. No markdown."""
        ...

    def public(self, waiting: Waiting) -> str:
        """Tell everybody what is being decided, until when."""
        ...

    def consequence(self, decision: Decision) -> str:
        """Say what happens when the time runs out."""
        ...

    def option(self, decision: Decision, key: str) -> Option:
        """Give an answer of a decision as an option of a menu."""
        ...

    def picked(self, key: str) -> str:
        """Name a pick among those made so far."""
        ...

    def elsewhere(self, decision: Decision, key: str) -> str:
        """Give the card elsewhere than in the own hand that an option names, or nothing."""
        ...

    def story(self, events: Sequence[Event], viewer: int | None) -> list[str]:
        """Tell facts as `viewer` (a seat, or None for everybody) may know them, one line a fact."""
        ...

    def unfinished(self, events: Sequence[Event]) -> int:
        """Give how many of the last events wait for what comes of them, to be told with it in one line."""
        ...

    def after(self, seat: int, events: Sequence[Event]) -> list[str]:
        """Tell a seat what came of its answer, in the second person where there is a way to."""
        ...

    def too_late(self, picks: Sequence[str], before: Sequence[Event], after: Sequence[Event]) -> str:
        """Say that what a seat's `picks` were about is settled, by what came `before` and `after`; else nothing."""
        ...

    def recap(self, seat: int | None, events: Sequence[Event]) -> str:
        """Tell a seat, or everybody (None), how the part of the game before this one ended, by the `recent` events.

        Nothing if that can't be told, or if it isn't a game of such parts.
        """
        ...

    def hints(self, seat: int, asked: Decision | None) -> list[Hint]:
        """Give what could be explained to a seat now, what matters most first, from its own view alone."""
        ...

    def tour(self, seat: int) -> list[str]:
        """Give pages to look around at a table, told from what a seat itself sees."""
        ...

    def result(self, payload: End, beneath: Sequence[str] = ()) -> list[str]:
        """Tell how the game ended, then how everybody stands, as fully as the texts `beneath` leave room for."""
        ...
