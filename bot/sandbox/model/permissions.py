"""Permission bits, and what a member may do in a channel."""

from enum import IntFlag

from bot.sandbox.model.channels import Channel
from bot.sandbox.model.guilds import Guild, Member


class Permission(IntFlag):
    """The permissions that the stand-in knows about."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


ALL_PERMISSIONS = Permission((1 << 53) - 1)
EVERYONE_DEFAULT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.ADD_REACTIONS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
DIRECT_MESSAGE_DEFAULT = EVERYONE_DEFAULT


def guild_permissions(guild: Guild, member: Member) -> Permission:
    """What a member may do in the guild as a whole."""
    if member.user_id == guild.owner_id:
        return ALL_PERMISSIONS
    bits = guild.roles[guild.id].permissions
    for role_id in member.role_ids:
        bits |= guild.roles[role_id].permissions
    found = Permission(bits)
    return ALL_PERMISSIONS if Permission.ADMINISTRATOR in found else found


def channel_permissions(guild: Guild, member: Member, channel: Channel) -> Permission:
    """What a member may do in a channel: the guild's permissions, then the channel's overwrites in Discord's order."""
    bits = int(guild_permissions(guild, member))
    if bits == ALL_PERMISSIONS:
        return ALL_PERMISSIONS
    everyone = channel.overwrites.get(guild.id)
    if everyone:
        bits = bits & ~everyone.deny | everyone.allow
    roles = [channel.overwrites[role_id] for role_id in member.role_ids if role_id in channel.overwrites]
    for overwrite in roles:
        bits &= ~overwrite.deny
    for overwrite in roles:
        bits |= overwrite.allow
    own = channel.overwrites.get(member.user_id)
    if own:
        bits = bits & ~own.deny | own.allow
    return Permission(bits) if bits & Permission.VIEW_CHANNEL else Permission(0)
