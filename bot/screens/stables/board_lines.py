"""Seats and piles on the board, in more or fewer words: a big table must fit into one message too."""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from bot.games.stables.look import SeatLook
from bot.screens.stables.showing import StableShowing


class Detail(Struct, frozen=True):
    """How much is shown: at most `cards` names in a list (0: numbers instead of names)."""

    cards: int


FULL = Detail(100)
STEPS = (FULL, Detail(8), Detail(5), Detail(3), Detail(0))
"""From full over compact to mere counts."""


def heading(showing: StableShowing) -> str:
    """Give the number of the turn, or how many there were."""
    texts, locale, state = showing.texts, showing.locale, showing.state
    turn = showing.public.turns
    if state.status not in ("playing", "frozen"):
        return texts.say(locale, "board-heading-over", table=state.id, turns=turn)
    if turn:
        return texts.say(locale, "board-heading", table=state.id, turn=turn)
    return texts.say(locale, "board-heading-begins", table=state.id)


def board(showing: StableShowing, detail: Detail) -> list[str]:
    """Tell about all seats, then about the piles."""
    seats = [line for seat in range(len(showing.public.seats)) for line in seat_lines(showing, seat, detail)]
    return ["\n".join(seats), _piles(showing)]


def reference(showing: StableShowing) -> str:
    """Give the quick reference card, of the deck where it has its own."""
    texts, locale, look = showing.texts, showing.locale, showing.public
    limit = texts.say(locale, "reference-no-limit") if look.hand_limit is None else str(look.hand_limit)
    own = f"reference-card-{showing.book.name}"
    if texts.has(own):
        return texts.say(locale, own, needed=look.needed, limit=limit)
    return texts.say(locale, "reference-card", needed=look.needed, limit=limit)


def seat_lines(showing: StableShowing, seat: int, detail: Detail) -> list[str]:
    """Tell about a seat: unicorns, hand, upgrades and downgrades; who drives it; the names in its stable."""
    look = showing.public.seats[seat]
    told = [_head(showing, seat, look, detail)]
    if look.cards and detail.cards:
        told.append(showing.say("board-open-hand", cards=_names(showing, look.cards, detail)))
    if look.stable and detail.cards:
        told.append(_names(showing, look.stable, detail))
    elif not look.stable:
        told.append(showing.say("board-stable-empty"))
    return [told[0], *(f"-# {line}" for line in told[1:])]


def _head(showing: StableShowing, seat: int, look: SeatLook, detail: Detail) -> str:
    arguments = {"unicorns": look.unicorns, "needed": showing.public.needed, "hand": look.hand}
    key = "board-seat-turn" if seat == showing.public.turn and showing.state.status == "playing" else "board-seat"
    record = showing.state.seats[seat]
    player = showing.name(seat)
    if not record.user:
        player = showing.say("computer-name", name=player)
    parts = [showing.say(key, player=player, **arguments)]
    parts += _attached(showing, look.upgrades, "board-upgrades", detail)
    parts += _attached(showing, look.downgrades, "board-downgrades", detail)
    if record.user and record.driven:
        parts.append(showing.say("board-left" if record.left else "board-away"))
    return showing.say("board-between").join(parts)


def _attached(showing: StableShowing, cards: Sequence[str], key: str, detail: Detail) -> list[str]:
    if not cards:
        return []
    if not detail.cards:
        return [showing.say(f"{key}-count", count=len(cards))]
    return [showing.say(key, cards=_names(showing, cards, detail))]


def _names(showing: StableShowing, cards: Sequence[str], detail: Detail) -> str:
    """List names, alike ones once with their number, those beyond the detail only counted."""
    texts, locale = showing.texts, showing.locale
    counted = Counter(showing.card(card) for card in cards)
    shown = list(counted.items())[: detail.cards]
    names = [name if n == 1 else texts.say(locale, "hand-card-times", card=name, count=n) for name, n in shown]
    more = len(cards) - sum(n for _, n in shown)
    listed = texts.say(locale, "list-between").join(names)
    return texts.say(locale, "board-and-more", cards=listed, count=more) if more else listed


def _piles(showing: StableShowing) -> str:
    texts, locale, look = showing.texts, showing.locale, showing.public
    if look.discard:
        top = showing.card(look.discard[0])
        piles = texts.say(locale, "board-piles", deck=look.deck, discard=len(look.discard), top=top)
    else:
        piles = texts.say(locale, "board-piles-no-discard", deck=look.deck)
    if not showing.book.nursery:
        return piles
    nursery = texts.say(locale, "board-nursery", nursery=len(look.nursery))
    return texts.say(locale, "board-between").join([piles, nursery])
