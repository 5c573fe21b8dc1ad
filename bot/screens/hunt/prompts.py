"""What a decision of a hunt asks, in words: to whoever decides, and to everybody else from public facts alone."""

from bot.games.core.decisions import Decision
from bot.games.hunt.bids import MOST
from bot.screens.game import Asked
from bot.screens.hunt.showing import HuntShowing
from bot.tables.state import Waiting
from bot.texts.values import Value

_OF_THE_HUNTED = frozenset({"bid", "sight", "sight_move", "sight_to", "reveal", "paint", "hand_over", "rewind"})
"""Kinds that are about the hunted unicorn; the others are about the card that asks, if about any."""


def private(showing: HuntShowing, decision: Decision) -> str:
    """Ask whoever decides, naming the card that asks. No markdown."""
    return question(showing, Asked(decision.kind, decision.source), unable=not decision.options)


def question(showing: HuntShowing, asked: Asked, *, unable: bool = False) -> str:
    """Ask in the second person by public facts. No markdown."""
    said = _say(showing, f"{_key(showing, asked.kind, unable=unable)}.private", asked)
    if not asked.source or _about(showing, asked) == asked.source:
        return said
    return showing.texts.say(showing.locale, "prompt-because", card=showing.card(asked.source), prompt=said)


def public(showing: HuntShowing, waiting: Waiting) -> str:
    """Tell everybody what is being decided, until when."""
    texts, locale, until = showing.texts, showing.locale, showing.until(waiting.decision)
    asked = Asked(waiting.kind, waiting.source)
    names = showing.names(waiting.seats)
    if len(names) > 1:
        return texts.say(locale, "board-decides", players=names, count=len(names), until=until)
    (player,) = names
    prompt = _say(showing, f"{_key(showing, asked.kind)}.public", asked, player=player)
    said = texts.say(locale, "board-asked", prompt=prompt, until=until)
    if not asked.source or _about(showing, asked) == asked.source:
        return said
    return texts.say(locale, "story-because", cause=showing.card(asked.source), fact=said)


def consequence(showing: HuntShowing, decision: Decision) -> str:
    """Say what happens when the time runs out (decision 31)."""
    if decision.kind == "market":
        return showing.say("prompt-default-hunt-nothing")
    if "pass" in decision.exits:
        return showing.say("prompt-default-hunt-pass")
    return showing.say("prompt-default-skip" if decision.exits else "prompt-default-computer")


def _key(showing: HuntShowing, kind: str, *, unable: bool = False) -> str:
    """Tell the opening of a hunt from following, and both from having too few cards."""
    hunt = showing.public.hunt
    if kind == "bid" and unable:
        return "prompt-hunt-bid_pass"
    if kind == "bid" and (hunt is None or not hunt.number):
        return "prompt-hunt-bid_open"
    return f"prompt-hunt-{kind}"


def _about(showing: HuntShowing, asked: Asked) -> str:
    """The id of what a question is about: the hunted unicorn, the card just revealed, or what asks."""
    hunt = showing.public.hunt
    if hunt is None:
        return asked.source
    if asked.kind == "veto":
        return hunt.revealed
    return hunt.unicorn.id if asked.kind in _OF_THE_HUNTED else asked.source


def _say(showing: HuntShowing, key: str, asked: Asked, **more: Value) -> str:
    needed = showing.texts.arguments(key)
    hunt = showing.public.hunt
    given: dict[str, Value] = {"card": showing.card(_about(showing, asked)), "count": hunt.number if hunt else MOST}
    return showing.say(key, **{name: value for name, value in (given | more).items() if name in needed})
