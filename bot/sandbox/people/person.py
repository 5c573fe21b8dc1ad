"""One person at their own screen: sees what they may see, does what it offers, and waits for what comes of it."""

from collections.abc import Sequence
from contextlib import suppress

from bot.sandbox.json_values import JsonObject, JsonValue, flag_of, number_of, text_of
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.interaction_actions import Ask, await_first_answer, open_interaction
from bot.sandbox.model.interaction_payloads import resolved_json
from bot.sandbox.model.interactions import InteractionKind
from bot.sandbox.model.messages import Message
from bot.sandbox.model.users import User
from bot.sandbox.model.world import World
from bot.sandbox.people.command_calls import Focus, OptionValue, bot_is_here, call_data, offered_commands
from bot.sandbox.people.feed import FeedEntry
from bot.sandbox.people.modal_answers import FieldValue, check_picked, submission
from bot.sandbox.people.offers import Offer, find_control, offers_of
from bot.sandbox.people.outcome import Choice, Modal, NotOffered, Outcome
from bot.sandbox.people.sight import is_shown_to, sees_channel, sees_message
from bot.sandbox.rules.validate_controls import BUTTON, STRING_SELECT


class Person:
    """A human user. `feed`: everything their client was told, in order (for comparing what leaks).

    `patience`: so many seconds they wait for an answer that the bot has deferred before they act again.
    """

    def __init__(self, world: World, user: User, patience: float = 0.0) -> None:
        self.world = world
        self.user = user
        self.patience = patience
        self.feed: list[FeedEntry] = []

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name others read."""
        return self.user.display_name

    @property
    def direct(self) -> Channel:
        """The direct messages with the bot."""
        return self.world.direct_channel(self.user.id)

    def channels(self) -> list[Channel]:
        """Every channel and thread they see, and the direct messages with the bot when there are any."""
        return [channel for channel in self.world.channels.values() if sees_channel(self.world, self.id, channel)]

    def messages(self, channel: Channel | None = None) -> list[Message]:
        """What they see of one channel, or of all their channels: public messages and their own private ones."""
        channels = [each for each in self.channels() if channel is None or each.id == channel.id]
        found = [message for each in channels for message in self.world.messages(each.id)]
        return sorted((m for m in found if is_shown_to(self.id, m)), key=lambda m: m.id)

    def direct_messages(self) -> list[Message]:
        """The bot's direct messages to them, oldest first; none when it has never written."""
        found = [each for each in self.channels() if each.recipient_id == self.id]
        return [message for each in found for message in self.messages(each)]

    def last_message(self, channel: Channel) -> Message:
        """The newest message they see in a channel.

        Raises NotOffered when there is none.
        """
        messages = self.messages(channel)
        if not messages:
            raise NotOffered(f"{self.name} sees no message in {channel.name}")
        return messages[-1]

    def offers(self, channel: Channel | None = None) -> list[Offer]:
        """All enabled buttons and selects on their screens, oldest message first."""
        return [offer for message in self.messages(channel) for offer in offers_of(message)]

    def commands(self, channel: Channel) -> list[JsonObject]:
        """The slash commands they are offered in a channel."""
        return offered_commands(self.world, self.user, channel)

    async def press(self, message: Message, *, label: str | None = None, custom_id: str | None = None) -> Outcome:
        """Press a button, by its label or its id. One that an edit took away is gone: Discord itself refuses it.

        Raises NotOffered.
        """
        control = self._find(message, label, custom_id)
        if number_of(control, "type") != BUTTON:
            raise NotOffered(f"{label or custom_id} is no button")
        return await self._use(message, text_of(control, "custom_id"), BUTTON, None)

    async def select(self, message: Message, custom_id: str, values: Sequence[str]) -> Outcome:
        """Pick values from a select: its options' values, or ids of users, roles or channels.

        Raises NotOffered.
        """
        control = self._find(message, None, custom_id)
        check_picked(control, custom_id, values)
        return await self._use(message, custom_id, number_of(control, "type"), values)

    async def take(self, offer: Offer, values: Sequence[str] = ()) -> Outcome:
        """Press or pick what an offer stands for.

        Raises NotOffered.
        """
        if offer.is_button:
            return await self.press(offer.message, custom_id=offer.custom_id)
        return await self.select(offer.message, offer.custom_id, values)

    async def slash(self, line: str, channel: Channel, /, **options: OptionValue) -> Outcome:
        """Use a slash command such as `table new`; a `-` in an option's name is written `_` here.

        Raises NotOffered.
        """
        self._require_sight(channel)
        data = call_data(self.world, self.user, channel, line, options)
        return await self._ask(Ask(InteractionKind.COMMAND, self.id, channel, data, command_name=line))

    async def autocomplete(
        self, line: str, option: str, text: str, channel: Channel, /, **others: OptionValue
    ) -> list[Choice]:
        """What is suggested when they have typed so far; nothing when the bot didn't answer.

        Raises NotOffered.
        """
        self._require_sight(channel)
        data = call_data(self.world, self.user, channel, line, others, Focus(option, text))
        outcome = await self._ask(Ask(InteractionKind.AUTOCOMPLETE, self.id, channel, data, command_name=line))
        return outcome.choices

    async def submit_modal(self, modal: Modal | None, values: dict[str, FieldValue]) -> Outcome:
        """Fill in and send a form.

        Raises NotOffered.
        """
        if modal is None:
            raise NotOffered("no form is open")
        channel = self.world.channel(modal.interaction.channel_id)
        data = submission(modal, values)
        source = modal.interaction.message_id
        return await self._ask(Ask(InteractionKind.MODAL_SUBMIT, self.id, channel, data, source))

    def dismiss(self, message: Message) -> None:
        """Put a private message away.

        Raises NotOffered.
        """
        if message.private_to != self.id:
            raise NotOffered("only private messages can be dismissed")
        message.dismissed = True

    def reload(self) -> None:
        """Start the client anew: private messages are gone."""
        for message in self.messages():
            if message.private_to == self.id:
                message.dismissed = True

    def open_dms(self) -> None:
        """Let members of common guilds write to them."""
        self.user.dms_open = True

    def close_dms(self) -> None:
        """Let nobody write to them."""
        self.user.dms_open = False

    def set_locale(self, locale: str) -> None:
        """Read Discord in another language, such as `fr` or `cs`."""
        self.user.locale = locale

    def _require_sight(self, channel: Channel) -> None:
        if not sees_channel(self.world, self.id, channel):
            raise NotOffered(f"{self.name} does not see the channel {channel.name}")

    def _find(self, message: Message, label: str | None, custom_id: str | None) -> JsonObject:
        if not sees_message(self.world, self.id, message):
            raise NotOffered(f"{self.name} does not see that message")
        control = find_control(message, label, custom_id)
        if control is None or flag_of(control, "disabled"):
            offered = [offer.label for offer in offers_of(message)]
            raise NotOffered(f"{label or custom_id!r} is not offered, only {offered}")
        return control

    async def _use(self, message: Message, custom_id: str, kind: int, values: Sequence[str] | None) -> Outcome:
        channel = self.world.channel(message.channel_id)
        data: dict[str, JsonValue] = {"component_type": kind, "custom_id": custom_id}
        if values is not None:
            data["values"] = list(values)
            if kind != STRING_SELECT:
                ids = [int(value) for value in values]
                data["resolved"] = resolved_json(self.world, channel.guild_id, ids)
        return await self._ask(Ask(InteractionKind.COMPONENT, self.id, channel, data, message.id))

    async def _ask(self, ask: Ask) -> Outcome:
        if not bot_is_here(self.world, ask.channel):
            raise NotOffered("the bot is no longer in this guild, so Discord itself refuses")
        interaction = open_interaction(self.world, ask)
        await await_first_answer(self.world, interaction)
        outcome = Outcome(self.world, interaction)
        if outcome.deferred and self.patience:
            with suppress(TimeoutError):
                await outcome.until_replied(self.patience)
        return outcome
