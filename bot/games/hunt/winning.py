"""The end: Double Rainbow at once, or the richest after the last day (HU-01, HU-24, F4, F7)."""

from bot.games.core.events import Event
from bot.games.core.match import Outcome
from bot.games.hunt import points
from bot.games.hunt.table import Table

DOUBLE = 2
"""Unicorns of each colour that make a Double Rainbow."""


def double_rainbow(table: Table) -> bool:
    """End the game if somebody has two unicorns of each colour; of two, the earlier from the first player on wins."""
    state = table.state
    for seat in table.clockwise(state.first):
        found = points.colors(table.book, table.seats[seat].unicorns, state.attached)
        if min(found.values()) >= DOUBLE:
            _end(table, (seat,), "double_rainbow")
            return True
    return False


def final_scoring(table: Table) -> None:
    """The most points win, then the most unicorns unless rules share at once, then all that are left (HU-01, F7)."""
    totals = [total(table, seat) for seat in range(len(table.seats))]
    for seat, scored in enumerate(totals):
        table.tell(Event("scores", seat, n=scored))
    best = [seat for seat, scored in enumerate(totals) if scored == max(totals)]
    if len(best) == 1:
        return _end(table, tuple(best), "points")
    if table.rules.tie_break == "most_unicorns_then_shared":
        herds = {seat: len(table.seats[seat].unicorns) for seat in best}
        best = [seat for seat in best if herds[seat] == max(herds.values())]
        if len(best) == 1:
            return _end(table, tuple(best), "unicorns")
    return _end(table, tuple(best), "shared")


def total(table: Table, seat: int) -> int:
    """The points a seat would have if the game ended now."""
    return points.sheet(table.book, table.seats, table.state.attached, seat).total


def _end(table: Table, winners: tuple[int, ...], reason: str) -> None:
    table.state.outcome = Outcome(winners, reason)
    table.state.pending.clear()
    for seat in winners:
        table.tell(Event("wins", seat, n=total(table, seat), why=reason))
