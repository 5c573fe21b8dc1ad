"""What pictures of every game have in common."""

from bot.pictures.fonts import readable
from bot.screens.showing import Showing
from bot.tables.document import TableDocument


def wanted(document: TableDocument) -> bool:
    """Tell whether a table has pictures: they can be switched off by house rule."""
    return document.rules.get("pictures", True) is not False


def name(showing: Showing, seat: int) -> str:
    """Give a seat's name as far as it can be drawn; if nothing of it can, its number."""
    return readable(showing.plain(seat)) or showing.texts.say(showing.locale, "picture-seat", number=seat + 1)


def driver(showing: Showing, seat: int) -> str:
    """Say in a word who plays a seat, if it isn't its person."""
    record = showing.state.seats[seat]
    if not record.user:
        return showing.say("picture-computer")
    if record.driven:
        return showing.say("picture-left" if record.left else "picture-away")
    return ""
