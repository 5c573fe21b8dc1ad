"""What every rule function works on: the deck, the position, the facts that follow, the events so far."""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables.book import MOST_SEATS, Book
from bot.games.stables.facts import Facts
from bot.games.stables.state import Effect, State

CLOCKWISE = [[(*range(first, seats), *range(first)) for first in range(seats)] for seats in range(MOST_SEATS + 1)]
"""By number of seats and first seat: the seats in turn order."""


class Table:
    """The working context of one match.

    `hand_decided`: what came of an answer has shown what kinds of cards a hand holds, though none of them. `reached`:
    who had the unicorns to win before it or is told of already, as a seat and the ruling by which it doesn't win yet.
    """

    __slots__ = ("book", "cards", "events", "facts", "hand_decided", "reached", "rules", "state")

    def __init__(self, book: Book, state: State, facts: Facts) -> None:
        self.book = book
        self.state = state
        self.facts = facts
        self.rules = state.setup.rules
        self.cards = state.setup.cards
        self.events: list[Event] = []
        self.hand_decided = False
        self.reached: Sequence[tuple[int, str]] = ()

    def id(self, card: int) -> str:
        """The id of a card's design."""
        return self.book.ids[self.cards[card]]

    def tell(self, event: Event) -> None:
        """Add a fact to what happened."""
        self.events.append(event)

    def clockwise(self, first: int) -> Sequence[int]:
        """Every seat, clockwise from `first`."""
        return CLOCKWISE[self.state.setup.seats][first]

    def new_step(self) -> int:
        """Number a new public step, for one decision or several simultaneous ones."""
        self.state.step += 1
        return self.state.step

    def ask(
        self,
        seat: int,
        kind: str,
        options: list[str],
        exits: tuple[str, ...] = (),
        *,
        count: tuple[int, int] = (1, 1),
        ordered: bool = False,
        open_: bool = True,
        source: str = "",
        step: int = 0,
    ) -> None:
        """Open a decision; `count` is (least, most), `step` joins simultaneous ones."""
        number = step or self.new_step()
        least, most = count
        self.state.pending.append(Decision(number, seat, kind, options, exits, least, most, ordered, open_, source))

    def ask_effect(
        self,
        effect: Effect,
        kind: str,
        options: list[str],
        *,
        seat: int = -1,
        count: tuple[int, int] = (1, 1),
        ordered: bool = False,
        open_: bool = True,
        step: int = 0,
    ) -> None:
        """Open a decision of an effect, with `skip` beside it while the effect may still be declined."""
        exits = ("skip",) if effect.skippable and not effect.started else ()
        asked = effect.seat if seat < 0 else seat
        source = self.id(effect.card)
        self.ask(asked, kind, options, exits, count=count, ordered=ordered, open_=open_, source=source, step=step)
