"""A day: the line is laid out, traps, hunts, market, cards come back (HU-01, HU-04, HU-20)."""

from bot.games.core.events import Event
from bot.games.hunt import traps, winning
from bot.games.hunt.state import Day, Hunt, Market
from bot.games.hunt.table import Table


def advance(table: Table, day: Day) -> None:
    """Go on to the next part of the day."""
    match day.phase:
        case "line":
            _lay_out(table, day)
        case "draw":
            _draw(table, day)
        case "trap":
            day.phase = "hunt"
        case "hunt" if table.state.line:
            table.tell(Event("hunt", card=table.state.line[0]))
            table.state.stack.append(Hunt())
        case "hunt":
            day.phase = "market"
            table.state.stack.append(Market())
        case "market":
            day.phase = "over"
        case "over":
            _over(table, day)


def _lay_out(table: Table, day: Day) -> None:
    """The deck's top card is the first to be hunted (decision 18); how many there are is a rule (A1)."""
    state = table.state
    many = table.book.box.line if table.rules.unicorns_per_day == "four" else state.setup.seats
    while state.deck and len(state.line) < many:
        state.line.append(state.deck.pop())
    day.laid = len(state.line)
    table.tell(Event("day", n=state.day, cards=tuple(state.line)))
    day.phase = "draw"


def _draw(table: Table, day: Day) -> None:
    """Without scheme cards there is no trap phase (decision 26)."""
    day.phase = "trap"
    if table.state.line and any(seat.schemes for seat in table.seats):
        table.state.stack.append(traps.draw(table))


def _over(table: Table, day: Day) -> None:
    """Powers and hunt cards come back; after the last day the points are counted."""
    state = table.state
    for seat in table.seats:
        seat.hand += seat.played
        seat.hand.sort()
        seat.played.clear()
        seat.power_used = False
    last = state.day == table.book.box.days
    rule = table.rules.double_rainbow
    if (rule != "final_scoring" or last) and winning.double_rainbow(table):
        return
    if last:
        winning.final_scoring(table)
    else:
        state.day += 1
        day.phase = "line"
