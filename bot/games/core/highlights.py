"""Remarkable plays of a finished game, picked from what everybody could see."""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

MOST = 5
"""So many are picked of one game."""


class Highlight(Struct, frozen=True, omit_defaults=True):
    """A remarkable play: its `kind`, the `turn` (or day) it fell into, whose it was; the rest as its kind needs.

    `n` is an amount, `before` the amount it grew or fell from.
    """

    kind: str
    turn: int
    seat: int
    other: int = -1
    card: str = ""
    cards: tuple[str, ...] = ()
    n: int = 0
    before: int = 0


class Swing(Struct, frozen=True):
    """What a seat had by public count when a turn began, and after it."""

    turn: int
    seat: int
    before: int
    after: int


def swings(course: Mapping[int, Sequence[int]], without: Collection[int] = ()) -> list[Swing]:
    """Give every change of a seat's count from the beginning of a turn to that of the next, in order.

    `course`: the counts by turn, as each began. Turns in `without`, and those whose end wasn't kept, are left out.
    """
    return [
        Swing(turn, seat, before, after)
        for turn in sorted(course)
        if turn + 1 in course and turn not in without
        for seat, (before, after) in enumerate(zip(course[turn], course[turn + 1], strict=True))
        if before != after
    ]
