"""How likely a seat of a stable game wins, judged by a whole position, hands included."""

from math import exp

from msgspec import Struct

from bot.games.stables import facts
from bot.games.stables.book import Book
from bot.games.stables.state import Turn
from bot.games.stables.table import Table


class Weights(Struct, frozen=True):
    """How much more likely a seat wins by what it has, in powers of e; found by games of simple players."""

    unicorn: float
    card: float
    neigh: float
    upgrade: float = 0.3
    downgrade: float = -0.3
    turn: float = 0.2
    pandas: float = -1.0


LIVELY = Weights(unicorn=0.65, card=0.2, neigh=0.2)
"""Where unicorns come and go."""

CALM = Weights(unicorn=1.25, card=0.45, neigh=0.9)
"""Where they stay, as in the Kids game: few cards harm them."""

FULL = 7
"""More cards in hand than that are no better."""


def of_winning(table: Table, seat: int) -> float:
    """Give the chance from 0 to 1; of a game that is over what it brought."""
    state = table.state
    if state.outcome is not None:
        winners = state.outcome.winners
        return (seat in winners) / max(1, len(winners))
    strengths = [exp(_strength(table, one)) for one in range(state.setup.seats)]
    return strengths[seat] / sum(strengths)


def is_calm(book: Book) -> bool:
    """Tell whether unicorns of a deck mostly stay where they are: cards with symbols are the Kids game's."""
    return any(book.symbols)


def _strength(table: Table, seat: int) -> float:
    state, types, cards = table.state, table.book.types, table.cards
    weights = CALM if is_calm(table.book) else LIVELY
    turn = state.stack[0]
    held = [types[cards[card]] for card in state.hands[seat]]
    own = [types[cards[card]] for card in state.stables[seat]]
    pandas = bool(table.facts.mask(seat) & facts.PANDAS)
    unicorns = (
        sum(table.book.unicorn[cards[card]] for card in state.stables[seat]) if pandas else table.facts.count(seat)
    )
    return (
        weights.unicorn * unicorns
        + weights.card * min(len(held), FULL)
        + weights.neigh * held.count("instant")
        + weights.upgrade * own.count("upgrade")
        + weights.downgrade * own.count("downgrade")
        + weights.turn * (isinstance(turn, Turn) and turn.seat == seat)
        + weights.pandas * pandas
    )
