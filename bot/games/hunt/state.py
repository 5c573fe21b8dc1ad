"""The position of a hunt: plain data that can be saved at every open decision.

Cards are named by their ids; a viewer's form has FACE_DOWN or HIDDEN in the place of what they may not know.
The unicorn deck and the scheme decks keep their top card last; the line stands in the order of the hunts.
"""

from copy import copy
from typing import Literal

from msgspec import Struct, field

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.core.match import Outcome
from bot.games.hunt.rules import HuntRules

FACE_DOWN = "?"
"""A scheme card that a viewer may not know."""
HIDDEN = -1
"""A hunt card that a viewer may not know."""


class Setup(Struct, frozen=True):
    """What never changes during a game: its preset, deck, rules, seats and the unicorns of its deck."""

    preset: str
    deck: str
    rules: HuntRules
    seats: int
    unicorns: tuple[str, ...]
    game: Literal["hunt"] = "hunt"


class Placed(Struct, frozen=True):
    """A scheme card on a unicorn of the line, face down: who placed it is public (A9)."""

    owner: int
    scheme: str


class Attached(Struct, frozen=True):
    """A scheme card (with its owner) or token on a captured unicorn, and the colour it gives, if it gives one."""

    card: str
    owner: int = -1
    color: str = ""


class Discarded(Struct, frozen=True):
    """A scheme card on its owner's discard pile."""

    scheme: str
    face_up: bool = True


class Seat(Struct):
    """What belongs to one seat. `hunt_cards` and `scheme_cards`: all it has in this game, wherever they are; public."""

    character: str = ""
    power_used: bool = False
    hunt_cards: tuple[int, ...] = ()
    scheme_cards: tuple[str, ...] = ()
    hand: list[int] = field(default_factory=list[int])
    played: list[int] = field(default_factory=list[int])
    unicorns: list[str] = field(default_factory=list[str])
    schemes: list[str] = field(default_factory=list[str])
    scheme_discard: list[Discarded] = field(default_factory=list[Discarded])
    pate: list[int] = field(default_factory=list[int])


class Choosing(Struct, tag="choosing"):
    """The seats choose their characters, in order (A6)."""

    seat: int = 0


class Day(Struct, tag="day"):
    """A day and the part of it that runs; how many unicorns were `laid` out (0: as many as the rules say)."""

    phase: Literal["line", "draw", "trap", "hunt", "market", "over"] = "line"
    laid: int = 0


class Traps(Struct, tag="traps"):
    """The trap phase: how many seats have placed, the scheme cards `drawn` by seat, the one `chosen` to be placed."""

    placed: int
    drawn: list[list[str]]
    chosen: str = ""


class Bid(Struct):
    """The hunt cards placed by a seat and a `power` announced with them.

    Once revealed: what the cards are `worth` and the `total` that counts, with powers and scheme cards.
    """

    seat: int
    cards: list[int]
    power: str = ""
    worth: int = 0
    total: int = 0


class Hunt(Struct, tag="hunt"):
    """The hunt for the first unicorn of the line.

    `number` of cards required (0: nobody has opened). `sealed`: answers of bidders who place together, by seat.
    `bid_winner` by the bids, `winner` after the scheme card (-1: nobody). `revealed` scheme card, `painted` its colour.
    `sighted`: the Shaman has looked; `moving`: which scheme card is being moved. `taken`: the unicorn captured.
    """

    stage: str = "sight"
    number: int = 0
    passed: list[int] = field(default_factory=list[int])
    bids: list[Bid] = field(default_factory=list[Bid])
    sealed: dict[int, list[str]] = field(default_factory=dict[int, list[str]])
    sighted: bool = False
    moving: int = -1
    bid_winner: int = -1
    winner: int = -1
    revealed: Placed | None = None
    painted: str = ""
    escapes: bool = False
    exchanges: bool = False
    taken: str = ""


class Market(Struct, tag="market"):
    """The black market: how many seats have been `served`, the `item` just bought and its token's `color`."""

    served: int = 0
    item: str = ""
    color: str = ""


Frame = Choosing | Day | Traps | Hunt | Market


class State(Struct):
    """Everything that changes. `market` tokens left by item, `spent` ones that left the game by item.

    `step` numbers public decisions.
    """

    setup: Setup
    chance: Chance
    deck: list[str]
    line: list[str]
    discard: list[str]
    placed: dict[str, list[Placed]]
    seats: list[Seat]
    attached: dict[str, list[Attached]]
    market: dict[str, list[str]]
    stack: list[Frame]
    spent: list[str] = field(default_factory=list[str])
    first: int = 0
    day: int = 1
    pending: list[Decision] = field(default_factory=list[Decision])
    step: int = 0
    outcome: Outcome | None = None

    def copy(self) -> "State":
        """Give an independent copy; what never changes is shared."""
        twin = copy(self)
        twin.chance = self.chance.copy()
        twin.deck = self.deck[:]
        twin.line = self.line[:]
        twin.discard = self.discard[:]
        twin.placed = {unicorn: cards[:] for unicorn, cards in self.placed.items()}
        twin.seats = [copy_seat(seat) for seat in self.seats]
        twin.attached = {unicorn: cards[:] for unicorn, cards in self.attached.items()}
        twin.market = {item: tokens[:] for item, tokens in self.market.items()}
        twin.stack = [copy_frame(frame) for frame in self.stack]
        twin.spent = self.spent[:]
        twin.pending = [decision.copy() for decision in self.pending]
        return twin


def copy_seat(seat: Seat) -> Seat:
    """Copy a seat with its lists."""
    twin = copy(seat)
    twin.hand = seat.hand[:]
    twin.played = seat.played[:]
    twin.unicorns = seat.unicorns[:]
    twin.schemes = seat.schemes[:]
    twin.scheme_discard = seat.scheme_discard[:]
    twin.pate = seat.pate[:]
    return twin


def copy_bid(bid: Bid) -> Bid:
    """Copy a bid with its cards."""
    twin = copy(bid)
    twin.cards = bid.cards[:]
    return twin


def copy_frame(frame: Frame) -> Frame:
    """Copy a frame with the lists it owns."""
    twin = copy(frame)
    if isinstance(twin, Traps):
        twin.drawn = [cards[:] for cards in twin.drawn]
    elif isinstance(twin, Hunt):
        twin.passed = twin.passed[:]
        twin.bids = [copy_bid(bid) for bid in twin.bids]
        twin.sealed = {seat: picks[:] for seat, picks in twin.sealed.items()}
    return twin
