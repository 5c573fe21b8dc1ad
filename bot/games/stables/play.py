"""Playing a card from the hand: name what it is aimed at, let others answer, put it where it goes."""

from collections.abc import Sequence

from bot.games.core.choices import parse, seat_key
from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import aims, costs, facts, possible, window, zones
from bot.games.stables.state import Effect, Play
from bot.games.stables.table import Table

_ALWAYS_PLAYABLE = frozenset({"magical", "colourful", "downgrade"})
"""Nothing in these decks ever keeps such a card in the hand."""


def playable(table: Table, seat: int) -> list[str]:
    """Answer keys of the cards that a seat may play as its action (CZ-09, CZ-20, R29)."""
    cards, types, keys = table.cards, table.book.types, table.book.play_keys
    held = {cards[card]: card for card in table.state.hands[seat]}
    return [
        keys[number]
        for number, card in held.items()
        if types[number] in _ALWAYS_PLAYABLE or refusal(table, seat, card) is None
    ]


def refusal(table: Table, seat: int, card: int) -> str | None:
    """Why a card in hand may not be played as an action now: a word for screens, or None if it may."""
    number = table.cards[card]
    kind = table.book.types[number]
    if kind in _ALWAYS_PLAYABLE:
        return None
    if kind == "instant":
        return "instant"
    if kind == "upgrade":
        if table.facts.mask(seat) & facts.NO_UPGRADES:
            return "no_upgrades"
        beside = table.book.powers[number] & facts.ENTERS_BESIDE_A_BASIC
        return "no_basic" if beside and not stables_for(table, seat, card) else None
    if kind == "magic":
        if not costs.payable(table, seat, card):
            return "price"
        abilities = table.book.abilities[number]
        able = all(possible.playable(table, seat, card, ability) for ability in abilities)
        return None if able else "no_effect"
    return None if stables_for(table, seat, card) else "locked_out"


def stables_for(table: Table, seat: int, card: int) -> Sequence[int]:
    """The stables into which a seat may play a card that stays (CZ-18, CZ-19, FR-14, FR-15, R31)."""
    number = table.cards[card]
    kind = table.book.types[number]
    everyone = table.clockwise(seat)
    rules = table.rules
    if kind == "upgrade":
        seats = everyone if rules.upgrade_any_stable else [seat]
        if table.book.powers[number] & facts.ENTERS_BESIDE_A_BASIC:
            return [other for other in seats if table.facts.may_enter(other, card)]
        return seats
    if kind == "downgrade":
        return everyone if rules.downgrade_own_stable else everyone[1:]
    if rules.unicorns_into_other_stables:
        return [other for other in everyone if table.facts.may_enter(other, card)]
    return [seat] if table.facts.may_enter(seat, card) else []


def start(table: Table, seat: int, card: int) -> None:
    """Take the card out of the hand (R33) and put its way through the rules on the stack."""
    table.state.hands[seat].remove(card)
    table.tell(Event("plays", seat, card=table.id(card)))
    table.state.stack.append(Play(seat, card, stage=costs.first_stage(table, card)))


def advance(table: Table, play: Play) -> None:
    """Go through the stages: pay (here or last), aim (only `before`), open the window, close it, resolve."""
    if play.stage == "open":
        play.stage = "close"
        if window.answerable(table, play):
            window.open_(table, play)
    elif play.stage == "close":
        _close(table, play)
    elif play.stage == "aim":
        if not _ask_stable(table, play) and not aims.ask(table, play):
            play.stage = "open"
    elif play.stage in costs.STAGES:
        costs.ask(table, play)
    elif not _ask_stable(table, play):
        _resolve(table, play)


def _close(table: Table, play: Play) -> None:
    if not window.close(table, play):
        table.state.stack.pop()
        table.state.discard.append(play.card)
    elif play.stage == "close":
        play.stage = costs.last_stage(table, play.card)


def _ask_stable(table: Table, play: Play) -> bool:
    """Ask into which stable a lasting card goes, unless the rules leave only the player's own."""
    if play.into >= 0 or table.book.types[table.cards[play.card]] == "magic":
        return False
    seats = stables_for(table, play.seat, play.card)
    if list(seats) == [play.seat] or not seats:
        play.into = play.seat
        return False
    table.ask(play.seat, "into", [seat_key(seat) for seat in seats], source=table.id(play.card))
    return True


def answered(table: Table, play: Play, asked: Decision, picks: list[str]) -> None:
    """Take an answer to whatever the card asked on its way."""
    if asked.kind == "cost":
        costs.answered(table, play, picks)
        return
    if asked.kind == "window":
        window.answered(table, play, asked, picks)
    elif asked.kind == "into":
        play.into = parse(picks[0]).seat
    else:
        aims.answered(play, picks)
    if play.stage == "aim":
        for pick in picks:
            table.tell(Event("aims", play.seat, parse(pick).seat, card=table.id(play.card)))


def _resolve(table: Table, play: Play) -> None:
    state = table.state
    state.stack.pop()
    name = table.id(play.card)
    if table.book.types[table.cards[play.card]] != "magic":
        table.tell(Event("enters", play.into, play.seat, card=name))
        zones.enter(table, play.into, play.card)
        return
    table.tell(Event("works", play.seat, card=name))
    (place,) = table.book.triggers["played"][table.cards[play.card]]
    state.stack.append(Effect(play.seat, play.card, place, started=True, magic=True, aims=play.aims))
