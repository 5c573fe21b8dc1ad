"""Choosing characters and dealing what comes with them (HU-03, HU-05, A6)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt.state import Choosing, Day
from bot.games.hunt.table import Table


def advance(table: Table, choosing: Choosing) -> None:
    """Ask the next seat; where characters run out the others play without a power (D3). Then deal."""
    if choosing.seat == len(table.seats):
        _deal(table)
        table.state.stack[-1] = Day()
        return
    taken = {seat.character for seat in table.seats}
    free = [character for character in table.book.playable(table.rules) if character not in taken]
    if not free:
        table.tell(Event("without_power", choosing.seat))
        choosing.seat += 1
    elif table.rules.character_choice == "random":
        _take(table, choosing, free[table.state.chance.below(len(free))])
    else:
        table.ask(choosing.seat, "character", free)


def answered(table: Table, choosing: Choosing, asked: Decision, picks: list[str]) -> None:
    """Take the character chosen."""
    del asked
    _take(table, choosing, picks[0])


def _take(table: Table, choosing: Choosing, character: str) -> None:
    table.seats[choosing.seat].character = character
    table.tell(Event("character", choosing.seat, card=character))
    choosing.seat += 1


def _deal(table: Table) -> None:
    """Hunt cards to the hand, scheme cards shuffled face down, a starting unicorn each; the others leave (A2)."""
    chance = table.state.chance
    starters = table.book.starters(table.rules)
    chance.shuffle(starters)
    for number, seat in enumerate(table.seats):
        seat.hunt_cards = table.book.box.hunt_cards
        seat.hand = list(seat.hunt_cards)
        if table.rules.with_schemes:
            seat.schemes = table.book.schemes_of(seat.character)
            seat.scheme_cards = tuple(seat.schemes)
            chance.shuffle(seat.schemes)
        seat.unicorns = [starters.pop()]
        table.tell(Event("starts_with", number, card=seat.unicorns[0]))
    table.tell(Event("first_player", table.state.first))
