"""Answers that are typed: by key, by label as screens show it, or by position; several with commas between."""

from collections.abc import Sequence

from bot.client.caller import Caller, Refusal
from bot.client.playing import answer, asked_of, own_decision
from bot.client.reactions import open_window
from bot.games.core.choices import parse
from bot.games.core.decisions import Decision
from bot.screens.games import game_of
from bot.screens.names import as_typed
from bot.screens.options import option
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.screens.stables.hand_cards import reason
from bot.screens.stables.showing import StableShowing, stables
from bot.tables.state import TableState
from bot.texts import folded

ACTION = "action"


def find(showing: Showing, decision: Decision, text: str) -> str | None:
    """Give the answer that a text means: a key, a label, a position from 1, or a card's name if only one has it."""
    keys = decision.answers()
    wanted = folded(text)
    for key in keys:
        if wanted in (folded(key), folded(option(showing, decision, key).label)):
            return key
    numbered = not any(key.isdigit() for key in keys)  # where keys are numbers, a number is no position
    if numbered and wanted.isascii() and wanted.isdigit() and 0 < int(wanted) <= len(keys):
        return keys[int(wanted) - 1]
    named = [key for key in keys if (card := parse(key).card) and _names(showing, text, card)]
    return named[0] if len(named) == 1 else None


def find_all(showing: Showing, decision: Decision, text: str) -> list[str] | None:
    """Give the picks that a text with commas means; None if it names something that isn't offered."""
    found = [find(showing, decision, part) for part in text.split(",") if part.strip()]
    picks = [key for key in found if key is not None]
    return picks if picks and len(picks) == len(found) else None


def meant(showing: Showing, open_: Sequence[Decision], text: str) -> tuple[Decision, list[str]] | None:
    """Give the first of several open decisions to which a text is a complete answer, and the picks; None if to none."""
    for asked in open_:
        picks = find_all(showing, asked, text)
        if picks is not None and asked.accepts(picks):
            return asked, picks
    return None


async def choose(caller: Caller, table: int, text: str) -> Screen:
    """Answer whatever a person is asked. Raises `TableError`, `Refusal`."""
    asked = await own_decision(caller, table)
    if asked is None:
        raise Refusal(caller.say("error-no-decision"))
    state = await caller.services.tables.look(table)
    showing = caller.showing(state)
    found = meant(showing, state.open_to(asked.seat), text)
    if found is None:
        raise Refusal(_how_many(caller, asked, find_all(showing, asked, text)))
    return await answer(caller, table, *found)


def _how_many(caller: Caller, asked: Decision, picks: Sequence[str] | None) -> str:
    if picks is None or asked.most == 1:
        return caller.say("error-not_offered")
    if asked.least == asked.most:
        return caller.say("error-choose-exactly", count=asked.least)
    return caller.say("error-choose-between", least=asked.least, most=asked.most)


async def play_card(caller: Caller, table: int, text: str, stable: str | None) -> Screen:
    """Play a card as the action, into a stable if there is a choice. Raises `TableError`, `Refusal`."""
    asked = await _action(caller, table)
    state = await caller.services.tables.look(table)
    showing = caller.showing(state)
    key = _card_key(showing, asked, text)
    if key is None:
        raise Refusal(_why_not_played(caller, stables(showing), asked.seat, text))
    played = await answer(caller, table, asked, [key])
    if stable is None:
        return played
    into = await own_decision(caller, table, "into")
    target = find(caller.showing(await caller.services.tables.look(table)), into, stable) if into is not None else None
    if into is None or target is None:
        return played
    return await answer(caller, table, into, [target])


async def draw(caller: Caller, table: int) -> Screen:
    """Draw a card as the action. Raises `TableError`, `Refusal`."""
    asked = await _action(caller, table)
    if "draw" not in asked.answers():
        raise Refusal(caller.showing(await caller.services.tables.look(table)).say("error-draw-not-now"))
    return await answer(caller, table, asked, ["draw"])


async def window_token(caller: Caller, table: int) -> str:
    """Give the token of the reaction window that is open. Raises `TableError`, `Refusal`."""
    await own_decision(caller, table)
    window = open_window(await caller.services.tables.look(table))
    if window is None:
        raise Refusal(caller.say("error-no-window"))
    return window.token


async def _action(caller: Caller, table: int) -> Decision:
    asked = await own_decision(caller, table, ACTION)
    if asked is not None:
        return asked
    state = await caller.services.tables.look(table)
    if asked_of(state, state.seat_of(caller.user)) is not None:
        raise Refusal(caller.showing(state).say("error-draw-not-now"))
    raise Refusal(_whose_turn(caller, state))


def _whose_turn(caller: Caller, state: TableState) -> str:
    for waiting in state.waiting():
        player = caller.showing(state).name(waiting.seats[0])
        return caller.say("error-not-your-turn", player=player, until=countdown(waiting.until))
    return caller.say("error-no-decision")


def _card_key(showing: Showing, asked: Decision, text: str) -> str | None:
    """Find a card to play: by its key, or by its name without how many alike there are."""
    wanted = folded(text)
    for key in asked.answers():
        card = parse(key).card
        if card and (wanted in (folded(key), card) or _names(showing, text, card)):
            return key
    return None


def _names(showing: Showing, text: str, card: str) -> bool:
    """Tell whether a text is a card's name, with or without its signs."""
    return as_typed(text) == as_typed(game_of(showing).card(card))


def _why_not_played(caller: Caller, showing: StableShowing, seat: int, text: str) -> str:
    look = showing.match.look(seat)
    for held in look.hand:
        if _means(showing, text, held.card):
            return caller.say("error-cannot-play", card=showing.card(held.card), reason=reason(showing, look, held))
    named = next((card for card in showing.book.ids if _means(showing, text, card)), None)
    if named is not None:
        return caller.say("error-card-not-held", card=showing.card(named))
    return caller.say("error-card-unknown")


def _means(showing: Showing, text: str, card: str) -> bool:
    return folded(text) in (card, f"play {card}") or _names(showing, text, card)
