"""What came of an answer in a hunt, said to the person who gave it."""

from bot.games.core.events import Event
from bot.screens.hunt import receipts
from bot.screens.hunt.showing import HuntShowing


def own(showing: HuntShowing, seat: int, event: Event) -> str:
    """Say it in the second person where there is a way to; empty otherwise."""
    if event.seat == seat and event.name == "bids":
        return receipts.placed(showing, event.cards, event.why)
    if event.seat == seat and event.name == "passes":
        return showing.say("hunt-receipt-passed")
    return ""
