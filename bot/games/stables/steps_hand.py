"""Steps that concern hands."""

from bot.games.core.choices import parse, seat_key
from bot.games.core.events import Event
from bot.games.stables import possible, targets, zones
from bot.games.stables.cards import BringFromHand, ChoosePlayer, Discard, Draw, SwapHands, TakeAtRandom, TakeFromHand
from bot.games.stables.state import Effect
from bot.games.stables.table import Table


def draw(table: Table, effect: Effect, step: Draw) -> bool:
    """Draw cards; carried out if there was one."""
    effect.carried = zones.draw(table, effect.seat, step.n, why=table.id(effect.card)) > 0
    return True


def discard(table: Table, effect: Effect, step: Discard) -> bool:
    """Discard cards of one's own choice: one player, the chosen one, or each at the same time (CZ-30, R80)."""
    if effect.answers:
        return _discard_answered(table, effect)
    if step.who == "each":
        number = 0
        for seat in table.clockwise(effect.seat):
            number = _ask_discard(table, effect, step, seat, number)
        effect.carried = number > 0
    else:
        seat = effect.seat if step.who == "you" else effect.chosen
        effect.carried = seat >= 0 and _ask_discard(table, effect, step, seat, 0) > 0
    return not effect.carried


def _ask_discard(table: Table, effect: Effect, step: Discard, seat: int, number: int) -> int:
    """Ask one seat, unless its hand is empty; a price must be paid in full. Returns the number of the public step."""
    hand = table.state.hands[seat]
    price = effect.skippable and not effect.started
    if not hand or (step.what != "card" and len(hand) < step.n):
        return number
    cards = targets.of_kind(table, hand, step.what)
    table.hand_decided |= step.what != "card" and not price
    count = step.n if price or step.what != "card" else min(step.n, len(hand))
    if len(cards) < count:
        if not price:
            return number
        cards = []
    number = number or table.new_step()
    options = targets.card_keys(table, cards, table.book.ids, distinct=count == 1)
    table.ask_effect(effect, "discard", options, seat=seat, count=(count, count), open_=False, step=number)
    return number


def _discard_answered(table: Table, effect: Effect) -> bool:
    answers, effect.answers = effect.answers, {}
    for seat in table.clockwise(effect.seat):
        if seat in answers:
            zones.discard(table, seat, targets.from_hand(table, seat, answers[seat]), why=table.id(effect.card))
    effect.carried = True
    return True


def choose_player(table: Table, effect: Effect, step: ChoosePlayer) -> bool:
    """Choose a player for the steps that follow, or take the one named before the Neighs (CZ-31)."""
    aims = effect.aims.get(effect.step)
    if aims:
        effect.chosen = aims[0]
        return True
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        effect.chosen = parse(answer[0]).seat
        effect.carried = True
        return True
    seats = possible.players(table, effect.seat, step, effect.magic)
    effect.carried = bool(seats)
    if seats:
        table.ask_effect(effect, "player", [seat_key(seat) for seat in seats])
    return not seats


def swap_hands(table: Table, effect: Effect, step: SwapHands) -> bool:
    """Swap hands, whatever their sizes (R79)."""
    del step
    hands = table.state.hands
    seat, other = effect.seat, effect.chosen
    effect.carried = other >= 0
    if other >= 0:
        hands[seat], hands[other] = hands[other], hands[seat]
        table.tell(Event("swaps_hands", seat, other, why=table.id(effect.card)))
    return True


def take_at_random(table: Table, effect: Effect, step: TakeAtRandom) -> bool:
    """Take a random card out of the chosen player's hand; nobody else learns which (R83)."""
    del step
    hand = table.state.hands[effect.chosen] if effect.chosen >= 0 else []
    effect.carried = bool(hand)
    if hand:
        card = hand[table.state.chance.below(len(hand))]
        _take(table, effect, card, "takes_at_random")
    return True


def take_from_hand(table: Table, effect: Effect, step: TakeFromHand) -> bool:
    """Look at the chosen player's hand and take a card; others learn nothing (R79)."""
    del step
    other = effect.chosen
    hand = table.state.hands[other] if other >= 0 else []
    answer = effect.answers.pop(effect.seat, None)
    if answer:
        card = targets.find(table, hand, parse(answer[0]).card)
        if card is not None:
            _take(table, effect, card, "takes_from_hand")
        return True
    effect.carried = bool(hand)
    if not hand:
        return True
    names = tuple([table.id(card) for card in hand])
    source = table.id(effect.card)
    table.tell(
        Event("looks_at_hand", effect.seat, other, n=len(hand), why=source, secret=names, knows=(effect.seat, other))
    )
    prefix = [f"@{other}/hand/{name}" for name in table.book.ids]
    table.ask_effect(effect, "from_hand", targets.card_keys(table, hand, prefix), open_=False)
    return False


def _take(table: Table, effect: Effect, card: int, name: str) -> None:
    seat, other = effect.seat, effect.chosen
    table.state.hands[other].remove(card)
    table.state.hands[seat].append(card)
    source = table.id(effect.card)
    table.tell(Event(name, seat, other, why=source, n=1, secret=(table.id(card),), knows=(seat, other)))


def bring_from_hand(table: Table, effect: Effect, step: BringFromHand) -> bool:
    """Bring a card from the hand straight into the own stable: it isn't played and can't be neighed."""
    seat = effect.seat
    answer = effect.answers.pop(seat, None)
    if answer:
        (card,) = targets.from_hand(table, seat, answer)
        table.state.hands[seat].remove(card)
        table.tell(Event("brings", seat, card=table.id(card), why=table.id(effect.card)))
        zones.enter(table, seat, card)
        return True
    cards = [
        card for card in targets.of_kind(table, table.state.hands[seat], step.what) if table.facts.may_enter(seat, card)
    ]
    if effect.started or not effect.skippable:
        table.hand_decided = True
        effect.carried = bool(cards)
        if not cards:
            return True
    effect.carried = True  # Whether it can be shows with the answer: until then nobody may see it by this.
    table.ask_effect(effect, "bring", targets.card_keys(table, cards, table.book.ids), open_=False)
    return False
