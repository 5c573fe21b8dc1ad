"""Which logged answers stand after some were taken back, and how often a decision has got another name by that."""

from collections.abc import Iterable, Sequence

from bot.games.core.events import Event
from bot.tables.document import TakenBack

TAKING_BACK = -1
"""The decision of a logged answer that takes others back; its only pick is the number of the last one that stands."""

UNDO_VOTE = "undo_vote"
"""The alarm of a vote on taking an answer back, and the decision's kind in its call."""

OVERTAKEN = "undo_overtaken"
"""The alarm that takes the buttons off a vote that the game overtook; its `decision` is the answer's number."""

UNDONE = "undone"
"""The fact that answers were taken back: `seat` gave the first of them, `n` events before this one no longer stand."""


def stands(taken_back: Iterable[TakenBack], number: int) -> bool:
    """Tell whether the answer of that number was never taken back."""
    return not any(one.back_to < number < one.number for one in taken_back)


def names_before(taken_back: Iterable[TakenBack], decision: int) -> int:
    """Give how many names a decision of that id has had before the one it has now: old buttons must not reach it."""
    return sum(decision >= one.renamed and decision not in one.kept for one in taken_back)


def still_true(events: Sequence[Event]) -> list[Event]:
    """Give the events that were not taken back, without those that tell so; the first ones may be missing."""
    return [events[place] for place in still_true_places(events)]


def still_true_places(events: Sequence[Event]) -> list[int]:
    """Give the places (from 0) of those events.

    One that tells of a taking back counts all that are stored before it, those included that were taken back by then.
    """
    standing: list[int] = []
    for place, event in enumerate(events):
        if event.name == UNDONE:
            standing = [before for before in standing if before < place - event.n]
        else:
            standing.append(place)
    return standing
