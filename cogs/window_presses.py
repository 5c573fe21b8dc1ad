"""The buttons of a reaction window: public, the same for everybody; the receipts are private and short."""

from bot.client.press import Press, Routes
from bot.client.reactions import let_all_be, react, wait
from bot.screens.screen import Screen


async def neigh(press: Press) -> Screen:
    """Stop the card with a Neigh."""
    return await react(press.caller, press.table, press.id.token, "neigh")


async def super_neigh(press: Press) -> Screen:
    """Stop the card with a Super Neigh."""
    return await react(press.caller, press.table, press.id.token, "super_neigh")


async def let_it_be(press: Press) -> Screen:
    """Let the card be."""
    return await react(press.caller, press.table, press.id.token, "pass")


async def let_all_cards_be(press: Press) -> Screen:
    """Let all cards of this turn be."""
    return await let_all_be(press.caller, press.table, press.id.token)


async def think(press: Press) -> Screen:
    """Take the time that is left."""
    return await wait(press.caller, press.table, press.id.token)


ROUTES: Routes = {
    "neigh": neigh,
    "super_neigh": super_neigh,
    "pass": let_it_be,
    "pass_all": let_all_cards_be,
    "wait": think,
}
