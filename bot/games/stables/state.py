"""The position of a stable game: plain data that can be saved at every open decision.

Cards are numbers: `setup.cards[card]` is the design's number in the book. Piles keep their top card last.
The stack holds what is going on, innermost last; its lowest frame is the turn (or the choice of Babies).
"""

from copy import copy

from msgspec import Struct, field

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.core.match import Outcome
from bot.games.stables.cards import Until
from bot.games.stables.rules import StableRules

HIDDEN = -1
"""A card that a viewer may not know."""


class Setup(Struct, frozen=True):
    """What never changes during a game: its preset, deck, rules, seats, cards, names' letters and the goal."""

    preset: str
    deck: str
    rules: StableRules
    seats: int
    needed: int
    cards: tuple[int, ...]
    letters: tuple[int, ...]


class Babies(Struct, tag="babies"):
    """Everybody chooses a Baby (FR-03)."""

    first: int
    asked: bool = False


class Turn(Struct, tag="turn"):
    """A turn: `opening` effects not yet used (card, ability), how many `plays` it allows and has `played`.

    `extra_actions` are whole actions still owed after this one, `given` all that it was ever owed. `again`: how many
    extra turns of the same player came right before.
    """

    seat: int
    phase: str = "begin"
    opening: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    plays: int = 1
    played: int = 0
    ended: bool = False
    extra_actions: int = 0
    given: int = 0
    again: int = 0


class Play(Struct, tag="play"):
    """A card on its way from a hand: `chain` of (seat, neigh card) on it, `aims` named by step, `into` which stable."""

    seat: int
    card: int
    stage: str = "aim"
    chain: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    aims: dict[int, list[int]] = field(default_factory=dict[int, list[int]])
    into: int = -1
    aiming: int = -1


class Effect(Struct, tag="effect"):
    """An ability being carried out for `seat`, at `step`.

    `skippable`: the first choice may be declined until `started`. `mode` of a step with modes, the `chosen` player,
    `carried` out: the step before. `answers` given and not yet used; `marked` cards that were the price, `memo` cards
    that the running step must remember. `magic`: the card is Magic, in no zone until done or `spent`.
    `draining`: triggers come first. `link`: how far down the chain it was set off.
    """

    seat: int
    card: int
    ability: int
    step: int = 0
    skippable: bool = False
    started: bool = False
    carried: bool = True
    mode: int = -1
    chosen: int = -1
    magic: bool = False
    link: int = 0
    spent: bool = False
    draining: bool = False
    answers: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    marked: list[int] = field(default_factory=list[int])
    memo: list[int] = field(default_factory=list[int])
    aims: dict[int, list[int]] = field(default_factory=dict[int, list[int]])


class Loan(Struct, frozen=True, tag="loan"):
    """A card stolen for a while: it goes `home` from its `holder`'s stable when the turn ends, or when `by` leaves."""

    card: int
    home: int
    holder: int
    by: int
    until: Until


class Removal(Struct, tag="removal"):
    """Cards (seat, card) about to be sacrificed or destroyed together, while their owners may replace that."""

    destroyed: bool
    victims: list[tuple[int, int]]
    settled: int = 0
    saving: int = -1
    source: str = ""


class Crowding(Struct, tag="crowding"):
    """A stable with too many unicorns for Tiny Stable: its owner sacrifices until five remain (R58)."""

    seat: int


Frame = Babies | Turn | Play | Effect | Removal | Crowding


class State(Struct):
    """Everything that changes. `step` numbers public decisions; `stirred`: cards moved since the last check.

    `link` is the running effect's; `beside` maps decisions that stand beside the first one to their trigger's place.
    `removed` cards are out of the game. `chained`: how many effects the running chain has set off so far.
    """

    setup: Setup
    chance: Chance
    deck: list[int]
    discard: list[int]
    nursery: list[int]
    hands: list[list[int]]
    stables: list[list[int]]
    stack: list[Frame]
    triggers: list[Effect] = field(default_factory=list[Effect])
    crowded: list[int] = field(default_factory=list[int])
    loans: list[Loan] = field(default_factory=list[Loan])
    beside: dict[int, int] = field(default_factory=dict[int, int])
    link: int = 0
    pending: list[Decision] = field(default_factory=list[Decision])
    step: int = 0
    turns: int = 0
    extra_turns: int = 0
    stirred: bool = True
    outcome: Outcome | None = None
    removed: list[int] = field(default_factory=list[int])
    chained: int = 0

    def copy(self) -> "State":
        """Give an independent copy; what never changes is shared."""
        twin = copy(self)
        twin.chance = self.chance.copy()
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.nursery = self.nursery[:]
        twin.removed = self.removed[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.stables = [stable[:] for stable in self.stables]
        twin.stack = [copy_frame(frame) for frame in self.stack]
        twin.triggers = [copy_effect(effect) for effect in self.triggers]
        twin.crowded = self.crowded[:]
        twin.loans = self.loans[:]
        twin.beside = dict(self.beside)
        twin.pending = [decision.copy() for decision in self.pending]
        return twin


def copy_effect(effect: Effect) -> Effect:
    """Copy an effect with its lists."""
    twin = copy(effect)
    twin.answers = dict(effect.answers)
    twin.marked = effect.marked[:]
    twin.memo = effect.memo[:]
    return twin


def copy_frame(frame: Frame) -> Frame:
    """Copy a frame with the lists it owns."""
    if isinstance(frame, Effect):
        return copy_effect(frame)
    twin = copy(frame)
    if isinstance(twin, Turn):
        twin.opening = twin.opening[:]
    elif isinstance(twin, Play):
        twin.chain = twin.chain[:]
        twin.aims = dict(twin.aims)
    elif isinstance(twin, Removal):
        twin.victims = twin.victims[:]
    return twin
