"""What the bot may do where, asked before each request that does something in a channel."""

from bot.sandbox.model.channels import DIRECT_MESSAGE, Channel
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.world import World
from bot.sandbox.rules.errors import ApiError, Code

NOTHING = Permission(0)


def require(world: World, channel: Channel, wanted: Permission = NOTHING) -> None:
    """Make sure that the bot sees a channel and may do something in it.

    Raises ApiError (50001, 50013).
    """
    if channel.guild_id is not None:
        guild = world.guilds.get(channel.guild_id)
        if guild is None or world.bot.id not in guild.members:
            raise ApiError(Code.MISSING_ACCESS)
    has = world.permissions(world.bot.id, channel)
    if Permission.VIEW_CHANNEL not in has:
        raise ApiError(Code.MISSING_ACCESS)
    if wanted & ~has:
        raise ApiError(Code.MISSING_PERMISSIONS)


def require_posting(world: World, channel: Channel, *, files: bool, embeds: bool) -> None:
    """Make sure that the bot may post here: in a guild by permission, in direct messages by the user's leave.

    Raises ApiError (50001, 50013, 160005, 50007, 50278, 50024).
    """
    if channel.kind == DIRECT_MESSAGE:
        _require_reachable(world, channel)
        return
    wanted = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    wanted |= Permission.ATTACH_FILES if files else NOTHING
    wanted |= Permission.EMBED_LINKS if embeds else NOTHING
    require(world, channel, wanted)
    if channel.thread is not None and channel.thread.locked:
        may_manage = Permission.MANAGE_THREADS in world.permissions(world.bot.id, channel)
        if not may_manage:
            raise ApiError(Code.THREAD_LOCKED)


def require_not_archived(channel: Channel) -> None:
    """Make sure that a thread is open, as changing things in it asks.

    Raises ApiError (50083).
    """
    if channel.thread is not None and channel.thread.archived:
        raise ApiError(Code.THREAD_ARCHIVED)


def _require_reachable(world: World, channel: Channel) -> None:
    user = world.user(channel.recipient_id)
    common = any(
        user.id in guild.members and world.bot.id in guild.members for guild in world.guilds.values() if guild.available
    )
    if not common:
        raise ApiError(Code.NO_MUTUAL_GUILD)
    if not user.dms_open:
        raise ApiError(Code.CANNOT_SEND_TO_USER)
