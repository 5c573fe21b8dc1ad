"""The world's things as Discord sends them, where one thing's form needs others."""

from bot.sandbox.clock import iso_time
from bot.sandbox.json_values import JsonObject, JsonValue
from bot.sandbox.model.channels import DIRECT_MESSAGE, Channel
from bot.sandbox.model.guilds import Guild, Member
from bot.sandbox.model.messages import Message
from bot.sandbox.model.world import World


def member_json(world: World, member: Member) -> dict[str, JsonValue]:
    """A member with its user."""
    return {**member.to_json(), "user": world.users[member.user_id].to_json()}


def channel_json(world: World, channel: Channel) -> dict[str, JsonValue]:
    """A channel; a direct message with its recipient."""
    body = channel.to_json()
    if channel.kind == DIRECT_MESSAGE and channel.recipient_id is not None:
        body["recipients"] = [world.users[channel.recipient_id].to_json()]
    return body


def guild_create_json(world: World, guild: Guild) -> JsonObject:
    """A guild as the gateway announces it. Without the members' intent only the bot's own member is in it."""
    own = guild.members[world.bot.id]
    threads = [thread for thread in world.guild_channels(guild.id, threads=True) if not _is_archived(thread)]
    return {
        **guild.to_json(),
        "joined_at": iso_time(own.joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(world, own)],
        "channels": [channel_json(world, channel) for channel in world.guild_channels(guild.id, threads=False)],
        "threads": [channel_json(world, thread) for thread in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def message_json(world: World, message: Message) -> dict[str, JsonValue]:
    """A message as REST sends it."""
    body: dict[str, JsonValue] = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "type": message.kind,
        "author": world.users[message.author_id].to_json(),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [attachment.to_json() for attachment in message.attachments],
        "timestamp": iso_time(message.created_at),
        "edited_timestamp": iso_time(message.edited_at) if message.edited_at is not None else None,
        "flags": message.flags,
        "tts": False,
        "pinned": message.pinned,
        "mention_everyone": message.mentions_everyone,
        "mention_roles": [],
        "mentions": [world.users[user_id].to_json() for user_id in message.mention_ids],
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.reference_id is not None:
        reference = {"type": 0, "message_id": str(message.reference_id), "channel_id": str(message.channel_id)}
        body["message_reference"] = reference
    if message.thread_id in world.channels:
        body["thread"] = channel_json(world, world.channels[message.thread_id])
    return body | _interaction_fields(world, message)


def gateway_message_json(world: World, message: Message) -> JsonObject:
    """A message as the gateway and interactions send it."""
    channel = world.channels.get(message.channel_id)
    if channel is None or channel.guild_id is None:
        return message_json(world, message)
    return {**message_json(world, message), "guild_id": str(channel.guild_id)}


def _interaction_fields(world: World, message: Message) -> dict[str, JsonValue]:
    interaction = world.interactions.get(message.interaction_id or 0)
    if interaction is None:
        return {}
    owner = str(interaction.guild_id or 0)
    metadata: dict[str, JsonValue] = {
        "id": str(interaction.id),
        "type": int(interaction.kind),
        "user": world.users[interaction.user_id].to_json(),
        "authorizing_integration_owners": {"0": owner},
    }
    if interaction.command_name is not None:
        metadata["name"] = interaction.command_name
    if interaction.message_id is not None:
        metadata["interacted_message_id"] = str(interaction.message_id)
    own = str(world.bot.id)
    return {"application_id": own, "webhook_id": own, "interaction_metadata": metadata}


def _is_archived(thread: Channel) -> bool:
    return thread.thread is not None and thread.thread.archived
