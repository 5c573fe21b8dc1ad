"""How a simple player bids: what a unicorn is worth times the chance to get it, less what the cards could do else."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import exp

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.games.hunt.cards import HigherTotal, PowerStep, SurviveTie, TakeBack
from bot.games.hunt.state import HIDDEN, Hunt, Seat
from bot.tables.players import hunt_odds
from bot.tables.players.draws import Draws
from bot.tables.players.hunt_worth import Worth

POWER = 0.5
"""What keeping a power for a later hunt of the day is worth."""

FORTUNE = 0.85
"""Scheme cards make less of many a unicorn that was won."""

DEAREST = 12
"""More than this nobody is expected to see in a unicorn."""


class Way(Struct, frozen=True):
    """Cards to place, with a power's name or none; how many cards others must place then, and what total it makes."""

    cards: tuple[int, ...]
    power: str
    count: int
    total: int
    kept: bool = False


class Rivals(Struct, frozen=True):
    """How many may bid, how many of them after oneself, and how often each total is made by one of them."""

    many: int
    later: int
    habits: tuple[float, ...]


def bid(worth: Worth, hunt: Hunt, decision: Decision, chance: Draws) -> list[str]:
    """Answer a `bid` decision with cards or a pass; the better the more likely."""
    return _drawn(weighed(worth, hunt, decision), chance)


def weighed(worth: Worth, hunt: Hunt, decision: Decision) -> list[tuple[float, list[str]]]:
    """Give every answer to a `bid` decision, with a weight that says how good it is; a pass has 1."""
    hunted = worth.view.line[0]
    prize = worth.wanted(hunted) * (FORTUNE if worth.view.placed.get(hunted) else 1)
    odds: dict[tuple[int, bool], Sequence[float]] = {}
    found: list[tuple[float, list[str]]] = [(1.0, ["pass"])]
    for way in _ways(worth, decision):
        key = way.count, way.kept
        if key not in odds:
            odds[key] = _odds(worth, rivals(worth, hunt, way.count), kept=way.kept)
        likely = odds[key][way.total]
        gain = likely * prize - _cost(worth, way) + (1 - likely) * _returned(worth, way)
        picks = [*map(str, way.cards), *([way.power] if way.power else [])]
        found.append((exp(gain / hunt_odds.HEAT), picks))
    return found


def _drawn(found: list[tuple[float, list[str]]], chance: Draws) -> list[str]:
    at = chance.below(1_000_000) / 1_000_000 * sum(weight for weight, _ in found)
    for weight, picks in found:
        at -= weight
        if at < 0:
            return picks
    return found[0][1]


def _ways(worth: Worth, decision: Decision) -> Iterator[Way]:
    """Everything that can be placed, with and without a power; of ways to the same total the one that keeps most."""
    hand = tuple(sorted(int(option) for option in decision.options))
    for count in range(decision.least, min(decision.most, len(hand)) + 1):
        for total, cards in totals(hand, count).items():
            yield Way(cards, "", count, total)
        for extra in decision.extras:
            does = worth.book.characters[worth.own.character].power.does
            for total, cards in totals(hand, count + extra.more).items():
                yield Way(cards, extra.word, count, total + raised(worth, does), isinstance(does, SurviveTie))


@lru_cache(maxsize=4096)
def totals(hand: tuple[int, ...], count: int) -> dict[int, tuple[int, ...]]:
    """A way to each total; of several the one whose highest card is lowest."""
    found: dict[int, tuple[int, ...]] = {}
    for cards in combinations(hand, count):
        total = sum(cards)
        if total not in found or max(cards) < max(found[total]):
            found[total] = cards
    return found


def rivals(worth: Worth, hunt: Hunt, count: int) -> Rivals:
    """Everybody who may still win against the seat, where `count` cards are placed."""
    placed = {bid.seat: bid for bid in hunt.bids}
    able = _able(worth, hunt, count)
    both = [0.0] * hunt_odds.TOTALS
    for seat in able:
        bid = placed.get(seat)
        many = len(bid.cards) if bid else count
        place = worth.view.seats[seat]
        usual = _habits(worth, seat, _left(place), many, len(able))
        sure = sum(usual) or 1.0 if bid else 1.0
        more = raised(worth, worth.book.characters[place.character].power.does) if bid and bid.power else 0
        for total, often in enumerate(usual[: hunt_odds.TOTALS - more]):
            both[total + more] += often / sure / len(able)
    return Rivals(len(able), sum(_later(worth, seat) for seat in able), tuple(both))


def habits_of(worth: Worth, hunt: Hunt, seat: int, held: tuple[int, ...], count: int) -> Sequence[float]:
    """How often a seat that holds these cards makes each total with `count` of them."""
    return _habits(worth, seat, held, count, len(_able(worth, hunt, count)))


def _able(worth: Worth, hunt: Hunt, count: int) -> list[int]:
    """The rivals who have placed cards or still can, where `count` are placed."""
    placed = {bid.seat for bid in hunt.bids}
    return [
        seat
        for seat in worth.rivals
        if seat not in hunt.passed and (seat in placed or len(worth.view.seats[seat].hand) >= count)
    ]


def _habits(worth: Worth, seat: int, held: tuple[int, ...], count: int, able: int) -> Sequence[float]:
    prize = min(DEAREST, max(0, round(worth.gain(seat, worth.view.line[0]))))
    return hunt_odds.habits(held, count, able, prize, len(worth.view.line) - 1, worth.book.box.line - 1)


def _odds(worth: Worth, against: Rivals, *, kept: bool) -> Sequence[float]:
    if worth.view.setup.rules.tie_rule == "turn_order":
        return hunt_odds.first_of_equals(against.habits, against.many, against.many if kept else against.later)
    return hunt_odds.winning(against.habits, against.many, kept=kept)


def _left(place: Seat) -> tuple[int, ...]:
    """The hunt cards that a seat may still have, as far as its played cards are known."""
    return _without(place.hunt_cards, tuple(place.played))


@lru_cache(maxsize=4096)
def _without(cards: tuple[int, ...], played: tuple[int, ...]) -> tuple[int, ...]:
    left = Counter(cards)
    left.subtract(card for card in played if card != HIDDEN)
    return tuple(sorted((+left).elements()))


def raised(worth: Worth, does: PowerStep) -> int:
    """What an announced power adds to its seat's total (decision 26)."""
    if not isinstance(does, HigherTotal):
        return 0
    return does.n if worth.view.setup.rules.with_schemes else does.without_schemes


def _later(worth: Worth, seat: int) -> bool:
    """Whether a seat comes after the own one, counted from the first player."""
    seats, first = worth.view.setup.seats, worth.view.first
    return (seat - first) % seats > (worth.seat - first) % seats


def _returned(worth: Worth, way: Way) -> float:
    """What taking back the best card of a lost bid saves, where the seat has the power to, less the power (HU-26)."""
    own = worth.own
    does = worth.book.characters[own.character].power.does if own.character else None
    if not isinstance(does, TakeBack) or own.power_used or not worth.view.setup.rules.with_powers:
        return 0.0
    back = max((card for card in way.cards if card <= does.up_to), default=0)
    left = list(way.cards)
    if not back:
        return 0.0
    left.remove(back)
    spared = _cost(worth, way) - _cost(worth, Way(tuple(left), "", len(left), sum(left)))
    return max(0.0, spared - POWER * _later_hunts(worth))


def _later_hunts(worth: Worth) -> float:
    """The part of a day's hunts that is still to come after this one."""
    return (len(worth.view.line) - 1) / (worth.book.box.line - 1)


def _cost(worth: Worth, way: Way) -> float:
    """What the cards, and the power, could do in the hunts to come and at the market."""
    later = _later_hunts(worth)
    cost = hunt_odds.cost(sum(way.cards), len(way.cards), sum(worth.own.hand), later)
    return cost + POWER * later * bool(way.power)
