"""Turns components as a bot sends them into components as Discord keeps them: numbered, with their pictures found."""

from collections.abc import Iterator, Sequence
from itertools import count

from bot.sandbox.json_values import JsonObject, JsonValue, as_object, number_of, objects, text_of
from bot.sandbox.model.attachments import Attachment
from bot.sandbox.rules.validate_layout import CONTAINER, walk


class ComponentFinisher:
    """Numbers components and resolves `attachment://` addresses for one message."""

    def __init__(self, attachments: Sequence[Attachment]) -> None:
        self._attachments = {attachment.filename: attachment for attachment in attachments}

    def components(self, components: JsonValue) -> list[JsonObject]:
        """All components of a message, each with an id that is unique in it."""
        taken = {number_of(component, "id") for component in walk(components)}
        free = (number for number in count(1) if number not in taken)
        return [self._finish(component, free) for component in objects(components)]

    def embeds(self, embeds: JsonValue) -> list[JsonObject]:
        """All embeds of a message, with the addresses of uploaded pictures."""
        finished: list[JsonObject] = []
        for embed in objects(embeds):
            pictures = {key: self._media(embed[key]) for key in ("image", "thumbnail") if embed.get(key)}
            finished.append({"type": "rich", **embed, **pictures})
        return finished

    def _finish(self, component: JsonObject, free: Iterator[int]) -> JsonObject:
        done: dict[str, JsonValue] = {key: value for key, value in component.items() if value is not None}
        if number_of(component, "type") == CONTAINER:
            done.setdefault("accent_color", None)
        done["id"] = number_of(component, "id") or next(free)
        if "components" in done:
            done["components"] = [self._finish(child, free) for child in objects(component.get("components"))]
        for key in ("accessory", "component"):
            if key in done:
                done[key] = self._finish(as_object(component.get(key)), free)
        for key in ("media", "file"):
            if key in done:
                done[key] = self._media(component.get(key))
        if "items" in done:
            items = objects(component.get("items"))
            done["items"] = [{**item, "media": self._media(item.get("media"))} for item in items]
        return done

    def _media(self, media: JsonValue) -> JsonObject:
        address = text_of(as_object(media), "url")
        attachment = self._attachments.get(address.removeprefix("attachment://"))
        if address.startswith("attachment://") and attachment is not None:
            return attachment.to_media_json()
        return as_object(media)
