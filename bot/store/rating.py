"""How good somebody is at a game by how they did against others: the model of Plackett and Luce (package openskill).

`mu` is the best guess, `sigma` how far it may be off: both move with each game, and with every game less.
"""

from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


class Rating(Struct, frozen=True):
    """A guess at how good somebody is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Give the ratings after a game that people of these ratings ended in these places (from 1; equal ones tie)."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]
