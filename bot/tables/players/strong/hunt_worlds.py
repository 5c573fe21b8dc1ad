"""Possible worlds behind a view of a hunt: bids that lie face down are such as players place, not any cards at all."""

from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from bot.games.hunt.state import HIDDEN, Bid, Hunt
from bot.games.hunt.view import View
from bot.tables.players import hunt_bids
from bot.tables.players.hunt_worth import Worth
from bot.tables.players.strong.dice import Dice


def world(book: HuntBook, view: View, worth: Worth, seed: str) -> HuntMatch:
    """Deal what the viewer can't see; `worth` judges from the same view."""
    match = redeal(book, view, seed)
    frame = view.stack[-1]
    if isinstance(frame, Hunt) and frame.stage == "bids":
        dice = Dice(seed)
        for closed, dealt in zip(frame.bids, _bids(match), strict=True):
            if HIDDEN in closed.cards:
                _place(match, worth, frame, dealt, dice)
    return match


def _bids(match: HuntMatch) -> list[Bid]:
    frame = match.state.stack[-1]
    return frame.bids if isinstance(frame, Hunt) else []


def _place(match: HuntMatch, worth: Worth, hunt: Hunt, bid: Bid, dice: Dice) -> None:
    """Let a seat place what makes a total as likely as it is for whoever reckons as simple players do."""
    place = match.state.seats[bid.seat]
    held = tuple(sorted((*place.hand, *bid.cards)))
    ways = hunt_bids.totals(held, len(bid.cards))
    often = hunt_bids.habits_of(worth, hunt, bid.seat, held, len(bid.cards))
    at = dice.part() * sum(often[total] for total in ways)
    for total, cards in ways.items():
        at -= often[total]
        if at < 0:
            bid.cards = list(cards)
            place.hand = list(held)
            for card in cards:
                place.hand.remove(card)
            return
