"""A view in words for screens: ids instead of numbers, stables sorted by kind, and why a card can't be played."""

from typing import Literal

from msgspec import Struct

from bot.games.stables import causes, costs, facts, play
from bot.games.stables.book import Book
from bot.games.stables.causes import Cause, Sheltered
from bot.games.stables.state import HIDDEN, Play, Turn
from bot.games.stables.table import Table
from bot.games.stables.view import View, state_behind


class SeatLook(Struct, frozen=True):
    """A seat: how many `unicorns` count, `hand` cards (their ids in `cards` if the viewer may know them), the stable.

    `blinded` tells whether Blinding Light is at work.
    """

    unicorns: int
    hand: int
    cards: tuple[str, ...] | None
    stable: tuple[str, ...]
    upgrades: tuple[str, ...]
    downgrades: tuple[str, ...]
    blinded: bool


class HandCard(Struct, frozen=True):
    """A card in the viewer's hand; `refusal` says why it could not be played as an action, None if it could.

    `causes` are the cards that are in the way; `lacks` is the word of the step that a Magic card could not do.
    `price`: whether playing it would be "free" now or cost another "card" (KI-09); empty if it never costs anything.
    """

    card: str
    refusal: str | None
    price: Literal["", "free", "card"] = ""
    causes: tuple[Cause, ...] = ()
    lacks: str = ""


class Playing(Struct, frozen=True):
    """The card on its way from a hand, and the `chain` of (seat, card) Neighs on it; `aims` are the players named."""

    seat: int
    card: str
    chain: tuple[tuple[int, str], ...]
    into: int
    aims: tuple[int, ...]


class Look(Struct, frozen=True):
    """A position for screens. The `discard` pile stands top first; `turn` is -1 before the first turn.

    `plays` are the cards that the running turn may still play as its action. `silenced`: for which cards the viewer may
    play no Neigh; `sheltered`: what the viewer's effect at hand can't reach, and why. `stopping`: this game's cards
    that can stop another one, wherever they are.
    """

    viewer: int | None
    turn: int
    turns: int
    needed: int
    hand_limit: int | None
    plays: int
    seats: tuple[SeatLook, ...]
    hand: tuple[HandCard, ...]
    deck: int
    discard: tuple[str, ...]
    nursery: tuple[str, ...]
    playing: Playing | None
    silenced: tuple[Cause, ...] = ()
    sheltered: tuple[Sheltered, ...] = ()
    stopping: tuple[str, ...] = ()


def look_at(book: Book, view: View) -> Look:
    """Put a view into words. Uses nothing but the view."""
    table = Table(book, state := state_behind(view), facts.Facts(book, state))
    lowest = view.stack[0]
    hand = view.hands[view.viewer] if view.viewer is not None else ()
    return Look(
        viewer=view.viewer,
        turn=lowest.seat if isinstance(lowest, Turn) else -1,
        turns=view.turns,
        needed=view.setup.needed,
        hand_limit=view.setup.rules.most_kept,
        plays=lowest.plays - lowest.played if isinstance(lowest, Turn) else 0,
        seats=tuple(_seat(table, view, seat) for seat in range(view.setup.seats)),
        hand=tuple(_held(table, view.viewer or 0, card) for card in hand),
        deck=view.deck,
        discard=tuple(table.id(card) for card in reversed(view.discard)),
        nursery=tuple(table.id(card) for card in view.nursery),
        playing=_playing(table, view),
        silenced=causes.of_silence(table, view.viewer) if view.viewer is not None else (),
        sheltered=causes.of_running(table, view.viewer) if view.viewer is not None else (),
        stopping=tuple(book.ids[number] for number in dict.fromkeys(view.setup.cards) if book.of_kind["neigh"][number]),
    )


def _held(table: Table, seat: int, card: int) -> HandCard:
    price: Literal["", "free", "card"] = ""
    if costs.priced(table, card):
        price = "card" if costs.due(table, seat, card) else "free"
    refusal = play.refusal(table, seat, card)
    if refusal is None:
        return HandCard(table.id(card), None, price)
    why = causes.of_refusal(table, seat, card, refusal)
    lacks = causes.lacking(table, seat, card) if refusal == "no_effect" else ""
    return HandCard(table.id(card), refusal, price, why, lacks)


def _seat(table: Table, view: View, seat: int) -> SeatLook:
    hand = view.hands[seat]
    by_kind: dict[str, list[str]] = {"unicorn": [], "upgrade": [], "downgrade": []}
    for card in view.stables[seat]:
        kind = table.book.types[table.cards[card]]
        by_kind[kind if kind in by_kind else "unicorn"].append(table.id(card))
    return SeatLook(
        unicorns=view.counts[seat],
        hand=len(hand),
        cards=None if HIDDEN in hand else tuple(table.id(card) for card in hand),
        stable=tuple(by_kind["unicorn"]),
        upgrades=tuple(by_kind["upgrade"]),
        downgrades=tuple(by_kind["downgrade"]),
        blinded=table.facts.blanked(seat),
    )


def _playing(table: Table, view: View) -> Playing | None:
    for frame in view.stack:
        if isinstance(frame, Play):
            chain = tuple((seat, table.id(card)) for seat, card in frame.chain)
            aims = tuple(dict.fromkeys(seat for named in frame.aims.values() for seat in named))
            return Playing(frame.seat, table.id(frame.card), chain, frame.into, aims)
    return None
