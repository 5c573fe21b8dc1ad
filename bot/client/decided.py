"""Whether what a form was for is settled by now, from what was answered and what came of it."""

from bot.screens.games import game_of
from bot.screens.showing import Showing
from bot.store.repository import Repository
from bot.tables.work import decode_event


async def too_late(repository: Repository, showing: Showing, seat: int, token: str) -> str:
    """Say that what the seat, or the clock for it, answered under that token is settled; nothing if it isn't."""
    state = showing.state
    if state.status != "playing":
        return ""
    answers = reversed(await repository.answers(state.id))
    row = next((row for row in answers if row.seat == seat and state.token(row.decision) == token), None)
    if row is None:
        return ""
    rows = await repository.events(state.id)
    before, after = (
        [decode_event(one.data) for one in rows if (one.answer >= row.number) is later] for later in (False, True)
    )
    return game_of(showing).too_late(row.picks, before, after)
