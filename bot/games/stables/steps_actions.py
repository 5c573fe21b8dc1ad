"""Steps that give more to do: another action, several cards brought at once."""

from bot.games.core.events import Event
from bot.games.stables import bounds, targets, zones
from bot.games.stables.cards import BringUpTo, ExtraAction
from bot.games.stables.state import Effect, Turn
from bot.games.stables.table import Table


def extra_action(table: Table, effect: Effect, step: ExtraAction) -> bool:
    """Owe the player whose turn it is another whole action (decision 30)."""
    del step
    turn = table.state.stack[0]
    effect.carried = isinstance(turn, Turn) and turn.seat == effect.seat and bounds.owe_action(table, turn)
    if effect.carried:
        table.tell(Event("acts_again", effect.seat, why=table.id(effect.card)))
    return True


def bring_up_to(table: Table, effect: Effect, step: BringUpTo) -> bool:
    """Bring several cards from the hand into the own stable, in the order chosen; none is allowed (decision 30).

    How many may be named follows from the size of the hand alone, so that nobody learns what it holds.
    """
    seat = effect.seat
    hand = table.state.hands[seat]
    answer = effect.answers.pop(seat, None)
    if answer is None:
        effect.carried = bool(hand)
        if hand:
            cards = [card for card in targets.of_kind(table, hand, step.what) if table.facts.may_enter(seat, card)]
            most = min(step.n, len(hand))
            options = targets.card_keys(table, cards, table.book.ids, distinct=most == 1)
            source = table.id(effect.card)
            table.ask(seat, "bring_up_to", options, ("skip",), count=(1, most), open_=False, source=source)
        return not hand
    cards = [] if answer == ["skip"] else targets.from_hand(table, seat, answer)
    effect.carried = bool(cards)
    for card in cards:
        hand.remove(card)
        table.tell(Event("brings", seat, card=table.id(card), why=table.id(effect.card)))
        zones.enter(table, seat, card)
    if not cards:
        table.tell(Event("declines", seat, card=table.id(effect.card)))
    return True
