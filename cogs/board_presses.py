"""The buttons of the board and of its private More… menu."""

from bot.client.hosting import end_table, kick, may_manage, post_board_again
from bot.client.press import Press, Routes
from bot.client.reporting import report
from bot.screens import errors, more, story_pages, table_rules
from bot.screens.screen import Screen
from bot.tables.chronicle import told
from bot.tables.errors import TableError


async def story(press: Press) -> Screen:
    """Tell what happened, page by page."""
    caller = press.caller
    state = await press.look()
    events = await told(caller.services.repository, press.table, None)
    return story_pages.page(caller.showing(state), events, press.number(-1))


async def rules_here(press: Press) -> Screen:
    """Show the rules in force, page by page."""
    caller = press.caller
    return table_rules.table(caller.showing(await press.look()), caller.services.library, caller.user, press.number(0))


async def menu(press: Press) -> Screen:
    """Show what else can be done at the table."""
    state = await press.look()
    seat = state.seat_of(press.caller.user)
    return more.more(press.caller.showing(state), seat, manager=may_manage(press.caller, state))


async def leave_game(press: Press) -> Screen:
    """Ask before leaving for good."""
    state = await press.look()
    if state.seat_of(press.caller.user) is None:
        raise TableError("not_seated")
    return more.sure_leave(press.caller.showing(state))


async def leave_sure(press: Press) -> Screen:
    """Leave for good."""
    caller = press.caller
    await caller.services.tables.leave(press.table, caller.user)
    return errors.screen(caller.say("lobby-you-left", table=press.table))


async def remove(press: Press) -> Screen:
    """Ask whom to remove, and whether that is meant."""
    state = await press.look()
    if state.status == "lobby" and press.caller.user != state.document.host:
        raise TableError("not_host", host=state.document.host)
    showing, seat = press.caller.showing(state), state.seat_of(press.caller.user)
    if not press.values:
        return more.kick(showing, seat)
    target = state.seat_of(int(press.values[0]))
    if target is None:
        raise TableError("stale")
    return more.sure_kick(showing, seat, target)


async def kick_sure(press: Press) -> Screen:
    """Remove somebody, or vote for it; if that would mean something else by now than was asked, ask again."""
    user, _, asked = press.id.argument.partition(".")
    state = await press.look()
    target = state.seat_of(int(user)) if user.isdecimal() else None
    if target is None:
        raise TableError("stale")
    try:
        return await kick(press.caller, press.table, int(user), way=asked)
    except TableError as error:
        if error.reason != "stale":
            raise
    state = await press.look()
    target = state.seat_of(int(user))
    if target is None:
        raise TableError("stale")
    return more.sure_kick(press.caller.showing(state), state.seat_of(press.caller.user), target)


async def repost(press: Press) -> Screen:
    """Post the board again."""
    return await post_board_again(press.caller, press.table)


async def report_fault(press: Press) -> Screen:
    """Keep this moment for those who mend faults."""
    return await report(press.caller, press.table)


async def end(press: Press) -> Screen:
    """Ask before ending the game for everybody."""
    return more.sure_end(press.caller.showing(await press.look()))


async def undone(press: Press) -> Screen:
    """Do nothing of what was asked once more."""
    if press.id.argument not in more.UNDONE:
        raise TableError("stale")
    return more.unchanged(press.caller.showing(await press.look()), press.id.argument)


async def end_sure(press: Press) -> Screen:
    """End the game for everybody."""
    return await _end_what_was_asked(press, lobby=False)


async def close_sure(press: Press) -> Screen:
    """Close the lobby for everybody: not the game that may have begun since that was asked."""
    return await _end_what_was_asked(press, lobby=True)


async def _end_what_was_asked(press: Press, *, lobby: bool) -> Screen:
    return await end_table(press.caller, press.table, lobby_only=lobby)


ROUTES: Routes = {
    "story": story,
    "rules": rules_here,
    "more": menu,
    "stay": menu,
    "undone": undone,
    "leave_game": leave_game,
    "leave_sure": leave_sure,
    "kick": remove,
    "kick_sure": kick_sure,
    "repost": repost,
    "report": report_fault,
    "end": end,
    "end_sure": end_sure,
    "close_sure": close_sure,
}
