"""The cards of a hand in words: what they do, and why one can't be played now."""

from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.games.stables.look import HandCard, Look
from bot.screens.names import design
from bot.screens.showing import Showing

_REFUSALS = {
    "instant": "hand-cannot-instant",
    "broken_stable": "hand-cannot-broken-stable",
    "no_effect": "hand-cannot-no-effect",
}


def heading(showing: Showing, look: Look) -> str:
    """Say how many cards there are and how many may be kept."""
    texts, locale, count = showing.texts, showing.locale, len(look.hand)
    if not count:
        return texts.say(locale, "hand-empty")
    if look.hand_limit is None:
        return texts.say(locale, "hand-heading-no-limit", count=count)
    return texts.say(locale, "hand-heading", count=count, limit=look.hand_limit)


def card_lines(showing: Showing, look: Look, asked: Decision | None) -> list[str]:
    """Tell about each card once, alike ones with their number; with the reason if it can't be played now."""
    counted: dict[str, int] = {}
    for held in look.hand:
        counted[held.card] = counted.get(held.card, 0) + 1
    first = {held.card: held for held in reversed(look.hand)}
    playing = asked is not None and asked.kind == "action"
    return [_line(showing, look, first[card], count, playing=playing) for card, count in counted.items()]


def card_line(showing: Showing, card: str) -> str:
    """Tell about a card in one line: name, kind, what it does."""
    texts, locale = showing.texts, showing.locale
    return texts.say(locale, "hand-card", card=showing.card(card), type=showing.kind(card), short=showing.short(card))


def reason(showing: Showing, look: Look, held: HandCard) -> str:
    """Say why a card can't be played as an action; empty if it can."""
    if held.refusal is None:
        return ""
    if held.refusal == "queen_bee":
        return showing.texts.say(showing.locale, "hand-cannot-queen-bee", owner=_queen_bee(showing, look))
    return showing.say(_REFUSALS.get(held.refusal, "hand-cannot-no-effect"))


def _line(showing: Showing, look: Look, held: HandCard, count: int, *, playing: bool) -> str:
    texts, locale = showing.texts, showing.locale
    card = showing.card(held.card)
    if count > 1:
        card = texts.say(locale, "hand-card-times", card=card, count=count)
    kind, short = showing.kind(held.card), showing.short(held.card)
    why = reason(showing, look, held) if playing else ""
    if why:
        return texts.say(locale, "hand-card.blocked", card=card, type=kind, short=short, reason=why)
    return texts.say(locale, "hand-card", card=card, type=kind, short=short)


def _queen_bee(showing: Showing, look: Look) -> str:
    """Name whoever keeps basic unicorns out."""
    owners = [seat for seat, stands in enumerate(look.seats) if seat != look.viewer and _locks(showing, stands.stable)]
    return showing.texts.listing(showing.locale, showing.names(owners))


def _locks(showing: Showing, stable: Sequence[str]) -> bool:
    return any("locks_basics" in design(showing.book, card).always for card in stable)
