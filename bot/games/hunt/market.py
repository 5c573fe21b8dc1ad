"""The black market: at most one purchase each a day, paid with hunt cards left in hand (HU-18, HU-19, E)."""

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt import payment, points, winning
from bot.games.hunt.cards import COLORS, Butcher, Item, Recolor
from bot.games.hunt.state import Attached, Discarded, Market
from bot.games.hunt.table import Table


def advance(table: Table, market: Market) -> None:
    """Serve the next seat, from the first player on; ask a buyer for colour and unicorn."""
    order = table.clockwise(table.state.first)
    if market.served == len(order):
        table.state.stack.pop()
        return
    seat = order[market.served]
    if not market.item:
        _ask_item(table, seat)
    elif not market.color and _recolors(table.book.items[market.item]):
        table.ask(seat, "color", _colors(table, seat, market.item), source=market.item)
    else:
        table.ask(seat, "token_to", targets(table, seat, market.item, market.color), source=market.item)


def _recolors(item: Item) -> bool:
    return any(isinstance(step, Recolor) for step in item.do)


def _ask_item(table: Table, seat: int) -> None:
    """Offer what the hand can pay; that nothing can be bought is open only if everybody can see it (secrecy.md)."""
    place = table.seats[seat]
    wanted = [item for item in table.book.items.values() if of_use(table, seat, item)]
    if not place.hand or not wanted:
        table.ask(seat, "market", [], ("pass",))
        return
    table.ask(seat, "market", affordable(table, place.hand, seat), ("pass",), open_=False)


def affordable(table: Table, hand: list[int], seat: int) -> list[str]:
    """The items that a seat could use and pay with a hand."""
    items = table.book.items.values()
    return [item.id for item in items if of_use(table, seat, item) and payment.cheapest(hand, item.cost)]


def of_use(table: Table, seat: int, item: Item) -> bool:
    """Whether a token is left and a unicorn of the seat can take it."""
    if not table.state.market[item.id]:
        return False
    return bool(_colors(table, seat, item.id)) if _recolors(item) else bool(targets(table, seat, item.id, ""))


def _colors(table: Table, seat: int, item: str) -> list[str]:
    """The colours to choose from: some unicorn must not have it yet (decision 23, E4)."""
    free = table.rules.market_colours == "free_choice"
    offered = COLORS if free else [color for color in COLORS if color in table.state.market[item]]
    return [color for color in offered if targets(table, seat, item, color)]


def targets(table: Table, seat: int, item: str, color: str) -> list[str]:
    """The seat's unicorns that may take the token (E5, E7)."""
    attached = table.state.attached
    found = table.seats[seat].unicorns
    if table.book.step(item, Butcher):
        return found[:]
    if table.rules.tokens_per_unicorn == "one":
        found = [one for one in found if not any(card.card in table.book.items for card in attached.get(one, ()))]
    return [one for one in found if not color or points.color(table.book, one, attached.get(one, ())) != color]


def answered(table: Table, market: Market, asked: Decision, picks: list[str]) -> None:
    """Take the answer of the seat that is being served."""
    (pick,) = picks
    match asked.kind:
        case "market" if pick == "pass":
            table.tell(Event("buys_nothing", asked.seat))
            market.served += 1
        case "market":
            _pay(table, market, asked.seat, pick)
        case "color":
            market.color = pick
        case _:
            _use(table, market, asked.seat, pick)


def _pay(table: Table, market: Market, seat: int, item: str) -> None:
    """Pay the cheapest way; the cards come back with the others at the end of the day (decision 17)."""
    place = table.seats[seat]
    paid = payment.cheapest(place.hand, table.book.items[item].cost) or []
    for card in paid:
        place.hand.remove(card)
    place.played += paid
    market.item = item
    table.tell(Event("buys", seat, card=item, n=table.book.items[item].cost))
    table.tell_cards("pays", seat, paid, why=item)


def _use(table: Table, market: Market, seat: int, unicorn: str) -> None:
    item, color = market.item, market.color
    tokens = table.state.market[item]
    token = tokens.pop(tokens.index(color) if color in tokens else 0)
    if table.book.step(item, Butcher):
        _butcher(table, seat, unicorn, int(token))
    else:
        table.state.attached.setdefault(unicorn, []).append(Attached(item, color=color))
        table.tell(Event("attaches", seat, card=unicorn, cards=(color,) if color else (), why=item))
    market.item = market.color = ""
    market.served += 1
    if table.rules.double_rainbow == "immediate":
        winning.double_rainbow(table)


def _butcher(table: Table, seat: int, unicorn: str, pate: int) -> None:
    """Discard the unicorn; its scheme cards go to their owners, its tokens leave the game (decision 23, E8)."""
    state, place = table.state, table.seats[seat]
    place.unicorns.remove(unicorn)
    state.discard.append(unicorn)
    place.pate.append(pate)
    table.tell(Event("butchers", seat, card=unicorn, n=pate, why="butcher"))
    for card in state.attached.pop(unicorn, []):
        if card.card in table.book.items:
            state.spent.append(card.card)
        else:
            table.seats[card.owner].scheme_discard.append(Discarded(card.card))
