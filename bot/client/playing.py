"""What a person does in a game and sees of it, the same for buttons and commands."""

from collections.abc import Sequence

from bot.client import directs
from bot.client.caller import Caller
from bot.games.core.choices import parse
from bot.games.core.decisions import Decision
from bot.screens import errors, said
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.stables.showing import stables
from bot.tables.directs import asked_directly
from bot.tables.errors import TableError
from bot.tables.plays import NOT_PLAYING
from bot.tables.state import TableState


async def show_hand(caller: Caller, table: int, text: str = "", page: int = 0, decision: int | None = None) -> Screen:
    """Give a person's hand with what they are asked (of several things `decision`); `text` stands on top.

    Raises `TableError`.
    """
    tables = caller.services.tables
    state = await tables.look(table)
    if state.match is None:
        raise TableError(NOT_PLAYING.get(state.status, "over"))
    if await come_back(caller, state):
        state = await tables.look(table)
        text = text or caller.say("hand-away")
    on_top = "\n".join(filter(None, (text, trouble(caller, state), await directs.note(caller, state))))
    return await directs.hand_screen(caller, state, page, on_top, decision)


async def come_back(caller: Caller, state: TableState) -> bool:
    """Let whoever was away play for themselves again; tells whether they were."""
    seat = state.seat_of(caller.user)
    if state.status != "playing" or seat is None or not state.seats[seat].away:
        return False
    await caller.services.tables.here(state.id, caller.user)
    return True


def asked_of(state: TableState, seat: int | None) -> Decision | None:
    """Give what a seat is asked now."""
    return next(iter(state.open_to(seat)), None) if seat is not None else None


def trouble(caller: Caller, state: TableState) -> str:
    """Say why a table's messages stand still, if they do."""
    found = caller.services.troubles.of(state.row.channel)
    if found is None:
        return ""
    if found.gone:
        return caller.say("error-channel-gone", table=state.id)
    return caller.say("error-bot-permission-table", table=state.id, permission=caller.say(found.permission))


async def answer(caller: Caller, table: int, decision: Decision, picks: Sequence[str]) -> Screen:
    """Give a person's answer; what came of it stands on top of their hand. A refused one is explained there too."""
    try:
        answered = await caller.services.tables.answer(table, caller.user, decision.id, picks)
    except TableError as error:
        if error.reason == "not_offered":
            return await not_offered(caller, table, decision, picks)
        return await explain(caller, table, error)
    state = await caller.services.tables.look(table)
    return await show_hand(caller, table, said.after(caller.showing(state), answered.seat, answered.events))


async def not_offered(caller: Caller, table: int, decision: Decision, picks: Sequence[str]) -> Screen:
    """Say on top of a person's hand why these picks can't be chosen, or not any more."""
    taken = await _taken(caller, table, decision, picks)
    if taken:
        return await show_hand(caller, table, taken)
    return await explain(caller, table, TableError("not_offered", kind=decision.kind))


async def changed(caller: Caller, table: int, decision: Decision, picks: Sequence[str]) -> Screen:
    """Say on top of a person's hand that their choice isn't what the message showed on which they confirmed it."""
    game = game_of(caller.showing(await caller.services.tables.look(table)))
    cards = [game.picked(pick) for pick in picks]
    text = caller.say("hand-changed", cards=cards) if cards else caller.say("hand-changed.none")
    return await show_hand(caller, table, text, decision=decision.id)


async def _taken(caller: Caller, table: int, decision: Decision, picks: Sequence[str]) -> str:
    """Say who was quicker to take the baby that a person chose; empty if that isn't why they can't have it."""
    state = await caller.services.tables.look(table)
    if decision.kind != "baby" or state.match is None:
        return ""
    showing = stables(caller.showing(state))
    for seat, stands in enumerate(showing.public.seats):
        for card in stands.stable:
            if [card] == [parse(pick).card for pick in picks]:
                return caller.say("error-baby-taken", player=showing.name(seat), card=showing.card(card))
    return ""


async def explain(caller: Caller, table: int, error: TableError) -> Screen:
    """Say on top of a person's hand why something can't be done. Raises the error if there is no hand to show."""
    state = await caller.services.tables.look(table)
    if state.match is None or state.seat_of(caller.user) is None:
        raise error
    showing = caller.showing(state)
    text = errors.sentence(showing.texts, showing.locale, error, showing.spoken)
    return await show_hand(caller, table, text)


async def show_bid(caller: Caller, table: int) -> Screen:
    """Give the form of what a person is asked in secret, as their direct message has it. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    seat = state.seat_of(caller.user)
    asked = asked_directly(state, seat) if seat is not None else []
    text = "" if asked or seat is None else caller.say("error-no-bid")
    return await show_hand(caller, table, text, decision=asked[0].id if asked else None)


async def own_decision(caller: Caller, table: int, *kinds: str) -> Decision | None:
    """Give what is asked of a person now, if it is of one of these kinds. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    if state.status != "playing":
        raise TableError(NOT_PLAYING.get(state.status, "over"))
    seat = state.seat_of(caller.user)
    if seat is None:
        raise TableError("not_seated")
    asked = asked_of(state, seat)
    return asked if asked is not None and (not kinds or asked.kind in kinds) else None
