"""What has happened at a table, told from the stored events to one viewer."""

from bot.games.core.events import Event
from bot.store.repository import Repository
from bot.tables.work import decode_event


async def told(repository: Repository, table: int, viewer: int | None, after: int = 0) -> list[Event]:
    """Give the events with numbers above `after` as a seat, or a spectator (None), may know them, in order."""
    return [decode_event(row.data).seen_by(viewer) for row in await repository.events(table, after)]
