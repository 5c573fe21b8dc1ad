"""Whether an answer has shown anybody a card that was hidden from them, or has touched chance or a pile."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.games.stables.state import HIDDEN, Effect, Frame, Play, Removal
from bot.games.stables.table import Table
from bot.games.stables.view import View, view_of


def all_still_hidden(before: Table, after: Table, events: Sequence[Event]) -> bool:
    """Tell whether nobody has learnt of a hidden card between two positions; `events` led from one to the other.

    What is told in secret counts as learnt, and so does a search of the deck, even if there is nothing to find.
    `after` must come from a copy of `before` that has taken no other answers.
    """
    old, new = before.state, after.state
    if after.hand_decided or old.chance.used != new.chance.used or old.deck != new.deck:
        return False
    if any(event.secret for event in events) or any(asked.kind == "search" for asked in new.pending):
        return False
    viewers = (None, *range(new.setup.seats))
    return all(_seen(view_of(after, viewer)) <= _seen(view_of(before, viewer)) for viewer in viewers)


def _seen(view: View) -> set[int]:
    """The cards that a viewer sees, wherever they are."""
    seen = {*view.discard, *view.nursery, *view.removed}
    for zone in (*view.hands, *view.stables):
        seen.update(zone)
    for frame in (*view.stack, *view.triggers):
        seen.update(_in_frame(frame))
    return seen - {HIDDEN}


def _in_frame(frame: Frame) -> list[int]:
    if isinstance(frame, Play):
        return [frame.card, *(card for _, card in frame.chain)]
    if isinstance(frame, Effect):
        return [frame.card, *frame.marked, *frame.memo]
    if isinstance(frame, Removal):
        return [card for _, card in frame.victims]
    return []
