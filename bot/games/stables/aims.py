"""Naming the players a Magic card is aimed at before the Neighs, where the table plays it so (CZ-31, decision 1)."""

from bot.games.core.choices import parse, seat_key
from bot.games.stables import possible, targets
from bot.games.stables.cards import ChoosePlayer, Destroy, Give, Move, OneOf, ReturnToHand, Steal, Step
from bot.games.stables.state import Play
from bot.games.stables.table import Table


def ask(table: Table, play: Play) -> bool:
    """Ask for the next player to name; False once every step of the card has its aim."""
    number = table.cards[play.card]
    if table.book.types[number] != "magic":
        return False
    (place,) = table.book.triggers["played"][number]
    for index, step in enumerate(table.book.abilities[number][place].do):
        named = play.aims.get(index, [])
        if len(named) == _needed(step):
            continue
        seats = _candidates(table, play, step, named)
        if not seats:
            continue
        most = min(step.n, len(seats)) if isinstance(step, Destroy) else 1
        if named and isinstance(step, Destroy):
            continue
        play.aims[index] = named
        play.aiming = index
        options = [seat_key(seat) for seat in seats]
        table.ask(play.seat, "aim", options, count=(1, most), source=table.id(play.card))
        return True
    return False


def answered(play: Play, picks: list[str]) -> None:
    """Remember the named players for the step that asked."""
    play.aims[play.aiming] = play.aims[play.aiming] + [parse(pick).seat for pick in picks]


def _needed(step: Step) -> int:
    match step:
        case Move():
            return 2
        case Destroy():
            return step.n
        case Steal():
            return 0 if step.chosen else 1
        case ReturnToHand():
            return 0 if step.every else 1
        case ChoosePlayer() | Give() | OneOf():
            return 1
        case _:
            return 0


def _candidates(table: Table, play: Play, step: Step, named: list[int]) -> list[int]:
    seat = play.seat
    match step:
        case ChoosePlayer():
            return possible.players(table, seat, step, by_magic=True)
        case Destroy():
            return _owners(targets.destroyable(table, seat, step, by_magic=True))
        case Steal():
            return _owners(targets.stealable(table, seat, step.what, targets.others(table, seat), by_magic=True))
        case ReturnToHand():
            return _owners(targets.returnable(table, seat, step, by_magic=True))
        case Give():
            return [
                other
                for other in targets.others(table, seat)
                if any(table.facts.may_enter(other, card) for card in targets.reachable(table, seat, "unicorn", True))
            ]
        case Move():
            pairs = targets.movable(table, seat, (), by_magic=True)
            return _goals(table, seat, named[0], pairs) if named else _owners(pairs)
        case OneOf():
            return _mode_owners(table, seat, step)
        case _:
            return []


def _owners(pairs: list[targets.Pair]) -> list[int]:
    return list(dict.fromkeys(seat for seat, _ in pairs))


def _goals(table: Table, seat: int, source: int, pairs: list[targets.Pair]) -> list[int]:
    """The stables into which some card of the stable `source` could move."""
    cards = [card for owner, card in pairs if owner == source]
    return [
        goal
        for goal in table.clockwise(seat)
        if goal != source and any(table.facts.may_enter(goal, card) for card in cards)
    ]


def _mode_owners(table: Table, seat: int, step: OneOf) -> list[int]:
    """Naming oneself means to sacrifice, naming another to destroy."""
    seats: list[int] = []
    for mode in step.modes:
        if isinstance(mode, Destroy):
            seats += [
                other for other in _owners(targets.destroyable(table, seat, mode, by_magic=True)) if other != seat
            ]
        elif targets.sacrificeable(table, seat, mode.what, by_magic=True):
            seats.append(seat)
    return seats
