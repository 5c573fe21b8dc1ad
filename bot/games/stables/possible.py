"""Whether an ability can be offered: judged by public facts, so that no offer betrays a hidden card."""

from collections.abc import Callable
from typing import Any

from bot.games.stables import costs, facts, targets
from bot.games.stables.cards import (
    Ability,
    BringBaby,
    BringFromHand,
    BringUpTo,
    ChoosePlayer,
    Destroy,
    Discard,
    Give,
    KeepOneOfTop,
    Move,
    OneOf,
    ReturnToHand,
    Revive,
    Sacrifice,
    SacrificeThis,
    Search,
    Shrink,
    ShuffleIntoDeck,
    Steal,
    Step,
    SwapHands,
    TakeAtRandom,
    TakeFromDiscard,
    TakeFromHand,
)
from bot.games.stables.table import Table


class Asker:
    """Who would use an ability: `seat`, `card`, how many cards are `held` beside it, whether it is Magic."""

    __slots__ = ("ability", "by_magic", "card", "held", "seat")

    def __init__(self, table: Table, seat: int, card: int, ability: Ability) -> None:
        self.seat = seat
        self.card = card
        self.ability = ability
        self.by_magic = ability.when == "played"
        self.held = len(table.state.hands[seat]) - (card in table.state.hands[seat])

    def price(self, table: Table) -> int:
        """How many of the held cards the card itself costs (KI-09)."""
        return int(self.by_magic and costs.due(table, self.seat, self.card))


def usable(table: Table, seat: int, card: int, ability: Ability) -> bool:
    """Tell whether an effect that comes by itself can be used: its first step and all it is the price of (R74)."""
    asker = Asker(table, seat, card, ability)
    return all(step_possible(table, asker, step) for step in ability.do if step.then or step is ability.do[0])


def playable(table: Table, seat: int, card: int, ability: Ability) -> bool:
    """Tell whether a Magic card could do anything, and pay its price if it has one (R34, `strict_requirements`)."""
    if not table.rules.strict_requirements:
        return True
    asker = Asker(table, seat, card, ability)
    if len(ability.do) > 1 and ability.do[1].then:
        return step_possible(table, asker, ability.do[0])
    return any(step_possible(table, asker, step) for step in ability.do if not hangs_on_choice(step))


_OF_CHOSEN = (SwapHands, TakeAtRandom, TakeFromHand, Shrink)


def hangs_on_choice(step: Step) -> bool:
    """Tell whether a step concerns a player whom an earlier step chooses, so that it does nothing by itself."""
    match step:
        case Discard():
            return step.who == "chosen"
        case Steal():
            return step.chosen
        case _:
            return isinstance(step, _OF_CHOSEN)


def step_possible(table: Table, asker: Asker, step: Step) -> bool:
    """Tell whether one step could do something now."""
    check = _CHECKS.get(type(step))
    return check is None or check(table, asker, step)


def _discard(table: Table, asker: Asker, step: Discard) -> bool:
    if step.who == "you":
        return asker.held >= step.n
    others = any(table.state.hands[seat] for seat in targets.others(table, asker.seat))
    return others or (asker.held > 0 and (step.who == "each" or _may_choose_you(asker.ability)))


def _may_choose_you(ability: Ability) -> bool:
    return any(step.any for step in ability.do if isinstance(step, ChoosePlayer | ReturnToHand))


def _sacrifice(table: Table, asker: Asker, step: Sacrifice) -> bool:
    seats = table.clockwise(asker.seat) if step.who == "each" else [asker.seat]
    return any(targets.sacrificeable(table, seat, step.what, asker.by_magic) for seat in seats)


def _sacrifice_this(table: Table, asker: Asker, step: SacrificeThis) -> bool:
    del step
    return asker.card in targets.sacrificeable(table, asker.seat, "card", asker.by_magic)


def _destroy(table: Table, asker: Asker, step: Destroy) -> bool:
    pairs = targets.destroyable(table, asker.seat, step, asker.by_magic)
    price = asker.card if isinstance(asker.ability.do[0], SacrificeThis) else None
    return any(card != price for _, card in pairs)


def _steal(table: Table, asker: Asker, step: Steal) -> bool:
    victims = targets.others(table, asker.seat)
    return bool(targets.stealable(table, asker.seat, step.what, victims, asker.by_magic))


def _return_to_hand(table: Table, asker: Asker, step: ReturnToHand) -> bool:
    return bool(targets.returnable(table, asker.seat, step, asker.by_magic))


def _give(table: Table, asker: Asker, step: Give) -> bool:
    del step
    return bool(givable(table, asker.seat, asker.by_magic))


def givable(table: Table, seat: int, by_magic: bool) -> list[int]:
    """The unicorns that a seat could move into some other stable."""
    others = targets.others(table, seat)
    return [
        card
        for card in targets.reachable(table, seat, "unicorn", by_magic)
        if any(table.facts.may_enter(other, card) for other in others)
    ]


def _move(table: Table, asker: Asker, step: Move) -> bool:
    del step
    seats = table.clockwise(asker.seat)
    return any(
        goal != source and table.facts.may_enter(goal, card)
        for source in seats
        for card in targets.reachable(table, source, "attachment", asker.by_magic)
        for goal in seats
    )


def _choose_player(table: Table, asker: Asker, step: ChoosePlayer) -> bool:
    found = players(table, asker.seat, step, asker.by_magic)
    return bool(found) and (found != [asker.seat] or not step.with_cards or asker.held > 0)


def players(table: Table, seat: int, step: ChoosePlayer, by_magic: bool) -> list[int]:
    """The players whom a step may choose."""
    return [
        other
        for other in (table.clockwise(seat) if step.any else targets.others(table, seat))
        if (not step.with_cards or table.state.hands[other])
        and (not step.with_unicorns or targets.reachable(table, other, "unicorn", by_magic))
    ]


def _take_from_discard(table: Table, asker: Asker, step: TakeFromDiscard) -> bool:
    del asker
    return bool(targets.of_kind(table, table.state.discard, step.what))


def _top(table: Table, asker: Asker, step: Search | KeepOneOfTop) -> bool:
    del asker, step
    again = table.rules.deck_exhausted == "reshuffle" and bool(table.state.discard)
    return again or bool(table.state.deck)


def _revive(table: Table, asker: Asker, step: Revive) -> bool:
    """The price may bring the unicorn that comes back: a discarded one (hidden) or a sacrificed one (R71, R72).

    What a Magic card itself costs comes from the hand of whoever would play it, who sees if a unicorn could pay.
    """
    if targets.revivable(table, asker.seat):
        return True
    if asker.price(table) and targets.of_kind(table, table.state.hands[asker.seat], "unicorn"):
        return True
    for price in asker.ability.do:
        if isinstance(price, Discard):
            return True
        if isinstance(price, SacrificeThis):
            return not step.not_itself
        if isinstance(price, Sacrifice):
            return any(
                table.book.types[table.cards[card]] != "baby"
                and not (step.not_itself and card == asker.card)
                and not table.facts.has(asker.seat, card, facts.RETURNS_TO_HAND)
                and table.facts.may_enter(asker.seat, card)
                for card in targets.sacrificeable(table, asker.seat, "unicorn", asker.by_magic)
            )
    return False


def _bring_from_hand(table: Table, asker: Asker, step: BringFromHand) -> bool:
    """Only the number of cards in the hand is public; Queen Bee keeps every Basic out (R63)."""
    if not asker.held:
        return False
    others = targets.others(table, asker.seat)
    return step.what != "basic" or not any(table.facts.mask(other) & facts.LOCKS_BASICS for other in others)


def _bring_up_to(table: Table, asker: Asker, step: BringUpTo) -> bool:
    """A card must be left to bring once the price is paid; which cards they are is hidden."""
    del step
    return asker.held > asker.price(table)


def _bring_baby(table: Table, asker: Asker, step: BringBaby) -> bool:
    del asker, step
    return bool(table.state.nursery)


def _shuffle(table: Table, asker: Asker, step: ShuffleIntoDeck) -> bool:
    return step.this or bool(table.state.discard) or (step.hand and asker.held > 0)


def _one_of(table: Table, asker: Asker, step: OneOf) -> bool:
    return any(step_possible(table, asker, mode) for mode in step.modes)


_CHECKS: dict[type, Callable[[Table, Asker, Any], bool]] = {
    Discard: _discard,
    Sacrifice: _sacrifice,
    SacrificeThis: _sacrifice_this,
    Destroy: _destroy,
    Steal: _steal,
    ReturnToHand: _return_to_hand,
    Give: _give,
    Move: _move,
    ChoosePlayer: _choose_player,
    TakeFromDiscard: _take_from_discard,
    Search: _top,
    KeepOneOfTop: _top,
    Revive: _revive,
    BringFromHand: _bring_from_hand,
    BringUpTo: _bring_up_to,
    BringBaby: _bring_baby,
    ShuffleIntoDeck: _shuffle,
    OneOf: _one_of,
}
