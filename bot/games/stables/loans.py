"""Unicorns that were stolen for a while: who gives what back to whom, and when (R86)."""

from bot.games.core.events import Event
from bot.games.stables import zones
from bot.games.stables.state import Loan
from bot.games.stables.table import Table


def due_at_turn_end(table: Table) -> bool:
    """Give back what was stolen until the turn ends; tell whether there was anything."""
    return _give_back(table, [loan for loan in table.state.loans if loan.until == "turn_ends"])


def give_back(table: Table, seat: int, lender: int) -> bool:
    """Give back what the card `lender` stole for `seat` until it would leave; tell whether there was anything."""
    loans = [loan for loan in table.state.loans if (loan.holder, loan.by, loan.until) == (seat, lender, "leaves")]
    return _give_back(table, loans)


def _give_back(table: Table, loans: list[Loan]) -> bool:
    """Move cards home. A stable that may not be entered (Queen Bee) leaves its card where it is.

    All of them are settled before the first card moves, for a card that leaves may end loans of its own.
    """
    table.state.loans = [loan for loan in table.state.loans if loan not in loans]
    for loan in loans:
        if table.facts.may_enter(loan.home, loan.card):
            source = table.id(loan.by)
            table.tell(Event("moves", loan.home, loan.holder, card=table.id(loan.card), why=source))
            zones.move(table, loan.holder, loan.home, loan.card)
    return bool(loans)
