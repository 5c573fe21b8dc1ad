"""The private controls of one person that belong to no decision: settings and the pages of the rules."""

from msgspec.structs import replace

from bot.client.board_language import language_here
from bot.client.press import Press, Routes
from bot.client.rule_pages import turned
from bot.screens import settings
from bot.screens.rules.page import MENU, TURN
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.personal import Personal
from bot.tables.reach import read_reach, write_reach
from bot.texts import Locale

NEVER = "never"


async def show(press: Press) -> Screen:
    """Show a person's settings."""
    caller = press.caller
    personal = await caller.services.tables.personal(caller.user)
    return settings.settings(caller.services.texts, caller.locale, personal, await language_here(caller))


async def let_be(press: Press) -> Screen:
    """Set after how many seconds cards are let be."""
    value = press.picked()
    seconds = None if value == NEVER else int(value)
    return await _keep(press, replace(await _personal(press), let_be_after=seconds))


async def pings(press: Press) -> Screen:
    """Set when the person is mentioned."""
    match press.picked():
        case settings.SERVER:
            return await _keep(press, replace(await _personal(press), ping=None))
        case "always" | "turn" | "late" | "never" as habit:
            return await _keep(press, replace(await _personal(press), ping=habit))
        case _:
            raise TableError("not_offered")


async def language(press: Press) -> Screen:
    """Set the language of private replies."""
    value = press.picked()
    chosen = Locale(value).value if value in list(Locale) else None
    return await _keep(press, replace(await _personal(press), language=chosen))


async def bid_messages(press: Press) -> Screen:
    """Set where the person is asked for secret bids; whoever wants direct messages is written to again."""
    match press.picked():
        case "direct" | "channel" as where:
            repository, user = press.caller.services.repository, press.caller.user
            await write_reach(repository, user, replace(await read_reach(repository, user), closed_until=0.0))
            return await _keep(press, replace(await _personal(press), bid_messages=where))
        case _:
            raise TableError("not_offered")


async def hand_form(press: Press) -> Screen:
    """Set whether the person's hand is shown with pictures."""
    match press.picked():
        case "pictures" | "text" as form:
            return await _keep(press, replace(await _personal(press), hand=form))
        case _:
            raise TableError("not_offered")


async def records(press: Press) -> Screen:
    """Set whether the person's games are counted and rated."""
    match press.picked():
        case "kept" | "hidden" as choice:
            return await _keep(press, replace(await _personal(press), records=choice))
        case _:
            raise TableError("not_offered")


async def rules_page(press: Press) -> Screen:
    """Choose a page of the rules from their menu."""
    return await turned(press.caller, press.table, press.id.argument, press.picked())


async def rules_turn(press: Press) -> Screen:
    """Turn to the page before or after."""
    preset, _, name = press.id.argument.rpartition("/")
    return await turned(press.caller, press.table, preset, name)


async def _personal(press: Press) -> Personal:
    return await press.caller.services.tables.personal(press.caller.user)


async def _keep(press: Press, personal: Personal) -> Screen:
    caller = press.caller
    await caller.services.tables.set_personal(caller.user, personal)
    locale = Locale(personal.language) if personal.language is not None else caller.locale
    said = caller.services.texts.say(locale, "settings-saved")
    return settings.settings(caller.services.texts, locale, personal, await language_here(caller), said)


ROUTES: Routes = {
    "settings": show,
    "let_be": let_be,
    "pings": pings,
    "language": language,
    "bid_messages": bid_messages,
    "hand_form": hand_form,
    "records": records,
    MENU: rules_page,
    TURN: rules_turn,
}
