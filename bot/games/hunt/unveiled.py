"""Whether an answer has shown anybody a card that was hidden from them, or has touched chance or a pile."""

from collections import Counter
from collections.abc import Sequence

from bot.games.core.events import Event
from bot.games.hunt.bids import cards_of
from bot.games.hunt.state import FACE_DOWN, HIDDEN, Hunt, Traps
from bot.games.hunt.table import Table
from bot.games.hunt.view import View, view_of

CLOSED = frozenset({"sight", "bids"})
"""The stages of a hunt in which its bids are nowhere else."""

OF_ONES_OWN = frozenset({"bids", "places", "discards_scheme", "takes_back"})
"""Facts that tell a seat in secret of cards that were its own, and nobody else what they are worth."""


def all_still_hidden(before: Table, after: Table, events: Sequence[Event]) -> bool:
    """Tell whether nobody has learnt of a hidden card between two positions; `events` led from one to the other."""
    old, new = before.state, after.state
    if old.chance.used != new.chance.used or old.deck != new.deck:
        return False
    if [seat.schemes for seat in old.seats] != [seat.schemes for seat in new.seats]:
        return False
    if not all(_known_anyway(before, event) for event in events if event.secret):
        return False
    viewers = (None, *range(new.setup.seats))
    return all(_seen(view_of(after, viewer)) <= _seen(view_of(before, viewer)) for viewer in viewers)


def _known_anyway(before: Table, event: Event) -> bool:
    if event.name not in OF_ONES_OWN or event.knows != (event.seat,):
        return False
    own = {str(card) for owner, card in _seen(view_of(before, event.seat)) if owner == event.seat}
    return own.issuperset(event.secret)


def _seen(view: View) -> Counter[tuple[int, str | int]]:
    """How many hunt and scheme cards of each owner a viewer sees, by card, wherever they are."""
    seen: Counter[tuple[int, str | int]] = Counter()
    for owner, seat in enumerate(view.seats):
        seen.update((owner, card) for card in (*seat.hand, *seat.played) if card != HIDDEN)
        seen.update((owner, card.scheme) for card in seat.scheme_discard)
    for placed in view.placed.values():
        seen.update((card.owner, card.scheme) for card in placed)
    for attached in view.attached.values():
        seen.update((card.owner, card.card) for card in attached if card.owner >= 0)
    for frame in view.stack:
        if isinstance(frame, Traps):
            seen.update((owner, card) for owner, cards in enumerate(frame.drawn) for card in cards)
        elif isinstance(frame, Hunt):
            seen.update(_in_hunt(frame))
            if frame.revealed is not None:
                seen[frame.revealed.owner, frame.revealed.scheme] += 1
    return Counter({card: count for card, count in seen.items() if card[1] not in (FACE_DOWN, HIDDEN)})


def _in_hunt(hunt: Hunt) -> list[tuple[int, int]]:
    bids = [(bid.seat, card) for bid in hunt.bids if hunt.stage in CLOSED for card in bid.cards]
    return bids + [(seat, card) for seat, picks in hunt.sealed.items() for card in cards_of(picks)]
