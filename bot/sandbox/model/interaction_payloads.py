"""INTERACTION_CREATE: what the bot is told when a person asks something of it."""

from bot.sandbox.json_values import JsonObject, JsonValue
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.interactions import Interaction
from bot.sandbox.model.wire import channel_json, gateway_message_json, member_json
from bot.sandbox.model.world import World
from bot.sandbox.rules.limits import FILE_BYTES

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


def interaction_json(world: World, interaction: Interaction) -> JsonObject:
    """The whole payload of one interaction."""
    channel = world.channel(interaction.channel_id)
    user = world.users[interaction.user_id]
    owner = str(interaction.guild_id or 0)
    body: dict[str, JsonValue] = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": _channel_for(world, channel, user.id),
        "locale": user.locale,
        "app_permissions": str(int(world.permissions(world.bot.id, channel))),
        "entitlements": [],
        "authorizing_integration_owners": {"0": owner},
        "context": BOT_DM_CONTEXT if interaction.guild_id is None else GUILD_CONTEXT,
        "attachment_size_limit": FILE_BYTES,
    }
    if interaction.message_id is not None:
        body["message"] = gateway_message_json(world, world.message(channel.id, interaction.message_id))
    return body | _who(world, interaction, channel)


def resolved_json(world: World, interaction_guild: int | None, ids: list[int]) -> JsonObject:
    """The users, members, roles and channels that an answer names by id."""
    users: dict[str, JsonValue] = {}
    members: dict[str, JsonValue] = {}
    roles: dict[str, JsonValue] = {}
    channels: dict[str, JsonValue] = {}
    guild = world.guilds.get(interaction_guild or 0)
    for number in ids:
        if number in world.users:
            users[str(number)] = world.users[number].to_json()
            if guild is not None and number in guild.members:
                members[str(number)] = {**guild.members[number].to_json(), "permissions": "0"}
        elif guild is not None and number in guild.roles:
            roles[str(number)] = guild.roles[number].to_json()
        elif number in world.channels:
            channels[str(number)] = _channel_for(world, world.channels[number], world.bot.id)
    found = {"users": users, "members": members, "roles": roles, "channels": channels}
    return {kind: entries for kind, entries in found.items() if entries}


def _who(world: World, interaction: Interaction, channel: Channel) -> dict[str, JsonValue]:
    if interaction.guild_id is None:
        return {"user": world.users[interaction.user_id].to_json()}
    guild = world.guild(interaction.guild_id)
    member = member_json(world, world.member(guild, interaction.user_id))
    member["permissions"] = str(int(world.permissions(interaction.user_id, channel)))
    return {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.preferred_locale, "features": []},
        "guild_locale": guild.preferred_locale,
        "member": member,
    }


def _channel_for(world: World, channel: Channel, user_id: int) -> JsonObject:
    return {**channel_json(world, channel), "permissions": str(int(world.permissions(user_id, channel)))}
