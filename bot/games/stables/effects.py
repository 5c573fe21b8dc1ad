"""Carrying out abilities: step after step, stopping wherever somebody must choose."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.stables import bounds, crowding, possible, rulings
from bot.games.stables.cards import (
    Ability,
    BringBaby,
    BringFromHand,
    BringUpTo,
    ChoosePlayer,
    Destroy,
    Discard,
    Give,
    Move,
    OneOf,
    ReturnToHand,
    Revive,
    Sacrifice,
    SacrificeThis,
    Search,
    Steal,
    Step,
    TakeFromDiscard,
)
from bot.games.stables.state import Effect
from bot.games.stables.steps import STEPS
from bot.games.stables.table import Table


def advance(table: Table, effect: Effect) -> None:
    """Carry an effect on until it is done, waits for an answer, or something else must happen first."""
    state = table.state
    state.link = effect.link
    if effect.draining:
        if state.crowded:
            crowding.start(table)
            return
        if state.triggers:
            bounds.next_effect(table)
            return
        effect.draining = False
    ability = table.book.abilities[table.cards[effect.card]][effect.ability]
    if effect.skippable and not effect.started and not _begin(table, effect, ability):
        return
    steps = ability.do
    while effect.step < len(steps):
        step = steps[effect.step]
        if step.then and not effect.carried:
            rulings.not_done(table, effect)
            break
        place = len(table.events)
        late = rulings.comes_late(table, effect)
        if not STEPS[type(step)](table, effect, step):
            return
        if late:
            rulings.still_comes(table, effect, place)
        if not effect.carried:
            rulings.impossible(table, effect, step)
        effect.step += 1
        effect.mode = -1
        effect.memo = []
        if state.stack[-1] is not effect or effect.draining:
            return
    _finish(table, effect)


def ask_first(table: Table, effect: Effect) -> None:
    """Ask what an effect would ask first, and do nothing else: it may not be its turn yet."""
    ability = table.book.abilities[table.cards[effect.card]][effect.ability]
    if effect.skippable:
        _begin(table, effect, ability)
    else:
        STEPS[type(ability.do[0])](table, effect, ability.do[0])


def answered(table: Table, effect: Effect, asked: Decision, picks: list[str]) -> None:
    """Keep an answer until the step that asked goes on; simultaneous ones wait for each other (R80)."""
    del table
    effect.answers[asked.seat] = picks


def opens_with_a_choice(table: Table, effect: Effect) -> bool:
    """Tell whether an effect asks its owner before it does anything; a look into the deck is something."""
    ability = table.book.abilities[table.cards[effect.card]][effect.ability]
    if isinstance(ability.do[0], Search):
        return False
    return effect.skippable or _chooses(ability.do[0])


def _begin(table: Table, effect: Effect, ability: Ability) -> bool:
    """Offer an optional effect with its first choice; True once it has been taken and can run from its first step.

    Who is shown what a search could find has searched: skipping it finds nothing, and the deck is shuffled (R42).
    """
    if not effect.answers:
        if not possible.usable(table, effect.seat, effect.card, ability):
            table.state.stack.pop()
            return False
        first = _first_choice(ability)
        if first is None or not _asks(table, effect, ability, first):
            table.ask_effect(effect, "use", ["use"])
        return False
    if effect.answers[effect.seat] == ["skip"] and not isinstance(ability.do[effect.step], Search):
        table.state.stack.pop()
        table.tell(Event("declines", effect.seat, card=table.id(effect.card)))
        return False
    if effect.answers[effect.seat] == ["use"]:
        effect.answers = {}
    effect.started = True
    effect.step = 0
    return True


def _asks(table: Table, effect: Effect, ability: Ability, place: int) -> bool:
    """Let a step ask its choice before the effect has begun; False if there is nothing to choose from."""
    effect.step = place
    if not STEPS[type(ability.do[place])](table, effect, ability.do[place]):
        return True
    effect.step = 0
    effect.carried = True
    effect.mode = -1
    return False


_OWN_CHOICES = (
    Destroy,
    Steal,
    Give,
    Move,
    ChoosePlayer,
    TakeFromDiscard,
    Search,
    Revive,
    BringFromHand,
    BringUpTo,
    BringBaby,
    OneOf,
)


def _first_choice(ability: Ability) -> int | None:
    """The step whose choice opens an optional effect; only the card's own sacrifice may stand before it (FORMAT.md)."""
    for place, step in enumerate(ability.do):
        if _chooses(step):
            return place
        if not isinstance(step, SacrificeThis):
            return None
    return None


def _chooses(step: Step) -> bool:
    match step:
        case Discard():
            return step.who == "you"
        case Sacrifice():
            return step.who == "you" and not step.every
        case ReturnToHand():
            return not step.every
        case _:
            return isinstance(step, _OWN_CHOICES)


def _finish(table: Table, effect: Effect) -> None:
    """A Magic card goes to the discard pile after its effect (decision 29), before what it has set off (CZ-17)."""
    table.state.stack.pop()
    if effect.magic and not effect.spent:
        table.state.discard.append(effect.card)
