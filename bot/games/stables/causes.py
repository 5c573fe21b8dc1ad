"""Which cards are in the way: of playing a card, of reaching one in a stable, of a Neigh. Looked up, never decided by.

Uses public facts and the asking seat's own hand alone.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.games.stables import facts, possible
from bot.games.stables.cards import Destroy, Give, OneOf, ReturnToHand, Sacrifice, Steal, Step, What
from bot.games.stables.state import Effect
from bot.games.stables.table import Table

_NEVER = facts.NEVER_SACRIFICED_OR_DESTROYED


class Cause(Struct, frozen=True):
    """A card that is in the way, and the seat in whose stable it lies."""

    seat: int
    card: str


class Sheltered(Struct, frozen=True):
    """A card in a seat's stable that can't be reached now, and what shelters it: maybe itself."""

    seat: int
    card: str
    causes: tuple[Cause, ...]


def of_refusal(table: Table, seat: int, card: int, refusal: str) -> tuple[Cause, ...]:
    """Give the cards for which a card in hand may not be played, by the word of `play.refusal`."""
    match refusal:
        case "no_upgrades":
            return _with(table, [seat], facts.NO_UPGRADES)
        case "locked_out":
            return _with(table, [other for other in table.clockwise(seat) if other != seat], facts.LOCKS_BASICS)
        case "no_basic":
            return _with(table, [other for other in table.clockwise(seat) if _basics(table, other)], facts.PANDAS)
        case "no_effect":
            abilities = table.book.abilities[table.cards[card]]
            steps = [step for ability in abilities for step in ability.do[:1]]
            found = [one for step in steps for one in sheltered(table, seat, step, by_magic=True)]
            return tuple(dict.fromkeys(cause for one in found for cause in one.causes))
        case _:
            return ()


def of_silence(table: Table, seat: int) -> tuple[Cause, ...]:
    """Give the cards for which a seat may play no Neigh (R28)."""
    return _with(table, [seat], facts.NO_NEIGHS)


def lacking(table: Table, seat: int, card: int) -> str:
    """Give the word of the first step that a Magic card in hand could not do now; empty if there is none to tell of.

    A step that is about everybody's stables has no word here.
    """
    for ability in table.book.abilities[table.cards[card]]:
        asker = possible.Asker(table, seat, card, ability)
        for step in ability.do:
            everybody = isinstance(step, Sacrifice) and step.who != "you"
            if not everybody and not possible.hangs_on_choice(step) and not possible.step_possible(table, asker, step):
                return str(type(step).__struct_config__.tag)
    return ""


def of_running(table: Table, viewer: int) -> tuple[Sheltered, ...]:
    """Give what the effect at hand can't reach, if it is the viewer's own and chooses among cards in stables."""
    effect = table.state.stack[-1] if table.state.stack else None
    if not isinstance(effect, Effect) or effect.seat != viewer or not table.state.pending:
        return ()
    steps = table.book.abilities[table.cards[effect.card]][effect.ability].do
    if effect.step >= len(steps):
        return ()
    return tuple(sheltered(table, viewer, steps[effect.step], by_magic=effect.magic))


def sheltered(table: Table, seat: int, step: Step, *, by_magic: bool) -> Iterator[Sheltered]:
    """Yield the cards that a step would reach if nothing sheltered them, each with what does.

    A card that no effect ever reaches, such as a baby of the Kids deck (KI-07), isn't counted.
    """
    if isinstance(step, OneOf):
        for mode in step.modes:
            yield from sheltered(table, seat, mode, by_magic=by_magic)
        return
    aimed = _aimed(table, seat, step)
    if aimed is None:
        return
    what, owners = aimed
    for owner in owners:
        for card in table.state.stables[owner]:
            if table.book.of_kind[what][table.cards[card]]:
                causes = _shelter(table, seat, owner, card, step, what, by_magic=by_magic)
                if causes:
                    yield Sheltered(owner, table.id(card), causes)


def _aimed(table: Table, seat: int, step: Step) -> tuple[What, Sequence[int]] | None:
    """Give the kind of card that a step chooses in stables, and whose stables; None if it chooses none there."""
    others = table.clockwise(seat)[1:]
    match step:
        case Destroy():
            return step.what, table.clockwise(seat) if table.rules.destroy_own else others
        case Steal():
            return (step.what, others) if not step.chosen else None
        case Sacrifice():
            return (step.what, [seat]) if step.who == "you" else None
        case ReturnToHand():
            return "card", table.clockwise(seat) if step.any or step.every else others
        case Give():
            return "unicorn", [seat]
        case _:
            return None


def _shelter(
    table: Table, seat: int, owner: int, card: int, step: Step, what: What, *, by_magic: bool
) -> tuple[Cause, ...]:
    """Give what keeps a step from one card: a power of its own, of a card beside it, or a lock on where it would go."""
    if table.facts.has(owner, card, facts.NEVER_LEAVES):
        return ()
    own = facts.UNTOUCHED_BY_MAGIC if by_magic else 0
    if isinstance(step, Destroy | Sacrifice):
        own |= _NEVER
    if isinstance(step, Destroy) and by_magic:
        own |= facts.MAGIC_CANNOT_DESTROY_IT
    if table.facts.has(owner, card, own):
        return (Cause(owner, table.id(card)),)
    if table.book.unicorn[table.cards[card]]:
        mask = table.facts.mask(owner)
        hidden = what in ("unicorn", "basic") or (what == "card" and table.rules.panda_immune_to_any_card)
        if mask & facts.PANDAS and hidden:
            return _with(table, [owner], facts.PANDAS)
        if isinstance(step, Destroy) and mask & facts.UNICORNS_INDESTRUCTIBLE and not mask & facts.PANDAS:
            return _with(table, [owner], facts.UNICORNS_INDESTRUCTIBLE)
    if isinstance(step, Steal) and not table.facts.may_enter(seat, card):
        return _with(table, [other for other in table.clockwise(seat) if other != seat], facts.LOCKS_BASICS)
    return ()


def _with(table: Table, seats: Sequence[int], power: int) -> tuple[Cause, ...]:
    """Give the cards with a power that is in force in these seats' stables, alike ones of a stable once."""
    found = [
        Cause(seat, table.id(card))
        for seat in seats
        for card in table.state.stables[seat]
        if table.facts.has(seat, card, power)
    ]
    return tuple(dict.fromkeys(found))


def _basics(table: Table, seat: int) -> bool:
    return any(table.book.types[table.cards[card]] == "basic" for card in table.state.stables[seat])
