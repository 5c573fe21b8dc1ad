"""Answers to a reaction window, by button or command. What comes back is private; nothing public tells who tried."""

from bot.client.caller import Caller, Refusal
from bot.screens import errors
from bot.screens.games import game_of
from bot.screens.showing import countdown
from bot.screens.stables.neighs import meant
from bot.screens.stables.showing import stables
from bot.tables.errors import TableError
from bot.tables.state import TableState, Waiting

RECEIPTS = {"neigh": "window-you-neigh", "super_neigh": "window-you-super-neigh", "pass": "window-you-let-be"}
STOPS = frozenset({"neigh", "super_neigh"})


def open_window(state: TableState, token: str | None = None) -> Waiting | None:
    """Give the reaction window that is open, or that of a token if it still is."""
    for waiting in state.waiting():
        if waiting.kind == "window" and token in (None, waiting.token):
            return waiting
    return None


async def react(caller: Caller, table: int, token: str, pick: str) -> str:
    """Neigh, super-neigh or pass; gives the receipt. Raises `TableError`, `Refusal`."""
    state = await caller.services.tables.look(table)
    window = open_window(state, token)
    seat = state.seat_of(caller.user)
    asked = [one for one in state.open_to(seat) if one.kind == "window"] if seat is not None else []
    card = meant(stables(caller.showing(state)), asked[0], pick) if asked else pick
    try:
        await caller.services.tables.answer_token(table, caller.user, token, [card])
    except TableError as error:
        if error.reason == "not_offered" and pick in STOPS:
            raise Refusal(_why_not(caller, state, pick)) from error
        if error.reason == "not_yours" and seat is not None:
            raise Refusal(caller.say("error-neigh-own" if pick in STOPS else "error-pass-own")) from error
        raise
    card = game_of(caller.showing(state)).card(window.source) if window is not None else ""
    return caller.say(RECEIPTS[pick], card=card)


async def let_all_be(caller: Caller, table: int, token: str) -> str:
    """Let this card and all others of this turn be; gives the receipt. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    _need_window(state, token)
    await caller.services.tables.let_all_be(table, caller.user)
    return caller.showing(state).say("window-you-let-all-be")


async def wait(caller: Caller, table: int, token: str) -> str:
    """Don't let the card be by the personal setting; gives the receipt. Raises `TableError`."""
    window = _need_window(await caller.services.tables.look(table), token)
    await caller.services.tables.wait(table, caller.user)
    return caller.say("window-you-wait", until=countdown(window.until))


def _need_window(state: TableState, token: str) -> Waiting:
    window = open_window(state, token)
    if window is None:
        raise TableError("over" if state.status in ("over", "ended") else "stale")
    return window


def _why_not(caller: Caller, state: TableState, pick: str) -> str:
    seat = state.seat_of(caller.user)
    if seat is None:
        return caller.showing(state).say("error-not_yours")
    return errors.cannot_neigh(caller.showing(state), seat, super_neigh=pick == "super_neigh")
