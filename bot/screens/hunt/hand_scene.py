"""What a seat holds in a hunt as a scene to be drawn: hunt cards by number, and the scheme cards it chooses from."""

from bot.games.core.decisions import Decision
from bot.pictures.scene import Face, HandScene, Held
from bot.screens.hunt.showing import HuntShowing


def hand(showing: HuntShowing, seat: int, asked: Decision | None) -> HandScene | None:
    """Show the scheme cards while one is being chosen, else the hunt cards; None if there are none."""
    look = showing.match.look(seat)
    if look.choosing:
        return None
    if asked is not None and asked.kind == "trap":
        cards = [
            Held(Face(showing.card(card), "scheme"), showing.say("picture-scheme"), showing.short(card))
            for card in look.drawn
        ]
        return HandScene(showing.say("picture-schemes"), tuple(cards)) if cards else None
    values = look.seats[seat].cards or ()
    if not values:
        return None
    numbers = [
        Held(Face(str(value), "number"), "", "", values.count(value)) for value in sorted(set(values), reverse=True)
    ]
    return HandScene(showing.say("picture-numbers"), tuple(numbers))
