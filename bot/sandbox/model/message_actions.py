"""Creating, editing and deleting messages, checked as Discord checks them."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, JsonValue, number_of, objects, snowflake_of, snowflakes_of, text_of
from bot.sandbox.model.attachments import Attachment
from bot.sandbox.model.channel_actions import reopen_thread
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.component_tree import ComponentFinisher
from bot.sandbox.model.mentions import mark_mentions
from bot.sandbox.model.messages import DEFAULT_KIND, EPHEMERAL, LAYOUT, LOADING, REPLY_KIND, Message
from bot.sandbox.model.wire import gateway_message_json
from bot.sandbox.model.world import World, WorldEvent
from bot.sandbox.rules import limits
from bot.sandbox.rules.validate_message import MessageDraft, alt_texts_of, check_flag_kept, check_message


@dataclass(frozen=True)
class Upload:
    """One file of a request; `index` ties it to its entry under `attachments`."""

    index: int
    filename: str
    data: bytes


@dataclass(frozen=True)
class MessageRequest:
    """The body of a request that creates or edits a message, and its files."""

    body: JsonObject
    uploads: Sequence[Upload] = ()


@dataclass(frozen=True)
class Origin:
    """Where a message comes from. `private_to`: the only one who sees it; `interaction_id`: what it answers."""

    author_id: int
    kind: int = DEFAULT_KIND
    private_to: int | None = None
    interaction_id: int | None = None
    loading: bool = False


def create_message(world: World, channel: Channel, request: MessageRequest, origin: Origin) -> Message:
    """Check and post a message.

    Raises ApiError as `check_message` does.
    """
    body = request.body
    attachments = _attachments(world, channel, request, origin.private_to is not None)
    flags = number_of(body, "flags") & ~EPHEMERAL
    if not origin.loading:
        check_message(_draft(world, channel, body, flags, attachments), body)
    flags |= EPHEMERAL if origin.private_to is not None else 0
    flags |= LOADING if origin.loading else 0
    finisher = ComponentFinisher(attachments)
    nonce = body.get("nonce")
    reference = snowflake_of(_reference(body))
    message = Message(
        id=world.snowflakes.make(),
        channel_id=channel.id,
        author_id=origin.author_id,
        created_at=world.clock(),
        content=text_of(body, "content").strip(),
        embeds=finisher.embeds(body.get("embeds")),
        components=finisher.components(body.get("components")),
        flags=flags,
        attachments=attachments,
        kind=REPLY_KIND if reference else origin.kind,
        nonce=nonce if isinstance(nonce, str | int) else None,
        private_to=origin.private_to,
        interaction_id=origin.interaction_id,
        reference_id=reference,
    )
    _publish(world, channel, message, body)
    return message


def find_by_nonce(world: World, channel: Channel, body: JsonObject, author_id: int) -> Message | None:
    """The message that an enforced nonce of the last minutes already made, if any."""
    nonce = body.get("nonce")
    if body.get("enforce_nonce") is not True or nonce is None:
        return None
    since = world.clock() - limits.NONCE_SECONDS
    for message in world.messages(channel.id):
        if str(message.nonce) == str(nonce) and message.author_id == author_id and message.created_at >= since:
            return message
    return None


def edit_message(world: World, message: Message, request: MessageRequest) -> None:
    """Check and change a message: what the request doesn't name stays.

    Raises ApiError as `check_message` does, and 50035 when the layout flag would be taken back.
    """
    body = request.body
    channel = world.channel(message.channel_id)
    check_flag_kept(message.flags, body)
    flags = message.flags & ~LOADING | number_of(body, "flags") & LAYOUT
    kept = message.attachments
    if isinstance(body.get("attachments"), list):
        named = set(snowflakes_of([entry.get("id") for entry in objects(body.get("attachments"))]))
        kept = [attachment for attachment in kept if attachment.id in named]
    attachments = kept + _attachments(world, channel, request, message.is_ephemeral)
    after: dict[str, JsonValue] = {
        "content": body.get("content", message.content),
        "embeds": body.get("embeds", message.embeds),
        "components": body.get("components", message.components),
    }
    check_message(_draft(world, channel, after, flags, attachments), body)
    finisher = ComponentFinisher(attachments)
    message.content = text_of(after, "content").strip()
    message.embeds = finisher.embeds(after["embeds"])
    message.components = finisher.components(after["components"])
    message.edited_at = message.edited_at if message.is_loading else world.clock()
    message.flags = flags
    message.attachments = attachments
    message.edits += 1
    world.attachments.update({attachment.id: attachment for attachment in attachments})
    mark_mentions(message, body, set(world.users))
    _announce(world, channel, "MESSAGE_UPDATE", message, gateway_message_json(world, message))


def delete_message(world: World, message: Message) -> None:
    """Delete a message for everybody."""
    message.deleted = True
    channel = world.channel(message.channel_id)
    gone: dict[str, JsonValue] = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        gone["guild_id"] = str(channel.guild_id)
    _announce(world, channel, "MESSAGE_DELETE", message, gone)


def _publish(world: World, channel: Channel, message: Message, body: JsonObject) -> None:
    mark_mentions(message, body, set(world.users))
    world.store(message)
    if message.private_to is None:
        channel.last_message_id = message.id
        channel.message_count += 1
        reopen_thread(world, channel)
    _announce(world, channel, "MESSAGE_CREATE", message, gateway_message_json(world, message))


def _announce(world: World, channel: Channel, name: str, message: Message, payload: JsonObject) -> None:
    private = message.private_to
    world.emit(WorldEvent(name, payload, channel.guild_id, channel.id, private, for_bot=private is None))


def _attachments(world: World, channel: Channel, request: MessageRequest, private: bool) -> list[Attachment]:
    descriptions = {
        snowflake_of(entry.get("id")): text_of(entry, "description") or None
        for entry in objects(request.body.get("attachments"))
    }
    made: list[Attachment] = []
    for upload in request.uploads:
        number = world.snowflakes.make()
        url = f"{world.origin}/attachments/{channel.id}/{number}/{upload.filename}"
        made.append(Attachment(number, upload.filename, upload.data, url, descriptions.get(upload.index), private))
    return made


def _draft(
    world: World, channel: Channel, body: JsonObject, flags: int, attachments: Sequence[Attachment]
) -> MessageDraft:
    emojis = set(world.application_emojis)
    if channel.guild_id is not None:
        emojis |= set(world.guilds[channel.guild_id].emoji_ids)
    return MessageDraft(
        content=body.get("content"),
        embeds=body.get("embeds"),
        components=body.get("components"),
        flags=flags,
        file_names=[attachment.filename for attachment in attachments],
        file_sizes=[len(attachment.data) for attachment in attachments],
        alt_texts=alt_texts_of(body),
        poll=body.get("poll"),
        known_emojis=emojis,
    )


def _reference(body: JsonObject) -> JsonValue:
    reference = body.get("message_reference")
    return reference.get("message_id") if isinstance(reference, dict) else None
