"""The trap phase: everybody places one of two scheme cards face down on a unicorn (HU-07, HU-08)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt.cards import SwapWithDeck
from bot.games.hunt.state import Discarded, Placed, Traps
from bot.games.hunt.table import Table

DRAWN = 2
ROOM = {"one": 1, "two": 2}
"""How many scheme cards a unicorn holds, by rule (B1); `unlimited` has no number."""


def room(table: Table) -> list[str]:
    """The unicorns of the line that have room for another scheme card."""
    limit = ROOM.get(table.rules.schemes_per_unicorn)
    placed = table.state.placed
    return [one for one in table.state.line if limit is None or len(placed.get(one, ())) < limit]


def draw(table: Table) -> Traps:
    """Everybody draws; the deck of eight lasts four days and is never shuffled again (A3)."""
    drawn: list[list[str]] = []
    for number, seat in enumerate(table.seats):
        cards = [seat.schemes.pop() for _ in range(min(DRAWN, len(seat.schemes)))]
        drawn.append(cards)
        if cards:
            table.tell(Event("draws_schemes", number, n=len(cards), secret=tuple(cards), knows=(number,)))
    return Traps(0, drawn)


def advance(table: Table, traps: Traps) -> None:
    """Ask the next seat, from the first player on, for a scheme card, then for its unicorn."""
    order = table.clockwise(table.state.first)
    if traps.placed == len(order):
        table.state.stack.pop()
        return
    seat = order[traps.placed]
    cards = traps.drawn[seat]
    if traps.chosen:
        table.ask(seat, "trap_unicorn", room(table))
    elif cards and room(table):
        table.ask(seat, "trap", list(dict.fromkeys(cards)), open_=False)
    else:
        for card in cards:
            _discard(table, seat, card)
        traps.drawn[seat] = []
        traps.placed += 1


def answered(table: Table, traps: Traps, asked: Decision, picks: list[str]) -> None:
    """Choose the card, then place it and discard the other, in one step (A4)."""
    (pick,) = picks
    if asked.kind == "trap":
        traps.chosen = pick
        return
    seat, state = asked.seat, table.state
    cards = traps.drawn[seat]
    cards.remove(traps.chosen)
    state.placed.setdefault(pick, []).append(Placed(seat, traps.chosen))
    table.tell(Event("places", seat, card=pick, secret=_looked_at(table, traps.chosen), knows=(seat,)))
    for card in cards:
        _discard(table, seat, card)
    traps.drawn[seat] = []
    traps.chosen = ""
    traps.placed += 1


def _looked_at(table: Table, scheme: str) -> tuple[str, ...]:
    """What placing a card shows to its owner: the card and, for one that swaps with the deck, the deck's top."""
    if table.book.step(scheme, SwapWithDeck) and table.state.deck:
        return (scheme, table.state.deck[-1])
    return (scheme,)


def _discard(table: Table, seat: int, scheme: str) -> None:
    """Discard a drawn card face up (HU-07), face down in the Expert game (HU-29)."""
    table.seats[seat].scheme_discard.append(Discarded(scheme))
    if table.rules.expert:
        table.tell(Event("discards_scheme", seat, secret=(scheme,), knows=(seat,)))
    else:
        table.tell(Event("discards_scheme", seat, cards=(scheme,)))
