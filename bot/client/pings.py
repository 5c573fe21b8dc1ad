"""Who is mentioned when something is asked of them."""

from collections.abc import Awaitable, Callable

from bot.tables.items import Ask, Call
from bot.tables.personal import Personal, PingHabit
from bot.tables.service import Tables

OWN_TURN = frozenset({"opening", "action"})
"""The decisions by which one's own turn begins."""


Habits = Callable[[int], Awaitable[PingHabit]]
"""When people of a server are mentioned who haven't set it themselves."""


async def always(_guild: int) -> PingHabit:
    """Mention them whenever they must act: the habit where no server sets one."""
    return "always"


def wants_ping(personal: Personal, ask: Ask, *, reminder: bool, usual: PingHabit = "always") -> bool:
    """Tell whether a person wants to be mentioned for this; `usual` is the habit of who hasn't said so."""
    match personal.ping or usual:
        case "always":
            return True
        case "turn":
            return ask.decision in OWN_TURN
        case "late":
            return reminder
        case "never":
            return False


async def pinged(tables: Tables, call: Call, usual: PingHabit = "always") -> set[int]:
    """Give the people that a call mentions: not whoever's own press led straight to it. `usual` as in `wants_ping`."""
    return {
        ask.user
        for ask in call.asks
        if ask.seat != call.acted
        and wants_ping(await tables.personal(ask.user), ask, reminder=call.reminder, usual=usual)
    }
