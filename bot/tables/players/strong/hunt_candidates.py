"""Which answers in a hunt are worth thinking about: of the many ways to bid the ones that look best."""

from bot.games.core.decisions import Decision
from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import CancelScheme, HigherTotal, TakeBack
from bot.games.hunt.state import Hunt
from bot.tables.players.hunt_bids import weighed
from bot.tables.players.hunt_worth import Worth
from bot.tables.players.strong.candidates import candidates
from bot.tables.players.strong.dice import Dice

BIDS = 8
"""More ways to bid than that nobody thinks about."""

POWERS = (HigherTotal, CancelScheme, TakeBack)
"""What characters can do, by how often simple players win with it (`simulate --by-character`), best first."""


def hunt_candidates(worth: Worth, decision: Decision, usual: list[str], dice: Dice) -> list[list[str]]:
    """Give different answers, the `usual` one first."""
    frame = worth.view.stack[-1]
    if decision.kind != "bid" or not isinstance(frame, Hunt):
        return candidates(decision, usual, dice)
    ranked = sorted(weighed(worth, frame, decision), key=lambda way: -way[0])
    others = [picks for _, picks in ranked if sorted(picks) != sorted(usual)]
    return [usual, *others[: BIDS - 1]]


def best_character(book: HuntBook, decision: Decision, usual: list[str]) -> list[str]:
    """Choose the character whose power wins most often, or the `usual` one where none is known to."""

    def rank(name: str) -> int:
        does = book.characters[name].power.does
        return next((place for place, power in enumerate(POWERS) if isinstance(does, power)), len(POWERS))

    best = min(decision.options, key=rank, default="")
    return [best] if best and rank(best) < rank(usual[0]) else usual
