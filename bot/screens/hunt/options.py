"""Answer keys of a hunt as people read them: a label that says what it does, a line that says what it means."""

from bot.games.core.decisions import Decision
from bot.games.hunt.cards import COLORS
from bot.games.hunt.look import FaceDown, Look, UnicornLook
from bot.screens.hunt.showing import HuntShowing
from bot.screens.layouts import Option


def option(showing: HuntShowing, decision: Decision, key: str) -> Option:
    """Give an answer of a decision as an option of a menu."""
    texts, locale = showing.texts, showing.locale
    verb, _, rest = key.partition(" ")
    if key in ("pass", "skip"):
        return Option(key, showing.say(f"hunt-answer-{key}-{decision.kind}"))
    match verb:
        case "use":
            return Option(key, texts.say(locale, "hunt-answer-use", power=showing.card(rest)), showing.short(rest))
        case "reveal":
            owner = showing.plain(_face_down(showing.public, rest).owner)
            return Option(key, texts.say(locale, "hunt-answer-reveal", place=rest, owner=owner))
        case "move":
            card = _face_down(showing.match.look(decision.seat), rest)
            name, owner = showing.card(card.scheme), showing.plain(card.owner)
            return Option(
                key, texts.say(locale, "hunt-answer-move", card=name, owner=owner), showing.short(card.scheme)
            )
        case _:
            return _thing(showing, decision, key)


def picked(showing: HuntShowing, key: str) -> str:
    """Name a pick among those made so far."""
    return showing.card(key)


def elsewhere(showing: HuntShowing, decision: Decision, key: str) -> str:
    """Give the card on a button that the rest of the screen doesn't tell about."""
    told = ("trap", "market") if decision.options else ()
    known = key in showing.book.characters or key in showing.book.unicorns
    return key if known and decision.kind not in told else ""


def card_line(showing: HuntShowing, card: str) -> str:
    """Tell about a unicorn with all that lies on it, or about what else a card does."""
    found = find(showing.public, card)
    if found is not None:
        return showing.trapped(found)
    character = showing.book.characters.get(card)
    short = showing.short(character.power.id) if character is not None else showing.short(card)
    if character is not None and showing.public.powers:
        short = showing.say("prompt-because", card=showing.card(character.power.id), prompt=short)
    elif character is not None:
        short = ""
    return showing.texts.say(showing.locale, "hunt-hand-scheme", card=showing.card(card), short=short)


def find(look: Look, unicorn: str) -> UnicornLook | None:
    """Find a unicorn in the line or in a herd."""
    herds = [one for seat in look.seats for one in seat.unicorns]
    return next((one for one in (*look.line, *herds) if one.id == unicorn), None)


def _face_down(look: Look, place: str) -> FaceDown:
    """The scheme card on the hunted unicorn at a place, from 1."""
    assert look.hunt is not None
    return look.hunt.unicorn.placed[int(place) - 1]


def _thing(showing: HuntShowing, decision: Decision, key: str) -> Option:
    """A hunt card, an item, a colour, a character, a scheme card or a unicorn."""
    texts, locale = showing.texts, showing.locale
    if key.isdigit():
        kind = "hunt-answer-take-back" if decision.kind == "rewind" else "hunt-answer-card"
        return Option(key, showing.say(kind, count=int(key)))
    if key in showing.book.items and decision.kind == "market":
        item = showing.book.items[key]
        label = texts.say(locale, "hunt-answer-item", card=showing.card(key), cost=item.cost)
        return Option(key, label, showing.short(key))
    if key in COLORS:
        return Option(key, showing.color(key))
    unicorn = find(showing.public, key)
    if unicorn is not None:
        return Option(key, showing.card(key), showing.plainly(unicorn))
    character = showing.book.characters.get(key)
    if character is not None:
        return Option(key, showing.card(key), showing.short(character.power.id) if showing.public.powers else "")
    return Option(key, showing.card(key), showing.short(key))
