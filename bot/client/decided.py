"""Whether the hunt that a form was for is over by now, from what was answered and what came of it."""

from bot.store.records import AnswerRow
from bot.store.repository import Repository
from bot.tables.state import TableState
from bot.tables.work import decode_event

_DECIDES = frozenset({"reveals", "escapes"})
"""Facts with which bidding is over."""


async def hunt_decided(repository: Repository, state: TableState, seat: int, token: str) -> bool:
    """Tell whether that token belongs to a bid that the seat has made, or the clock for it, in a hunt that is over."""
    if state.status != "playing":
        return False
    answers = reversed(await repository.answers(state.id))
    standing = (row for row in answers if row.seat == seat and state.stands(row.number))
    row = next((row for row in standing if state.token(row.decision) == token), None)
    return row is not None and _is_bid(row) and await _over_since(repository, state, row.number)


def _is_bid(row: AnswerRow) -> bool:
    """Whether an answer reads like a bid: hunt cards, or to pass, as one may at the market, too."""
    return any(pick.isdigit() or pick == "pass" for pick in row.picks)


async def _over_since(repository: Repository, state: TableState, answer: int) -> bool:
    """Whether bids were being placed when that answer was given, and no more."""
    bidding = decided = False
    for row in await repository.events(state.id):
        if not state.stands(row.answer):
            continue
        name = decode_event(row.data).name
        if row.answer < answer and name in (*_DECIDES, "hunt"):
            bidding = name == "hunt"
        decided |= row.answer >= answer and name in _DECIDES
    return bidding and decided
