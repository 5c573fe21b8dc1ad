"""A view in words for screens: the line, the herds with what they are worth, the running hunt, the market."""

from msgspec import Struct

from bot.games.hunt import market, payment, points
from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import Butcher, Recolor
from bot.games.hunt.points import Sheet
from bot.games.hunt.state import FACE_DOWN, HIDDEN, Attached, Choosing, Day, Hunt, Market, Traps
from bot.games.hunt.table import Table
from bot.games.hunt.view import SEALED, View, state_behind

_BEFORE_TAKING = frozenset({"sight", "bids", "scheme", "veto", "effect", "take"})
"""The stages of a hunt in which its unicorn still stands in the line."""


class FaceDown(Struct, frozen=True):
    """A scheme card on a unicorn of the line: whose it is and, for whoever may know, which one; else it is empty."""

    owner: int
    scheme: str


class UnicornLook(Struct, frozen=True):
    """A unicorn: the `color` it has now (empty: none), the coins printed on it, the cards attached and those placed.

    `legendary` ones are printed without a colour.
    """

    id: str
    color: str
    legendary: bool
    coins: int
    attached: tuple[Attached, ...] = ()
    placed: tuple[FaceDown, ...] = ()


class SeatLook(Struct, frozen=True):
    """A seat: its character and `power` (empty: none in this game), its cards by number, its herd and points.

    `cards` in hand and `played` ones are None for whoever may not know them, `laid` is how many were played; `discards`
    are the scheme cards on the pile that the viewer may know.
    """

    character: str
    power: str
    power_used: bool
    hand: int
    cards: tuple[int, ...] | None
    played: tuple[int, ...] | None
    laid: int
    pate: tuple[int, ...]
    unicorns: tuple[UnicornLook, ...]
    discards: tuple[str, ...]
    sheet: Sheet


class BidLook(Struct, frozen=True):
    """A bid: how many cards, which ones for whoever may know, the power announced, and its total once revealed."""

    seat: int
    count: int
    cards: tuple[int, ...] | None
    power: str
    total: int | None


class HuntLook(Struct, frozen=True):
    """The running hunt for `unicorn`: the `number` of cards required (0: nobody has opened), who passed, the bids.

    `bidding`: they aren't revealed yet; `over`: the unicorn has been taken or has escaped.
    `own` is what the viewer has answered where all place together (None: not yet); `revealed` the scheme card.
    """

    unicorn: UnicornLook
    bidding: bool
    over: bool
    number: int
    passed: tuple[int, ...]
    bids: tuple[BidLook, ...]
    own: tuple[str, ...] | None
    revealed: str


class ItemLook(Struct, frozen=True):
    """An item of the market: price, tokens left, what the viewer would pay (None: too poor), and whether it is of use.

    `color` tells whether its tokens are colours, `pate` whether they are Pâtés.
    """

    id: str
    cost: int
    tokens: tuple[str, ...]
    paying: tuple[int, ...] | None
    usable: bool
    recolors: bool
    butchers: bool


class Look(Struct, frozen=True):
    """A position for screens. `hunt_number` counts the hunts of the day; `drawn` are the viewer's own scheme cards.

    `chosen` is the scheme card being placed. `schemes`, `powers`, `expert`: what the game is played with; `reminded`:
    a house rule shows owners their face-down scheme cards.
    """

    viewer: int | None
    day: int
    days: int
    hunt_number: int
    first: int
    line: tuple[UnicornLook, ...]
    deck: int
    discard: tuple[str, ...]
    seats: tuple[SeatLook, ...]
    hunt: HuntLook | None
    items: tuple[ItemLook, ...]
    at_market: bool
    choosing: bool
    drawn: tuple[str, ...]
    chosen: str
    schemes: bool
    powers: bool
    expert: bool
    reminded: bool


def look_at(book: HuntBook, view: View) -> Look:
    """Put a view into words. Uses nothing but the view."""
    top = view.stack[-1]
    traps = top if isinstance(top, Traps) else Traps(0, [])
    table = Table(book, state_behind(view))
    drawn = traps.drawn[view.viewer] if view.viewer is not None and traps.drawn else []
    return Look(
        viewer=view.viewer,
        day=view.day,
        days=book.box.days,
        hunt_number=_number(book, view),
        first=view.first,
        line=tuple(_unicorn(book, view, unicorn) for unicorn in view.line),
        deck=view.deck,
        discard=view.discard,
        seats=tuple(_seat(book, view, number) for number in range(len(view.seats))),
        hunt=_hunt(book, view, top) if isinstance(top, Hunt) else None,
        items=tuple(_item(table, view, item) for item in book.items),
        at_market=isinstance(top, Market),
        choosing=isinstance(top, Choosing),
        drawn=tuple(drawn),
        chosen=_known(traps.chosen),
        schemes=view.setup.rules.with_schemes,
        powers=view.setup.rules.with_powers,
        expert=view.setup.rules.expert,
        reminded=view.setup.rules.own_scheme_reminder,
    )


def _known(scheme: str) -> str:
    return "" if scheme == FACE_DOWN else scheme


def _number(book: HuntBook, view: View) -> int:
    """Which hunt of the day is on, or was the last; 0 before the first."""
    day, top = view.stack[0], view.stack[-1]
    usual = book.box.line if view.setup.rules.unicorns_per_day == "four" else view.setup.seats
    many = (day.laid if isinstance(day, Day) else 0) or usual
    on = isinstance(top, Hunt) and top.stage in _BEFORE_TAKING
    return many - len(view.line) + on if view.line or isinstance(top, Hunt) else 0


def _unicorn(book: HuntBook, view: View, unicorn: str) -> UnicornLook:
    attached = view.attached.get(unicorn, ())
    return UnicornLook(
        unicorn,
        points.color(book, unicorn, attached),
        book.unicorns[unicorn].color == "legendary",
        book.unicorns[unicorn].coins,
        attached,
        tuple(FaceDown(card.owner, _known(card.scheme)) for card in view.placed.get(unicorn, ())),
    )


def _seat(book: HuntBook, view: View, number: int) -> SeatLook:
    seat = view.seats[number]
    powered = view.setup.rules.with_powers and bool(seat.character)
    return SeatLook(
        character=seat.character,
        power=book.characters[seat.character].power.id if powered else "",
        power_used=seat.power_used,
        hand=len(seat.hand),
        cards=_values(seat.hand),
        played=_values(seat.played),
        laid=len(seat.played),
        pate=tuple(seat.pate),
        unicorns=tuple(_unicorn(book, view, unicorn) for unicorn in seat.unicorns),
        discards=tuple(card.scheme for card in seat.scheme_discard if card.scheme != FACE_DOWN),
        sheet=points.sheet(book, view.seats, view.attached, number),
    )


def _values(cards: list[int]) -> tuple[int, ...] | None:
    """The cards from the highest down; None if they are hidden."""
    return None if HIDDEN in cards else tuple(sorted(cards, reverse=True))


def _hunt(book: HuntBook, view: View, hunt: Hunt) -> HuntLook:
    unicorn = view.line[0] if hunt.stage in _BEFORE_TAKING else hunt.taken or view.discard[-1]
    bidding = hunt.stage == "bids"
    sealed = hunt.sealed.get(view.viewer) if view.viewer is not None else None
    return HuntLook(
        unicorn=_unicorn(book, view, unicorn),
        bidding=bidding,
        over=hunt.stage not in _BEFORE_TAKING,
        number=hunt.number,
        passed=tuple(hunt.passed),
        bids=tuple(
            BidLook(bid.seat, len(bid.cards), _values(bid.cards), bid.power, None if bidding else bid.total)
            for bid in hunt.bids
        ),
        own=None if sealed is None or sealed == list(SEALED) else tuple(sealed),
        revealed=hunt.revealed.scheme if hunt.revealed is not None else "",
    )


def _item(table: Table, view: View, item: str) -> ItemLook:
    known = table.book.items[item]
    hand = view.seats[view.viewer].hand if view.viewer is not None else []
    paying = payment.cheapest(hand, known.cost)
    return ItemLook(
        id=item,
        cost=known.cost,
        tokens=tuple(view.market[item]),
        paying=None if paying is None else tuple(paying),
        usable=view.viewer is not None and market.of_use(table, view.viewer, known),
        recolors=table.book.step(item, Recolor) is not None,
        butchers=table.book.step(item, Butcher) is not None,
    )
