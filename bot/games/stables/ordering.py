"""Effects of one link that belong to the same player: they take them in the order they like (R17, R18, R60).

While the first of them waits for its first answer, the next ones are asked as well, beside it. Whichever is answered
goes first; the others are asked anew when it is done.
"""

from bot.games.core.decisions import Decision
from bot.games.stables import effects
from bot.games.stables.state import Effect
from bot.games.stables.table import Table


def open_beside(table: Table) -> None:
    """Ask what the same player's other effects of this link would ask, where nothing has been carried out yet."""
    state = table.state
    first = state.stack[-1]
    if not (isinstance(first, Effect) and len(state.pending) == 1 and state.pending[0].seat == first.seat):
        return
    if not effects.opens_with_a_choice(table, first) or first.started or (first.step > 0 and not first.skippable):
        return
    for place, other in enumerate(state.triggers):
        if (other.seat, other.link) != (first.seat, first.link):
            break
        if other.card != first.card and effects.opens_with_a_choice(table, other):
            _ask(table, place, other)


def _ask(table: Table, place: int, other: Effect) -> None:
    state = table.state
    before = len(state.pending)
    state.stack.append(preview := _fresh(other))
    effects.ask_first(table, preview)
    if state.stack[-1] is preview:
        state.stack.pop()
    if len(state.pending) > before:
        state.beside[state.pending[-1].id] = place


def answered(table: Table, asked: Decision) -> None:
    """Let the answered effect go first: if it stood beside, it changes places with the one that was asked first."""
    state = table.state
    place = state.beside.get(asked.id)
    state.beside = {}
    state.pending.clear()
    first = state.stack[-1]
    if place is None or not isinstance(first, Effect):
        return
    state.stack[-1] = chosen = state.triggers.pop(place)
    state.triggers.insert(0, _fresh(first))
    effects.advance(table, chosen)
    state.pending.clear()


def _fresh(effect: Effect) -> Effect:
    """The effect as it was before it asked anything."""
    return Effect(effect.seat, effect.card, effect.ability, skippable=effect.skippable, link=effect.link)
