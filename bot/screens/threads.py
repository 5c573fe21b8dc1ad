"""What tables say and are called where they get a thread of their own."""

from bot.screens import layouts
from bot.screens.screen import Screen
from bot.screens.showing import Showing

LONGEST = 100
"""Characters in the name of a thread."""


def name(showing: Showing) -> str:
    """Give the name of a table's thread."""
    told = showing.texts.say(showing.locale, "thread-name", table=showing.state.id, game=showing.game())
    return layouts.cut(told, LONGEST)


def opened(showing: Showing) -> Screen:
    """Tell the channel that a table is in the thread at this message."""
    told = showing.texts.say(
        showing.locale, "thread-opened", host=showing.host(), table=showing.state.id, game=showing.game()
    )
    return layouts.screen([told])
