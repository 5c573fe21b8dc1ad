"""How players of an endless game bring it to its end.

Where the draw pile is reshuffled, players who only answer at random (or gang up on every leader) can keep each other
from winning for as long as they like: nothing in the rules stops them. What a simulation has to show is that the game
can still end. So late in a game everybody stops hindering: no Neighs, no optional effects, unicorns first.
"""

from random import Random

from bot.games.core.decisions import Decision
from bot.games.core.match import Match
from bot.games.stables.cards import UNICORN_TYPES
from bot.games.stables.match import StableMatch
from bot.simulation.choosers import Chooser, random_chooser

HURRY_AFTER = 10_000
"""The number of answers after which everybody hurries: half of what counts as unfinished."""


def hurrying_chooser(rng: Random) -> Chooser:
    """A player who builds and lets be; whatever else is asked is answered at random."""
    by_chance = random_chooser(rng)

    def choose(match: Match, decision: Decision) -> list[str]:
        if decision.kind == "window":
            return ["pass"]
        if decision.exits:
            return [decision.exits[0]]
        unicorns = [option for option in decision.options if _plays_unicorn(match, option)]
        return unicorns[:1] or by_chance(match, decision)

    return choose


def _plays_unicorn(match: Match, option: str) -> bool:
    if not isinstance(match, StableMatch):
        return False
    verb, _, card = option.partition(" ")
    book = match.table.book
    return verb == "play" and book.types[book.number[card]] in UNICORN_TYPES
