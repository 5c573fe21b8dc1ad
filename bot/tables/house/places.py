"""Where a house rule holds: in a thread, its channel, the whole server; the nearest one wins."""

from msgspec import Struct

SERVER = 0
"""The level of the whole server, in place of a channel's number."""


class Place(Struct, frozen=True):
    """A server's channel, or with `parent` a thread of that channel; without `channel` the whole server."""

    guild: int
    channel: int = SERVER
    parent: int = SERVER

    @property
    def levels(self) -> tuple[int, ...]:
        """Give the channels whose rules hold here, nearest first, the whole server last."""
        return (*dict.fromkeys(level for level in (self.channel, self.parent) if level), SERVER)

    @property
    def home(self) -> int:
        """Give the channel that this is or lies in: a thread's parent."""
        return self.parent or self.channel
