"""Hints for a first hunt and pages to look around, all from the reader's own view."""

from collections.abc import Iterator

from bot.games.core.decisions import Decision
from bot.screens.game import Hint
from bot.screens.hunt.showing import HuntShowing

_BY_KIND = {
    "character": "hunt-character",
    "trap": "hunt-trap",
    "reveal": "hunt-reveal",
    "sight": "hunt-power",
    "veto": "hunt-power",
    "rewind": "hunt-power",
    "market": "hunt-market",
}


def hints(showing: HuntShowing, seat: int, asked: Decision | None) -> Iterator[Hint]:
    """Yield what could be explained to a seat now, what matters most first."""
    look = showing.match.look(seat)
    if asked is None:
        yield Hint("hunt-waiting", showing.say("hint-hunt-waiting"))
    elif asked.kind in _BY_KIND:
        name = _BY_KIND[asked.kind]
        yield Hint(name, showing.say(f"hint-{name}"))
    elif asked.kind == "bid" and asked.options and look.hunt is not None and look.hunt.number:
        told = showing.texts.say(showing.locale, "hint-hunt-follow", count=look.hunt.number)
        yield Hint("hunt-follow", told)
    elif asked.kind == "bid" and asked.options:
        yield Hint("hunt-open", showing.say("hint-hunt-open"))


def tour(showing: HuntShowing, seat: int) -> list[str]:
    """Give the pages to look around, in order."""
    look, texts, locale = showing.match.look(seat), showing.texts, showing.locale
    values = " ".join(str(card) for card in look.seats[seat].cards or ())
    cards = texts.say(locale, "tour-hunt-cards", values=values) if values else showing.say("tour-hunt-cards-empty")
    lined = "\n".join(f"- {showing.trapped(unicorn)}" for unicorn in look.line)
    line = texts.say(locale, "tour-hunt-line", cards=lined) if lined else showing.say("tour-hunt-line-empty")
    total = look.seats[seat].sheet.total
    points = texts.say(locale, "tour-hunt-points", points=texts.say(locale, "hunt-points", points=total))
    return [_character(showing, seat), cards, line, points, showing.say("tour-help")]


def _character(showing: HuntShowing, seat: int) -> str:
    texts, locale, mine = showing.texts, showing.locale, showing.match.look(seat).seats[seat]
    if not mine.character:
        return texts.say(locale, "tour-hunt-character-none")
    name = showing.card(mine.character)
    if not mine.power:
        return texts.say(locale, "tour-hunt-character-plain", character=name)
    power, short = showing.card(mine.power), showing.short(mine.power)
    return texts.say(locale, "tour-hunt-character", character=name, power=power, short=short)
