"""What a seat has bid, in its own words, and which hunt at which table that was."""

from collections.abc import Sequence

from bot.games.hunt.look import Look
from bot.screens.hunt.showing import HuntShowing


def heading(showing: HuntShowing, link: str = "") -> str:
    """Name table, day and hunt, so that two tables in the same direct messages are never mixed up."""
    texts, locale, look, table = showing.texts, showing.locale, showing.public, showing.state.id
    day, number = look.day, look.hunt_number
    if not link:
        return texts.say(locale, "hunt-dm-table-unlinked", table=table, day=day, number=number)
    return texts.say(locale, "hunt-dm-table", table=table, link=link, day=day, number=number)


def told(showing: HuntShowing, look: Look, seat: int) -> str:
    """Say what a seat itself has placed or that it passed, while that isn't revealed; empty if it has done neither."""
    hunt = look.hunt
    if hunt is None or not hunt.bidding:
        return ""
    for bid in hunt.bids:
        if bid.seat == seat:
            return placed(showing, [str(card) for card in bid.cards or ()], bid.power)
    if seat in hunt.passed or hunt.own == ("pass",):
        return showing.say("hunt-receipt-passed")
    if hunt.own:
        power = next((pick for pick in hunt.own if not pick.isdigit()), "")
        return placed(showing, [pick for pick in hunt.own if pick.isdigit()], power)
    return ""


def placed(showing: HuntShowing, cards: Sequence[str], power: str) -> str:
    """Say which hunt cards somebody has placed: "You placed 4 and 1. Revealed when everyone has placed."."""
    texts, locale = showing.texts, showing.locale
    values = sorted(cards, reverse=True)
    if not power:
        return texts.say(locale, "hunt-receipt", cards=values)
    return texts.say(locale, "hunt-receipt-power", cards=values, power=showing.card(power))
