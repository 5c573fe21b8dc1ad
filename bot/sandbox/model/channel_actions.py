"""Creating, changing and deleting channels and threads."""

from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, JsonValue
from bot.sandbox.model.channels import PUBLIC_THREAD, TEXT, Channel, Overwrite, ThreadState
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.wire import channel_json
from bot.sandbox.model.world import World, WorldEvent
from bot.sandbox.rules.errors import ApiError, Code


@dataclass(frozen=True)
class ThreadPlan:
    """What a new thread is to be."""

    name: str
    owner_id: int
    kind: int = PUBLIC_THREAD
    auto_archive_minutes: int = 1_440


def add_channel(world: World, guild_id: int, name: str, kind: int = TEXT, parent_id: int | None = None) -> Channel:
    """Create a channel in a guild."""
    position = len(world.guild_channels(guild_id, threads=False))
    channel = Channel(world.snowflakes.make(), kind, name, guild_id, position=position, parent_id=parent_id)
    world.channels[channel.id] = channel
    announce_channel(world, "CHANNEL_CREATE", channel)
    return channel


def add_thread(world: World, parent: Channel, plan: ThreadPlan, starter: Message | None = None) -> Channel:
    """Create a thread; one that starts from a message has the message's id.

    Raises ApiError (160004 when the message already has one).
    """
    if starter is not None and starter.thread_id is not None:
        raise ApiError(Code.THREAD_ALREADY_CREATED)
    number = world.snowflakes.make() if starter is None else starter.id
    now = world.clock()
    state = ThreadState(plan.owner_id, now, now, auto_archive_minutes=plan.auto_archive_minutes)
    state.member_ids.append(plan.owner_id)
    thread = Channel(number, plan.kind, plan.name, parent.guild_id, parent_id=parent.id, thread=state)
    world.channels[thread.id] = thread
    if starter is not None:
        starter.thread_id = thread.id
    payload: JsonObject = {**channel_json(world, thread), "newly_created": True}
    world.emit(WorldEvent("THREAD_CREATE", payload, thread.guild_id, thread.id))
    return thread


def set_thread(world: World, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
    """Archive, unarchive, lock or unlock a thread. Raises ApiError if it is none."""
    if thread.thread is None:
        raise ApiError(Code.WRONG_CHANNEL_TYPE)
    if archived is not None and archived != thread.thread.archived:
        thread.thread.archived = archived
        thread.thread.archived_at = world.clock()
    if locked is not None:
        thread.thread.locked = locked
    announce_channel(world, "THREAD_UPDATE", thread)


def reopen_thread(world: World, channel: Channel) -> None:
    """Unarchive a thread because somebody wrote in it."""
    if channel.thread is not None and channel.thread.archived:
        set_thread(world, channel, archived=False)


def delete_channel(world: World, channel: Channel) -> None:
    """Delete a channel, with its threads and messages."""
    for thread in [c for c in world.channels.values() if c.parent_id == channel.id and c.is_thread]:
        delete_channel(world, thread)
    del world.channels[channel.id]
    if not channel.is_thread:
        announce_channel(world, "CHANNEL_DELETE", channel)
        return
    gone: dict[str, JsonValue] = {key: str(number) for key, number in _thread_ids(channel).items()}
    world.emit(WorldEvent("THREAD_DELETE", {**gone, "type": channel.kind}, channel.guild_id, channel.id))


def set_overwrite(world: World, channel: Channel, overwrite: Overwrite) -> None:
    """Set what a channel allows and denies one role or member."""
    channel.overwrites[overwrite.id] = overwrite
    announce_channel(world, "CHANNEL_UPDATE", channel)


def deny(world: World, channel: Channel, target_id: int, permissions: Permission, *, is_member: bool = True) -> None:
    """Deny some permissions in a channel to a member or a role."""
    set_overwrite(world, channel, Overwrite(target_id, int(is_member), deny=int(permissions)))


def clear_overwrite(world: World, channel: Channel, target_id: int) -> None:
    """Take an overwrite away again."""
    channel.overwrites.pop(target_id, None)
    announce_channel(world, "CHANNEL_UPDATE", channel)


def announce_channel(world: World, name: str, channel: Channel) -> None:
    """Tell of a channel under the name of a gateway event."""
    world.emit(WorldEvent(name, channel_json(world, channel), channel.guild_id, channel.id))


def _thread_ids(thread: Channel) -> dict[str, int | None]:
    return {"id": thread.id, "guild_id": thread.guild_id, "parent_id": thread.parent_id}
