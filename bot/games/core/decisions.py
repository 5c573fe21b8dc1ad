"""Decisions: who may choose what. The only way in which rules ask anybody for anything."""

from collections.abc import Sequence
from copy import copy

from msgspec import Struct


class Refused(Exception):
    """An answer that may not be given; nothing has changed.

    `reason` is a stable word (`stale`, `not_yours`, `not_offered`) that screens turn into a sentence.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Extra(Struct, frozen=True):
    """A word that may stand beside the picks, at most once: it allows and demands `more` picks than usual."""

    word: str
    more: int = 0


class Decision(Struct):
    """One open choice of one seat.

    `id` numbers the public step: simultaneous decisions of several seats share it, hidden facts never change it.
    `options` are answer keys (see `choices`); in a choice of several cards an option stands once for each card.
    `exits` are answers that stand alone (`skip`, `done`). `least`/`most` bound the number of picks.
    `open` says that every viewer may know the options, because they follow from public facts alone.
    `source` is the id of the card that asks, if one does. `extras` are words that may be added to the picks.
    """

    id: int
    seat: int
    kind: str
    options: list[str]
    exits: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    ordered: bool = False
    open: bool = True
    source: str = ""
    extras: tuple[Extra, ...] = ()

    def copy(self) -> "Decision":
        """Give an independent copy; options may shrink while others answer."""
        twin = copy(self)
        twin.options = self.options[:]
        return twin

    def accepts(self, picks: Sequence[str]) -> bool:
        """Tell whether `picks` is a complete, legal answer."""
        if len(picks) == 1:
            pick = picks[0]
            if pick in self.exits:
                return True
            return self.least <= 1 <= self.most and pick in self.options
        more = 0
        for extra in self.extras:
            if extra.word in picks:
                picks = list(picks)
                picks.remove(extra.word)
                more += extra.more
        if not self.least <= len(picks) - more <= self.most:
            return False
        left = list(self.options)
        for pick in picks:
            if pick not in left:
                return False
            left.remove(pick)
        return True

    def answers(self) -> list[str]:
        """Give every distinct key that may be part of an answer, in the order of the options."""
        return list(dict.fromkeys((*self.options, *(extra.word for extra in self.extras), *self.exits)))

    def only_answer(self) -> list[str] | None:
        """Give the one possible answer, or None if there is a real choice."""
        if not self.options:
            return [self.exits[0]] if len(self.exits) == 1 else None
        if self.exits or self.least != self.most:
            return None
        alike = len(set(self.options)) == 1
        if alike or (self.least == len(self.options) and not self.ordered):
            return self.options[: self.least]
        return None


def asked_of(pending: Sequence[Decision], seat: int, decision: int, picks: Sequence[str]) -> Decision:
    """Find the open decision that a seat answers with `picks`.

    Raises `Refused`: `stale`, `not_yours`, `not_offered`.
    """
    for asked in pending:
        if asked.seat == seat and asked.id == decision:
            break
    else:
        raise Refused("stale" if all(asked.id != decision for asked in pending) else "not_yours")
    if not asked.accepts(picks):
        raise Refused("not_offered")
    return asked
