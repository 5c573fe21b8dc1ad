"""Archived threads, which discord.py forgets: asked for once in a while, however often somebody types or presses."""

from collections import OrderedDict
from collections.abc import Callable

import discord

from bot.client.calls import Channels

FRESH_SECONDS = 60.0
"""So long nothing is asked again about a thread."""

KEPT = 256


class RecentThreads:
    """Gives threads by their numbers. `now` gives seconds."""

    def __init__(self, channels: Channels, now: Callable[[], float]) -> None:
        self._channels = channels
        self._now = now
        self._found: OrderedDict[int, tuple[float, discord.Thread | None]] = OrderedDict()

    async def find(self, number: int) -> discord.Thread | None:
        """Give a thread as it was a while ago at most; None for what is none or can't be seen."""
        at, thread = self._found.get(number, (-FRESH_SECONDS, None))
        if self._now() - at < FRESH_SECONDS:
            return thread
        thread = await self._channels.thread(number)
        self._found[number] = (self._now(), thread)
        self._found.move_to_end(number)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        return thread
