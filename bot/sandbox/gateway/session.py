"""A gateway session: numbered events, kept for a while so that a lost connection can be resumed."""

import asyncio
from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.json_values import JsonObject, JsonValue

KEPT_EVENTS = 2_000
RESUME_SECONDS = 180.0


@dataclass
class Session:
    """One session. `shard`: its number and how many there are. `outbox`: the live connection's, or None."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    outbox: "asyncio.Queue[JsonObject] | None" = None
    lost_at: float | None = None
    _kept: deque[JsonObject] = field(default_factory=lambda: deque[JsonObject](maxlen=KEPT_EVENTS))

    def dispatch(self, name: str, data: JsonValue) -> None:
        """Number an event, keep it, and send it when somebody is connected."""
        self.sequence += 1
        frame: JsonObject = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self._kept.append(frame)
        if self.outbox is not None:
            self.outbox.put_nowait(frame)

    def missed_since(self, sequence: int) -> list[JsonObject] | None:
        """The events after a number; None when they are no longer kept."""
        oldest = self.sequence - len(self._kept)
        if not oldest <= sequence <= self.sequence:
            return None
        return list(self._kept)[sequence - oldest :]

    def is_for(self, guild_id: int | None) -> bool:
        """Whether events of a guild (None: direct messages) belong to this shard."""
        number, count = self.shard
        return ((guild_id >> 22) % count if guild_id is not None else 0) == number
