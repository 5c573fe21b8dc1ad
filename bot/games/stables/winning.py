"""Winning: enough unicorns, or the most when the deck has run out."""

from bot.games.core.events import Event
from bot.games.core.match import Outcome
from bot.games.stables import facts, rulings
from bot.games.stables.state import Turn
from bot.games.stables.table import Table


def check(table: Table) -> None:
    """After a whole chain: has somebody won, or has the deck run out (CZ-01, CZ-22, R8, decisions 7 and 8)?"""
    table.state.stirred = False
    if complete(table):
        return
    rulings.tell_reached(table)
    if _deck_is_out(table):
        rank(table)


def complete(table: Table) -> bool:
    """End the game if a stable is complete; of two, the seat whose turn it is wins, else the next (R9)."""
    state = table.state
    if table.facts.highest_count() < state.setup.needed:
        return False
    lowest = state.stack[0]
    first = lowest.seat if isinstance(lowest, Turn) else 0
    seats = [seat for seat in table.clockwise(first) if table.facts.enough(seat)]
    for other in seats[1:]:
        table.tell(Event("ruling-both-reached", seats[0], other))
    if seats:
        _end(table, (seats[0],), "unicorns")
    return bool(seats)


def _deck_is_out(table: Table) -> bool:
    state = table.state
    if state.deck:
        return False
    if table.rules.deck_exhausted == "score":
        return True
    return not state.discard and table.rules.empty_piles == "score"


def rank(table: Table) -> None:
    """Most unicorns, then most letters in their names, then `final_tie` (CZ-22, CZ-23, RO-03)."""
    counts = [table.facts.count(seat) for seat in range(table.state.setup.seats)]
    best = [seat for seat, count in enumerate(counts) if count == max(counts)]
    if len(best) == 1:
        return _end(table, tuple(best), "deck")
    letters = {seat: letters_of(table, seat) for seat in best}
    for seat in best:
        unicorns = tuple(table.id(card) for card in table.state.stables[seat] if table.book.unicorn[table.cards[card]])
        table.tell(Event("letters", seat, cards=unicorns, n=letters[seat], why="CZ-23"))
    longest = [seat for seat in best if letters[seat] == max(letters.values())]
    if len(longest) == 1:
        return _end(table, tuple(longest), "letters")
    if table.rules.final_tie == "shared":
        return _end(table, tuple(longest), "shared")
    return _end(table, (), "tie")


def letters_of(table: Table, seat: int) -> int:
    """The letters in the names of a stable's unicorn cards; Pandas are none (R7)."""
    if table.facts.mask(seat) & facts.PANDAS:
        return 0
    letters, cards = table.state.setup.letters, table.cards
    return sum(letters[cards[card]] for card in table.state.stables[seat] if table.book.unicorn[cards[card]])


def _end(table: Table, winners: tuple[int, ...], reason: str) -> None:
    table.state.outcome = Outcome(winners, reason)
    table.state.pending.clear()
    for seat in winners:
        table.tell(Event("wins", seat, n=table.facts.count(seat), why=reason))
    if not winners:
        table.tell(Event("nobody_wins", why=reason))
