"""Placing hunt cards, in turn or together, and revealing them (HU-10 to HU-13)."""

from collections.abc import Sequence

from bot.games.core.decisions import Decision, Extra
from bot.games.core.events import Event
from bot.games.hunt import ties
from bot.games.hunt.cards import ExtraCards, HigherTotal, SurviveTie
from bot.games.hunt.state import Bid, Hunt
from bot.games.hunt.table import Table

MOST = 3
"""The most hunt cards that an opener places (HU-10)."""


def ask(table: Table, hunt: Hunt) -> bool:
    """Ask whoever must bid next; False once everybody has placed cards or passed, or the hunt was skipped."""
    if hunt.sealed:
        _unseal(table, hunt)
    if hunt.escapes:
        return False
    out = {*hunt.passed, *(bid.seat for bid in hunt.bids)}
    left = [seat for seat in table.clockwise(table.state.first) if seat not in out]
    if not left:
        return False
    together = table.rules.bids == "together" and hunt.number
    step = table.new_step()
    for seat in left if together else left[:1]:
        _ask_seat(table, hunt, seat, step)
    return True


def _ask_seat(table: Table, hunt: Hunt, seat: int, step: int) -> None:
    """Offer a seat its hand; with too few cards, which is public, only a pass (HU-11)."""
    cards = len(table.seats[seat].hand)
    count = (hunt.number, hunt.number) if hunt.number else (1, min(MOST, cards))
    if cards < count[0]:
        table.ask(seat, "bid", [], ("pass",), step=step)
        return
    extras = _extras(table, seat, cards, count[0])
    table.ask(seat, "bid", options(table, seat), ("pass",), count=count, open_=False, step=step, extras=extras)


def options(table: Table, seat: int) -> list[str]:
    """A hand's cards by value, the highest first."""
    return list(map(str, sorted(table.seats[seat].hand, reverse=True)))


def _extras(table: Table, seat: int, cards: int, least: int) -> tuple[Extra, ...]:
    """The power that a seat may announce while placing."""
    more = table.power(seat, ExtraCards)
    if more is not None and cards >= least + more.n:
        return (Extra(table.power_id(seat), more.n),)
    if table.power(seat, HigherTotal) is not None or table.power(seat, SurviveTie) is not None:
        return (Extra(table.power_id(seat)),)
    return ()


def answered(table: Table, hunt: Hunt, asked: Decision, picks: list[str]) -> None:
    """Take a bid or a pass; where the seats bid together it stays closed until all are in (C11).

    The cards are out of the hand at once (decision 17).
    """
    for card in cards_of(picks):
        table.seats[asked.seat].hand.remove(card)
    if table.rules.bids == "together" and hunt.number:
        hunt.sealed[asked.seat] = picks
    else:
        _take(table, hunt, asked.seat, picks)


def cards_of(picks: Sequence[str]) -> list[int]:
    """The hunt cards among the words of an answer."""
    return [int(pick) for pick in picks if pick.isdigit()]


def _unseal(table: Table, hunt: Hunt) -> None:
    for seat in table.clockwise(table.state.first):
        if seat in hunt.sealed:
            _take(table, hunt, seat, hunt.sealed.pop(seat))


def _take(table: Table, hunt: Hunt, seat: int, picks: list[str]) -> None:
    if picks == ["pass"]:
        _pass(table, hunt, seat)
    else:
        _place(table, hunt, seat, picks)


def _pass(table: Table, hunt: Hunt, seat: int) -> None:
    """Be out of this hunt; a first player who passes hands the token on (HU-12, C3, decision 25)."""
    hunt.passed.append(seat)
    table.tell(Event("passes", seat))
    if not hunt.number:
        table.make_first(table.left_of(seat))
        hunt.escapes = table.rules.pass_as_first == "hunt_skipped"


def _place(table: Table, hunt: Hunt, seat: int, picks: list[str]) -> None:
    """Put hunt cards face down, with a power announced."""
    place = table.seats[seat]
    cards = cards_of(picks)
    power = next((pick for pick in picks if not pick.isdigit()), "")
    if power:
        place.power_used = True
    if not hunt.number:
        more = table.book.characters[place.character].power.does if power else None
        hunt.number = len(cards) - (more.n if isinstance(more, ExtraCards) else 0)
    hunt.bids.append(Bid(seat, cards, power))
    secret = tuple(map(str, cards))
    table.tell(Event("bids", seat, n=len(cards), why=power, secret=secret, knows=(seat,)))


def reveal(table: Table, hunt: Hunt) -> None:
    """Turn all bids over together and find the winner by them (HU-13, HU-14)."""
    for bid in hunt.bids:
        bid.worth = sum(bid.cards)
        bid.total = bid.worth + _bonus(table, bid)
        table.seats[bid.seat].played += bid.cards
        table.tell_cards("reveals", bid.seat, bid.cards, n=bid.total, why=bid.power)
    hunt.bid_winner = hunt.winner = ties.winner(hunt.bids, table.rules.tie_rule, survivors(table, hunt))
    _tell_ties(table, hunt)
    if hunt.winner != ties.NOBODY:
        total = next(bid.total for bid in hunt.bids if bid.seat == hunt.winner)
        table.tell(Event("wins_hunt", hunt.winner, card=table.state.line[0], n=total))


def _bonus(table: Table, bid: Bid) -> int:
    """What an announced power adds to a total (decision 26)."""
    does = table.book.characters[table.seats[bid.seat].character].power.does if bid.power else None
    if isinstance(does, HigherTotal):
        return does.n if table.rules.with_schemes else does.without_schemes
    return 0


def survivors(table: Table, hunt: Hunt) -> frozenset[int]:
    """The seats that announced a power by which no tie cancels them."""
    return frozenset(
        bid.seat
        for bid in hunt.bids
        if bid.power and isinstance(table.book.characters[table.seats[bid.seat].character].power.does, SurviveTie)
    )


def _tell_ties(table: Table, hunt: Hunt) -> None:
    """Say whom a tie cancels, and whom a power saves from it."""
    if table.rules.tie_rule == "turn_order":
        return
    safe = survivors(table, hunt)
    totals = [bid.total for bid in hunt.bids]
    for bid in hunt.bids:
        if totals.count(bid.total) > 1:
            name, why = ("survives_tie", bid.power) if bid.seat in safe else ("tied", "")
            table.tell(Event(name, bid.seat, n=bid.total, why=why))
