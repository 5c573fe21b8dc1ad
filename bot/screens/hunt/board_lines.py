"""The board of a hunt: line, running bid, seats with their herds, market; in more or fewer words."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from bot.games.hunt.look import BidLook, HuntLook, ItemLook, SeatLook
from bot.screens.hunt.showing import HuntShowing


class Detail(Struct, frozen=True):
    """How much is shown: what is `attached` to unicorns by name, and the unicorns of the herds by name."""

    attached: bool
    herds: bool


STEPS = (Detail(True, True), Detail(False, True), Detail(False, False))
"""From full to mere counts."""


def heading(showing: HuntShowing) -> str:
    """Give the day, and the hunt or the market."""
    texts, locale, look, state = showing.texts, showing.locale, showing.public, showing.state
    if state.status not in ("playing", "frozen"):
        return texts.say(locale, "hunt-board-heading-over", table=state.id, day=look.day, days=look.days)
    if look.choosing:
        return texts.say(locale, "hunt-board-heading-begins", table=state.id)
    if look.at_market:
        return texts.say(locale, "hunt-board-heading-market", table=state.id, day=look.day, days=look.days)
    if look.hunt is not None:
        number = look.hunt_number
        return texts.say(locale, "hunt-board-heading-hunt", table=state.id, day=look.day, days=look.days, number=number)
    return texts.say(locale, "hunt-board-heading", table=state.id, day=look.day, days=look.days)


def board(showing: HuntShowing, detail: Detail) -> list[str]:
    """Tell about the line, the running bid, all seats, the market and the piles."""
    seats = [line for seat in range(len(showing.public.seats)) for line in _seat(showing, seat, detail)]
    return [*_hunted(showing), "\n".join(seats), "\n".join([_market(showing), piles(showing)])]


def bidding(showing: HuntShowing, hunt: HuntLook, reader: int | None = None) -> str:
    """Tell who has placed how many cards, who has passed, who is awaited, and the scheme card once revealed.

    Where all place together everybody asked counts as awaited, but not a private `reader` who has answered.
    """
    told = [_bid(showing, bid, opener=place == 0) for place, bid in enumerate(hunt.bids)]
    told += [showing.texts.say(showing.locale, "hunt-bid-passed", player=showing.name(seat)) for seat in hunt.passed]
    awaited = [seat for waiting in showing.state.waiting() if waiting.kind == "bid" for seat in waiting.seats]
    if hunt.own is not None and reader in awaited:
        awaited.remove(reader)
    if hunt.revealed:
        told.append(showing.texts.say(showing.locale, "hunt-bid-revealed", card=showing.card(hunt.revealed)))
    if awaited:
        players = showing.names(awaited)
        told.append(showing.texts.say(showing.locale, "hunt-bid-awaited", players=players, count=len(players)))
    return showing.say("board-between").join(told)


def _hunted(showing: HuntShowing) -> list[str]:
    """The unicorn that is being hunted with the bids on it, then the line."""
    texts, locale, look = showing.texts, showing.locale, showing.public
    told: list[str] = []
    hunt = look.hunt
    line = look.line
    if hunt is not None:
        key = "hunt-board-hunted.over" if hunt.over else "hunt-board-hunted"
        told.append(showing.say(key, unicorn=showing.trapped(hunt.unicorn)))
        bids = bidding(showing, hunt)
        told += [f"-# {bids}"] if bids else []
        line = tuple(unicorn for unicorn in line if unicorn.id != hunt.unicorn.id)
    first = look.hunt_number + 1
    told += [
        texts.say(locale, "hunt-board-line", number=first + place, unicorn=showing.trapped(unicorn))
        for place, unicorn in enumerate(line)
    ]
    return ["\n".join(told)] if told else []


def _bid(showing: HuntShowing, bid: BidLook, *, opener: bool) -> str:
    texts, locale, player = showing.texts, showing.locale, showing.name(bid.seat)
    if bid.total is not None:
        told = texts.say(locale, "hunt-bid-total", player=player, points=bid.total)
    elif opener:
        told = texts.say(locale, "hunt-bid-opened", player=player, count=bid.count)
    else:
        told = texts.say(locale, "hunt-bid-in", player=player)
    if not bid.power:
        return told
    key = "hunt-bid-power" if bid.total is None else "hunt-bid-power.total"
    return texts.say(locale, key, bid=told, power=showing.card(bid.power))


def _seat(showing: HuntShowing, seat: int, detail: Detail) -> list[str]:
    """A seat: points, hand, character with its power; what was played today; the herd."""
    look = showing.public.seats[seat]
    told = [_head(showing, seat, look)]
    shown = [*_held(showing, look), *_played(showing, look), *pate(showing, look)]
    if shown:
        told.append(showing.say("board-between").join(shown))
    told.append(_herd(showing, look, detail))
    return [told[0], *(f"-# {line}" for line in told[1:])]


def _head(showing: HuntShowing, seat: int, look: SeatLook) -> str:
    record, player = showing.state.seats[seat], showing.name(seat)
    if not record.user:
        player = showing.say("computer-name", name=player)
    key = "hunt-board-seat-first" if seat == showing.public.first else "hunt-board-seat"
    parts = [showing.say(key, player=player, points=look.sheet.total, hand=look.hand)]
    if look.character:
        parts.append(showing.card(look.character))
    elif look.unicorns:
        parts.append(showing.say("hunt-no-character"))
    if look.power:
        parts.append(power(showing, look))
    if record.user and record.driven:
        parts.append(showing.say("board-left" if record.left else "board-away"))
    return showing.say("board-between").join(parts)


def power(showing: HuntShowing, look: SeatLook) -> str:
    """Tell whether a seat's power may still be used today."""
    name = showing.card(look.power)
    return showing.say("hunt-power-used" if look.power_used else "hunt-power-ready", power=name)


def _held(showing: HuntShowing, look: SeatLook) -> list[str]:
    """The hunt cards in a hand that lies open."""
    cards = [str(card) for card in look.cards or ()]
    return [showing.texts.say(showing.locale, "hunt-board-hand", cards=cards)] if cards else []


def _played(showing: HuntShowing, look: SeatLook) -> list[str]:
    """The hunt cards played today; in the Expert game only how many."""
    texts, locale = showing.texts, showing.locale
    if look.played is None:
        return [texts.say(locale, "hunt-board-played-count", count=look.laid)]
    return [texts.say(locale, "hunt-board-played", cards=[str(card) for card in look.played])] if look.played else []


def pate(showing: HuntShowing, look: SeatLook) -> list[str]:
    """Tell what a seat's Pâtés are worth, one by one; nothing if it has none."""
    worth = [str(token) for token in look.pate]
    return [showing.texts.say(showing.locale, "hunt-board-pate", cards=worth)] if worth else []


def _herd(showing: HuntShowing, look: SeatLook, detail: Detail) -> str:
    texts, locale = showing.texts, showing.locale
    if not look.unicorns:
        return texts.say(locale, "hunt-board-herd-empty")
    if detail.herds:
        named = (showing.brief(one, attached=detail.attached) for one in look.unicorns)
        return texts.say(locale, "list-between").join(named)
    counted = Counter(showing.worn(unicorn) for unicorn in look.unicorns)
    colors = [texts.say(locale, "hand-card-times", card=name, count=count) for name, count in counted.items()]
    return texts.say(locale, "hunt-board-herd-count", count=len(look.unicorns), colours=colors)


def _market(showing: HuntShowing) -> str:
    items = [f"-# {_item(showing, item)}" for item in showing.public.items]
    return "\n".join([showing.say("hunt-board-market"), *items])


def _item(showing: HuntShowing, item: ItemLook) -> str:
    """An item with its price and what is left of it: Pâtés by number, colours by word."""
    texts, locale, card = showing.texts, showing.locale, showing.card(item.id)
    if not item.tokens:
        return texts.say(locale, "hunt-item-sold-out", card=card)
    return texts.say(locale, "hunt-item", card=card, cost=item.cost, tokens=tokens(showing, item))


def tokens(showing: HuntShowing, item: ItemLook) -> Sequence[str] | str:
    """Tell which tokens of an item are left, or how many where all are alike."""
    if item.butchers:
        return showing.texts.say(showing.locale, "hunt-item-pates", cards=showing.cards(item.tokens))
    if item.recolors:
        return showing.cards(item.tokens)
    return showing.texts.say(showing.locale, "hunt-item-left", count=len(item.tokens))


def piles(showing: HuntShowing) -> str:
    """Tell how many unicorns are left in the deck, and how many lie discarded."""
    look = showing.public
    return showing.texts.say(showing.locale, "hunt-board-piles", deck=look.deck, discard=len(look.discard))
