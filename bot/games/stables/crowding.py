"""Tiny Stable: never more than five unicorns, before any other pending effect (R58, R59)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import facts, removal, targets
from bot.games.stables.state import Crowding
from bot.games.stables.table import Table


def start(table: Table) -> None:
    """Let the next stable that is too full come first, and tell that it does where something else waits (R58)."""
    state = table.state
    seat = state.crowded.pop(0)
    state.stack.append(Crowding(seat))
    if state.triggers and _too_many(table, seat):
        table.tell(Event("ruling-tiny-first", seat, card=_source(table, seat)))


def advance(table: Table, crowding: Crowding) -> None:
    """Ask the owner for a unicorn to sacrifice, until five are left."""
    seat = crowding.seat
    unicorns = _too_many(table, seat)
    if not unicorns:
        table.state.stack.remove(crowding)
        return
    table.ask(seat, "sacrifice", targets.keys(table, [(seat, card) for card in unicorns]), source=_source(table, seat))


def answered(table: Table, crowding: Crowding, asked: Decision, picks: list[str]) -> None:
    """Sacrifice the chosen unicorn."""
    del crowding
    removal.start(table, targets.locate(table, picks), destroyed=False, source=asked.source)


def _too_many(table: Table, seat: int) -> list[int]:
    """The unicorns among which the owner must choose; none if five are left, or none can be sacrificed."""
    if table.facts.count(seat) <= facts.TINY_LIMIT:
        return []
    return targets.sacrificeable(table, seat, "unicorn", by_magic=False)


def _source(table: Table, seat: int) -> str:
    """The id of the card that is so tight: in this stable, or, if it has just left, in this deck."""
    powers = table.book.powers
    numbers = [*(table.cards[card] for card in table.state.stables[seat]), *range(len(powers))]
    return next(table.book.ids[number] for number in numbers if powers[number] & facts.AT_MOST_FIVE)
