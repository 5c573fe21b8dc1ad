"""The controls of the guided first hand and of /help: looking around, hints on and off, practice tables."""

from bot.client.hints import switch_hints
from bot.client.playing import show_hand
from bot.client.practice import learn, practice
from bot.client.press import Press, Routes
from bot.client.rule_pages import rules_of
from bot.screens import errors, guide, help
from bot.screens.screen import Screen
from bot.tables.errors import TableError


async def around(press: Press) -> Screen:
    """Show a page to look around at the table."""
    state = await press.look()
    seat = state.seat_of(press.caller.user)
    if seat is None:
        raise TableError("not_seated")
    if state.match is None or state.status != "playing":
        raise TableError("over" if state.status in ("over", "ended") else "not_started")
    return guide.tour(press.caller.showing(state), seat, press.number(0))


async def no_more(press: Press) -> Screen:
    """Give no more hints."""
    caller = press.caller
    await switch_hints(caller.services.repository, caller.user, on=False)
    return await show_hand(caller, press.table, caller.say("hint-gone"))


async def again(press: Press) -> Screen:
    """Give all hints once more."""
    caller = press.caller
    await switch_hints(caller.services.repository, caller.user, on=True)
    return errors.screen(caller.say("hint-back"))


async def offer(press: Press) -> Screen:
    """Offer to learn by playing."""
    return await learn(press.caller)


async def begin(press: Press) -> Screen:
    """Begin a practice game."""
    if press.id.argument not in press.caller.services.library.games():
        raise TableError("stale")
    return await practice(press.caller, press.id.argument)


async def rules_here(press: Press) -> Screen:
    """Show the rules of what is played here."""
    return await rules_of(press.caller, None, None, "")


ROUTES: Routes = {
    guide.TOUR: around,
    guide.NO_MORE: no_more,
    guide.AGAIN: again,
    guide.LEARN: offer,
    guide.PRACTICE: begin,
    help.RULES: rules_here,
}
