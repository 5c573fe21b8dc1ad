"""The story of a hunt: one line a fact, in the present tense, and how a hunt was decided in one."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.games.core.events import Event
from bot.screens.hunt.showing import HuntShowing
from bot.tables.undoing.standing import UNDONE
from bot.texts.values import Value

_REASONED = frozenset({"wins", "does_nothing"})
"""Facts that say why by a word of the rules instead of a card."""


def lines(showing: HuntShowing, events: Sequence[Event], viewer: int | None) -> list[str]:
    """Tell facts as `viewer` (a seat, or None for everybody) may know them; ties and their end share a line."""
    told: list[str] = []
    ties: list[Event] = []
    bought: Event | None = None
    for event in (event.seen_by(viewer) for event in events):
        if event.name in ("tied", "survives_tie"):
            ties.append(event)
            told += [_line(showing, event)] if event.name == "survives_tie" else []
        elif ties:
            line = _ties(showing, ties, event)
            told += [line] if line else [_tie(showing, ties), _line(showing, event)]
            ties = []
        elif event.name == "pays" and bought is not None and event.why == bought.card:
            told[-1] = _paid(showing, bought, event)
        else:
            told.append(_line(showing, event))
        bought = event if event.name == "buys" else None
    return [*told, _tie(showing, ties)] if any(event.name == "tied" for event in ties) else told


def unfinished(events: Sequence[Event]) -> int:
    """Count ties at the end, and a purchase: what comes of them is told in the same line."""
    ties = 0
    for event in reversed(events):
        if event.name not in ("tied", "survives_tie"):
            break
        ties += 1
    return ties or int(bool(events) and events[-1].name == "buys")


def _ties(showing: HuntShowing, ties: Sequence[Event], after: Event) -> str:
    """Tell in one line which totals tie and what comes of it: "5 and 5 tie, so **Bob**'s 4 takes *Sticky Pink*."

    Ties below the winner's total change nothing and aren't told. Empty if what comes after isn't decided by totals.
    """
    texts, locale, card = showing.texts, showing.locale, showing.card(after.card)
    if after.name == "escapes":
        return texts.say(locale, "story-hunt-tied.nobody", cards=_totals(showing, ties), card=card)
    above = [event for event in ties if event.n >= after.n]
    if after.name != "wins_hunt" or after.why:
        return ""
    if not above:
        return _line(showing, after)
    totals, player = _totals(showing, above), showing.name(after.seat)
    return texts.say(locale, "story-hunt-tied.so", cards=totals, player=player, count=after.n, card=card)


def _tie(showing: HuntShowing, ties: Sequence[Event]) -> str:
    return showing.texts.say(showing.locale, "story-hunt-tied", cards=_totals(showing, ties))


def _totals(showing: HuntShowing, ties: Sequence[Event]) -> str:
    """List totals, each as often as it was bid: "5 and 5, 3 and 3"."""
    texts, locale = showing.texts, showing.locale
    counted = Counter(event.n for event in sorted(ties, key=lambda event: -event.n))
    listed = [texts.listing(locale, [str(total)] * count) for total, count in counted.items()]
    return texts.say(locale, "list-between").join(listed)


def _paid(showing: HuntShowing, buys: Event, pays: Event) -> str:
    """Tell in one line what somebody buys and with which cards, or only for how much."""
    if not pays.cards:
        return _line(showing, buys)
    arguments: dict[str, Value] = {"player": showing.name(buys.seat), "card": showing.card(buys.card)}
    return showing.texts.say(showing.locale, "story-hunt-buys-with", cards=in_order(pays.cards), **arguments)


def in_order(cards: Sequence[str]) -> list[str]:
    """Hunt cards from the highest down; other cards as they are."""
    return sorted(cards, key=int, reverse=True) if all(card.isdigit() for card in cards) else list(cards)


def _line(showing: HuntShowing, event: Event) -> str:
    if event.name == UNDONE:
        return _say(showing, "story-undone.vote" if event.why else "story-undone", event)
    key = _key(showing, event)
    said = _say(showing, key, event)
    if not event.why or event.name in _REASONED or "cause" in showing.texts.arguments(key):
        return said
    if event.why == event.card:
        return said
    return showing.texts.say(showing.locale, "story-because", cause=showing.card(event.why), fact=said)


def _key(showing: HuntShowing, event: Event) -> str:
    """Choose among the lines of a fact."""
    key = f"story-hunt-{event.name}"
    match event.name:
        case "bids" if event.why and not event.cards:
            return f"{key}-power"
        case "reveals" if event.why and event.cards:
            return f"{key}-power"
        case "wins_hunt" if event.why:
            return f"{key}-instead"
        case "places" if len(event.cards) > 1:
            return f"{key}-looked"
        case _ if event.name in _REASONED and event.why:
            return f"{key}.{event.why}"
        case _ if event.cards and showing.texts.has(f"{key}.known"):
            return f"{key}.known"
        case _:
            return key


_ARGUMENTS: dict[str, Callable[[HuntShowing, Event], Value]] = {
    "player": lambda showing, event: showing.name(event.seat),
    "other": lambda showing, event: showing.name(event.other),
    "card": lambda showing, event: showing.card(event.card),
    "cards": lambda showing, event: showing.cards(in_order(event.cards)),
    "scheme": lambda showing, event: showing.card(event.cards[0]),
    "top": lambda showing, event: showing.card(event.cards[-1]),
    "count": lambda _, event: event.n,
    "cause": lambda showing, event: showing.card(event.why),
}


def _say(showing: HuntShowing, key: str, event: Event) -> str:
    needed = showing.texts.arguments(key)
    return showing.say(key, **{name: _ARGUMENTS[name](showing, event) for name in needed})
