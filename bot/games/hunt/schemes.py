"""The scheme cards on a hunted unicorn: which is revealed, the veto, what it does (HU-15, B3 to B7)."""

from collections.abc import Callable
from typing import Any

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt import bids, ties
from bot.games.hunt.cards import (
    COLORS,
    CancelScheme,
    Exchange,
    LowestWins,
    OwnerTotal,
    Paint,
    RunAway,
    SecondWins,
    SwapWithDeck,
)
from bot.games.hunt.state import Discarded, Hunt, Placed
from bot.games.hunt.table import Table


def choose(table: Table, hunt: Hunt) -> None:
    """Reveal the one scheme card; of several the winner of the bids chooses, knowing only whose each is (B3)."""
    cards = table.state.placed.get(table.state.line[0], [])
    if not cards:
        hunt.stage = "take"
    elif len(cards) == 1:
        _reveal(table, hunt, 0)
    else:
        table.ask(hunt.winner, "reveal", [f"reveal {place}" for place in range(1, len(cards) + 1)])


def _reveal(table: Table, hunt: Hunt, place: int) -> None:
    """Turn one over; the others go to their owners' discard piles (B4)."""
    cards = table.state.placed.pop(table.state.line[0])
    hunt.revealed = cards.pop(place)
    table.tell(Event("reveals_scheme", hunt.revealed.owner, hunt.winner, card=hunt.revealed.scheme))
    discard_unused(table, cards)
    hunt.stage = "veto"


def discard_unused(table: Table, cards: list[Placed]) -> None:
    """Put scheme cards that were never revealed on their owners' discard piles (B4, B5)."""
    face_up = table.rules.unused_scheme_discard == "face_up"
    for card in cards:
        table.seats[card.owner].scheme_discard.append(Discarded(card.scheme, face_up))
        if face_up and not table.rules.expert:
            table.tell(Event("discards_scheme", card.owner, cards=(card.scheme,)))
        else:
            table.tell(Event("discards_scheme", card.owner, secret=(card.scheme,), knows=(card.owner,)))


def ask_veto(table: Table, hunt: Hunt) -> None:
    """Ask whoever may cancel the card; that is asked at every reveal (decision 20)."""
    hunt.stage = "effect"
    seat = table.holder(CancelScheme)
    if seat is not None and hunt.revealed is not None:
        power = table.power_id(seat)
        table.ask(seat, "veto", [f"use {power}"], ("skip",), source=power)


def answered(table: Table, hunt: Hunt, asked: Decision, pick: str) -> None:
    """Take the winner's choice of a card or colour, or the answer to a veto."""
    if asked.kind == "reveal":
        _reveal(table, hunt, int(pick.removeprefix("reveal ")) - 1)
    elif asked.kind == "paint":
        hunt.painted = "" if pick == "skip" else pick
    elif pick != "skip" and hunt.revealed is not None:
        table.seats[asked.seat].power_used = True
        card = hunt.revealed
        table.tell(Event("cancels_scheme", asked.seat, card.owner, card=card.scheme, why=asked.source))
        discard_revealed(table, hunt)


def discard_revealed(table: Table, hunt: Hunt) -> None:
    """Put the revealed card on its owner's discard pile."""
    if hunt.revealed is not None:
        table.seats[hunt.revealed.owner].scheme_discard.append(Discarded(hunt.revealed.scheme))
        hunt.revealed = None


def take_effect(table: Table, hunt: Hunt) -> None:
    """Carry out the steps of the revealed card that do something at once."""
    hunt.stage = "take"
    if hunt.revealed is None:
        return
    for step in table.book.schemes[hunt.revealed.scheme].do:
        does = _AT_ONCE.get(type(step))
        if does is not None:
            does(table, hunt, hunt.revealed, step)


def _nothing(table: Table, card: Placed, why: str) -> None:
    """Tell that a revealed card does nothing, and the reason, a word for screens."""
    table.tell(Event("does_nothing", card.owner, card=card.scheme, why=why))


def _new_winner(table: Table, hunt: Hunt, card: Placed, seat: int) -> None:
    """Another winner, or none, by the effect: no second scheme card is revealed (B6)."""
    if seat == hunt.winner:
        return
    hunt.winner = seat
    if seat == ties.NOBODY:
        hunt.escapes = True
        return
    total = next(bid.total for bid in hunt.bids if bid.seat == seat)
    table.tell(Event("wins_hunt", seat, card=table.state.line[0], n=total, why=card.scheme))


def _lowest_wins(table: Table, hunt: Hunt, card: Placed, step: LowestWins) -> None:
    del step
    seat = ties.lowest(hunt.bids, table.rules.tie_rule, bids.survivors(table, hunt))
    if seat == hunt.winner:
        _nothing(table, card, "lowest_already")
    _new_winner(table, hunt, card, seat)


def _second_wins(table: Table, hunt: Hunt, card: Placed, step: SecondWins) -> None:
    del step
    seat = ties.below(hunt.bids, table.rules.tie_rule, hunt.winner, bids.survivors(table, hunt))
    if seat == ties.NOBODY:
        _nothing(table, card, "no_second")
    else:
        _new_winner(table, hunt, card, seat)


def _owner_total(table: Table, hunt: Hunt, card: Placed, step: OwnerTotal) -> None:
    bid = next((bid for bid in hunt.bids if bid.seat == card.owner), None)
    if bid is None:
        return _nothing(table, card, "owner_out")
    bid.total += step.n
    table.tell(Event("total_grows", card.owner, n=bid.total, why=card.scheme))
    seat = ties.winner(hunt.bids, table.rules.tie_rule, bids.survivors(table, hunt))
    return _new_winner(table, hunt, card, seat)


def _run_away(table: Table, hunt: Hunt, card: Placed, step: RunAway) -> None:
    del table, card, step
    hunt.escapes = True


def _swap_with_deck(table: Table, hunt: Hunt, card: Placed, step: SwapWithDeck) -> None:
    """The deck's top card takes the unicorn's place, which is discarded; without a deck nothing happens."""
    del hunt, step
    state = table.state
    if not state.deck:
        return _nothing(table, card, "deck_empty")
    old, state.line[0] = state.line[0], state.deck.pop()
    state.discard.append(old)
    return table.tell(Event("replaces", card.owner, card=old, cards=(state.line[0],), why=card.scheme))


def _paint(table: Table, hunt: Hunt, card: Placed, step: Paint) -> None:
    """Ask the winner for another colour or none; of a legendary unicorn only by house rule (decision 21)."""
    del step
    color = table.book.unicorns[table.state.line[0]].color
    if color != "legendary" or table.rules.legendary_recolor == "any_effect":
        others = [other for other in COLORS if other != color]
        table.ask(hunt.winner, "paint", list(others), ("skip",), source=card.scheme)


def _exchange(table: Table, hunt: Hunt, card: Placed, step: Exchange) -> None:
    del step
    hunt.exchanges = card.owner != hunt.winner
    if not hunt.exchanges:
        _nothing(table, card, "owner_won")


_AT_ONCE: dict[type, Callable[[Table, Hunt, Placed, Any], None]] = {
    LowestWins: _lowest_wins,
    SecondWins: _second_wins,
    OwnerTotal: _owner_total,
    RunAway: _run_away,
    SwapWithDeck: _swap_with_deck,
    Paint: _paint,
    Exchange: _exchange,
}
"""What steps do at the reveal; the others count while their card is attached (`points`, `taking`)."""
