"""Secret bids that are typed: cards by their keys, a power by its word or name, or to pass."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from bot.client.caller import Caller, Refusal
from bot.client.playing import answer
from bot.client.which_table import own_table
from bot.games.core.decisions import Decision
from bot.screens import mine
from bot.screens.games import game_of
from bot.screens.options import option
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.directs import asked_directly
from bot.tables.errors import TableError
from bot.tables.plays import NOT_PLAYING
from bot.tables.state import TableState
from bot.texts import folded

TYPED, MOST_TYPED = "bid_typed", 60
"""The verb of the buttons that place a typed bid at one of several tables, and how much they can carry."""


def asked_in_secret(state: TableState, user: int) -> Decision | None:
    """Give what a person is asked in secret now."""
    seat = state.seat_of(user)
    return next(iter(asked_directly(state, seat)), None) if seat is not None else None


async def bid_somewhere(caller: Caller, table: int | None, text: str, *, power: bool) -> Screen:
    """The same at a table that may not be named: then where a bid is asked; of several the person chooses.

    Raises `TableError`, `Refusal`.
    """
    if table is None:
        asked = [
            one for one in await caller.services.tables.mine(caller.user) if asked_in_secret(one.state, caller.user)
        ]
        here = [one for one in asked if one.state.is_in(caller.channel)] or asked
        typed = f"{'+' if power else '-'}{text}"
        if len(here) > 1 and len(typed) <= MOST_TYPED and typed.isascii():
            raise Refusal(screen=mine.which(caller.services.texts, caller.locale, here, TYPED, typed))
        table = here[0].state.id if len(here) == 1 else None
    return await bid(caller, await own_table(caller, table), text, power=power)


async def bid(caller: Caller, table: int, text: str, *, power: bool) -> Screen:
    """Give a typed bid, with the power if there is one to announce. Raises `TableError`, `Refusal`."""
    state = await caller.services.tables.look(table)
    if state.status != "playing":
        raise TableError(NOT_PLAYING.get(state.status, "over"))
    if state.seat_of(caller.user) is None:
        raise TableError("not_seated")
    asked = asked_in_secret(state, caller.user)
    if asked is None:
        raise Refusal(caller.say("error-no-bid"))
    showing = caller.showing(state)
    picks = picks_in(showing, asked, text, power=power)
    reason = why_not(showing, asked, picks, power=power)
    if picks is None or reason:
        raise Refusal(reason)
    return await answer(caller, table, asked, picks)


def picks_in(showing: Showing, asked: Decision, text: str, *, power: bool) -> list[str] | None:
    """Give the picks that a text means: keys or labels with commas, blanks, `+` or the language's "and" between.

    A number is a card, held or not; None if anything else isn't offered.
    """
    labels = {folded(option(showing, asked, key).label): key for key in asked.answers()}
    keys = _passing(showing, asked) | {folded(key): key for key in asked.answers()} | labels
    whole = keys.get(folded(text))
    parted = _words(text, without=folded(showing.say("list-before-last")))
    words = [whole] if whole is not None else [keys.get(word, _card(word)) for word in parted]
    picks = [word for word in words if word is not None]
    if not picks or len(picks) < len(words):
        return None
    announced = [extra.word for extra in asked.extras]
    if power and announced and not any(word in picks for word in (*announced, *asked.exits)):
        picks.append(announced[0])
    return picks


def complete_bids(showing: Showing, asked: Decision, *, power: bool) -> Iterator[tuple[str, str]]:
    """Give name and text of every bid, passing first, then the fewest cards."""
    for key in asked.exits:
        yield option(showing, asked, key).label, key
    names = {key: game_of(showing).picked(key) for key in asked.options}
    extra = next(iter(asked.extras), None) if power else None
    more = extra.more if extra is not None else 0
    for count in range(asked.least + more, asked.most + more + 1):
        for cards in dict.fromkeys(combinations(asked.options, count)):
            yield showing.say("list-between").join(names[card] for card in cards), ",".join(cards)


def why_not(showing: Showing, asked: Decision, picks: Sequence[str] | None, *, power: bool) -> str:
    """Say why these picks can't be placed; empty if they can. Nothing that was typed is left out in silence."""
    texts, locale = showing.texts, showing.locale
    if picks is None:
        return showing.say("error-not_offered")
    if power and not asked.extras:
        return showing.say("error-no-power")
    if power and any(key in asked.exits for key in picks):
        return showing.say("error-power-with-pass")
    if len(picks) > 1 and any(key in asked.exits for key in picks):
        return showing.say("error-pass-with-cards")
    if asked.accepts(picks):
        return ""
    if not asked.options:
        return showing.say("error-not_offered")
    held = Counter(asked.options)
    strange = next((pick for pick in picks if _card(pick) and pick not in held), "")
    if strange:
        return texts.say(locale, "error-hold-none", card=strange)
    for card, count in Counter(pick for pick in picks if pick in held).items():
        if count > held[card]:
            return texts.say(locale, "error-hold-only", card=game_of(showing).picked(card), count=held[card])
    more = sum(extra.more for extra in asked.extras if extra.word in picks)
    least, most = asked.least + more, asked.most + more
    if least == most:
        return texts.say(locale, "error-choose-exactly", count=least)
    return texts.say(locale, "error-choose-between", least=least, most=most)


def begins(showing: Showing, typed: str, name: str, text: str) -> bool:
    """Tell whether what somebody types may become that bid: the beginning of its name, or some of its cards."""
    said = _words(typed, without=folded(showing.say("list-before-last")))
    return folded(name).startswith(folded(typed)) or not Counter(said) - Counter(_words(text))


def _words(text: str, without: str = "") -> list[str]:
    return [word for word in re.split(r"[,;+&\s]+", folded(text)) if word and word != without]


def _passing(showing: Showing, asked: Decision) -> dict[str, str]:
    """The words of the language for passing, where that is offered."""
    words = showing.say("typed-pass").split(showing.say("list-between"))
    return {folded(word): "pass" for word in words} if "pass" in asked.exits else {}


def _card(word: str) -> str | None:
    """A number that is typed means a hunt card."""
    return word if re.fullmatch(r"-?[0-9]+", word) else None
