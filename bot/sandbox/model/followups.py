"""What may be done with an interaction's token after the first answer."""

from bot.sandbox.json_values import snowflake_of
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.interaction_actions import private_to
from bot.sandbox.model.interactions import Interaction
from bot.sandbox.model.message_actions import MessageRequest, Origin, create_message, delete_message, edit_message
from bot.sandbox.model.messages import REPLY_KIND, Message
from bot.sandbox.model.world import World
from bot.sandbox.rules.errors import ApiError, Code


def create_followup(world: World, interaction: Interaction, request: MessageRequest) -> Message:
    """Post another answer; the first one after a deferral takes the place of "is thinking".

    Raises ApiError as creating a message does, 50083 in a locked thread.
    """
    channel = _open_channel(world, interaction)
    original = next((m for m in world.messages(channel.id) if m.id == interaction.original_id), None)
    if original is not None and original.is_loading:
        edit_message(world, original, request)
        interaction.replied.set()
        return original
    origin = Origin(world.bot.id, REPLY_KIND, private_to(interaction, request.body), interaction.id)
    message = create_message(world, channel, request, origin)
    interaction.reply_ids.append(message.id)
    interaction.replied.set()
    return message


def find_reply(world: World, interaction: Interaction, name: str) -> Message:
    """The message called `@original` or by its id, if it belongs to the interaction.

    Raises ApiError (10008).
    """
    number = interaction.original_id if name == "@original" else snowflake_of(name)
    if number not in (interaction.original_id, interaction.message_id, *interaction.reply_ids):
        raise ApiError(Code.UNKNOWN_MESSAGE)
    return world.message(interaction.channel_id, number)


def edit_reply(world: World, interaction: Interaction, name: str, request: MessageRequest) -> Message:
    """Change an answer.

    Raises ApiError as `find_reply` and editing a message do.
    """
    _open_channel(world, interaction)
    message = find_reply(world, interaction, name)
    edit_message(world, message, request)
    interaction.replied.set()
    return message


def delete_reply(world: World, interaction: Interaction, name: str) -> None:
    """Delete an answer.

    Raises ApiError (10008).
    """
    delete_message(world, find_reply(world, interaction, name))


def _open_channel(world: World, interaction: Interaction) -> Channel:
    channel = world.channel(interaction.channel_id)
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise ApiError(Code.THREAD_ARCHIVED)
    return channel
