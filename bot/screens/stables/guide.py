"""Hints for a first stable game and pages to look around, all from the reader's own view."""

from collections.abc import Iterator

from bot.games.core.decisions import Decision
from bot.games.stables.look import Look
from bot.screens.game import Hint
from bot.screens.stables.hand_cards import card_line
from bot.screens.stables.showing import StableShowing

_CHOICES = frozenset({"destroy", "sacrifice", "steal", "return", "discard", "mode", "use", "player", "move", "give"})


def hints(showing: StableShowing, seat: int, asked: Decision | None) -> Iterator[Hint]:
    """Yield what could be explained to a seat now, what matters most first."""
    look = showing.match.look(seat)
    if asked is None:
        yield Hint("waiting", showing.say("hint-waiting"))
    elif asked.kind == "window":
        yield from _at_window(showing, look, seat)
    else:
        yield from _asked(showing, look, asked)
    yield from _around(showing, look, seat)


def tour(showing: StableShowing, seat: int) -> list[str]:
    """Give the pages to look around, in order."""
    look, texts, locale = showing.match.look(seat), showing.texts, showing.locale
    mine = look.seats[seat]
    cards = showing.cards([*mine.stable, *mine.upgrades, *mine.downgrades])
    if cards:
        own = texts.say(locale, "tour-stable", cards=cards, unicorns=mine.unicorns, needed=look.needed)
    else:
        own = texts.say(locale, "tour-stable-empty", needed=look.needed)
    held = "\n".join(card_line(showing, card) for card in dict.fromkeys(one.card for one in look.hand))
    hand = texts.say(locale, "tour-cards", cards=held) if held else texts.say(locale, "tour-cards-empty")
    neighs = _neighs(showing, look)
    names = showing.cards(dict.fromkeys(neighs))
    neigh = showing.say("tour-neigh", count=len(neighs), cards=names)
    if look.hand_limit is None:
        turn = showing.say("tour-turn-no-limit")
    else:
        turn = showing.say("tour-turn", limit=look.hand_limit)
    symbols = [showing.say("tour-kids-cards")] if _for_kids(showing) else []
    return [own, hand, *symbols, neigh, turn, showing.say("tour-help")]


def _for_kids(showing: StableShowing) -> bool:
    """Tell whether the deck is one whose magic costs something: it has symbols."""
    return any(symbol is not None for symbol in showing.book.symbols)


def _neighs(showing: StableShowing, look: Look) -> list[str]:
    fits = showing.book.of_kind["neigh"]
    return [held.card for held in look.hand if fits[showing.book.number[held.card]]]


def _at_window(showing: StableShowing, look: Look, seat: int) -> Iterator[Hint]:
    playing = look.playing
    if playing is not None and playing.seat == seat:
        yield Hint("neighed", showing.say("hint-neighed"))
    count = len(_neighs(showing, look))
    yield Hint("window", showing.texts.say(showing.locale, "hint-window", count=count))


def _asked(showing: StableShowing, look: Look, asked: Decision) -> Iterator[Hint]:
    texts, locale, kids = showing.texts, showing.locale, _for_kids(showing)
    if asked.kind == "baby":
        key = "hint-kids-baby" if kids else "hint-baby"
        yield Hint("baby", showing.say(key, needed=look.needed))
    elif asked.kind == "action" and kids:
        yield Hint("kids-turn", texts.say(locale, "hint-kids-turn"))
        if any(held.price for held in look.hand):
            yield Hint("kids-magic", texts.say(locale, "hint-kids-magic"))
    elif asked.kind == "action":
        yield Hint("turn", texts.say(locale, "hint-turn", needed=look.needed))
        yield Hint("card", texts.say(locale, "hint-card"))
    elif asked.kind in ("opening", "limit"):
        yield Hint(asked.kind, showing.say(f"hint-{asked.kind}"))
    elif asked.kind == "cost":
        yield Hint("kids-cost", texts.say(locale, "hint-kids-cost"))
    elif asked.kind in _CHOICES:
        yield Hint("choice", texts.say(locale, "hint-choice"))


def _around(showing: StableShowing, look: Look, seat: int) -> Iterator[Hint]:
    """Yield what matters whatever is asked: cards that lie in the own stable, somebody about to win."""
    texts, locale, mine = showing.texts, showing.locale, look.seats[seat]
    for kind, cards in (("downgrade", mine.downgrades), ("upgrade", mine.upgrades)):
        for card in cards[:1]:
            told = showing.say(f"hint-{kind}", card=showing.card(card), short=showing.told(card))
            yield Hint(kind, told)
    near = [other for other, stands in enumerate(look.seats) if stands.unicorns == look.needed - 1 and other != seat]
    if near:
        yield Hint("close", texts.say(locale, "hint-close", player=showing.name(near[0])))
