"""The extra limit on editing messages older than an hour."""

from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.clock import Clock
from bot.sandbox.model.messages import Message
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.limits import OLD_MESSAGE_SECONDS


@dataclass
class OldEdits:
    """So many edits of old messages a channel within some seconds; people observed about 3 in 20 s. None: no limit."""

    clock: Clock
    edits: int | None = None
    seconds: float = 20.0
    _recent: dict[int, deque[float]] = field(default_factory=dict[int, deque[float]])

    def count(self, message: Message) -> None:
        """Count one edit.

        Raises ApiError (30046).
        """
        now = self.clock()
        if self.edits is None or now - message.created_at < OLD_MESSAGE_SECONDS:
            return
        recent = self._recent.setdefault(message.channel_id, deque())
        while recent and recent[0] <= now - self.seconds:
            recent.popleft()
        if len(recent) >= self.edits:
            raise ApiError(Code.TOO_MANY_OLD_EDITS)
        recent.append(now)
