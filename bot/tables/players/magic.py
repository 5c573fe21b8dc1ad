"""What a Magic card with a price (KI-09) is worth to a seat that holds it: its steps, less the card that pays."""

from bot.games.stables.book import Book
from bot.games.stables.cards import (
    BringUpTo,
    Destroy,
    Draw,
    ExtraAction,
    ReturnToHand,
    Revive,
    Steal,
    Step,
    TakeFromHand,
)
from bot.tables.players.sight import Sight

PRICE = 2.0
A_UNICORN = 5.2
ANOTHER_ACTION = 4.5
A_CARD = 1.2
WINS = 100.0


def priced(book: Book, number: int) -> bool:
    """Tell whether a design is Magic that costs a card without a matching unicorn."""
    return book.types[number] == "magic" and book.symbols[number] is not None


def of_priced_magic(book: Book, view: Sight, seat: int, number: int, *, threat: bool) -> float:
    """Points for playing it now; most of all if it wins. `threat`: another seat is close to winning."""
    due = all(book.symbols[view.setup.cards[card]] != book.symbols[number] for card in view.stables[seat])
    steps = [step for ability in book.abilities[number] for step in ability.do]
    held = sum(card >= 0 and book.unicorn[view.setup.cards[card]] for card in view.hands[seat])
    gained = sum(unicorns_of(step, held) for step in steps)
    if view.counts[seat] + gained >= view.setup.needed > view.counts[seat] and gained:
        return WINS
    return sum(_of_step(step, held, threat=threat) for step in steps) - PRICE * due


def unicorns_of(step: Step, held: int) -> int:
    """How many unicorns a step brings to its player, who holds so many."""
    match step:
        case Steal() | Revive():
            return 1
        case BringUpTo():
            return min(step.n, held)
        case _:
            return 0


def _of_step(step: Step, held: int, *, threat: bool) -> float:
    match step:
        case Draw():
            return A_CARD * step.n
        case ExtraAction():
            return ANOTHER_ACTION
        case Destroy() | ReturnToHand():
            return 7.0 if threat else 2.5
        case Steal():
            return A_UNICORN + (7.0 if threat else 1.0)
        case TakeFromHand():
            return 2.6
        case _:
            return A_UNICORN * unicorns_of(step, held)
