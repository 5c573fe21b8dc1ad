"""What a seat has bid while its cards lie face down, said to that seat alone."""

from collections.abc import Sequence

from bot.games.hunt.look import Look
from bot.screens.hunt.showing import HuntShowing


def told(showing: HuntShowing, look: Look, seat: int) -> str:
    """Say what a seat itself has placed or that it passed, while that isn't revealed; empty if it has done neither."""
    hunt = look.hunt
    if hunt is None or not hunt.bidding:
        return ""
    for bid in hunt.bids:
        if bid.seat == seat:
            return _placed(showing, [str(card) for card in bid.cards or ()], bid.power)
    if seat in hunt.passed or hunt.own == ("pass",):
        return showing.say("hunt-receipt-passed")
    if hunt.own:
        power = next((pick for pick in hunt.own if not pick.isdigit()), "")
        return _placed(showing, [pick for pick in hunt.own if pick.isdigit()], power)
    return ""


def _placed(showing: HuntShowing, cards: Sequence[str], power: str) -> str:
    """Say which hunt cards somebody has placed: "You placed 4 and 1. Revealed when everyone has placed."."""
    texts, locale = showing.texts, showing.locale
    values = sorted(cards, reverse=True)
    if not power:
        return texts.say(locale, "hunt-receipt", cards=values)
    return texts.say(locale, "hunt-receipt-power", cards=values, power=showing.card(power))
