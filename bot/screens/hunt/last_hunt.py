"""How the hunt before this one ended, in one line for one seat."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.hunt.showing import HuntShowing

_ENDED = frozenset({"takes", "escapes"})


def told(showing: HuntShowing, seat: int, events: Sequence[Event]) -> str:
    """List the totals of the latest hunt of `events` that is over, the highest first; empty if none is."""
    totals: list[Event] = []
    over = False
    for event in reversed(events):
        if event.name == "hunt" and over:
            break
        if event.name == "hunt":
            totals = []
        over = over or event.name in _ENDED
        totals = [event, *totals] if event.name == "reveals" else totals
    else:
        return ""
    texts, locale = showing.texts, showing.locale
    if not totals:
        return showing.say("hunt-last.nobody")
    ranked = sorted(totals, key=lambda event: -event.n)
    bids = [
        texts.say(locale, "hunt-last-own", points=event.n)
        if event.seat == seat
        else texts.say(locale, "hunt-last-other", player=showing.name(event.seat), points=event.n)
        for event in ranked
    ]
    return texts.say(locale, "hunt-last", totals=texts.say(locale, "list-between").join(bids))
