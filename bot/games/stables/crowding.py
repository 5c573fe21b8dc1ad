"""Tiny Stable: never more than five unicorns, before any other pending effect (R58, R59)."""

from bot.games.core.decisions import Decision
from bot.games.stables import facts, removal, targets
from bot.games.stables.state import Crowding
from bot.games.stables.table import Table


def advance(table: Table, crowding: Crowding) -> None:
    """Ask the owner for a unicorn to sacrifice, until five are left."""
    seat = crowding.seat
    unicorns = targets.sacrificeable(table, seat, "unicorn", by_magic=False)
    if table.facts.count(seat) <= facts.TINY_LIMIT or not unicorns:
        table.state.stack.remove(crowding)
        return
    table.ask(seat, "sacrifice", targets.keys(table, [(seat, card) for card in unicorns]), source=_source(table, seat))


def answered(table: Table, crowding: Crowding, asked: Decision, picks: list[str]) -> None:
    """Sacrifice the chosen unicorn."""
    del crowding
    removal.start(table, targets.locate(table, picks), destroyed=False, source=asked.source)


def _source(table: Table, seat: int) -> str:
    """The id of the card that is so tight: in this stable, or, if it has just left, in this deck."""
    powers = table.book.powers
    numbers = [*(table.cards[card] for card in table.state.stables[seat]), *range(len(powers))]
    return next(table.book.ids[number] for number in numbers if powers[number] & facts.AT_MOST_FIVE)
