"""The controls of a private hand: picks, pages, Back, Confirm. A whole turn is played inside one private message."""

from bot.client import bidding, directs
from bot.client.decided import too_late
from bot.client.playing import answer, changed, explain, not_offered, show_bid, show_hand
from bot.client.press import Press, Routes
from bot.screens import controls
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def show(press: Press) -> Screen:
    """Show the hand and what is asked."""
    return await show_hand(press.caller, press.table)


async def bid(press: Press) -> Screen:
    """Show the form of a secret bid."""
    return await show_bid(press.caller, press.table)


async def bid_typed(press: Press) -> Screen:
    """Place at this table what was typed when there were several to choose from."""
    power, text = press.id.argument[:1] == "+", press.id.argument[1:]
    return await bidding.bid(press.caller, press.table, text, power=power)


async def step(press: Press) -> Screen:
    """Do what the control means for the decision it belongs to."""
    caller, table = press.caller, press.table
    tables = caller.services.tables
    try:
        asked = await press.asked()
    except TableError as error:
        settled = await _settled(press, error)
        if settled:
            return await show_hand(caller, table, settled)
        return await explain(caller, table, await _done_before(press, error))
    draft = await tables.draft(table, caller.user, asked.id)
    match controls.interpret(asked, draft, press.id, press.values):
        case controls.Answer(picks):
            return await answer(caller, table, asked, picks)
        case controls.Draft(picks, page):
            await tables.set_draft(table, caller.user, asked.id, picks)
            return await directs.hand_screen(caller, await press.look(), page, decision=asked.id)
        case controls.Page(page):
            return await show_hand(caller, table, page=page, decision=asked.id)
        case controls.Changed(picks):
            return await changed(caller, table, asked, picks)
        case controls.Stale():
            return await not_offered(caller, table, asked, press.values or (press.id.argument,))


async def _settled(press: Press, error: TableError) -> str:
    """Say that the press was on a form of what is over, if it was."""
    state = await press.look()
    seat = state.seat_of(press.caller.user)
    if error.reason != "stale" or seat is None:
        return ""
    return await too_late(press.caller.services.repository, press.caller.showing(state), seat, press.id.token)


async def _done_before(press: Press, error: TableError) -> TableError:
    """A second press on what the person has answered already is told from one that came too late."""
    if error.reason != "stale":
        return error
    try:
        await press.caller.services.tables.answer_token(press.table, press.caller.user, press.id.token, [])
    except TableError as better:
        return better if better.reason == "already" else error
    return error


ROUTES: Routes = {"hand": show, "bid": bid, bidding.TYPED: bid_typed, **dict.fromkeys(controls.VERBS, step)}
