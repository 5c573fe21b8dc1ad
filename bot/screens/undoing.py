"""Taking a choice back: the button on private screens, for as long as one press is enough."""

from bot.screens import custom_ids, layouts
from bot.screens.showing import Showing
from bot.tables.undoing.offers import offer_to

VERB = "undo"


def rows(showing: Showing, seat: int | None) -> list[list[layouts.Control]]:
    """Give the button for a seat's last answer, if it can be taken back by one press; nobody else may see it."""
    state = showing.state
    name = offer_to(state.document, seat) if state.status == "playing" else ""
    if not name:
        return []
    return [[layouts.button(custom_ids.encode(state.id, VERB, token=name), showing.say("undo-take-back"))]]
