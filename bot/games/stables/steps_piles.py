"""Steps that concern the piles, the nursery and the turn."""

from bot.games.core.choices import parse
from bot.games.core.events import Event
from bot.games.stables import rulings, targets, zones
from bot.games.stables.cards import (
    BringBaby,
    EndTurn,
    ExtraTurn,
    KeepOneOfTop,
    Revive,
    Search,
    ShuffleIntoDeck,
    TakeFromDiscard,
)
from bot.games.stables.state import Effect, Turn
from bot.games.stables.table import Table


def take_from_discard(table: Table, effect: Effect, step: TakeFromDiscard) -> bool:
    """Take a card of a kind from the discard pile into the hand."""
    answer = effect.answers.pop(effect.seat, None)
    pile = table.state.discard
    if answer:
        card = _topmost(table, pile, answer)
        effect.carried = card is not None
        if card is not None:
            pile.remove(card)
            table.state.hands[effect.seat].append(card)
            source = table.id(effect.card)
            table.tell(Event("takes_from_discard", effect.seat, card=table.id(card), why=source))
        return True
    cards = targets.of_kind(table, reversed(pile), step.what)
    effect.carried = bool(cards)
    if cards:
        table.ask_effect(effect, "from_discard", targets.card_keys(table, cards, table.book.discard_keys))
    return not cards


def _topmost(table: Table, pile: list[int], answer: list[str]) -> int | None:
    return targets.find(table, reversed(pile), parse(answer[0]).card)


def search(table: Table, effect: Effect, step: Search) -> bool:
    """Search the deck, show what is found, take it and shuffle; finding nothing is always allowed (CZ-32, R42)."""
    state = table.state
    answer = effect.answers.pop(effect.seat, None)
    if answer is None:
        if not state.deck and not zones.reshuffle(table):
            effect.carried = False
            return True
        cards = sorted(targets.of_kind(table, state.deck, step.what), key=lambda card: table.cards[card])
        options = targets.card_keys(table, cards, table.book.deck_keys)
        table.ask(effect.seat, "search", options, ("skip",), open_=False, source=table.id(effect.card))
        return False
    card = None if answer == ["skip"] else targets.find(table, state.deck, parse(answer[0]).card)
    effect.carried = card is not None
    if card is None:
        table.tell(Event("finds_nothing", effect.seat, why=table.id(effect.card)))
    else:
        state.deck.remove(card)
        state.hands[effect.seat].append(card)
        table.tell(Event("finds", effect.seat, card=table.id(card), why=table.id(effect.card)))
    state.chance.shuffle(state.deck)
    state.stirred = True
    return True


def revive(table: Table, effect: Effect, step: Revive) -> bool:
    """Bring a unicorn from the discard pile into the own stable; it enters anew (R73)."""
    answer = effect.answers.pop(effect.seat, None)
    barred = effect.card if step.not_itself and effect.card in effect.marked else None
    cards = [card for card in targets.revivable(table, effect.seat) if card != barred]
    if answer:
        card = targets.find(table, cards, parse(answer[0]).card)
        effect.carried = card is not None
        if card is not None:
            table.state.discard.remove(card)
            table.tell(Event("revives", effect.seat, card=table.id(card), why=table.id(effect.card)))
            zones.enter(table, effect.seat, card)
        return True
    rulings.not_itself(table, effect, step)
    effect.carried = bool(cards)
    if cards:
        table.ask_effect(effect, "revive", targets.card_keys(table, cards, table.book.discard_keys))
    return not cards


def bring_baby(table: Table, effect: Effect, step: BringBaby) -> bool:
    """Bring a Baby of one's choice from the nursery into the own stable (FR-10)."""
    del step
    nursery = table.state.nursery
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        card = targets.find(table, nursery, parse(answer[0]).card)
        effect.carried = card is not None
        if card is not None:
            nursery.remove(card)
            table.tell(Event("brings_baby", effect.seat, card=table.id(card), why=table.id(effect.card)))
            zones.enter(table, effect.seat, card)
        return True
    effect.carried = bool(nursery)
    if nursery:
        table.ask_effect(effect, "nursery", targets.card_keys(table, nursery, table.book.nursery_keys))
    return not nursery


def keep_one_of_top(table: Table, effect: Effect, step: KeepOneOfTop) -> bool:
    """Look at the top cards, keep one, put the others back in an order of one's choice; nobody else sees them (R82)."""
    answer = effect.answers.pop(effect.seat, None)
    if not effect.memo:
        return _look_at_top(table, effect, step.n)
    picks = [parse(key).card for key in answer or ()]
    if effect.mode < 0:
        return _keep(table, effect, picks[0])
    _put_back(table, effect, picks)
    return True


def _look_at_top(table: Table, effect: Effect, count: int) -> bool:
    """Show the top cards to the effect's player, who chooses one; True if there is none."""
    state = table.state
    if not state.deck:
        zones.reshuffle(table)
    effect.memo = state.deck[: -count - 1 : -1]
    effect.carried = bool(effect.memo)
    if not effect.memo:
        return True
    seat, source = effect.seat, table.id(effect.card)
    names = tuple([table.id(card) for card in effect.memo])
    table.tell(Event("looks_at_top", seat, n=len(names), why=source, secret=names, knows=(seat,)))
    table.ask_effect(effect, "keep", targets.card_keys(table, effect.memo, table.book.deck_keys), open_=False)
    return False


def _keep(table: Table, effect: Effect, name: str) -> bool:
    """Take the chosen card into the hand; True unless the order of the others has to be asked."""
    card = targets.find(table, effect.memo, name)
    assert card is not None
    effect.memo.remove(card)
    table.state.deck.remove(card)
    table.state.hands[effect.seat].append(card)
    zones.tell_secret(table, "keeps", effect.seat, (table.id(card),), why=table.id(effect.card))
    table.state.stirred = True
    effect.mode = 0
    if len(effect.memo) < 2:
        return True
    rest = targets.card_keys(table, effect.memo, table.book.deck_keys, distinct=False)
    table.ask_effect(effect, "order", rest, count=(len(rest), len(rest)), ordered=True, open_=False)
    return False


def _put_back(table: Table, effect: Effect, picks: list[str]) -> None:
    """Put the others back, the first named on top."""
    order: list[int] = []
    for name in picks:
        card = targets.find(table, effect.memo, name, order)
        assert card is not None
        order.append(card)
    table.state.deck[-len(order) :] = reversed(order)


def shuffle_into_deck(table: Table, effect: Effect, step: ShuffleIntoDeck) -> bool:
    """Shuffle the discard pile into the deck, with the own hand and this card where it says so (R78)."""
    state = table.state
    more: list[int] = []
    if step.hand:
        more += state.hands[effect.seat]
        state.hands[effect.seat] = []
    if step.this and not effect.spent:
        more.append(effect.card)
        effect.spent = True
    zones.shuffle_into_deck(table, more)
    table.tell(Event("shuffles", effect.seat, n=len(state.deck), why=table.id(effect.card)))
    effect.carried = True
    return True


def _turn(table: Table) -> Turn | None:
    lowest = table.state.stack[0]
    return lowest if isinstance(lowest, Turn) else None


def extra_turn(table: Table, effect: Effect, step: ExtraTurn) -> bool:
    """Take another whole turn after this one; two in one turn are both taken (R20)."""
    del step
    table.state.extra_turns += 1
    table.tell(Event("extra_turn", effect.seat, why=table.id(effect.card)))
    effect.carried = True
    return True


def end_turn(table: Table, effect: Effect, step: EndTurn) -> bool:
    """End the running turn: no draw, no action; what was open at its beginning stays open (CZ-28)."""
    del step
    turn = _turn(table)
    if turn is not None:
        turn.ended = True
        table.tell(Event("ends_turn", effect.seat, why=table.id(effect.card), n=len(turn.opening)))
    return True
