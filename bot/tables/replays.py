"""Plays a table's logged answers again, to see that they lead where they led (a promise of the store)."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.store.records import AnswerRow
from bot.store.repository import Repository
from bot.tables.document import decode_document
from bot.tables.own_decks import bring
from bot.tables.ports import Library, PlayedMatch
from bot.tables.undoing.standing import TAKING_BACK, UNDONE
from bot.tables.work import decode_event


async def replays_alike(repository: Repository, library: Library, table: int) -> bool:
    """Tell whether the answers, from the first save on, give the latest save and the stored events.

    Raises `LookupError` if the table never began a game, and `Refused` if a logged answer isn't accepted.
    """
    first = await repository.save(table, first=True)
    latest = await repository.save(table)
    if first is None or latest is None:
        raise LookupError(f"table {table} has no game")
    row = await repository.table(table)
    if row is not None:
        await bring(repository, library.shelf, decode_document(row.document).decks)
    happened = [decode_event(row.data) for row in await repository.events(table)]
    match, again = play_again(library.saved_game(first.data), await repository.answers(table))
    return match.save() == latest.data and again == [event for event in happened if event.name != UNDONE]


def play_again(match: PlayedMatch, rows: Sequence[AnswerRow]) -> tuple[PlayedMatch, list[Event]]:
    """Give logged answers, those included that take others back; gives where they lead and what the rules tell.

    Changes the match. Raises `Refused`.
    """
    kept = {int(row.picks[0]) for row in rows if row.decision == TAKING_BACK}
    positions = {0: match.copy()} if 0 in kept else {}
    events: list[Event] = []
    for row in rows:
        if row.decision == TAKING_BACK:
            match = positions[int(row.picks[0])].copy()
        else:
            events += match.answer(row.seat, row.decision, row.picks)
        if row.number in kept:
            positions[row.number] = match.copy()
    return match, events
