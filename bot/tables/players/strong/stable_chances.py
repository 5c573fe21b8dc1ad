"""How likely a seat of a stable game wins, judged by a whole position, hands included."""

from math import exp

from bot.games.stables import facts
from bot.games.stables.state import Turn
from bot.games.stables.table import Table

UNICORN, HAND, TURN, DOWN, UP, NEIGH = 0.75, 0.2, 0.3, -0.2, 0.2, 0.25


def of_winning(table: Table, seat: int) -> float:
    """Give the chance from 0 to 1; of a game that is over what it brought."""
    state = table.state
    if state.outcome is not None:
        winners = state.outcome.winners
        return (seat in winners) / max(1, len(winners))
    strengths = [exp(_strength(table, one)) for one in range(state.setup.seats)]
    return strengths[seat] / sum(strengths)


def _strength(table: Table, seat: int) -> float:
    state, types, cards = table.state, table.book.types, table.cards
    turn = state.stack[0]
    held = [types[cards[card]] for card in state.hands[seat]]
    own = [types[cards[card]] for card in state.stables[seat]]
    return (
        UNICORN * table.facts.count(seat)
        + HAND * min(len(held), 7)
        + NEIGH * held.count("instant")
        + UP * own.count("upgrade")
        + DOWN * own.count("downgrade")
        + TURN * (isinstance(turn, Turn) and turn.seat == seat)
        - 2.0 * bool(table.facts.mask(seat) & facts.PANDAS)
    )
