"""Direct messages that are boards of a table: one a seat and chapter of the game, for what it asks in private.

Only who plays for themselves or is away gets them; what stands in them is drawn when they are sent.
"""

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.store.records import Board
from bot.tables.state import TableState

PREFIX = "dm"


class Place(Struct, frozen=True):
    """Whose direct message it is, and of which chapter."""

    seat: int
    chapter: int


class DirectBoard(Place, frozen=True):
    """A direct message with what is stored about it."""

    board: Board


def board_name(seat: int, chapter: int) -> str:
    """Give the name under which a direct message is stored beside the table's boards."""
    return f"{PREFIX}:{seat}:{chapter}"


def place_of(name: str) -> Place | None:
    """Read such a name; None for the table's public boards."""
    word, _, rest = name.partition(":")
    seat, _, chapter = rest.partition(":")
    return Place(int(seat), int(chapter)) if word == PREFIX else None


def asked_directly(state: TableState, seat: int) -> list[Decision]:
    """Give what a seat's direct message asks now: nothing of whoever has left."""
    if state.match is None or not state.seats[seat].person:
        return []
    kinds = state.match.direct.kinds
    return [asked for asked in state.open_to(seat) if asked.kind in kinds]


def is_current(state: TableState, direct: Place) -> bool:
    """Tell whether a direct message belongs to the chapter that is being played, and to somebody who plays."""
    if state.match is None or state.status != "playing" or not state.seats[direct.seat].person:
        return False
    return state.match.direct.chapter == direct.chapter


def boards_changed(before: TableState, after: TableState) -> dict[str, bool]:
    """Give the direct messages that a change makes out of date: what they ask, or until when, or their chapter.

    True: it asks something, so that it is posted if it isn't there.
    """
    changed: dict[str, bool] = {}
    if after.match is None or not after.match.direct.kinds:
        return changed
    for seat in range(len(after.seats)):
        old, new = _content(before, seat), _content(after, seat)
        if old is not None and old != new:
            changed[board_name(seat, old[0])] = False
        if new is not None and new[1] and new != old:
            changed[board_name(seat, new[0])] = True
    return changed


def _content(state: TableState, seat: int) -> tuple[int, tuple[tuple[int, float | None], ...], int] | None:
    """Chapter, open decisions with deadlines of a person's seat, and part, while the game goes on."""
    if state.match is None or state.status != "playing" or not state.seats[seat].person:
        return None
    asked = asked_directly(state, seat)
    direct = state.match.direct
    return direct.chapter, tuple((decision.id, state.until(decision.id)) for decision in asked), direct.part
