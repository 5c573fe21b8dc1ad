"""Who wins a hunt by the totals of the bids (HU-13, HU-14, C6)."""

from collections.abc import Sequence
from itertools import groupby

from bot.games.hunt.state import Bid

NOBODY = -1


def standing(bids: Sequence[Bid], rule: str, survivors: frozenset[int] = frozenset()) -> list[Bid]:
    """The bids that no tie cancels, best first; `bids` stand in turn order, `survivors` are seats no tie cancels.

    With `turn_order` no tie cancels anything: of equal totals the survivor's counts first, then the earliest.
    """
    left: list[Bid] = []
    for group in _groups(bids):
        safe = [bid for bid in group if bid.seat in survivors]
        if rule == "turn_order":
            left += [*safe, *(bid for bid in group if bid not in safe)]
        else:
            left += group if len(group) == 1 else safe
    return left


def winner(bids: Sequence[Bid], rule: str, survivors: frozenset[int] = frozenset()) -> int:
    """The seat that wins, or NOBODY. With `top_tie_only` a second tie below a cancelled one lets the unicorn escape."""
    looked_at = _groups(bids)[:2] if rule == "top_tie_only" else _groups(bids)
    left = standing([bid for group in looked_at for bid in group], rule, survivors)
    return left[0].seat if left else NOBODY


def lowest(bids: Sequence[Bid], rule: str, survivors: frozenset[int] = frozenset()) -> int:
    """The seat with the lowest standing total, or NOBODY."""
    left = standing(bids, rule, survivors)
    return next((bid.seat for bid in left if bid.total == left[-1].total), NOBODY)


def below(bids: Sequence[Bid], rule: str, seat: int, survivors: frozenset[int] = frozenset()) -> int:
    """The seat with the best standing total below that of `seat`, or NOBODY."""
    top = next(bid.total for bid in bids if bid.seat == seat)
    return next((bid.seat for bid in standing(bids, rule, survivors) if bid.total < top), NOBODY)


def _groups(bids: Sequence[Bid]) -> list[list[Bid]]:
    """The bids of each total, highest total first, within a total in turn order."""
    ranked = sorted(bids, key=lambda bid: -bid.total)
    return [list(group) for _, group in groupby(ranked, key=lambda bid: bid.total)]
