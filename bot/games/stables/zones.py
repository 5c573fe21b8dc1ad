"""How cards move, and what their moving sets off."""

from bot.games.core.events import Event
from bot.games.stables import facts, rulings
from bot.games.stables.state import Effect
from bot.games.stables.table import Table


def draw(table: Table, seat: int, count: int, why: str = "") -> int:
    """Draw up to `count` cards from the top of the deck (CZ-11, FR-07); returns how many there were."""
    state = table.state
    hand = state.hands[seat]
    before = len(hand)
    for _ in range(count):
        if not state.deck and not reshuffle(table):
            break
        hand.append(state.deck.pop())
    drawn = tuple([table.id(card) for card in hand[before:]])
    if drawn:
        state.stirred = True
        tell_secret(table, "draws", seat, drawn, why)
    return len(drawn)


def tell_secret(table: Table, name: str, seat: int, cards: tuple[str, ...], why: str = "") -> None:
    """Tell a fact about cards that go to a seat's hand: only that seat knows them, unless its hand is public."""
    if table.facts.mask(seat) & facts.HAND_IS_PUBLIC:
        table.tell(Event(name, seat, cards=cards, n=len(cards), why=why))
    else:
        table.tell(Event(name, seat, n=len(cards), why=why, secret=cards, knows=(seat,)))


def reshuffle(table: Table) -> bool:
    """Make a new deck of the discard pile where the rules do so (FR-07); tell whether there was one."""
    state = table.state
    if table.rules.deck_exhausted != "reshuffle" or not state.discard:
        return False
    shuffle_into_deck(table, [])
    table.tell(Event("reshuffled", n=len(state.deck)))
    return True


def shuffle_into_deck(table: Table, more: list[int]) -> None:
    """Shuffle the discard pile and `more` cards into the deck."""
    state = table.state
    state.deck += state.discard
    state.deck += more
    state.discard.clear()
    state.chance.shuffle(state.deck)
    state.stirred = True


def discard(table: Table, seat: int, cards: list[int], why: str = "") -> None:
    """Discard cards from a hand, in order, the last one on top."""
    hand = table.state.hands[seat]
    for card in cards:
        hand.remove(card)
    table.state.discard += cards
    if cards:
        table.tell(Event("discards", seat, cards=tuple([table.id(card) for card in cards]), n=len(cards), why=why))


def enter(table: Table, seat: int, card: int) -> None:
    """Put a card into a stable. A unicorn has entered: its effect, then Barbed Wire, are the next link (R43, R60)."""
    state = table.state
    number = table.cards[card]
    blind = bool(table.facts.mask(seat) & facts.NO_ENTER_EFFECTS)
    if blind:
        rulings.blinded(table, seat, card)
    state.stables[seat].append(card)
    table.facts.changed(seat)
    if table.book.unicorn[number]:
        if not blind:
            queue(table, seat, card, "enters")
        _stir_wire(table, seat)
    note_crowd(table, seat)


def leave(table: Table, seat: int, card: int) -> None:
    """Take one card out of a stable; see `leave_together`."""
    leave_together(table, [(seat, card)])


def leave_together(table: Table, leaving: list[tuple[int, int]], *, silent: bool = False) -> None:
    """Take cards (seat, card) out of their stables at the same time; Barbed Wire sees unicorns leave, not Pandas.

    `silent`: what the leaving cards themselves would do then stays undone.
    """
    unheard: list[tuple[int, int]] = []
    heeds = table.book.triggers["leaves"]
    for seat, card in leaving:
        unicorn = table.book.unicorn[table.cards[card]]
        if unicorn and not table.facts.mask(seat) & facts.PANDAS:
            _stir_wire(table, seat)
        if heeds[table.cards[card]]:
            if silent or (unicorn and table.facts.hushed(seat)):
                unheard.append((seat, card))
            else:
                queue(table, seat, card, "leaves")
    if table.state.loans:
        _end_loans(table, leaving, unheard)
    for seat, card in leaving:
        table.state.stables[seat].remove(card)
    for seat in {seat for seat, _ in leaving}:
        table.facts.changed(seat)
        note_crowd(table, seat)


def move(table: Table, seat: int, goal: int, card: int) -> None:
    """Take a card out of one stable and put it into another: it has left the one and entered the other (CZ-25)."""
    leave(table, seat, card)
    enter(table, goal, card)


def _end_loans(table: Table, leaving: list[tuple[int, int]], unheard: list[tuple[int, int]]) -> None:
    """What leaves need not go back any more; what left unheard keeps what it took until it would leave (R86)."""
    table.state.loans = [
        loan
        for loan in table.state.loans
        if (loan.holder, loan.card) not in leaving
        and not (loan.until == "leaves" and (loan.holder, loan.by) in unheard)
    ]


def queue(table: Table, seat: int, card: int, when: str) -> None:
    """Line up what a card does `when` something happened, as part of the next link of the chain."""
    abilities = table.book.abilities[table.cards[card]]
    link = table.state.link + 1
    for place in table.book.triggers[when][table.cards[card]]:
        table.state.triggers.append(Effect(seat, card, place, skippable=abilities[place].may, link=link))


def _stir_wire(table: Table, seat: int) -> None:
    for card in table.state.stables[seat]:
        if table.book.triggers["unicorn_comes_or_goes"][table.cards[card]]:
            queue(table, seat, card, "unicorn_comes_or_goes")


def note_crowd(table: Table, seat: int) -> None:
    """Remember a stable that has become too full for Tiny Stable, even if the card is gone later (R58)."""
    if table.facts.mask(seat) & facts.AT_MOST_FIVE and table.facts.count(seat) > facts.TINY_LIMIT:
        crowded = table.state.crowded
        if seat not in crowded:
            crowded.append(seat)


def to_hand(table: Table, seat: int, card: int) -> bool:
    """Put a card that has left a stable into its owner's hand; a Baby goes to the nursery (CZ-04); True if a hand."""
    if table.book.types[table.cards[card]] == "baby":
        table.state.nursery.append(card)
        return False
    table.state.hands[seat].append(card)
    return True
