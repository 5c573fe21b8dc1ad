"""Lets the presses on one message of a person be answered in turn: the last edit shows the last state."""

import asyncio
from weakref import WeakValueDictionary


class MessageTurns:
    """One lock for each message on which a press is being answered just now."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def on(self, message: int) -> asyncio.Lock:
        """Give the lock to hold from reading the state until Discord has taken the edit; waiters come in order."""
        return self._locks.setdefault(message, asyncio.Lock())
