"""Presses on a table's direct message, and what its person is told about direct messages elsewhere."""

from functools import partial

from msgspec.structs import replace

from bot.client.caller import Caller
from bot.client.direct_presses import pressed_on
from bot.client.hints import hint_for
from bot.client.private_pictures import painted_for
from bot.client.services import Services
from bot.screens import hand
from bot.screens.screen import Screen
from bot.tables.directs import DirectBoard, asked_directly
from bot.tables.reach import read_reach, write_reach
from bot.tables.state import TableState


async def hand_screen(
    caller: Caller, state: TableState, page: int = 0, text: str = "", decision: int | None = None
) -> Screen:
    """Give a person's hand; pressed on their direct message of this table, what that one should say."""
    seat, services = state.seat_of(caller.user), caller.services
    direct = await pressed_on(services, caller.interaction, state.id)
    if direct is not None and direct.seat == seat:
        screen = await services.direct_screens.page(state, direct, caller.locale, page, text, decision)
        return replace(screen, is_direct=True)
    asked = hand.shown_of(state.open_to(seat), decision) if seat is not None else None
    draft = await services.tables.draft(state.id, caller.user, asked.id) if asked is not None else ()
    showing = caller.showing(state)
    hint = await hint_for(services.repository, caller.user, showing, asked)
    painted = await painted_for(caller, partial(hand.picture, showing, seat, decision))
    return hand.hand(showing, seat, draft, page, text, decision, hint, painted)


async def settle(services: Services, before: DirectBoard) -> None:
    """Draw a direct message again if the outbox has drawn it while a press on it was being answered."""
    directs = await services.tables.outbox.directs(before.board.table)
    now = next((direct.board for direct in directs if direct.board.name == before.board.name), before.board)
    if now.wanted > before.board.wanted and not now.dirty:
        await services.tables.outbox.redraw(now.table, now.name)


async def note(caller: Caller, state: TableState) -> str:
    """Say once why a person gets no direct message while one would ask them something; note their language."""
    seat = state.seat_of(caller.user)
    if state.match is None or seat is None or not state.match.direct.kinds:
        return ""
    repository = caller.services.repository
    reach = await read_reach(repository, caller.user)
    closed = reach.closed_until > caller.services.clock.now() and not reach.told and bool(asked_directly(state, seat))
    known = replace(reach, told=reach.told or closed, locale=str(caller.interaction.locale))
    if known != reach:
        await write_reach(repository, caller.user, known)
    return caller.showing(state).say("direct-closed") if closed else ""
