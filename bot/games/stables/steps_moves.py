"""Steps that move cards which nobody chooses: home again, on to the next player, to the nursery and out of it."""

from bot.games.core.choices import parse
from bot.games.core.events import Event
from bot.games.stables import loans, targets, zones
from bot.games.stables.cards import GiveBack, ReturnThis, Shrink, Wander
from bot.games.stables.state import Effect, Turn
from bot.games.stables.table import Table


def give_back(table: Table, effect: Effect, step: GiveBack) -> bool:
    """Give back what this card stole until it would leave; nothing if that has moved on meanwhile (R86)."""
    del step
    effect.carried = loans.give_back(table, effect.seat, effect.card)
    return True


def return_this(table: Table, effect: Effect, step: ReturnThis) -> bool:
    """Bring this card back from the discard pile if it is still there and its player holds a card."""
    del step
    state, seat = table.state, effect.seat
    effect.carried = bool(state.hands[seat]) and effect.card in state.discard
    if effect.carried:
        state.discard.remove(effect.card)
        name = table.id(effect.card)
        table.tell(Event("revives", seat, card=name, why=name))
        zones.enter(table, seat, effect.card)
    return True


def wander(table: Table, effect: Effect, step: Wander) -> bool:
    """Move this card to the player whose turn it is; it leaves one stable and enters the other (R87)."""
    del step
    turn = table.state.stack[0]
    goal = turn.seat if isinstance(turn, Turn) else effect.seat
    effect.carried = goal != effect.seat and effect.card in table.state.stables[effect.seat]
    if effect.carried:
        name = table.id(effect.card)
        table.tell(Event("moves", goal, effect.seat, card=name, why=name))
        zones.move(table, effect.seat, goal, effect.card)
    return True


def shrink(table: Table, effect: Effect, step: Shrink) -> bool:
    """Put the chosen player's unicorns on the discard pile, none of their effects work; then as many Babies enter.

    Babies among them go to the nursery first, and with too few Babies there come as many as there are. Which ones
    is asked where there is a choice; `mode` remembers how many.
    """
    del step
    nursery = table.state.nursery
    answer = effect.answers.pop(effect.seat, None)
    if answer is None:
        effect.mode = min(_put_away(table, effect), len(nursery))
        effect.carried = effect.mode > 0
        if effect.mode < len(nursery) and effect.carried:
            options = targets.card_keys(table, nursery, table.book.nursery_keys, distinct=effect.mode == 1)
            table.ask_effect(effect, "babies", options, count=(effect.mode, effect.mode))
            return False
        answer = targets.card_keys(table, nursery, table.book.nursery_keys, distinct=False)[: effect.mode]
    for key in answer:
        card = targets.find(table, nursery, parse(key).card)
        assert card is not None
        nursery.remove(card)
        table.tell(Event("brings_baby", effect.chosen, card=table.id(card), why=table.id(effect.card)))
        zones.enter(table, effect.chosen, card)
    return True


def _put_away(table: Table, effect: Effect) -> int:
    """Take the unicorns out of the stable and tell how many there were."""
    seat, why = effect.chosen, table.id(effect.card)
    unicorns = targets.reachable(table, seat, "unicorn", effect.magic) if seat >= 0 else []
    zones.leave_together(table, [(seat, card) for card in unicorns], silent=True)
    for card in unicorns:
        if table.book.types[table.cards[card]] == "baby":
            table.state.nursery.append(card)
            table.tell(Event("returns_to_nursery", seat, card=table.id(card), why=why))
        else:
            table.state.discard.append(card)
            table.tell(Event("shrinks", seat, card=table.id(card), why=why))
    return len(unicorns)
