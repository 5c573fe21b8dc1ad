"""What a Magic card with a symbol costs: another hand card, unless a unicorn with its symbol is at home (KI-09, K-b).

The price is paid on resolution, after the Neighs, or (`kids_cost_timing`) when the card is announced.
"""

from bot.games.core.events import Event
from bot.games.stables import targets, zones
from bot.games.stables.state import Play
from bot.games.stables.table import Table

STAGES = ("pay_first", "pay")
"""The stages of a play in which its price is paid: before the window, or after it."""


def priced(table: Table, card: int) -> bool:
    """Tell whether a card ever costs anything: Magic with a symbol."""
    number = table.cards[card]
    return table.book.symbols[number] is not None and table.book.types[number] == "magic"


def due(table: Table, seat: int, card: int) -> bool:
    """Tell whether a card would cost its player something now: no unicorn of the own stable shows its symbol."""
    if not priced(table, card):
        return False
    cards, symbols = table.cards, table.book.symbols
    return all(symbols[cards[own]] != symbols[cards[card]] for own in table.state.stables[seat])


def payable(table: Table, seat: int, card: int) -> bool:
    """Tell whether a card in hand is free now or another one is there to pay for it (decision 28)."""
    return len(table.state.hands[seat]) > 1 or not due(table, seat, card)


def first_stage(table: Table, card: int) -> str:
    """The stage in which the play of a card begins."""
    first = table.rules.kids_cost_timing == "on_announcement" and priced(table, card)
    return "pay_first" if first else _announced(table)


def last_stage(table: Table, card: int) -> str:
    """The stage after the window, for a card that nobody has stopped."""
    last = table.rules.kids_cost_timing == "on_resolution" and priced(table, card)
    return "pay" if last else "resolve"


def ask(table: Table, play: Play) -> None:
    """Ask for the card that pays, whichever its player likes (K-c); free cards go on, unpaid ones come to nothing."""
    hand = table.state.hands[play.seat]
    if not due(table, play.seat, play.card):
        _go_on(table, play)
    elif hand:
        options = targets.card_keys(table, hand, table.book.ids)
        table.ask(play.seat, "cost", options, open_=False, source=table.id(play.card))
    else:
        table.state.stack.pop()
        table.state.discard.append(play.card)
        table.tell(Event("unpaid", play.seat, card=table.id(play.card)))


def answered(table: Table, play: Play, picks: list[str]) -> None:
    """Discard the card that pays."""
    zones.discard(table, play.seat, targets.from_hand(table, play.seat, picks), why=table.id(play.card))
    _go_on(table, play)


def _go_on(table: Table, play: Play) -> None:
    play.stage = "resolve" if play.stage == "pay" else _announced(table)


def _announced(table: Table) -> str:
    return "aim" if table.rules.neigh_targets == "before" else "open"
