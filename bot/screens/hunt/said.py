"""What came of an answer in a hunt, said to the person who gave it."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.hunt import story
from bot.screens.hunt.showing import HuntShowing

_OWN = {"passes": "hunt-you-passed", "buys_nothing": "hunt-you-buy-nothing"}


def after(showing: HuntShowing, seat: int, events: Sequence[Event]) -> list[str]:
    """Tell the own part in the second person, the rest as the story does.

    An own bid that lies face down still isn't told here: My hand says so as long as it does.
    """
    hunt = showing.public.hunt
    bidding = hunt is not None and hunt.bidding
    told: list[str] = []
    others: list[Event] = []
    for event in (event.seen_by(seat) for event in events):
        own = _own(showing, event) if event.seat == seat else None
        if own is None:
            others.append(event)
            continue
        told += story.lines(showing, others, seat)
        others = []
        told += [own] if own and not (bidding and event.name in ("bids", "passes")) else []
    return told + story.lines(showing, others, seat)


def _own(showing: HuntShowing, event: Event) -> str | None:
    """Say it in the second person; None if there is no way to."""
    texts, locale, cards = showing.texts, showing.locale, showing.cards(story.in_order(event.cards))
    match event.name:
        case "bids":
            return texts.say(locale, "hunt-you-placed", cards=cards)
        case "passes" | "buys_nothing":
            return showing.say(_OWN[event.name])
        case "places":
            return _placed(showing, event)
        case "looks":
            return texts.say(locale, "hunt-you-saw", card=showing.card(event.card), cards=cards)
        case _:
            return None


def _placed(showing: HuntShowing, event: Event) -> str:
    """Say which scheme card lies where now, and which unicorn it has shown on top of the deck."""
    scheme, *top = showing.cards(event.cards)
    unicorn = showing.card(event.card)
    if top:
        return showing.texts.say(showing.locale, "hunt-you-set-looked", card=scheme, unicorn=unicorn, top=top)
    return showing.texts.say(showing.locale, "hunt-you-set", card=scheme, unicorn=unicorn)
