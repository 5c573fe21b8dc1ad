"""Checks a message as it would stand after creating or editing it."""

from collections.abc import Collection
from dataclasses import dataclass, field

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object, objects
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors
from bot.sandbox.rules.validate_controls import ControlCheck
from bot.sandbox.rules.validate_embeds import check_embeds
from bot.sandbox.rules.validate_layout import LayoutCheck

LAYOUT_FLAG = 1 << 15
EPHEMERAL_FLAG = 1 << 6
SUPPRESS_EMBEDS_FLAG = 1 << 2
SUPPRESS_NOTIFICATIONS_FLAG = 1 << 12
_SETTABLE_FLAGS = LAYOUT_FLAG | EPHEMERAL_FLAG | SUPPRESS_EMBEDS_FLAG | SUPPRESS_NOTIFICATIONS_FLAG


@dataclass(frozen=True)
class MessageDraft:
    """A message as it would stand: what was sent, over what was there before."""

    content: JsonValue = None
    embeds: JsonValue = None
    components: JsonValue = None
    flags: int = 0
    file_names: Collection[str] = ()
    file_sizes: Collection[int] = ()
    alt_texts: Collection[JsonValue] = ()
    poll: JsonValue = None
    known_emojis: Collection[int] = field(default=())


def check_message(draft: MessageDraft, body: JsonObject) -> None:
    """Check a draft and the fields of the request that belong to no draft.

    Raises ApiError: 50035 for a wrong field, 50006 for an empty message, 40005 for a file too large, HTTP 500 beyond
    the byte budget of layouts.
    """
    errors = FormErrors()
    if any(size > limits.FILE_BYTES for size in draft.file_sizes):
        raise ApiError(Code.FILE_TOO_LARGE)
    errors.length(("content",), draft.content, 0, limits.CONTENT_LENGTH, required=False)
    if draft.embeds is not None:
        check_embeds(errors, draft.embeds)
    _check_files(errors, draft)
    _check_request_fields(errors, body)
    if draft.flags & LAYOUT_FLAG:
        _check_layout(errors, draft)
    elif draft.components is not None:
        ControlCheck(errors, draft.known_emojis).rows(("components",), draft.components)
    errors.raise_if_any()
    if not (draft.content or draft.embeds or draft.components or draft.file_names or draft.poll):
        raise ApiError(Code.EMPTY_MESSAGE)


def _check_layout(errors: FormErrors, draft: MessageDraft) -> None:
    for name, value in (("content", draft.content), ("embeds", draft.embeds), ("poll", draft.poll)):
        if value:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            message = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((name,), code, message)
    LayoutCheck(errors, draft.file_names, draft.known_emojis).layout(("components",), draft.components)


def _check_files(errors: FormErrors, draft: MessageDraft) -> None:
    if len(draft.file_names) > limits.FILES:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.FILES} or fewer in length.")
    for index, name in enumerate(draft.file_names):
        errors.length(("attachments", index, "filename"), name, 1, limits.FILE_NAME_LENGTH)
    for index, text in enumerate(draft.alt_texts):
        place = ("attachments", index, "description")
        errors.length(place, text, 0, limits.ALT_TEXT_LENGTH, required=False)


def _check_request_fields(errors: FormErrors, body: JsonObject) -> None:
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        errors.length(("nonce",), nonce, 0, limits.NONCE_LENGTH)
    flags = body.get("flags")
    if isinstance(flags, int) and flags & ~_SETTABLE_FLAGS:
        errors.add(("flags",), "MESSAGE_FLAGS_INVALID", "Only a few flags may be set")
    mentions = as_object(body.get("allowed_mentions"))
    parse = as_list(mentions.get("parse"))
    for kind in ("users", "roles"):
        listed = as_list(mentions.get(kind))
        if len(listed) > limits.MENTIONED_IDS:
            message = f"Must be {limits.MENTIONED_IDS} or fewer in length."
            errors.add(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", message)
        if listed and kind in parse:
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def check_flag_kept(before: int, body: JsonObject) -> None:
    """Refuse an edit that would take the layout flag back.

    Raises ApiError (50035).
    """
    flags = body.get("flags")
    if before & LAYOUT_FLAG and isinstance(flags, int) and not flags & LAYOUT_FLAG:
        errors = FormErrors()
        code = "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"
        errors.add(("flags",), code, "The MessageFlags.IS_COMPONENTS_V2 flag cannot be removed once it's been set")
        errors.raise_if_any()


def alt_texts_of(body: JsonObject) -> list[JsonValue]:
    """The alt texts a request names for its attachments."""
    return [entry.get("description") for entry in objects(body.get("attachments"))]
