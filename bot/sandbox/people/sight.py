"""What one person sees of the world."""

from bot.sandbox.model.channels import PRIVATE_THREAD, Channel
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.world import World, WorldEvent


def sees_channel(world: World, user_id: int, channel: Channel) -> bool:
    """Whether a channel is there for a person; a private thread is for its members."""
    if channel.id not in world.channels:
        return False
    thread = channel.thread
    if thread is not None and channel.kind == PRIVATE_THREAD and user_id not in thread.member_ids:
        return Permission.MANAGE_THREADS in world.permissions(user_id, channel)
    return Permission.VIEW_CHANNEL in world.permissions(user_id, channel)


def sees_message(world: World, user_id: int, message: Message) -> bool:
    """Whether a person sees a message: everybody's, or their own private one until they dismiss it."""
    channel = world.channels.get(message.channel_id)
    return channel is not None and is_shown_to(user_id, message) and sees_channel(world, user_id, channel)


def is_shown_to(user_id: int, message: Message) -> bool:
    """Whether a person who sees the channel is shown a message."""
    return not message.deleted and not message.dismissed and message.private_to in (None, user_id)


def sees_event(world: World, user_id: int, event: WorldEvent) -> bool:
    """Whether a person's client learns of a change."""
    if not event.for_people or event.private_to not in (None, user_id):
        return False
    channel = world.channels.get(event.channel_id or 0)
    if channel is not None:
        return sees_channel(world, user_id, channel)
    guild = world.guilds.get(event.guild_id or 0)
    return guild is not None and user_id in guild.members
