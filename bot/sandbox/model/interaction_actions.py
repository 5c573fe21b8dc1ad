"""The life of an interaction: opened by a person, answered first within 3 seconds, then for 15 minutes."""

import asyncio
import hashlib
from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object, number_of, objects
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.component_tree import ComponentFinisher
from bot.sandbox.model.interaction_payloads import interaction_json
from bot.sandbox.model.interactions import CallbackKind, Interaction, InteractionKind
from bot.sandbox.model.message_actions import MessageRequest, Origin, create_message, edit_message
from bot.sandbox.model.messages import COMMAND_KIND, DEFAULT_KIND, EPHEMERAL, REPLY_KIND, Message
from bot.sandbox.model.wire import message_json
from bot.sandbox.model.world import World, WorldEvent
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors
from bot.sandbox.rules.validate_commands import STRING, check_choices
from bot.sandbox.rules.validate_modal import check_modal

FAILED_EVENT = "SANDBOX_INTERACTION_FAILED"
_POLL_SECONDS = 0.05
_PATIENCE_SECONDS = 20.0
_MESSAGE_ANSWERS = (CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE)
_UPDATE_ANSWERS = (CallbackKind.DEFERRED_UPDATE, CallbackKind.UPDATE)


@dataclass(frozen=True)
class Ask:
    """What a person does. `message_id`: the message they press on, or from which the modal came."""

    kind: InteractionKind
    user_id: int
    channel: Channel
    data: JsonObject
    message_id: int | None = None
    command_name: str | None = None


def open_interaction(world: World, ask: Ask) -> Interaction:
    """Create an interaction and tell the bot of it."""
    number = world.snowflakes.make()
    interaction = Interaction(
        id=number,
        token=hashlib.sha256(str(number).encode()).hexdigest(),
        kind=ask.kind,
        user_id=ask.user_id,
        channel_id=ask.channel.id,
        guild_id=ask.channel.guild_id,
        created_at=world.clock(),
        data=ask.data,
        message_id=ask.message_id,
        command_name=ask.command_name,
    )
    world.remember(interaction)
    payload = interaction_json(world, interaction)
    world.emit(
        WorldEvent("INTERACTION_CREATE", payload, interaction.guild_id, interaction.channel_id, for_people=False)
    )
    return interaction


async def await_first_answer(world: World, interaction: Interaction) -> None:
    """Wait until an interaction is acknowledged or its 3 seconds are over by the world's clock, which may jump.

    A clock that stands still would make this wait for ever, so a real time is the end of it too.
    """
    loop = asyncio.get_running_loop()
    patient_until = loop.time() + _PATIENCE_SECONDS
    while not interaction.settled.is_set():
        left = interaction.answer_until - world.clock()
        if left <= 0 or loop.time() > patient_until:
            fail(world, interaction)
            return
        try:
            await asyncio.wait_for(interaction.settled.wait(), min(left, _POLL_SECONDS))
        except TimeoutError:
            continue


def fail(world: World, interaction: Interaction) -> None:
    """Give an interaction up because nobody answered, and tell the person."""
    if interaction.settled.is_set():
        return
    interaction.failed = True
    interaction.settled.set()
    world.unanswered.append(interaction)
    payload: JsonObject = {
        "interaction_id": str(interaction.id),
        "channel_id": str(interaction.channel_id),
        "message_id": str(interaction.message_id) if interaction.message_id else None,
        "command": interaction.command_name,
    }
    event = WorldEvent(
        FAILED_EVENT, payload, interaction.guild_id, interaction.channel_id, interaction.user_id, for_bot=False
    )
    world.emit(event)


def acknowledge(world: World, interaction_id: int | None, token: str, request: MessageRequest) -> JsonObject:
    """Take the first answer; returns the body of the reply that `with_response` asks for.

    Raises ApiError: 10062 too late or unknown, 40060 answered already, 50083 in a locked thread, and whatever is wrong
    with the answer itself; a wrong answer leaves the interaction open.
    """
    interaction = world.interactions.get(interaction_id or 0)
    if interaction is None or interaction.token != token:
        raise ApiError(Code.UNKNOWN_INTERACTION)
    if interaction.acknowledged_at is not None:
        raise ApiError(Code.ALREADY_ACKNOWLEDGED)
    if interaction.failed or world.clock() >= interaction.answer_until:
        fail(world, interaction)
        raise ApiError(Code.UNKNOWN_INTERACTION)
    channel = world.channel(interaction.channel_id)
    if channel.thread is not None and channel.thread.archived and channel.thread.locked:
        raise ApiError(Code.THREAD_ARCHIVED)
    kind = _callback_kind(interaction, number_of(request.body, "type"))
    data = MessageRequest(as_object(request.body.get("data")), request.uploads)
    message = _apply(world, interaction, channel, kind, data)
    interaction.answer = kind
    interaction.acknowledged_at = world.clock()
    interaction.settled.set()
    return _callback_json(world, interaction, kind, message)


def private_to(interaction: Interaction, body: JsonObject) -> int | None:
    """Who alone is to see an answer: the asker when the ephemeral flag is set, else None."""
    return interaction.user_id if number_of(body, "flags") & EPHEMERAL else None


def _callback_kind(interaction: Interaction, number: int) -> CallbackKind:
    allowed: tuple[CallbackKind, ...] = (*_MESSAGE_ANSWERS, CallbackKind.MODAL)
    if interaction.kind == InteractionKind.AUTOCOMPLETE:
        allowed = (CallbackKind.CHOICES,)
    elif interaction.kind == InteractionKind.COMPONENT:
        allowed = (*_MESSAGE_ANSWERS, *_UPDATE_ANSWERS, CallbackKind.MODAL)
    elif interaction.kind == InteractionKind.MODAL_SUBMIT:
        allowed = (*_MESSAGE_ANSWERS, *(_UPDATE_ANSWERS if interaction.message_id else ()))
    if number not in allowed:
        errors = FormErrors()
        errors.choice(("type",), number, tuple(map(int, allowed)))
        errors.raise_if_any()
    return CallbackKind(number)


def _apply(
    world: World, interaction: Interaction, channel: Channel, kind: CallbackKind, data: MessageRequest
) -> Message | None:
    if kind == CallbackKind.CHOICES:
        _take_choices(interaction, data.body)
        return None
    if kind == CallbackKind.MODAL:
        check_modal(data.body)
        interaction.modal = {**data.body, "components": ComponentFinisher([]).components(data.body.get("components"))}
        return None
    if kind in _UPDATE_ANSWERS:
        message = world.message(channel.id, interaction.message_id)
        interaction.original_id = message.id
        if kind == CallbackKind.UPDATE:
            edit_message(world, message, data)
            interaction.replied.set()
        return message
    loading = kind == CallbackKind.DEFERRED_MESSAGE
    message_kind = COMMAND_KIND if interaction.kind == InteractionKind.COMMAND else _reply_kind(interaction)
    only_for = private_to(interaction, data.body)
    origin = Origin(world.bot.id, message_kind, only_for, interaction.id, loading)
    message = create_message(world, channel, data, origin)
    interaction.original_id = message.id
    interaction.reply_ids.append(message.id)
    if not loading:
        interaction.replied.set()
    return message


def _reply_kind(interaction: Interaction) -> int:
    return DEFAULT_KIND if interaction.message_id is None else REPLY_KIND


def _take_choices(interaction: Interaction, body: JsonObject) -> None:
    errors = FormErrors()
    focused = _focused_kind(interaction.data)
    check_choices(errors, ("choices",), as_list(body.get("choices")), focused)
    errors.raise_if_any()
    interaction.choices = objects(body.get("choices"))


def _focused_kind(data: JsonObject) -> int:
    for option in objects(data.get("options")):
        if option.get("focused") is True:
            return number_of(option, "type", STRING)
        nested = _focused_kind(option)
        if nested:
            return nested
    return 0


def _callback_json(world: World, interaction: Interaction, kind: CallbackKind, message: Message | None) -> JsonObject:
    about: dict[str, JsonValue] = {"id": str(interaction.id), "type": int(interaction.kind)}
    body: dict[str, JsonValue] = {"interaction": about}
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.is_loading
        about["response_message_ephemeral"] = message.is_ephemeral
        if kind in (CallbackKind.MESSAGE, CallbackKind.UPDATE):
            body["resource"] = {"type": int(kind), "message": message_json(world, message)}
    return body
