"""Addresses of messages and channels, as people can follow them in Discord."""

from collections.abc import Iterable

from bot.store.records import Board
from bot.tables.state import TableState


def message_link(guild: int, channel: int, message: int) -> str:
    """Give the address of a message in a server."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def board_link(state: TableState, boards: Iterable[Board]) -> str:
    """Give the address of a table's board (its lobby before the game); its channel's if nothing was posted yet."""
    wanted = "lobby" if state.document.started_at is None else "board"
    for board in boards:
        if board.name == wanted and board.message is not None and board.channel is not None:
            return message_link(state.row.guild, board.channel, board.message)
    return f"https://discord.com/channels/{state.row.guild}/{state.row.channel}"
