"""What the page of people is told, as JSON. Messages, channels and commands look as they do on Discord's own wire."""

from bot.sandbox.json_values import JsonObject, JsonValue
from bot.sandbox.model.channels import CATEGORY, Channel
from bot.sandbox.model.guilds import Guild
from bot.sandbox.model.permissions import Permission, guild_permissions
from bot.sandbox.model.wire import channel_json, gateway_message_json
from bot.sandbox.people.crowd import Crowd
from bot.sandbox.people.feed import FeedEntry
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from bot.sandbox.people.sight import sees_channel


def people_view(crowd: Crowd) -> JsonObject:
    """Everybody there is."""
    return {"people": [{"id": str(person.id), "name": person.name} for person in crowd.people.values()]}


def state_view(person: Person) -> JsonObject:
    """What a client needs to draw its frame: who I am, guilds with channels, direct messages, names."""
    world = person.world
    guilds = [guild for guild in world.guilds.values() if person.id in guild.members]
    return {
        "me": {**person.user.to_json(), "locale": person.user.locale, "dms_open": person.user.dms_open},
        "bot": world.bot.to_json(),
        "now": world.clock(),
        "guilds": [_guild_view(person, guild) for guild in guilds],
        "direct": channel_json(world, person.direct),
        "users": [user.to_json() for user in world.users.values()],
    }


def messages_view(person: Person, channel: Channel) -> JsonObject:
    """What a person sees of a channel, oldest message first."""
    return {"messages": [gateway_message_json(person.world, message) for message in person.messages(channel)]}


def commands_view(person: Person, channel: Channel) -> JsonObject:
    """The slash commands offered in a channel."""
    return {"commands": person.commands(channel)}


def outcome_view(outcome: Outcome) -> JsonObject:
    """What came of an act, at the time of the first answer."""
    kind: JsonValue = int(outcome.kind) if outcome.kind is not None else None
    return {
        "interaction_id": str(outcome.interaction.id),
        "acknowledged": outcome.acknowledged,
        "failed": outcome.failed,
        "kind": kind,
        "seconds": outcome.seconds,
        "thinking": outcome.is_thinking,
        "modal": outcome.interaction.modal,
        "choices": outcome.interaction.choices,
        "message_ids": [str(number) for number in outcome.interaction.reply_ids],
    }


def feed_view(entry: FeedEntry) -> JsonObject:
    """One change."""
    return {"at": entry.at, "name": entry.name, "payload": entry.payload}


def _guild_view(person: Person, guild: Guild) -> JsonObject:
    world = person.world
    channels = [c for c in world.channels.values() if c.guild_id == guild.id and c.kind != CATEGORY]
    seen = [channel_json(world, channel) for channel in channels if sees_channel(world, person.id, channel)]
    has = guild_permissions(guild, guild.members[person.id])
    members = [world.users[user_id].to_json() for user_id in guild.members]
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": seen,
        "members": members,
        "may_moderate": Permission.MANAGE_MESSAGES in has,
    }
