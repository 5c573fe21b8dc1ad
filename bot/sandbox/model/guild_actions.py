"""Founding guilds, joining and leaving them, outages."""

from bot.sandbox.json_values import JsonObject
from bot.sandbox.model.channel_actions import add_channel
from bot.sandbox.model.guilds import Guild, Member, Role
from bot.sandbox.model.permissions import EVERYONE_DEFAULT
from bot.sandbox.model.users import User
from bot.sandbox.model.wire import guild_create_json, member_json
from bot.sandbox.model.world import World, WorldEvent


def add_guild(world: World, name: str, owner: User, channel_names: list[str], locale: str = "en-US") -> Guild:
    """Found a guild with text channels; the owner and the bot are in it."""
    guild = Guild(world.snowflakes.make(), name, owner.id, locale)
    guild.roles[guild.id] = Role(guild.id, "@everyone", int(EVERYONE_DEFAULT))
    guild.members[owner.id] = Member(owner.id, world.clock())
    world.guilds[guild.id] = guild
    for channel_name in channel_names:
        add_channel(world, guild.id, channel_name)
    join_guild(world, guild, world.bot)
    return guild


def join_guild(world: World, guild: Guild, user: User) -> Member:
    """Make a user a member."""
    member = Member(user.id, world.clock())
    guild.members[user.id] = member
    if user.id == world.bot.id:
        # Only a guild that was there before says that it isn't unavailable; by that a client tells the two apart.
        joined = {key: value for key, value in guild_create_json(world, guild).items() if key != "unavailable"}
        world.emit(WorldEvent("GUILD_CREATE", joined, guild.id, for_people=False))
        return member
    payload: JsonObject = {**member_json(world, member), "guild_id": str(guild.id)}
    world.emit(WorldEvent("GUILD_MEMBER_ADD", payload, guild.id))
    return member


def leave_guild(world: World, guild: Guild, user: User) -> None:
    """End a membership; for the bot that is being removed from the guild."""
    if user.id == world.bot.id:
        world.emit(WorldEvent("GUILD_DELETE", {"id": str(guild.id)}, guild.id, for_people=False))
        del guild.members[user.id]
        return
    del guild.members[user.id]
    payload: JsonObject = {"guild_id": str(guild.id), "user": user.to_json()}
    world.emit(WorldEvent("GUILD_MEMBER_REMOVE", payload, guild.id))


def set_available(world: World, guild: Guild, available: bool) -> None:
    """Begin or end an outage of a guild."""
    guild.available = available
    if available:
        world.emit(WorldEvent("GUILD_CREATE", guild_create_json(world, guild), guild.id, for_people=False))
    else:
        payload: JsonObject = {"id": str(guild.id), "unavailable": True}
        world.emit(WorldEvent("GUILD_DELETE", payload, guild.id, for_people=False))


def add_role(world: World, guild: Guild, name: str, permissions: int) -> Role:
    """Create a role."""
    role = Role(world.snowflakes.make(), name, permissions, len(guild.roles))
    guild.roles[role.id] = role
    payload: JsonObject = {"guild_id": str(guild.id), "role": role.to_json()}
    world.emit(WorldEvent("GUILD_ROLE_CREATE", payload, guild.id))
    return role
