"""How likely a seat of a hunt wins, judged by a whole position, hands included."""

from math import exp

from bot.games.hunt.table import Table
from bot.tables.players import hunt_odds
from bot.tables.players.hunt_worth import Worth

SPREAD = 3.0
"""By so many points more at the end of the game a seat is e times as likely to win."""

EACH_DAY = 2.0
"""So much is added for each day to come: much may happen yet."""


def of_winning(table: Table, seat: int) -> float:
    """Give the chance from 0 to 1; of a game that is over what it brought."""
    state = table.state
    if state.outcome is not None:
        winners = state.outcome.winners
        return (seat in winners) / max(1, len(winners))
    worth = Worth(table.book, state, seat)
    spread = SPREAD + EACH_DAY * (table.book.box.days - state.day)
    later = len(state.line) / table.book.box.line
    strengths = [exp((worth.now(one) + _hand(place.hand, later)) / spread) for one, place in enumerate(state.seats)]
    return strengths[seat] / sum(strengths)


def _hand(hand: list[int], later: float) -> float:
    """What hunt cards are worth in the part of a day that is left."""
    return hunt_odds.cost(sum(hand), len(hand), sum(hand), later)
