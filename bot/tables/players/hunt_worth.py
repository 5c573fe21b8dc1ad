"""What unicorns are worth to a seat of a hunt, in points it may hope for, judged from its own view."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from bot.games.hunt import points
from bot.games.hunt.book import HuntBook
from bot.games.hunt.state import Attached, Seat
from bot.games.hunt.winning import DOUBLE
from bot.tables.players.hunt_sight import HuntSight

WINS = 100.0
"""More than any points: it ends the game."""

ENVY = 0.3
"""The part of what a unicorn is worth to the keenest rival that taking it away from them is worth."""

PAIR, STEP, TRIO, DUO = 0.6, 0.5, 3.0, 1.0
"""Hopes at the start of the game: for a second unicorn of a colour, for a further one, for a Rainbow that lacks one
colour, or two."""

Attachments = Mapping[str, Sequence[Attached]]


class Worth:
    """Points from the view of `seat`; nothing here knows a hidden card."""

    def __init__(self, book: HuntBook, view: HuntSight, seat: int) -> None:
        self.book = book
        self.view = view
        self.seat = seat
        self.rivals = tuple(other for other in range(view.setup.seats) if other != seat)
        self._hope = (book.box.days - view.day + len(view.line) / book.box.line) / book.box.days
        self._now: dict[int, float] = {}
        self._gains: dict[tuple[int, str], float] = {}

    @property
    def own(self) -> Seat:
        """What belongs to the seat."""
        return self.view.seats[self.seat]

    def now(self, seat: int) -> float:
        """What a seat has, with its hopes."""
        if seat not in self._now:
            self._now[seat] = self.of_herd(seat, self.view.seats[seat].unicorns)
        return self._now[seat]

    def gain(self, seat: int, unicorn: str) -> float:
        """What one more unicorn brings to a seat."""
        key = (seat, unicorn)
        if key not in self._gains:
            herd = [*self.view.seats[seat].unicorns, unicorn]
            self._gains[key] = self.of_herd(seat, herd) - self.now(seat)
        return self._gains[key]

    def wanted(self, unicorn: str) -> float:
        """What winning a unicorn is worth to the seat: its own gain, and that no rival gets it."""
        return self.gain(self.seat, unicorn) + ENVY * max(self.gain(rival, unicorn) for rival in self.rivals)

    def share(self, unicorn: str) -> float:
        """How likely the seat is to win a unicorn, by who wants it how much."""
        keen = {seat: max(0.5, self.gain(seat, unicorn)) ** 2 for seat in range(self.view.setup.seats)}
        return keen[self.seat] / sum(keen.values())

    def of_herd(
        self,
        seat: int,
        unicorns: Sequence[str],
        attached: Attachments | None = None,
        pate: int = 0,
    ) -> float:
        """What a seat would have with these unicorns, with what is `attached`, and `pate` points more."""
        lying = self.view.attached if attached is None else attached
        herd = _herd(self.book, tuple([(one, tuple(lying.get(one, ()))) for one in unicorns]))
        if herd.double:
            return WINS
        return herd.points + self._beside(seat, lying) + pate + self._hope * herd.hopes

    def _beside(self, seat: int, lying: Attachments) -> int:
        """What a seat has beside its herd: its Pâtés, and what its own cards bring it on any unicorn."""
        bonus = points.bonus(self.book, lying, seat)
        return sum(self.view.seats[seat].pate) + sum(part.points for part in bonus)


class Herd(Struct, frozen=True):
    """What unicorns are worth by themselves: their points, hopes at the start of the game, whether they win at once."""

    points: int
    hopes: float
    double: bool


@lru_cache(maxsize=65536)
def _herd(book: HuntBook, unicorns: tuple[tuple[str, tuple[Attached, ...]], ...]) -> Herd:
    """Weigh unicorns with what is attached to each."""
    attached = dict(unicorns)
    alone = Seat(unicorns=list(attached))
    sheet = points.sheet(book, (alone,), attached, 0)
    scored = sheet.total - sum(part.points for part in sheet.bonus)
    counts = points.colors(book, alone.unicorns, attached)
    return Herd(scored, _hopes(book, counts), min(counts.values()) >= DOUBLE)


def _hopes(book: HuntBook, counts: Mapping[str, int]) -> float:
    """What colours may still become."""
    scoring = book.box.scoring
    steps = (
        points.collection(count + 1, scoring) - points.collection(count, scoring)
        for count in counts.values()
        if count > 1
    )
    missing = sum(not count for count in counts.values())
    rainbow = {1: TRIO, 2: DUO}.get(missing, 0.0)
    return STEP * sum(steps) + PAIR * sum(count == 1 for count in counts.values()) + rainbow
