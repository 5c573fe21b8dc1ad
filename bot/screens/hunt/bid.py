"""A bid in a direct message: the form, and the receipt that it becomes. In the channel My hand shows the same."""

from collections.abc import Sequence

from bot.screens import hand, layouts
from bot.screens.hunt import receipts
from bot.screens.hunt.showing import hunts
from bot.screens.screen import Screen
from bot.screens.showing import Showing


def form(showing: Showing, seat: int, draft: Sequence[str] = (), link: str = "", said: str = "") -> Screen:
    """Show a seat what it is asked in a hunt, with its table on top; `link` leads to the board.

    What was picked so far is in `draft`; `said` tells what just came of a press.
    """
    table = hunts(showing)
    return hand.hand(table, seat, draft, said="\n".join(filter(None, (receipts.heading(table, link), said))))


def receipt(showing: Showing, seat: int, link: str = "") -> Screen:
    """Say what a seat has placed in the running hunt, or that it has passed, once nothing is asked of it."""
    table = hunts(showing)
    look = table.match.look(seat)
    said = receipts.told(table, look, seat) or table.say("hunt-no-bid")
    unicorn = table.trapped(look.hunt.unicorn) if look.hunt is not None else ""
    return layouts.screen(["\n".join(filter(None, (receipts.heading(table, link), unicorn, said)))])
