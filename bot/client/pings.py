"""Who is mentioned when something is asked of them."""

from bot.tables.items import Ask, Call
from bot.tables.personal import Personal
from bot.tables.service import Tables

OWN_TURN = frozenset({"opening", "action"})
"""The decisions by which one's own turn begins."""


def wants_ping(personal: Personal, ask: Ask, *, reminder: bool) -> bool:
    """Tell whether a person wants to be mentioned for this."""
    match personal.ping:
        case "always":
            return True
        case "turn":
            return ask.decision in OWN_TURN
        case "late":
            return reminder
        case "never":
            return False


async def pinged(tables: Tables, call: Call) -> set[int]:
    """Give the people that a call mentions: not whoever's own press led straight to it."""
    return {
        ask.user
        for ask in call.asks
        if ask.seat != call.acted and wants_ping(await tables.personal(ask.user), ask, reminder=call.reminder)
    }
