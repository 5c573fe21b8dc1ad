"""The hard rulings, told as facts where they change what somebody would expect, and why (`data/texts/*/story.ftl`).

A ruling is told once. Nothing here decides anything, and everything is worked out from what everybody sees.
"""

from collections.abc import Collection

from bot.games.core.events import Event
from bot.games.stables import facts
from bot.games.stables.state import Turn
from bot.games.stables.table import Table

Reached = Collection[tuple[int, str]]
"""Who has the unicorns to win and hasn't won: the seat, and the ruling by which it hasn't."""


def reached(table: Table) -> Reached:
    """Give who has as many unicorn cards as win the game, be they Pandas or not, while the game goes on."""
    state, needed = table.state, table.state.setup.needed
    if table.facts.highest_worth() < needed or state.outcome is not None:
        return ()
    found: list[tuple[int, str]] = []
    for seat in table.clockwise(0):
        if table.facts.enough(seat):
            found.append((seat, "ruling-win-waits"))
        elif table.facts.mask(seat) & facts.PANDAS and table.facts.worth(seat) >= needed:
            found.append((seat, "ruling-pandas"))
    return found


def tell_reached(table: Table, before: Reached) -> None:
    """Tell of those who have come to that since `before`: effects come first (R8), or Pandas don't count (R52)."""
    for seat, name in reached(table):
        if (seat, name) not in before:
            table.tell(Event(name, seat, n=table.facts.worth(seat)))


def still_due(table: Table, seat: int, card: int) -> None:
    """Tell if the card of an effect that was open as the turn began has left meanwhile (R17)."""
    if card not in table.state.stables[seat]:
        table.tell(Event("ruling-still-due", seat, card=table.id(card)))


def limit_holds(table: Table, turn: Turn) -> None:
    """Tell whose turn has ended at once that the hand limit holds all the same (R19)."""
    if turn.ended:
        table.tell(Event("ruling-limit-holds", turn.seat))


def open_again(table: Table, seat: int, card: int, closing: int) -> None:
    """Tell that a seat's card may be answered again, as the one that nobody could answer is done (R25)."""
    table.tell(Event("ruling-open-again", seat, card=table.id(card), why=table.id(closing)))
