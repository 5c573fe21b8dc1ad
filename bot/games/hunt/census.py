"""What must hold in every position: cards and tokens are conserved, somebody can act or the game is over."""

from collections import Counter
from collections.abc import Iterator

from bot.games.hunt.bids import cards_of
from bot.games.hunt.book import HuntBook
from bot.games.hunt.state import Choosing, Hunt, State, Traps


def faults(book: HuntBook, state: State) -> list[str]:
    """Say in words what doesn't add up; nothing if all is well."""
    return list(_faults(book, state))


def _faults(book: HuntBook, state: State) -> Iterator[str]:
    if bool(state.pending) == (state.outcome is not None):
        yield "nobody can act and the game is not over, or somebody can though it is"
    captured = [unicorn for seat in state.seats for unicorn in seat.unicorns]
    everywhere = [*state.deck, *state.line, *state.discard, *captured]
    if Counter(one for one in everywhere if one not in book.starting) != Counter(state.setup.unicorns):
        yield "unicorns were lost or made"
    if not set(state.attached) <= set(captured) or not set(state.placed) <= set(state.line):
        yield "cards lie on a unicorn that isn't there"
    if _tokens(book, state) != Counter({item.id: len(item.tokens) for item in book.items.values()}):
        yield "tokens were lost or made"
    if not isinstance(state.stack[-1], Choosing):
        yield from (
            f"seat {seat}: cards were lost or made" for seat in range(len(state.seats)) if not _own(state, seat)
        )


def _tokens(book: HuntBook, state: State) -> Counter[str]:
    """Tokens by item, wherever they are."""
    found = Counter({item: len(tokens) for item, tokens in state.market.items()})
    found.update(card.card for cards in state.attached.values() for card in cards if card.card in book.items)
    found.update(state.spent)
    found["butcher"] += sum(len(seat.pate) for seat in state.seats)
    return found


def _own(state: State, number: int) -> bool:
    """Whether a seat has exactly its hunt cards and its scheme cards."""
    seat, frame = state.seats[number], state.stack[-1]
    hunt_cards = [*seat.hand, *seat.played]
    schemes = [*seat.schemes, *(card.scheme for card in seat.scheme_discard)]
    schemes += [card.scheme for cards in state.placed.values() for card in cards if card.owner == number]
    schemes += [card.card for cards in state.attached.values() for card in cards if card.owner == number]
    if isinstance(frame, Traps):
        schemes += frame.drawn[number]
    elif isinstance(frame, Hunt):
        if frame.stage == "bids":
            hunt_cards += [card for bid in frame.bids if bid.seat == number for card in bid.cards]
            hunt_cards += cards_of(frame.sealed.get(number, ()))
        if frame.revealed is not None and frame.revealed.owner == number:
            schemes.append(frame.revealed.scheme)
    return Counter(hunt_cards) == Counter(seat.hunt_cards) and Counter(schemes) == Counter(seat.scheme_cards)
