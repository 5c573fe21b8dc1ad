"""A direct message of a table: what is asked of a seat in secret, or what became of it. It links to its table."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens import custom_ids, hand, layouts, limits, said, undoing
from bot.screens.game import Hint
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing

ROOM = limits.TEXT - 1000
"""What is left beside the heading and what has been said."""


def asking(
    showing: Showing,
    seat: int,
    link: str,
    draft: Sequence[str],
    page: int = 0,
    text: str = "",
    decision: int = 0,
    recap: str = "",
    hint: Hint | None = None,
) -> Screen:
    """Show a seat its hand and what it is asked, as `hand.hand` does, under its table's heading and `recap`."""
    on_top = "\n".join(filter(None, (heading(showing, link), recap, text)))
    return hand.hand(showing, seat, draft, page, on_top, decision, hint)


def placed(showing: Showing, seat: int, link: str, fact: Event | None, text: str = "", recap: str = "") -> Screen:
    """Show a seat its hand, above it what it answered (`fact`; None: the hand tells it) or what came of its press."""
    told = text or (said.after(showing, seat, [fact]) if fact is not None else "")
    held = game_of(showing).held(seat, None, ROOM)
    again = layouts.button(custom_ids.encode(showing.state.id, "hand"), showing.say("hand-reload"))
    return layouts.screen([heading(showing, link), recap, told, *held], [[again], *undoing.rows(showing, seat)])


def over(showing: Showing, link: str, why: str = "direct-over") -> Screen:
    """Say that nothing is asked here any more, and `why`: the key of a text."""
    return layouts.screen([heading(showing, link), showing.say(why)])


def heading(showing: Showing, link: str) -> str:
    """Name the table and lead to its board."""
    return showing.texts.say(showing.locale, "direct-heading", table=showing.state.id, game=showing.game(), link=link)
