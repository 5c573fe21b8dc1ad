"""Channels in memory: what was posted, edited and deleted, with refusals and crashes on demand."""

from dataclasses import dataclass, field

from bot.client.calls import Channels, Failed
from bot.client.rate_gate import RateGate
from bot.screens.screen import Screen


@dataclass
class Posted:
    """A message as it stands."""

    channel: int
    text: str
    mentions: tuple[int, ...]
    edits: int = 0


class Crash(BaseException):
    """The process dies right after Discord has taken a message."""


@dataclass
class FakeChannels(Channels):
    """Keeps messages by id; `refuse` gives codes for the next calls of a kind, `crash_after` dies after so many posts.

    A channel that is `shut` refuses everything with its code. A screen with `broken` in it can't be sent at all.
    """

    messages: dict[int, Posted] = field(default_factory=dict[int, Posted])
    by_nonce: dict[str, int] = field(default_factory=dict[str, int])
    refuse: dict[str, list[int]] = field(default_factory=dict[str, list[int]])
    crash_after: int = -1
    shut: dict[int, int] = field(default_factory=dict[int, int])
    parents: dict[int, int] = field(default_factory=dict[int, int])
    broken: str = "\0"
    next_id: int = 10**18
    calls: list[str] = field(default_factory=list[str])
    posted_in: list[int] = field(default_factory=list[int])

    def __post_init__(self) -> None:
        super().__init__(RateGate())

    def _refused(self, kind: str, channel: int) -> Failed | None:
        self.calls.append(kind)
        if channel in self.shut:
            return Failed(self.shut[channel])
        codes = self.refuse.get(kind, [])
        return Failed(codes.pop(0)) if codes else None

    async def post(self, channel: int, screen: Screen, nonce: str) -> int | Failed:
        """Post; the same nonce gives the same message."""
        failed = self._refused("post", channel)
        if failed is not None:
            return failed
        if self.broken in text_of(screen):
            raise ValueError(self.broken)
        if nonce in self.by_nonce:
            return self.by_nonce[nonce]
        self.next_id += 1
        self.by_nonce[nonce] = self.next_id
        self.posted_in.append(channel)
        self.messages[self.next_id] = Posted(channel, text_of(screen), screen.mentions)
        self.crash_after -= 1
        if self.crash_after == 0:
            raise Crash
        return self.next_id

    async def edit(self, channel: int, message: int, screen: Screen) -> Failed | None:
        """Edit."""
        failed = self._refused("edit", channel)
        if failed is not None:
            return failed
        if message not in self.messages:
            return Failed(10008)
        posted = self.messages[message]
        assert posted.channel == channel
        posted.text, posted.edits = text_of(screen), posted.edits + 1
        return None

    async def delete(self, channel: int, message: int) -> Failed | None:
        """Delete."""
        failed = self._refused("delete", channel)
        if failed is not None:
            return failed
        posted = self.messages.pop(message, None)
        assert posted is None or posted.channel == channel
        return None if posted is not None else Failed(10008)

    async def parent(self, thread: int) -> int | None:
        """Give the channel of a thread."""
        return self.parents.get(thread)

    def texts(self) -> list[str]:
        """What stands in the channels, oldest first."""
        return [self.messages[message].text for message in sorted(self.messages)]


def text_of(screen: Screen) -> str:
    """Everything readable on a screen."""
    parts = [getattr(item, "content", "") for item in screen.view.walk_children()]
    return "\n".join(part for part in parts if part)
