"""Tiny Stable: never more than five unicorns, before any other pending effect (R58, R59)."""

from bot.games.core.decisions import Decision
from bot.games.stables import removal, targets
from bot.games.stables.state import Crowding
from bot.games.stables.table import Table
from bot.games.stables.zones import TINY_LIMIT


def advance(table: Table, crowding: Crowding) -> None:
    """Ask the owner for a unicorn to sacrifice, until five are left."""
    seat = crowding.seat
    unicorns = targets.in_stable(table, seat, "unicorn")
    if table.facts.count(seat) <= TINY_LIMIT or not unicorns:
        table.state.stack.remove(crowding)
        return
    table.ask(seat, "sacrifice", targets.keys(table, [(seat, card) for card in unicorns]), source="tiny_stable")


def answered(table: Table, crowding: Crowding, asked: Decision, picks: list[str]) -> None:
    """Sacrifice the chosen unicorn."""
    del crowding, asked
    removal.start(table, targets.locate(table, picks), destroyed=False, source="tiny_stable")
