"""The hard rulings, told as facts where they change what somebody would expect, and why (`data/texts/*/story.ftl`).

A ruling is told once. Nothing here decides anything, and everything is worked out from what everybody sees, that
nothing is discarded included.
"""

from collections.abc import Collection, Sequence

from bot.games.core.events import Event
from bot.games.stables import facts
from bot.games.stables.cards import (
    BringBaby,
    ChoosePlayer,
    Destroy,
    Discard,
    Give,
    Move,
    OneOf,
    ReturnToHand,
    Revive,
    Sacrifice,
    Steal,
    Step,
    TakeFromDiscard,
    What,
)
from bot.games.stables.state import Effect, Turn
from bot.games.stables.table import Table

_OF_ONE = (Destroy, Steal, Give, Move, ReturnToHand, TakeFromDiscard, BringBaby, ChoosePlayer, OneOf)
"""Steps that do nothing only if there is nothing among what everybody sees that they could be done with."""


def reached(table: Table) -> Sequence[tuple[int, str]]:
    """Give who has enough unicorn cards to win and hasn't won: the seat, and the ruling by which it hasn't."""
    state, needed = table.state, table.state.setup.needed
    if table.facts.highest_worth() < needed or state.outcome is not None:
        return ()
    found: list[tuple[int, str]] = []
    for seat in table.clockwise(0):
        if table.facts.enough(seat):
            found.append((seat, "ruling-win-waits"))
        elif table.facts.mask(seat) & facts.PANDAS and table.facts.worth(seat) >= needed:
            found.append((seat, "ruling-pandas"))
    return found


def tell_reached(table: Table) -> None:
    """Tell of those who have come to that by this answer: effects come first (R8), or Pandas don't count (R52)."""
    before, table.reached = table.reached, reached(table)
    for seat, name in table.reached:
        if (seat, name) not in before:
            table.tell(Event(name, seat, n=table.facts.worth(seat)))


def still_due(table: Table, seat: int, card: int) -> None:
    """Tell if the card of an effect that was open as the turn began has left meanwhile (R17)."""
    if card not in table.state.stables[seat]:
        table.tell(Event("ruling-still-due", seat, card=table.id(card)))


def comes_late(table: Table, effect: Effect) -> bool:
    """Tell whether an effect that begins is one on entering whose card has left the stable again (R59)."""
    ability = table.book.abilities[table.cards[effect.card]][effect.ability]
    beginning = effect.step == 0 and ability.when == "enters"
    return beginning and effect.card not in table.state.stables[effect.seat]


def still_comes(table: Table, effect: Effect, place: int) -> None:
    """Tell of such an effect now that its first step is done, before the fact at a `place`."""
    table.events.insert(place, Event("ruling-still-due", effect.seat, card=table.id(effect.card), why="R59"))


def limit_holds(table: Table, turn: Turn) -> None:
    """Tell whose turn has ended at once that the hand limit holds all the same (R19)."""
    if turn.ended:
        table.tell(Event("ruling-limit-holds", turn.seat))


def open_again(table: Table, seat: int, card: int, closing: int) -> None:
    """Tell that a seat's card may be answered again, as the one that nobody could answer is done (R25)."""
    table.tell(Event("ruling-open-again", seat, card=table.id(card), why=table.id(closing)))


def blinded(table: Table, seat: int, card: int) -> None:
    """Tell of a card that is entering a stable where no unicorn has an effect on entering (R56)."""
    number = table.cards[card]
    if table.book.unicorn[number] and table.book.triggers["enters"][number]:
        powers, stable = table.book.powers, table.state.stables[seat]
        blinding = next(other for other in stable if powers[table.cards[other]] & facts.NO_ENTER_EFFECTS)
        table.tell(Event("ruling-blinded", seat, card=table.id(card), why=table.id(blinding)))


def counts_as_done(table: Table, spared: tuple[int, int]) -> None:
    """Tell that a card (seat, card) which stays counts as sacrificed or destroyed where something follows (R36)."""
    below = table.state.stack[-2]
    if not isinstance(below, Effect):
        return
    following = _step(table, below, below.step)
    if following is not None and following.then:
        table.tell(Event("ruling-counts-as-done", spared[0], card=table.id(spared[1])))


def own_price(table: Table, effect: Effect) -> None:
    """Tell that an effect goes on though its card has been chosen as the sacrifice that pays for it (R85).

    An alike card that stays may as well be the one that does it; what can't bring itself back is told of later (R71).
    """
    following = _step(table, effect, effect.step + 1)
    if following is None or not following.then or effect.card not in effect.marked:
        return
    stays = any(table.cards[card] == table.cards[effect.card] for card in table.state.stables[effect.seat])
    if not stays and not (isinstance(following, Revive) and following.not_itself):
        table.tell(Event("ruling-own-price", effect.seat, card=table.id(effect.card)))


def not_itself(table: Table, effect: Effect, step: Revive) -> None:
    """Tell that a card which has paid for its effect isn't among those that it brings back (R71)."""
    if _paid_with_itself(table, effect, step):
        table.tell(Event("ruling-not-itself", effect.seat, card=table.id(effect.card)))


def impossible(table: Table, effect: Effect, step: Step) -> None:
    """Tell that a step is passed over as nothing can be done for it (CZ-35), unless `not_done` tells of it."""
    following = _step(table, effect, effect.step + 1)
    seat = effect.seat
    match step:
        case Discard():
            seat = effect.chosen if step.who == "chosen" else seat
            told = step.who != "each" and seat >= 0
        case Sacrifice():
            told = step.who == "you" and not step.every
        case Revive():
            told = not _paid_with_itself(table, effect, step)
        case _:
            told = isinstance(step, _OF_ONE)
    event = Event("ruling-impossible", seat, why=table.id(effect.card))
    if told and not (following is not None and following.then) and table.events[-1:] != [event]:
        table.tell(event)


def beyond_sacrifice(table: Table, effect: Effect, what: What, able: Collection[int]) -> None:
    """Tell of those who have cards of a kind and, not being `able` to sacrifice any, are passed over (CZ-35)."""
    fits = table.book.of_kind[what]
    for seat in table.clockwise(effect.seat):
        if seat not in able and any(fits[table.cards[card]] for card in table.state.stables[seat]):
            table.tell(Event("ruling-impossible", seat, why=table.id(effect.card)))


def not_done(table: Table, effect: Effect) -> None:
    """Tell that an effect ends as the step on which the next one hangs wasn't carried out (CZ-34)."""
    table.tell(Event("ruling-not-done", effect.seat, why=table.id(effect.card)))


def _paid_with_itself(table: Table, effect: Effect, step: Revive) -> bool:
    return step.not_itself and effect.card in effect.marked and effect.card in table.state.discard


def _step(table: Table, effect: Effect, place: int) -> Step | None:
    steps = table.book.abilities[table.cards[effect.card]][effect.ability].do
    return steps[place] if place < len(steps) else None
