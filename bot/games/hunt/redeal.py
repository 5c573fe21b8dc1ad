"""A possible truth behind one seat's view: what it can't see is dealt anew, so that a computer may look ahead."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeVar

from bot.games.core.chance import Chance
from bot.games.hunt import bids, market, powers
from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import FACE_DOWN, HIDDEN, Bid, Discarded, Hunt, Placed, State, Traps
from bot.games.hunt.table import Table
from bot.games.hunt.view import SEALED, View, state_behind

C = TypeVar("C", int, str)


def redeal(book: HuntBook, view: View, seed: str) -> HuntMatch:
    """Deal the hidden cards by chance and open the hidden decisions accordingly.

    The result looks to the same viewer exactly as `view` does; its further chance follows from `seed`.
    """
    state = state_behind(view)
    state.chance = Chance(seed)
    state.deck = _without(state.setup.unicorns, [*state.line, *state.discard, *_captured(state)])
    state.chance.shuffle(state.deck)
    match = HuntMatch(book, state)
    for seat in range(len(state.seats)):
        _deal_hunt_cards(state, seat)
        _deal_schemes(state, seat)
    _guess_choices(match.table)
    for decision in state.pending:
        if not decision.open and decision.seat != view.viewer:
            decision.options = _options(match.table, decision.kind, decision.seat)
    return match


def _captured(state: State) -> Iterable[str]:
    return (unicorn for seat in state.seats for unicorn in seat.unicorns)


def _without(cards: Iterable[C], seen: Iterable[C]) -> list[C]:
    """The cards that are left when those seen are taken away, each once."""
    left = list(cards)
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def _deal_hunt_cards(state: State, number: int) -> None:
    """Fill a seat's hand, its closed bid and, in the Expert game, its played cards."""
    seat, frame = state.seats[number], state.stack[-1]
    hunt = frame if isinstance(frame, Hunt) else Hunt()
    revealed = hunt.stage != "bids"
    own = [bid for bid in hunt.bids if bid.seat == number]
    lying = [] if revealed else [card for bid in own for card in bid.cards]
    left = _without(seat.hunt_cards, [*seat.hand, *seat.played, *lying])
    state.chance.shuffle(left)
    for bid in own:
        if HIDDEN in bid.cards:
            bid.cards = _bid_cards(state, bid, left, revealed=revealed)
            left = _without(left, bid.cards)
            if revealed:
                seat.played[-len(bid.cards) :] = bid.cards
    seat.hand = [left.pop() if card == HIDDEN else card for card in seat.hand]
    seat.played = [left.pop() if card == HIDDEN else card for card in seat.played]


def _bid_cards(state: State, bid: Bid, left: Sequence[int], *, revealed: bool) -> list[int]:
    """Cards that a bid may consist of; of one that was revealed everybody knows the worth."""
    ways = [way for way in combinations(left, len(bid.cards)) if not revealed or sum(way) == bid.worth]
    return list(ways[state.chance.below(len(ways))])


def _deal_schemes(state: State, number: int) -> None:
    """Fill a seat's scheme deck, what it has drawn, and its face-down cards on unicorns and on its pile."""
    seat, frame = state.seats[number], state.stack[-1]
    drawn = frame.drawn[number] if isinstance(frame, Traps) else []
    seen = [card.card for cards in state.attached.values() for card in cards if card.owner == number]
    seen += [card.scheme for cards in state.placed.values() for card in cards if card.owner == number]
    seen += [*drawn, *(card.scheme for card in seat.scheme_discard)]
    if isinstance(frame, Hunt) and frame.revealed is not None and frame.revealed.owner == number:
        seen.append(frame.revealed.scheme)
    left = _without(seat.scheme_cards, seen)
    state.chance.shuffle(left)

    def real(scheme: str) -> str:
        return left.pop() if scheme == FACE_DOWN else scheme

    if isinstance(frame, Traps):
        frame.drawn[number] = [real(card) for card in drawn]
    for unicorn, cards in state.placed.items():
        state.placed[unicorn] = [Placed(number, real(card.scheme)) if card.owner == number else card for card in cards]
    seat.scheme_discard = [Discarded(real(card.scheme), card.face_up) for card in seat.scheme_discard]
    seat.schemes = left


def _guess_choices(table: Table) -> None:
    """What others have already chosen in secret: any of the drawn cards, any bid or a pass."""
    state = table.state
    frame = state.stack[-1]
    if isinstance(frame, Traps) and frame.chosen == FACE_DOWN:
        seat = table.clockwise(state.first)[frame.placed]
        frame.chosen = frame.drawn[seat][0]
    elif isinstance(frame, Hunt):
        for seat, picks in frame.sealed.items():
            if picks == list(SEALED):
                hand = bids.options(table, seat)
                state.chance.shuffle(hand)
                bidding = len(hand) >= frame.number and state.chance.below(2)
                frame.sealed[seat] = hand[: frame.number] if bidding else ["pass"]
                for card in bids.cards_of(frame.sealed[seat]):
                    state.seats[seat].hand.remove(card)


def _options(table: Table, kind: str, seat: int) -> list[str]:
    """The options of another seat's closed decision, from the cards it has been dealt."""
    state = table.state
    frame = state.stack[-1]
    match kind:
        case "bid":
            return bids.options(table, seat)
        case "market":
            return market.affordable(table, state.seats[seat].hand, seat)
        case "trap" if isinstance(frame, Traps):
            return list(dict.fromkeys(frame.drawn[seat]))
        case _ if isinstance(frame, Hunt):
            return powers.returnable(table, frame, seat)
        case _:
            return []
