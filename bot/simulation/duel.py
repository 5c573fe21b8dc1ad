"""Two kinds of players against each other: the same deals with seats swapped, and which side wins how often."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.match import Outcome
from bot.simulation.by_character import interval
from bot.simulation.deals import Deal

FEW = 6
"""With more ways than that to divide the seats, only every second seat and its opposite are played."""


class Duel(Struct, frozen=True):
    """How often the `side` of the first kind of players won: its `share` with the 95 % interval, in percent.

    A win shared with the other side counts by the part of the winners; a game that nobody won is a game not won.
    """

    side: str
    games: int
    wins: float
    share: float
    least: float
    most: float


def swapped(deals: Iterable[Deal], kinds: Sequence[str]) -> Iterator[Deal]:
    """Play some of the deals, each once for each way to seat the first of two `kinds`; as many games, or a few more."""
    first, second = kinds
    left = 0
    for deal in deals:
        left -= 1
        if left >= 0:
            continue
        ways = arrangements(deal.seats)
        left = len(ways) - 1
        for way in ways:
            players = tuple(first if seat in way else second for seat in range(deal.seats))
            yield replace(deal, players=players)


def arrangements(seats: int) -> list[tuple[int, ...]]:
    """Give ways to divide the seats between two sides, balanced over all seats; the first has no more than half."""
    ways = list(combinations(range(seats), seats // 2))
    if seats % 2 == 0 and len(ways) > FEW:
        return [tuple(range(0, seats, 2)), tuple(range(1, seats, 2))]
    return ways


def counted(side: str, games: Sequence[tuple[Deal, Outcome | None]]) -> Duel:
    """Add up what a side has won."""
    wins = sum(_part(side, deal, outcome) for deal, outcome in games)
    least, most = interval(wins, len(games))
    share = wins / len(games)
    return Duel(side, len(games), round(wins, 2), *(round(100 * part, 1) for part in (share, least, most)))


def _part(side: str, deal: Deal, outcome: Outcome | None) -> float:
    winners = outcome.winners if outcome is not None else ()
    return sum(deal.players[seat] == side for seat in winners) / len(winners) if winners else 0.0
