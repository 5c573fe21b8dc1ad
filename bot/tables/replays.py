"""Plays a table's logged answers again, to see that they lead where they led (a promise of the store)."""

from bot.store.repository import Repository
from bot.tables.document import decode_document
from bot.tables.own_decks import bring
from bot.tables.ports import Library
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
    match = library.saved_game(first.data)
    happened = [decode_event(row.data) for row in await repository.events(table)]
    again = [
        event for row in await repository.answers(table) for event in match.answer(row.seat, row.decision, row.picks)
    ]
    return match.save() == latest.data and again == happened
