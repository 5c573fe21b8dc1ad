"""A hunt from Spirit Sight to Rewind, stage by stage (decision 19)."""

from collections.abc import Callable

from bot.games.core.decisions import Decision
from bot.games.hunt import bids, powers, schemes, taking, ties, winning
from bot.games.hunt.state import Hunt
from bot.games.hunt.table import Table


def advance(table: Table, hunt: Hunt) -> None:
    """Go on to whatever the hunt needs next."""
    _STAGES[hunt.stage](table, hunt)


def answered(table: Table, hunt: Hunt, asked: Decision, picks: list[str]) -> None:
    """Take the answer to any decision of a hunt."""
    match asked.kind:
        case "bid":
            bids.answered(table, hunt, asked, picks)
        case "sight" | "sight_move" | "sight_to" | "rewind":
            powers.answered(table, hunt, asked, picks[0])
        case "hand_over":
            taking.exchange(table, hunt, picks[0])
        case _:
            schemes.answered(table, hunt, asked, picks[0])


def _sight(table: Table, hunt: Hunt) -> None:
    if not powers.ask_sight(table, hunt):
        hunt.stage = "bids"


def _bids(table: Table, hunt: Hunt) -> None:
    if bids.ask(table, hunt):
        return
    if hunt.bids:
        bids.reveal(table, hunt)
    if hunt.winner == ties.NOBODY:
        hunt.escapes = True
        hunt.stage = "take"
    else:
        hunt.stage = "scheme"


def _check(table: Table, hunt: Hunt) -> None:
    """One check after capture, scheme and exchange together (decision 24)."""
    hunt.stage = "rewind"
    if table.rules.double_rainbow == "immediate":
        winning.double_rainbow(table)


def _rewind(table: Table, hunt: Hunt) -> None:
    hunt.stage = "over"
    powers.ask_rewind(table, hunt)


def _over(table: Table, hunt: Hunt) -> None:
    del hunt
    table.state.stack.pop()


_STAGES: dict[str, Callable[[Table, Hunt], None]] = {
    "sight": _sight,
    "bids": _bids,
    "scheme": schemes.choose,
    "veto": schemes.ask_veto,
    "effect": schemes.take_effect,
    "take": taking.take,
    "exchange": taking.ask_exchange,
    "check": _check,
    "rewind": _rewind,
    "over": _over,
}
