"""The world: everything the stand-in remembers, looked up by id, and the stream of what changes in it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.sandbox.clock import Clock
from bot.sandbox.json_values import JsonObject
from bot.sandbox.model.attachments import Attachment
from bot.sandbox.model.channels import DIRECT_MESSAGE, Channel
from bot.sandbox.model.commands import CommandBook
from bot.sandbox.model.guilds import Guild, Member
from bot.sandbox.model.interactions import Interaction
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import DIRECT_MESSAGE_DEFAULT, Permission, channel_permissions
from bot.sandbox.model.snowflakes import SnowflakeMaker
from bot.sandbox.model.users import User
from bot.sandbox.rules.errors import ApiError, Code


@dataclass(frozen=True)
class WorldEvent:
    """One change, named as the gateway names it. `private_to`: the only user who learns of it; `for_bot`, `for_people`:
    whether the gateway and whether people may learn of it at all."""

    name: str
    payload: JsonObject
    guild_id: int | None = None
    channel_id: int | None = None
    private_to: int | None = None
    for_bot: bool = True
    for_people: bool = True


class World:
    """All users, guilds, channels, messages, commands and interactions of one stand-in."""

    def __init__(self, clock: Clock, bot_name: str, token: str) -> None:
        self.clock = clock
        self.token = token
        self.origin = ""
        self.snowflakes = SnowflakeMaker(clock)
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.interactions: dict[int, Interaction] = {}
        self.unanswered: list[Interaction] = []
        self.application_emojis: dict[int, str] = {}
        self._messages: dict[int, dict[int, Message]] = {}
        self._tokens: dict[str, Interaction] = {}
        self._listeners: list[Callable[[WorldEvent], None]] = []
        self.bot = self.add_user(bot_name, bot=True)
        self.commands = CommandBook(self.bot.id, self.snowflakes, clock)

    def listen(self, listener: Callable[[WorldEvent], None]) -> None:
        """Have a function called at every change, in order."""
        self._listeners.append(listener)

    def emit(self, event: WorldEvent) -> None:
        """Tell all listeners of a change."""
        for listener in self._listeners:
            listener(event)

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Create an account."""
        user = User(self.snowflakes.make(), name.lower().replace(" ", "_"), name, bot, locale)
        self.users[user.id] = user
        return user

    def user(self, user_id: int | None) -> User:
        """Look up a user.

        Raises ApiError (10013).
        """
        if user_id is None or user_id not in self.users:
            raise ApiError(Code.UNKNOWN_USER)
        return self.users[user_id]

    def guild(self, guild_id: int | None) -> Guild:
        """Look up a guild that the bot is in.

        Raises ApiError (10004).
        """
        if guild_id is None or guild_id not in self.guilds or self.bot.id not in self.guilds[guild_id].members:
            raise ApiError(Code.UNKNOWN_GUILD)
        return self.guilds[guild_id]

    def member(self, guild: Guild, user_id: int) -> Member:
        """Look up a member.

        Raises ApiError (10007).
        """
        if user_id not in guild.members:
            raise ApiError(Code.UNKNOWN_MEMBER)
        return guild.members[user_id]

    def channel(self, channel_id: int | None) -> Channel:
        """Look up a channel, thread or direct message.

        Raises ApiError (10003).
        """
        if channel_id is None or channel_id not in self.channels:
            raise ApiError(Code.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def guild_channels(self, guild_id: int, *, threads: bool) -> list[Channel]:
        """The threads of a guild, or all its other channels."""
        return [c for c in self.channels.values() if c.guild_id == guild_id and c.is_thread == threads]

    def direct_channel(self, user_id: int) -> Channel:
        """The direct messages between the bot and a user; opened when there are none yet."""
        for channel in self.channels.values():
            if channel.kind == DIRECT_MESSAGE and channel.recipient_id == user_id:
                return channel
        channel = Channel(self.snowflakes.make(), DIRECT_MESSAGE, recipient_id=user_id)
        self.channels[channel.id] = channel
        return channel

    def permissions(self, user_id: int, channel: Channel) -> Permission:
        """What a user may do in a channel; nothing when it isn't theirs to see."""
        if channel.guild_id is None:
            return DIRECT_MESSAGE_DEFAULT if user_id in (channel.recipient_id, self.bot.id) else Permission(0)
        guild = self.guilds.get(channel.guild_id)
        if guild is None or user_id not in guild.members:
            return Permission(0)
        holder = self.channels.get(channel.parent_id or 0, channel) if channel.is_thread else channel
        return channel_permissions(guild, guild.members[user_id], holder)

    def store(self, message: Message) -> None:
        """Keep a new message."""
        self._messages.setdefault(message.channel_id, {})[message.id] = message
        self.attachments.update({attachment.id: attachment for attachment in message.attachments})

    def messages(self, channel_id: int) -> Sequence[Message]:
        """All messages of a channel that are not deleted, private ones included, oldest first."""
        return [message for message in self._messages.get(channel_id, {}).values() if not message.deleted]

    def loading_messages(self) -> list[Message]:
        """The messages that still only say that the bot is thinking."""
        return [m for channel_id in self._messages for m in self.messages(channel_id) if m.is_loading]

    def message(self, channel_id: int, message_id: int | None) -> Message:
        """Look up a message, private ones included.

        Raises ApiError (10008).
        """
        message = self._messages.get(channel_id, {}).get(message_id or 0)
        if message is None or message.deleted:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        return message

    def public_message(self, channel_id: int, message_id: int | None) -> Message:
        """Look up a message as a bot's token reaches it: private ones are unknown to it.

        Raises ApiError (10008).
        """
        message = self.message(channel_id, message_id)
        if message.private_to is not None:
            raise ApiError(Code.UNKNOWN_MESSAGE)
        return message

    def remember(self, interaction: Interaction) -> None:
        """Keep a new interaction."""
        self.interactions[interaction.id] = interaction
        self._tokens[interaction.token] = interaction

    def interaction_by_token(self, token: str) -> Interaction:
        """Look up an interaction by the token of its answers.

        Raises ApiError (10015 for an unknown one or before the first answer, 50027 after 15 minutes).
        """
        interaction = self._tokens.get(token)
        if interaction is None or interaction.acknowledged_at is None:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        if self.clock() >= interaction.token_until:
            raise ApiError(Code.INVALID_TOKEN)
        return interaction
