"""What was remarkable about a game of hunts: one play at most for each of these reasons, each hunt at most once.

- `hunt-scheme`: a scheme card gave a hunt to somebody else; of several the one for the unicorn with the most coins;
- `hunt-tied`: totals above the winner's cancelled each other out; of several the one they were farthest above;
- `hunt-close`: a hunt won by a single point; of several the one for the unicorn with the most coins;
- `hunt-dear`: the highest total that won a hunt; of several the one for the unicorn with the most coins;
- `hunt-gains`: the most points that a seat gained in one day.

Of equals the first one counts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from bot.games.core.events import Event
from bot.games.core.highlights import MOST, Highlight, swings

KINDS = ("hunt-scheme", "hunt-tied", "hunt-close", "hunt-dear", "hunt-gains")
"""Every kind there is; what a hunt is told for first, it isn't told for again."""


class _Hunt(Struct):
    """A hunt as everybody saw it: what was bid, who won it by totals with how much, who by which scheme card.

    `taker` has the unicorn at the end, or -1. `told`: it has been picked.
    """

    day: int
    card: str
    totals: list[int] = field(default_factory=list[int])
    winner: int = -1
    total: int = 0
    scheme: str = ""
    turned_to: int = -1
    taker: int = -1
    told: bool = False

    @property
    def plain(self) -> bool:
        """Whether whoever won it by totals has what they won."""
        return self.taker == self.winner >= 0 and not self.scheme

    @property
    def cancelled(self) -> list[int]:
        """The highest total, as often as it was bid, if it is above the winner's."""
        highest = max(self.totals, default=0)
        return [highest] * self.totals.count(highest) if highest > self.total else []

    @property
    def margin(self) -> int:
        """How far the highest total is above the winner's."""
        return max(self.totals, default=0) - self.total


def highlights(
    events: Sequence[Event], course: Mapping[int, Sequence[int]], coins: Callable[[str], int]
) -> list[Highlight]:
    """Pick the remarkable plays of a finished game, in order of play.

    `events`: all its facts in their public form; `course`: everybody's points by day, as each began; `coins` those
    of a unicorn.
    """
    hunts = _hunts(events)
    dearest = max((hunt.total for hunt in hunts if hunt.plain), default=0)
    found: list[Highlight] = []
    for kind in KINDS[:-1]:
        fitting = [hunt for hunt in hunts if not hunt.told and _fits(kind, hunt, dearest)]
        if fitting:
            best = max(fitting, key=lambda hunt: hunt.margin if kind == "hunt-tied" else coins(hunt.card))
            best.told = True
            found.append(_told(kind, best))
    found += _gains(course)
    return sorted(found, key=lambda one: one.turn)[:MOST]


def _fits(kind: str, hunt: _Hunt, dearest: int) -> bool:
    match kind:
        case "hunt-scheme":
            return bool(hunt.scheme) and hunt.taker == hunt.turned_to != hunt.winner
        case "hunt-tied":
            return hunt.plain and len(hunt.cancelled) > 1
        case "hunt-close":
            return hunt.plain and not hunt.cancelled and hunt.total - 1 in hunt.totals
        case _:
            return hunt.plain and hunt.total == dearest


def _told(kind: str, hunt: _Hunt) -> Highlight:
    match kind:
        case "hunt-scheme":
            return Highlight(kind, hunt.day, hunt.turned_to, hunt.winner, hunt.card, (hunt.scheme,))
        case "hunt-tied":
            totals = tuple(str(total) for total in hunt.cancelled)
            return Highlight(kind, hunt.day, hunt.winner, card=hunt.card, cards=totals, n=hunt.total)
        case _:
            return Highlight(kind, hunt.day, hunt.winner, card=hunt.card, n=hunt.total, before=hunt.total - 1)


def _hunts(events: Sequence[Event]) -> list[_Hunt]:
    hunts: list[_Hunt] = []
    day = 0
    for event in events:
        if event.name == "day":
            day = event.n
        elif event.name == "hunt":
            hunts.append(_Hunt(day, event.card))
        elif hunts:
            _note(hunts[-1], event)
    return hunts


def _note(hunt: _Hunt, event: Event) -> None:
    match event.name:
        case "reveals":
            hunt.totals.append(event.n)
        case "wins_hunt" if event.why:
            hunt.scheme, hunt.turned_to = event.why, event.seat
        case "wins_hunt":
            hunt.winner, hunt.total = event.seat, event.n
        case "takes" if event.card == hunt.card:
            hunt.taker = event.seat
        case _:
            pass


def _gains(course: Mapping[int, Sequence[int]]) -> Iterator[Highlight]:
    most = max(swings(course), key=lambda swing: swing.after - swing.before, default=None)
    if most is not None and most.after > most.before:
        yield Highlight("hunt-gains", most.turn, most.seat, n=most.after - most.before)
