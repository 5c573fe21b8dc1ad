"""A table whose people can't be reached stands still: no clock of it fires until it goes on."""

from bot.tables.plays import move
from bot.tables.work import Work


def pause(work: Work) -> None:
    """Stop a table's clocks; nothing happens if they stand still already."""
    if work.status in ("lobby", "playing") and work.document.paused_at is None:
        work.document.paused_at = work.now
        work.touched = True


def go_on(work: Work) -> None:
    """Let the clocks run on: everything that was due is due later by the length of the pause."""
    since = work.document.paused_at
    if since is None:
        return
    work.document.paused_at = None
    work.touched = True
    if work.status in ("lobby", "playing"):
        move(work, work.now - since)
