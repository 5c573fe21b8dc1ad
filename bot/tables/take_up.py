"""What a person changes in their settings while they sit at a table."""

from bot.tables.directs import asked_directly, board_name
from bot.tables.personal import Personal
from bot.tables.work import Work


def take_up(work: Work, user: int, personal: Personal) -> None:
    """Let a table know of a person's settings: from the next card on, and in their direct message at once."""
    seat = work.document.seat_of(user)
    if seat is None:
        return
    work.document.seats[seat].let_be_after = personal.let_be_after
    work.touched = True
    if work.match is not None and work.match.direct.kinds:
        asks = bool(asked_directly(work.before, seat))
        work.redraw(board_name(seat, work.match.direct.chapter), kept=not asks)
