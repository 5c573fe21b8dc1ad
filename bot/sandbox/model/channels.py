"""Channels: text channels and categories of a guild, threads, direct messages."""

from dataclasses import dataclass, field

from bot.sandbox.clock import iso_time
from bot.sandbox.json_values import JsonObject, JsonValue

TEXT, DIRECT_MESSAGE, CATEGORY = 0, 1, 4
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)


@dataclass
class Overwrite:
    """What a channel allows and denies one role (kind 0) or member (kind 1)."""

    id: int
    kind: int
    allow: int = 0
    deny: int = 0

    def to_json(self) -> JsonObject:
        """The overwrite as Discord sends it."""
        return {"id": str(self.id), "type": self.kind, "allow": str(int(self.allow)), "deny": str(int(self.deny))}


@dataclass
class ThreadState:
    """What only threads have."""

    owner_id: int
    created_at: float
    archived_at: float
    archived: bool = False
    locked: bool = False
    auto_archive_minutes: int = 1_440
    member_ids: list[int] = field(default_factory=list[int])

    def to_json(self) -> JsonObject:
        """The thread's metadata as Discord sends it."""
        return {
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": self.auto_archive_minutes,
            "archive_timestamp": iso_time(self.archived_at),
            "create_timestamp": iso_time(self.created_at),
            "invitable": True,
        }


@dataclass
class Channel:
    """One channel, thread or direct message."""

    id: int
    kind: int
    name: str = ""
    guild_id: int | None = None
    topic: str | None = None
    position: int = 0
    parent_id: int | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    recipient_id: int | None = None
    thread: ThreadState | None = None
    last_message_id: int | None = None
    message_count: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread."""
        return self.kind in THREADS

    def to_json(self) -> dict[str, JsonValue]:
        """The channel as Discord sends it; a direct message still lacks its recipients."""
        last = str(self.last_message_id) if self.last_message_id else None
        common: dict[str, JsonValue] = {"id": str(self.id), "type": self.kind, "last_message_id": last, "flags": 0}
        if self.kind == DIRECT_MESSAGE:
            return common
        common |= {"guild_id": str(self.guild_id), "name": self.name, "rate_limit_per_user": 0}
        common["parent_id"] = str(self.parent_id) if self.parent_id else None
        return common | (self._thread_fields(self.thread) if self.thread else self._text_fields())

    def _text_fields(self) -> dict[str, JsonValue]:
        return {
            "topic": self.topic,
            "position": self.position,
            "nsfw": False,
            "permission_overwrites": [overwrite.to_json() for overwrite in self.overwrites.values()],
        }

    def _thread_fields(self, thread: ThreadState) -> dict[str, JsonValue]:
        return {
            "owner_id": str(thread.owner_id),
            "thread_metadata": thread.to_json(),
            "message_count": self.message_count,
            "total_message_sent": self.message_count,
            "member_count": len(thread.member_ids),
        }
