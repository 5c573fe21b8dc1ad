"""The end of a hunt: the unicorn is taken, exchanged or escapes (HU-14, HU-16, HU-17, HU-27)."""

from bot.games.core.events import Event
from bot.games.hunt import schemes, ties
from bot.games.hunt.cards import Armour
from bot.games.hunt.state import Attached, Hunt
from bot.games.hunt.table import Table


def take(table: Table, hunt: Hunt) -> None:
    """The winner takes the unicorn with a card that stays, or it escapes; the winner becomes first player (HU-17)."""
    state = table.state
    unicorn = state.line.pop(0)
    if hunt.escapes:
        state.discard.append(unicorn)
        why = hunt.revealed.scheme if hunt.revealed else ""
        table.tell(Event("escapes", card=unicorn, why=why))
        schemes.discard_unused(table, state.placed.pop(unicorn, []))
        schemes.discard_revealed(table, hunt)
    else:
        hunt.taken = unicorn
        table.seats[hunt.winner].unicorns.append(unicorn)
        table.tell(Event("takes", hunt.winner, card=unicorn))
        _keep(table, hunt)
    first = hunt.bid_winner if hunt.winner == ties.NOBODY else hunt.winner
    if first != ties.NOBODY:
        table.make_first(first)
    hunt.stage = "exchange" if hunt.exchanges else "check"


def _keep(table: Table, hunt: Hunt) -> None:
    """A lasting card stays attached, another goes to its owner's discard pile (B7)."""
    card = hunt.revealed
    if card is None:
        return
    if table.book.schemes[card.scheme].keep == "discard":
        # The exchange still needs its card; it is discarded after it.
        if not hunt.exchanges:
            schemes.discard_revealed(table, hunt)
        return
    table.state.attached.setdefault(hunt.taken, []).append(Attached(card.scheme, card.owner, hunt.painted))
    cards = (hunt.painted,) if hunt.painted else ()
    table.tell(Event("attaches", hunt.winner, card=hunt.taken, cards=cards, why=card.scheme))
    hunt.revealed = None


def ask_exchange(table: Table, hunt: Hunt) -> None:
    """The card's owner chooses a unicorn to hand over, never an armoured one; without any, nothing is chosen."""
    hunt.stage = "check"
    card = hunt.revealed
    if card is None:
        return
    movable = [one for one in table.seats[card.owner].unicorns if not _armoured(table, one)]
    if movable:
        table.ask(card.owner, "hand_over", movable, source=card.scheme)
    else:
        exchange(table, hunt, "")


def _armoured(table: Table, unicorn: str) -> bool:
    return any(table.book.step(card.card, Armour) for card in table.state.attached.get(unicorn, ()))


def exchange(table: Table, hunt: Hunt, given: str) -> None:
    """Swap the captured unicorn for the one `given` (none: it goes over all the same), with what is attached."""
    card = hunt.revealed
    if card is None:
        return
    owner, winner = table.seats[card.owner], table.seats[hunt.winner]
    winner.unicorns.remove(hunt.taken)
    owner.unicorns.append(hunt.taken)
    if given:
        owner.unicorns.remove(given)
        winner.unicorns.append(given)
    cards = (given,) if given else ()
    table.tell(Event("exchanges", card.owner, hunt.winner, card=hunt.taken, cards=cards, why=card.scheme))
    schemes.discard_revealed(table, hunt)
