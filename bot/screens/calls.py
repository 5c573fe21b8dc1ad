"""Calls in public: whoever must act is mentioned, with a way to their hand and to the board."""

from collections.abc import Container

from bot.screens import custom_ids, layouts
from bot.screens.game import Asked
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.items import Call


def call(showing: Showing, payload: Call, link: str, pinged: Container[int] | None = None) -> Screen:
    """Call those who are asked; `link` leads to the board.

    Of them only those in `pinged` (None: all) are pinged, and never the seat whose own answer led straight here.
    """
    texts, locale = showing.texts, showing.locale
    mentions = [f"<@{ask.user}>" for ask in payload.asks]
    until = countdown(_until(showing, payload))
    first = payload.asks[0]
    in_secret = _in_secret(showing, payload)
    if payload.reminder:
        key = "prompt-reminder-direct" if in_secret else "prompt-reminder"
        text = texts.say(locale, key, mentions=mentions, until=until, link=link)
    elif first.decision == "action":
        text = texts.say(locale, "prompt-your-turn", mentions=mentions, until=until, link=link)
    else:
        prompt = game_of(showing).question(Asked(first.decision, first.source, len(payload.asks) > 1))
        key = "prompt-call-direct" if in_secret else "prompt-call"
        text = texts.say(locale, key, mentions=mentions, prompt=prompt, until=until, link=link)
    hand = layouts.button(custom_ids.encode(showing.state.id, "hand"), showing.say("board-my-hand"), layouts.PRIMARY)
    called = [ask.user for ask in payload.asks if ask.seat != payload.acted and (pinged is None or ask.user in pinged)]
    bid = layouts.button(custom_ids.encode(showing.state.id, "bid"), showing.say("board-bid"))
    return layouts.screen(showing.headed(text), [[hand, bid] if in_secret else [hand]], called)


def _in_secret(showing: Showing, payload: Call) -> bool:
    """Tell whether direct messages ask the same: the same words for everybody, whoever takes such messages."""
    match = showing.state.match
    return match is not None and payload.asks[0].decision in match.direct.kinds


def _until(showing: Showing, payload: Call) -> float:
    """Give the deadline as it is now: it may have moved since the call was first said."""
    decision = showing.state.decision_named(payload.token)
    at = showing.state.until(decision) if decision is not None else None
    return payload.until if at is None else at
