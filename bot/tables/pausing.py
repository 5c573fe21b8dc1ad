"""A table whose people can't be reached stands still: no clock of it fires until it goes on."""

from bot.tables.document import BoardName
from bot.tables.items import Notice
from bot.tables.planning import move
from bot.tables.work import Work


def pause(work: Work) -> None:
    """Stop a table's clocks; nothing happens if they stand still already."""
    if work.status in ("lobby", "playing") and work.document.paused_at is None:
        work.document.paused_at = work.now
        work.redraw(_board(work))


def go_on(work: Work) -> None:
    """Let the clocks run on: everything that was due is due later by the length of the pause."""
    since = work.document.paused_at
    if since is None:
        return
    work.document.paused_at = None
    work.touched = True
    if work.status in ("lobby", "playing"):
        work.redraw(_board(work))
        move(work, work.now - since)


def move_out(work: Work, channel: int) -> None:
    """Let a table whose thread is closed go on in another channel, and say why."""
    work.channel = channel
    work.say(Notice(what="thread_closed"))
    work.redraw(_board(work))


def settle_thread(work: Work, thread: int | None, *, crowded: bool = False) -> None:
    """Let a table that wants a thread of its own go on in it, or (None) where it is; once only.

    `crowded`: it gets none because the server has as many as it may, which people are told.
    """
    if not work.document.wants_thread:
        return
    work.document.wants_thread = False
    if thread is not None:
        work.document.home, work.channel = work.channel, thread
    elif crowded:
        work.say(Notice(what="threads_full"))
    work.redraw(_board(work))


def _board(work: Work) -> BoardName:
    return "lobby" if work.document.started_at is None else "board"
