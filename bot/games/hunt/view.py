"""What one viewer may know of a position: an allow-list, and the only door to screens, logs and computer players."""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.core.match import Outcome
from bot.games.hunt.bids import cards_of
from bot.games.hunt.state import (
    FACE_DOWN,
    HIDDEN,
    Attached,
    Bid,
    Choosing,
    Discarded,
    Frame,
    Hunt,
    Placed,
    Seat,
    Setup,
    State,
    Traps,
    copy_frame,
    copy_seat,
)
from bot.games.hunt.table import Table

SEALED = ("sealed",)
"""An answer that others may not know yet."""


class View(Struct, frozen=True):
    """A position as `viewer` (a seat, or None for a spectator) sees it.

    Hunt cards that are not theirs to know are HIDDEN, scheme cards FACE_DOWN; `deck` is a number of cards.
    `stack` stands in its public form; `pending` has no options where they follow from another seat's hidden cards.
    """

    viewer: int | None
    setup: Setup
    deck: int
    line: tuple[str, ...]
    discard: tuple[str, ...]
    placed: dict[str, tuple[Placed, ...]]
    seats: tuple[Seat, ...]
    attached: dict[str, tuple[Attached, ...]]
    market: dict[str, tuple[str, ...]]
    spent: tuple[str, ...]
    first: int
    day: int
    stack: tuple[Frame, ...]
    pending: tuple[Decision, ...]
    step: int
    outcome: Outcome | None

    @property
    def turns(self) -> int:
        """What counts for tables as a turn: the day, none while characters are being chosen."""
        return 0 if any(isinstance(frame, Choosing) for frame in self.stack) else self.day


def view_of(table: Table, viewer: int | None) -> View:
    """Build what `viewer` may know."""
    state = table.state
    return View(
        viewer=viewer,
        setup=state.setup,
        deck=len(state.deck),
        line=tuple(state.line),
        discard=tuple(state.discard),
        placed={unicorn: _placed(table, unicorn, cards, viewer) for unicorn, cards in state.placed.items()},
        seats=tuple(_seat(table, number, viewer) for number in range(len(state.seats))),
        attached={unicorn: tuple(cards) for unicorn, cards in state.attached.items()},
        market={item: tuple(tokens) for item, tokens in state.market.items()},
        spent=tuple(state.spent),
        first=state.first,
        day=state.day,
        stack=tuple(_public_frame(table, frame, viewer) for frame in state.stack),
        pending=tuple(_public_decision(decision, viewer) for decision in state.pending),
        step=state.step,
        outcome=state.outcome,
    )


def open_view_of(table: Table) -> View:
    """Build what all seats know together, for looking back at a game that is over; the order of decks stays hidden."""
    state = table.state
    seats = tuple(copy_seat(seat) for seat in state.seats)
    for seat in seats:
        seat.schemes = [FACE_DOWN] * len(seat.schemes)
    return replace(
        view_of(table, None),
        placed={unicorn: tuple(cards) for unicorn, cards in state.placed.items()},
        seats=seats,
        stack=tuple(copy_frame(frame) for frame in state.stack),
    )


def _placed(table: Table, unicorn: str, cards: Iterable[Placed], viewer: int | None) -> tuple[Placed, ...]:
    """Whose a face-down card is, is public; which one only who is looking at it, or its owner by rule (HU-08, B2)."""
    frame = table.state.stack[-1]
    looking = isinstance(frame, Hunt) and frame.stage == "sight" and frame.sighted and unicorn == table.state.line[0]
    if looking and any(asked.seat == viewer for asked in table.state.pending):
        return tuple(cards)
    reminded = viewer if table.rules.own_scheme_reminder else None
    return tuple(card if card.owner == reminded else Placed(card.owner, FACE_DOWN) for card in cards)


def _seat(table: Table, number: int, viewer: int | None) -> Seat:
    """Nobody sees the order of a scheme deck; hand and Expert piles are the owner's alone (HU-29, decision 27).

    Where seats bid together the others can't see either whether a hand has become smaller (C11).
    """
    twin = copy_seat(table.seats[number])
    twin.schemes = [FACE_DOWN] * len(twin.schemes)
    if number == viewer:
        return twin
    frame = table.state.stack[-1]
    sealed = cards_of(frame.sealed.get(number, ())) if isinstance(frame, Hunt) else []
    twin.hand = [HIDDEN] * (len(twin.hand) + len(sealed))
    if table.rules.expert:
        twin.played = [HIDDEN] * len(twin.played)
    twin.scheme_discard = [
        card if card.face_up and not table.rules.expert else Discarded(FACE_DOWN, card.face_up)
        for card in twin.scheme_discard
    ]
    return twin


def _public_frame(table: Table, frame: Frame, viewer: int | None) -> Frame:
    """Drawn scheme cards, bids before their reveal and sealed answers are their seat's alone."""
    twin = copy_frame(frame)
    if isinstance(twin, Traps):
        chooser = table.clockwise(table.state.first)[twin.placed] if twin.chosen else viewer
        twin.chosen = twin.chosen if chooser == viewer else FACE_DOWN
        twin.drawn = [cards if seat == viewer else [FACE_DOWN] * len(cards) for seat, cards in enumerate(twin.drawn)]
    elif isinstance(twin, Hunt):
        twin.sealed = {seat: picks if seat == viewer else list(SEALED) for seat, picks in twin.sealed.items()}
        closed = twin.stage == "bids" or table.rules.expert
        twin.bids = [_closed(bid) if closed and bid.seat != viewer else bid for bid in twin.bids]
    return twin


def _closed(bid: Bid) -> Bid:
    return replace(bid, cards=[HIDDEN] * len(bid.cards))


def _public_decision(decision: Decision, viewer: int | None) -> Decision:
    if decision.open or decision.seat == viewer:
        return decision.copy()
    return replace(decision, options=[])


def state_behind(view: View) -> State:
    """The position that a view shows, with what is hidden left so; nothing in it is shared with the view."""
    return State(
        setup=view.setup,
        chance=Chance(""),
        deck=[],
        line=list(view.line),
        discard=list(view.discard),
        placed={unicorn: list(cards) for unicorn, cards in view.placed.items()},
        seats=[copy_seat(seat) for seat in view.seats],
        attached={unicorn: list(cards) for unicorn, cards in view.attached.items()},
        market={item: list(tokens) for item, tokens in view.market.items()},
        stack=[copy_frame(frame) for frame in view.stack],
        spent=list(view.spent),
        first=view.first,
        day=view.day,
        pending=[decision.copy() for decision in view.pending],
        step=view.step,
        outcome=view.outcome,
    )
