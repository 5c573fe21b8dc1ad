"""What came of something a person did."""

import asyncio
from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, JsonValue, objects, text_of
from bot.sandbox.model.interactions import CallbackKind, Interaction
from bot.sandbox.model.messages import Message
from bot.sandbox.model.world import World
from bot.sandbox.rules.validate_layout import walk


class NotOffered(Exception):
    """A person tried what their screen doesn't offer: a test's mistake, or a bot that forgot to offer it."""


@dataclass(frozen=True)
class Choice:
    """One suggestion of an autocomplete."""

    name: str
    value: JsonValue


@dataclass(frozen=True)
class Modal:
    """A form that the bot opened. `interaction`: what opened it."""

    interaction: Interaction
    data: JsonObject

    @property
    def title(self) -> str:
        """Its title."""
        return text_of(self.data, "title")

    @property
    def fields(self) -> list[JsonObject]:
        """Its fields, of whatever kind."""
        return [part for part in walk(self.data.get("components")) if part.get("custom_id")]


@dataclass(frozen=True)
class Outcome:
    """The bot's reaction to one act. All properties read the present state: later answers show as they come."""

    world: World
    interaction: Interaction

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered in time."""
        return self.interaction.acknowledged_at is not None

    @property
    def failed(self) -> bool:
        """Whether the person read "This interaction failed"."""
        return self.interaction.failed

    @property
    def kind(self) -> CallbackKind | None:
        """How the bot answered first."""
        return self.interaction.answer

    @property
    def deferred(self) -> bool:
        """Whether the bot has only said so far that an answer will come."""
        late = self.kind in (CallbackKind.DEFERRED_MESSAGE, CallbackKind.DEFERRED_UPDATE)
        return late and not self.interaction.replied.is_set()

    @property
    def seconds(self) -> float | None:
        """How long the first answer took, by the server's clock."""
        answered = self.interaction.acknowledged_at
        return answered - self.interaction.created_at if answered is not None else None

    @property
    def modal(self) -> Modal | None:
        """The form that was opened."""
        data = self.interaction.modal
        return Modal(self.interaction, data) if data is not None else None

    @property
    def choices(self) -> list[Choice]:
        """The suggestions."""
        return [Choice(text_of(choice, "name"), choice.get("value")) for choice in objects(self.interaction.choices)]

    @property
    def replies(self) -> list[Message]:
        """The messages that were made in answer and are still there, without "is thinking"."""
        made = self.interaction.reply_ids
        channel = self.interaction.channel_id
        return [m for m in self.world.messages(channel) if m.id in made and not m.is_loading]

    @property
    def reply(self) -> Message | None:
        """The last message made in answer."""
        replies = self.replies
        return replies[-1] if replies else None

    @property
    def private(self) -> Message | None:
        """The last message made in answer that the person alone sees."""
        private = [message for message in self.replies if message.private_to is not None]
        return private[-1] if private else None

    @property
    def is_thinking(self) -> bool:
        """Whether the bot deferred with a message and hasn't followed up yet."""
        made = self.interaction.reply_ids
        return any(m.is_loading for m in self.world.messages(self.interaction.channel_id) if m.id in made)

    async def until_replied(self, at_most: float = 5.0) -> Message | None:
        """Wait up to so many real seconds for a message or an edit that answers; returns the last message.

        Raises TimeoutError.
        """
        async with asyncio.timeout(at_most):
            await self.interaction.replied.wait()
        return self.reply
