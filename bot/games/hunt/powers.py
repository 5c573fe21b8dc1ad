"""The powers with a moment of their own: Spirit Sight before a hunt, Rewind after it (decision 20)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt import traps
from bot.games.hunt.cards import LookAndMove, TakeBack
from bot.games.hunt.state import Hunt
from bot.games.hunt.table import Table


def ask_sight(table: Table, hunt: Hunt) -> bool:
    """Ask for Spirit Sight, then for a card to move, then where to; False when the bids may begin."""
    seat = table.holder(LookAndMove)
    cards = table.state.placed.get(table.state.line[0], [])
    if seat is None or not cards:
        return False
    power = table.power_id(seat)
    if not hunt.sighted:
        table.ask(seat, "sight", [f"use {power}"], ("skip",), source=power)
    elif hunt.moving >= 0:
        table.ask(seat, "sight_to", _elsewhere(table), source=power)
    elif _elsewhere(table):
        table.ask(seat, "sight_move", [f"move {place}" for place in range(1, len(cards) + 1)], ("skip",), source=power)
    else:
        table.seats[seat].power_used = True
        return False
    return True


def _elsewhere(table: Table) -> list[str]:
    """The other unicorns of today's line that have room."""
    return [one for one in traps.room(table) if one != table.state.line[0]]


def answered(table: Table, hunt: Hunt, asked: Decision, pick: str) -> None:
    """Take an answer to Spirit Sight or Rewind."""
    match asked.kind:
        case "sight" if pick != "skip":
            _look(table, hunt, asked)
        case "sight_move" if pick != "skip":
            hunt.moving = int(pick.removeprefix("move ")) - 1
        case "sight_to":
            _move(table, hunt, asked, pick)
        case "rewind":
            if pick != "skip":
                _take_back(table, asked, int(pick))
        case _:
            table.seats[asked.seat].power_used = hunt.sighted
            hunt.stage = "bids"


def _look(table: Table, hunt: Hunt, asked: Decision) -> None:
    hunt.sighted = True
    unicorn = table.state.line[0]
    seen = tuple(card.scheme for card in table.state.placed[unicorn])
    table.tell(Event("looks", asked.seat, card=unicorn, why=asked.source, secret=seen, knows=(asked.seat,)))


def _move(table: Table, hunt: Hunt, asked: Decision, unicorn: str) -> None:
    """Move the face-down card: everybody sees whose it is and where it goes."""
    state = table.state
    here = state.line[0]
    card = state.placed[here].pop(hunt.moving)
    if not state.placed[here]:
        del state.placed[here]
    state.placed.setdefault(unicorn, []).append(card)
    table.tell(Event("moves_scheme", asked.seat, card.owner, card=here, cards=(unicorn,), why=asked.source))
    table.seats[asked.seat].power_used = True
    hunt.moving = -1
    hunt.stage = "bids"


def ask_rewind(table: Table, hunt: Hunt) -> None:
    """Ask whoever may take a card back, if they took part and neither won nor got the unicorn."""
    seat = table.holder(TakeBack)
    if seat is None or seat == hunt.winner or hunt.taken in table.seats[seat].unicorns:
        return
    values = returnable(table, hunt, seat)
    if values:
        power = table.power_id(seat)
        table.ask(seat, "rewind", values, ("skip",), open_=not table.rules.expert, source=power)


def returnable(table: Table, hunt: Hunt, seat: int) -> list[str]:
    """The values that a seat played in this hunt and may take back, the highest first."""
    back = table.power(seat, TakeBack)
    cards = {card for bid in hunt.bids if bid.seat == seat for card in bid.cards}
    return [str(card) for card in sorted(cards, reverse=True) if back is not None and card <= back.up_to]


def _take_back(table: Table, asked: Decision, value: int) -> None:
    place = table.seats[asked.seat]
    place.power_used = True
    place.played.remove(value)
    place.hand.append(value)
    table.tell_cards("takes_back", asked.seat, [value], why=asked.source)
