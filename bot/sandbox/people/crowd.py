"""All people of a world, what founds it, and what only moderators and guilds as a whole do."""

from collections.abc import Callable, Sequence

from bot.sandbox.model import channel_actions, guild_actions, message_actions
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.guilds import Guild
from bot.sandbox.model.message_actions import MessageRequest, Origin
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.world import World, WorldEvent
from bot.sandbox.people.feed import FeedEntry
from bot.sandbox.people.outcome import NotOffered
from bot.sandbox.people.person import Person
from bot.sandbox.people.sight import sees_event, sees_message

FeedListener = Callable[[Person, FeedEntry], None]


class Crowd:
    """The people. Each has a feed of all that their client is told, and so much `patience` with deferred answers."""

    def __init__(self, world: World, patience: float = 0.0) -> None:
        self.world = world
        self._patience = patience
        self.people: dict[str, Person] = {}
        self._listeners: list[FeedListener] = []
        world.listen(self._on_event)

    def listen(self, listener: FeedListener) -> None:
        """Have a function called whenever a person's client is told something."""
        self._listeners.append(listener)

    def unlisten(self, listener: FeedListener) -> None:
        """End what `listen` began."""
        self._listeners.remove(listener)

    def person(self, name: str, *guilds: Guild, locale: str = "en-US") -> Person:
        """The person of that name, created when there is none, who is in the guilds afterwards."""
        person = self.people.get(name)
        if person is None:
            person = Person(self.world, self.world.add_user(name, locale=locale), self._patience)
            self.people[name] = person
        for guild in guilds:
            self.join(person, guild)
        return person

    def found_guild(
        self, name: str, owner: Person, channels: Sequence[str] = ("general",), locale: str = "en-US"
    ) -> Guild:
        """A new guild with text channels, owned by a person; the bot is in it."""
        return guild_actions.add_guild(self.world, name, owner.user, list(channels), locale)

    def channel(self, guild: Guild, name: str) -> Channel:
        """The channel of that name.

        Raises NotOffered.
        """
        for channel in self.world.channels.values():
            if channel.guild_id == guild.id and channel.name == name:
                return channel
        raise NotOffered(f"{guild.name} has no channel {name}")

    def join(self, person: Person, guild: Guild) -> None:
        """Join a guild."""
        if person.id not in guild.members:
            guild_actions.join_guild(self.world, guild, person.user)

    def leave(self, person: Person, guild: Guild) -> None:
        """Leave a guild, or be removed from it."""
        guild_actions.leave_guild(self.world, guild, person.user)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        guild_actions.leave_guild(self.world, guild, self.world.bot)

    def invite_bot(self, guild: Guild) -> None:
        """Take the bot into a guild."""
        guild_actions.join_guild(self.world, guild, self.world.bot)

    def say(self, person: Person, channel: Channel, text: str) -> Message:
        """Write a message.

        Raises NotOffered when they don't see the channel.
        """
        if channel not in person.channels():
            raise NotOffered(f"{person.name} does not see the channel {channel.name}")
        request = MessageRequest({"content": text})
        return message_actions.create_message(self.world, channel, request, Origin(person.id))

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator would."""
        message_actions.delete_message(self.world, message)

    def delete_as(self, person: Person, message: Message) -> None:
        """Delete an own message, or anybody's public one as a moderator.

        Raises NotOffered.
        """
        channel = self.world.channel(message.channel_id)
        moderates = Permission.MANAGE_MESSAGES in self.world.permissions(person.id, channel)
        if message.author_id != person.id and (not moderates or message.private_to is not None):
            raise NotOffered(f"{person.name} may not delete that message")
        self.delete_message(message)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread as a moderator would."""
        channel_actions.delete_channel(self.world, channel)

    def set_thread(self, thread: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive, unarchive, lock or unlock a thread as a moderator would."""
        channel_actions.set_thread(self.world, thread, archived=archived, locked=locked)

    def visible_message(self, person: Person, channel: Channel, message_id: int) -> Message:
        """The message with that id as this person sees it.

        Raises NotOffered.
        """
        for message in self.world.messages(channel.id):
            if message.id == message_id and sees_message(self.world, person.id, message):
                return message
        raise NotOffered(f"{person.name} sees no such message")

    def _on_event(self, event: WorldEvent) -> None:
        entry = FeedEntry(self.world.clock(), event.name, event.payload)
        for person in self.people.values():
            if sees_event(self.world, person.id, event):
                person.feed.append(entry)
                for listener in list(self._listeners):
                    listener(person, entry)
