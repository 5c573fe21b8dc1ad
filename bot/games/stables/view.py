"""What one viewer may know of a position: an allow-list, and the only door to screens, logs and computer players."""

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.core.match import Outcome
from bot.games.stables import facts
from bot.games.stables.cards import KeepOneOfTop, TakeFromHand
from bot.games.stables.state import HIDDEN, Effect, Frame, Loan, Setup, State, copy_effect, copy_frame
from bot.games.stables.table import Table


class View(Struct, frozen=True):
    """A position as `viewer` (a seat, or None for a spectator) sees it; cards that are not theirs to know are HIDDEN.

    `deck` is a number of cards; `counts` are the stables' unicorns. `stack` and `triggers` stand in their public form;
    `pending` has no options where they follow from another seat's hidden cards.
    """

    viewer: int | None
    setup: Setup
    deck: int
    discard: tuple[int, ...]
    nursery: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    stables: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    stack: tuple[Frame, ...]
    triggers: tuple[Effect, ...]
    crowded: tuple[int, ...]
    loans: tuple[Loan, ...]
    beside: dict[int, int]
    link: int
    pending: tuple[Decision, ...]
    step: int
    turns: int
    extra_turns: int
    stirred: bool
    outcome: Outcome | None
    removed: tuple[int, ...]
    chained: int


def view_of(table: Table, viewer: int | None) -> View:
    """Build what `viewer` may know."""
    state = table.state
    seats = range(state.setup.seats)
    shown = {seat for seat in seats if seat == viewer or table.facts.mask(seat) & facts.HAND_IS_PUBLIC}
    looked_at = _looked_at(table, viewer)
    return View(
        viewer=viewer,
        setup=state.setup,
        deck=len(state.deck),
        discard=tuple(state.discard),
        nursery=tuple(state.nursery),
        hands=tuple(
            tuple(state.hands[seat]) if seat in shown or seat == looked_at else (HIDDEN,) * len(state.hands[seat])
            for seat in seats
        ),
        stables=tuple(tuple(stable) for stable in state.stables),
        counts=tuple(table.facts.count(seat) for seat in seats),
        stack=tuple(_public_frame(table, frame, viewer) for frame in state.stack),
        triggers=tuple(copy_effect(effect) for effect in state.triggers),
        crowded=tuple(state.crowded),
        loans=tuple(state.loans),
        beside=dict(state.beside),
        link=state.link,
        pending=tuple(_public_decision(decision, viewer) for decision in state.pending),
        step=state.step,
        turns=state.turns,
        extra_turns=state.extra_turns,
        stirred=state.stirred,
        outcome=state.outcome,
        removed=tuple(state.removed),
        chained=state.chained,
    )


def open_view_of(table: Table) -> View:
    """Build what all seats know together, for looking back at a game that is over; the order of piles stays hidden."""
    return replace(view_of(table, None), hands=tuple(tuple(hand) for hand in table.state.hands))


def _running_step(table: Table, effect: Effect) -> object:
    steps = table.book.abilities[table.cards[effect.card]][effect.ability].do
    return steps[effect.step] if effect.step < len(steps) else None


def _looked_at(table: Table, viewer: int | None) -> int | None:
    """The seat whose hand the viewer is looking at to take a card from it."""
    frame = table.state.stack[-1]
    if isinstance(frame, Effect) and frame.seat == viewer and isinstance(_running_step(table, frame), TakeFromHand):
        return frame.chosen
    return None


def _public_frame(table: Table, frame: Frame, viewer: int | None) -> Frame:
    """Other seats' answers stay closed until all are in; cards looked at on top of the deck are the looker's alone."""
    twin = copy_frame(frame)
    if isinstance(twin, Effect):
        twin.answers = {seat: picks if seat == viewer else [] for seat, picks in twin.answers.items()}
        if twin.seat != viewer and isinstance(_running_step(table, twin), KeepOneOfTop):
            twin.memo = [HIDDEN] * len(twin.memo)
    return twin


def _public_decision(decision: Decision, viewer: int | None) -> Decision:
    if decision.open or decision.seat == viewer:
        return replace(decision, options=decision.options[:])
    return replace(decision, options=[])


def state_behind(view: View) -> State:
    """The position that a view shows, with HIDDEN cards left where they are; nothing in it is shared with the view."""
    return State(
        setup=view.setup,
        chance=Chance(""),
        deck=[HIDDEN] * view.deck,
        discard=list(view.discard),
        nursery=list(view.nursery),
        hands=[list(hand) for hand in view.hands],
        stables=[list(stable) for stable in view.stables],
        stack=[copy_frame(frame) for frame in view.stack],
        triggers=[copy_effect(effect) for effect in view.triggers],
        crowded=list(view.crowded),
        loans=list(view.loans),
        beside=dict(view.beside),
        link=view.link,
        pending=[decision.copy() for decision in view.pending],
        step=view.step,
        turns=view.turns,
        extra_turns=view.extra_turns,
        stirred=view.stirred,
        outcome=view.outcome,
        removed=list(view.removed),
        chained=view.chained,
    )
