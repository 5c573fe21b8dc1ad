"""The cards of a hand in words: what they do, and why one can't be played now."""

from collections import Counter
from collections.abc import Sequence

from bot.games.core.decisions import Decision
from bot.games.stables.causes import Cause
from bot.games.stables.look import HandCard, Look
from bot.screens import limits
from bot.screens.names import design
from bot.screens.stables.showing import StableShowing

_REFUSALS = {
    "instant": "hand-cannot-instant",
    "no_basic": "hand-cannot-no-basic",
    "no_effect": "hand-cannot-no-effect",
    "price": "hand-cannot-price",
}
_BY_CARDS = {
    "no_upgrades": "hand-cannot-upgrades",
    "locked_out": "hand-cannot-locked-out",
    "no_basic": "hand-cannot-pandas",
    "no_effect": "hand-cannot-sheltered",
}
"""The reasons that name the cards which are in the way."""
_OF_THE_HAND = frozenset({"action", "limit", "discard", "cost", "bring", "bring_up_to"})
"""The kinds of decision whose options are cards of the own hand."""
_MOST_SHELTERED = 6


def heading(showing: StableShowing, look: Look) -> str:
    """Say how many cards there are and how many may be kept."""
    texts, locale, count = showing.texts, showing.locale, len(look.hand)
    if not count:
        return texts.say(locale, "hand-empty")
    if look.hand_limit is None:
        return texts.say(locale, "hand-heading-no-limit", count=count)
    return texts.say(locale, "hand-heading", count=count, limit=look.hand_limit)


def card_lines(showing: StableShowing, look: Look, asked: Decision | None, room: int) -> list[str]:
    """Tell about each card once, alike ones with their number; with the reason if it can't be played now.

    Texts of own cards are whole if there is `room` for all of them.
    """
    counted = Counter(held.card for held in look.hand)
    first = {held.card: held for held in reversed(look.hand)}
    playing = asked is not None and asked.kind == "action"
    shown = [(first[card], count) for card, count in counted.items()]
    lines = [_line(showing, look, held, count, playing=playing) for held, count in shown]
    if sum(map(weight, lines)) <= room:
        return lines
    return [_line(showing, look, held, count, playing=playing, whole=False) for held, count in shown]


def weight(line: str) -> int:
    """Give the room that a line takes: its characters, or its bytes if those come to Discord's bound sooner."""
    return 1 + max(len(line), len(line.encode()) * limits.TEXT // limits.TEXT_BYTES)


def about_hand(asked: Decision) -> bool:
    """Tell whether the cards of the own hand are what a decision is about."""
    return asked.kind in _OF_THE_HAND


def brief_line(showing: StableShowing, look: Look) -> list[str]:
    """Name the cards in one line, alike ones with their number; no line for an empty hand."""
    texts, locale = showing.texts, showing.locale
    counted = Counter(held.card for held in look.hand)
    names = [
        texts.say(locale, "hand-card-times", card=showing.card(card), count=count) if count > 1 else showing.card(card)
        for card, count in counted.items()
    ]
    return [f"-# {showing.say('board-between').join(names)}"] if names else []


def card_line(showing: StableShowing, card: str) -> str:
    """Tell about a card in one line: name, kind, what it does."""
    texts, locale = showing.texts, showing.locale
    return texts.say(locale, "hand-card", card=showing.card(card), type=showing.kind(card), short=showing.short(card))


def with_price(showing: StableShowing, held: HandCard, *, whole: bool = False) -> str:
    """Say what a card does, in a line or its `whole` own text, and whether playing it would cost another one now."""
    texts, locale = showing.texts, showing.locale
    short = showing.told(held.card) if whole else showing.short(held.card)
    if not held.price:
        return short
    symbol = showing.say(f"symbol-{design(showing.book, held.card).symbol}")
    if held.price == "free":
        return texts.say(locale, "hand-price-free", short=short, symbol=symbol)
    return texts.say(locale, "hand-price-card", short=short, symbol=symbol)


def reason(showing: StableShowing, look: Look, held: HandCard) -> str:
    """Say why a card can't be played as an action, naming the cards that are in the way; empty if it can."""
    if held.refusal is None:
        return ""
    if held.causes and held.refusal in _BY_CARDS:
        causes = in_the_way(showing, look, held.causes)
        return showing.say(_BY_CARDS[held.refusal], causes=causes, count=len(causes))
    lacks = f"hand-lacks-{held.lacks.replace('_', '-')}"
    return showing.say(lacks if showing.texts.has(lacks) else _REFUSALS.get(held.refusal, "hand-cannot-no-effect"))


def in_the_way(showing: StableShowing, look: Look, causes: Sequence[Cause]) -> list[str]:
    """Name cards that are in the way, each with whose stable it lies in."""
    texts, locale = showing.texts, showing.locale
    return [
        texts.say(locale, "hand-cause.own", card=showing.card(cause.card))
        if cause.seat == look.viewer
        else texts.say(locale, "hand-cause", card=showing.card(cause.card), owner=showing.name(cause.seat))
        for cause in causes
    ]


def out_of_reach(showing: StableShowing, look: Look) -> list[str]:
    """Say in a line which cards the effect at hand can't reach and what shelters them; nothing if it reaches all."""
    texts, locale = showing.texts, showing.locale
    told: list[str] = []
    for one in look.sheltered[:_MOST_SHELTERED]:
        (card,) = in_the_way(showing, look, [Cause(one.seat, one.card)])
        others = showing.cards(cause.card for cause in one.causes if cause != Cause(one.seat, one.card))
        told.append(texts.say(locale, "hand-sheltered", card=card, causes=others) if others else card)
    return [texts.say(locale, "hand-out-of-reach", cards=told)] if told else []


def _line(showing: StableShowing, look: Look, held: HandCard, count: int, *, playing: bool, whole: bool = True) -> str:
    texts, locale = showing.texts, showing.locale
    card = showing.card(held.card)
    if count > 1:
        card = texts.say(locale, "hand-card-times", card=card, count=count)
    kind, short = showing.kind(held.card), with_price(showing, held, whole=whole)
    why = reason(showing, look, held) if playing else ""
    if why:
        return texts.say(locale, "hand-card.blocked", card=card, type=kind, short=short, reason=why)
    return texts.say(locale, "hand-card", card=card, type=kind, short=short)
