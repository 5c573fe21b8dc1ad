"""The buttons of a reaction window: on the public message, the same for everybody, and on a private hand."""

from collections.abc import Awaitable

from bot.client.caller import Refusal
from bot.client.hints import hint_for
from bot.client.playing import explain, show_hand
from bot.client.press import Press, Routes
from bot.client.reactions import let_all_be, react, wait
from bot.client.replies import is_private
from bot.screens import guide, layouts, undoing
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def receipt(press: Press, reacting: Awaitable[str]) -> Screen:
    """Answer with a short receipt, or on top of the hand from which the person pressed."""
    if not is_private(press.caller.interaction):
        return await _with_hint(press, reacting)
    try:
        text = await reacting
    except TableError as error:
        return await explain(press.caller, press.table, error)
    except Refusal as refusal:
        text = refusal.text
    return await show_hand(press.caller, press.table, text)


async def _with_hint(press: Press, reacting: Awaitable[str]) -> Screen:
    """Add to the receipt what a newcomer could be told about the window that they answer, as it is from then on."""
    caller = press.caller
    state = await press.look()
    seat = state.seat_of(caller.user)
    asked = next((one for one in state.open_to(seat) if one.kind == "window"), None) if seat is not None else None
    text = await reacting
    showing = caller.showing(await press.look())
    hint = await hint_for(caller.services.repository, caller.user, showing, asked) if asked is not None else None
    back = undoing.rows(showing, seat)
    if hint is None:
        return layouts.screen([text], back)
    return layouts.screen([text, guide.told(showing, hint)], [*back, guide.controls(showing)])


async def neigh(press: Press) -> Screen:
    """Stop the card with a Neigh."""
    return await receipt(press, react(press.caller, press.table, press.id.token, "neigh"))


async def super_neigh(press: Press) -> Screen:
    """Stop the card with a Super Neigh."""
    return await receipt(press, react(press.caller, press.table, press.id.token, "super_neigh"))


async def let_it_be(press: Press) -> Screen:
    """Let the card be."""
    return await receipt(press, react(press.caller, press.table, press.id.token, "pass"))


async def let_all_cards_be(press: Press) -> Screen:
    """Let all cards of this turn be."""
    return await receipt(press, let_all_be(press.caller, press.table, press.id.token))


async def think(press: Press) -> Screen:
    """Take the time that is left."""
    return await receipt(press, wait(press.caller, press.table, press.id.token))


ROUTES: Routes = {
    "neigh": neigh,
    "super_neigh": super_neigh,
    "pass": let_it_be,
    "pass_all": let_all_cards_be,
    "wait": think,
}
