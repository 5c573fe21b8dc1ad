"""How the bot and its workers talk: each message with its length before it."""

from typing import BinaryIO

LENGTH = 4


def framed(message: bytes) -> bytes:
    """Give a message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message


def read(source: BinaryIO) -> bytes | None:
    """Give the next message; None if the other side is gone."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    message = source.read(int.from_bytes(head, "big"))
    return message if len(message) == int.from_bytes(head, "big") else None


def write(goal: BinaryIO, message: bytes) -> None:
    """Send a message at once."""
    goal.write(framed(message))
    goal.flush()
