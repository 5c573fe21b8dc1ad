"""A press on the form of a bid whose hunt is over."""

from collections.abc import Sequence

from bot.games.core.events import Event

_DECIDES = frozenset({"reveals", "escapes"})
"""Facts with which bidding is over."""


def hunt_is_over(picks: Sequence[str], before: Sequence[Event], after: Sequence[Event]) -> bool:
    """Tell whether picks were a bid, or to pass one, in a hunt that was open `before` them and is decided `after`."""
    bid = any(pick.isdigit() or pick == "pass" for pick in picks)  # at the market one may pass, too
    latest = next((event.name for event in reversed(before) if event.name in (*_DECIDES, "hunt")), "")
    return bid and latest == "hunt" and any(event.name in _DECIDES for event in after)
