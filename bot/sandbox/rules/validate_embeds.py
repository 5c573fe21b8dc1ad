"""Checks embeds, one by one and their sum over a message."""

from bot.sandbox.json_values import JsonObject, JsonValue, as_object, objects, text_of
from bot.sandbox.rules import limits
from bot.sandbox.rules.form import FormErrors, Path


def check_embeds(errors: FormErrors, embeds: JsonValue) -> None:
    """Check the embeds of one message."""
    found = objects(errors.count(("embeds",), embeds, 0, limits.EMBEDS))
    for index, embed in enumerate(found):
        _check_embed(errors, ("embeds", index), embed)
    if sum(map(_text_length, found)) > limits.EMBED_TOTAL_LENGTH:
        message = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL_LENGTH}"
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_embed(errors: FormErrors, path: Path, embed: JsonObject) -> None:
    singles = (
        (("title",), embed.get("title"), limits.EMBED_TITLE_LENGTH),
        (("description",), embed.get("description"), limits.EMBED_DESCRIPTION_LENGTH),
        (("footer", "text"), as_object(embed.get("footer")).get("text"), limits.EMBED_FOOTER_LENGTH),
        (("author", "name"), as_object(embed.get("author")).get("name"), limits.EMBED_AUTHOR_LENGTH),
    )
    for steps, value, longest in singles:
        errors.length((*path, *steps), value, 0, longest, required=False)
    if embed.get("fields") is None:
        return
    fields = errors.count((*path, "fields"), embed.get("fields"), 0, limits.EMBED_FIELDS)
    for index, field in enumerate(objects(fields)):
        place = (*path, "fields", index)
        errors.length((*place, "name"), field.get("name"), 1, limits.EMBED_FIELD_NAME_LENGTH)
        errors.length((*place, "value"), field.get("value"), 1, limits.EMBED_FIELD_VALUE_LENGTH)


def _text_length(embed: JsonObject) -> int:
    total = len(text_of(embed, "title")) + len(text_of(embed, "description"))
    total += len(text_of(as_object(embed.get("footer")), "text")) + len(text_of(as_object(embed.get("author")), "name"))
    return total + sum(
        len(text_of(field, "name")) + len(text_of(field, "value")) for field in objects(embed.get("fields"))
    )
