"""Checks Components V2: layouts of containers, sections, texts and pictures, and the sums over a whole message."""

from collections.abc import Collection

from bot.sandbox.json_values import JsonObject, JsonValue, as_object, number_of, objects, text_of
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors, Path
from bot.sandbox.rules.validate_controls import ACTION_ROW, BUTTON, ControlCheck

SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
TOP_LEVEL = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER)
_TEXT_KEYS = ("content", "label", "placeholder", "description", "value")


def children_of(component: JsonObject) -> list[JsonObject]:
    """The components directly inside one: of rows, sections, containers and labels."""
    inner = objects(component.get("components"))
    inner += [as_object(component[key]) for key in ("accessory", "component") if component.get(key) is not None]
    return inner


def walk(components: JsonValue) -> list[JsonObject]:
    """All components, the nested ones after the one they are in."""
    found: list[JsonObject] = []
    for component in objects(components):
        found.append(component)
        found += walk(children_of(component))
    return found


class LayoutCheck(ControlCheck):
    """Checks the components of one message with the layout flag."""

    def __init__(self, errors: FormErrors, file_names: Collection[str], known_emojis: Collection[int] = ()) -> None:
        super().__init__(errors, known_emojis)
        self._file_names = file_names

    def layout(self, path: Path, components: JsonValue) -> None:
        """The whole message.

        Raises ApiError (HTTP 500) beyond the undocumented budget of bytes, as Discord does.
        """
        self.errors.count(path, components, 1, limits.LAYOUT_COMPONENTS)
        for index, component in enumerate(objects(components)):
            self._part((*path, index), component, TOP_LEVEL)
        everything = walk(components)
        if len(everything) > limits.LAYOUT_COMPONENTS:
            message = f"The total number of components cannot exceed {limits.LAYOUT_COMPONENTS}"
            self.errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if sum(len(text_of(part, "content")) for part in everything) > limits.LAYOUT_TEXT_LENGTH:
            message = f"The total displayable text size exceeds the maximum size of {limits.LAYOUT_TEXT_LENGTH}"
            self.errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
        self._numbers(path, everything)
        self.errors.raise_if_any()
        if sum(map(_text_bytes, everything)) > limits.LAYOUT_TEXT_BYTES:
            raise ApiError(Code.SERVER_ERROR)

    def _part(self, path: Path, part: JsonObject, allowed: tuple[int, ...]) -> None:
        kind = number_of(part, "type")
        if kind not in allowed:
            self._wrong_type((*path, "type"), allowed)
            return
        if kind == ACTION_ROW:
            self.action_row(path, part)
        elif kind == TEXT_DISPLAY:
            self.errors.length((*path, "content"), part.get("content"), 1, limits.LAYOUT_TEXT_LENGTH)
        elif kind == SECTION:
            self._section(path, part)
        elif kind == MEDIA_GALLERY:
            self._gallery(path, part)
        elif kind == FILE:
            self._media((*path, "file"), part.get("file"), upload_only=True)
        elif kind == CONTAINER:
            self._container(path, part)
        else:
            self.errors.number((*path, "spacing"), part.get("spacing"), 1, 2)

    def _container(self, path: Path, container: JsonObject) -> None:
        self.errors.number((*path, "accent_color"), container.get("accent_color"), 0, limits.ACCENT_COLOUR)
        inside = (*path, "components")
        allowed = tuple(kind for kind in TOP_LEVEL if kind != CONTAINER)
        parts = self.errors.count(inside, container.get("components"), 1, limits.LAYOUT_COMPONENTS)
        for index, part in enumerate(objects(parts)):
            self._part((*inside, index), part, allowed)

    def _section(self, path: Path, section: JsonObject) -> None:
        inside = (*path, "components")
        texts = self.errors.count(inside, section.get("components"), 1, limits.SECTION_TEXTS)
        for index, text in enumerate(objects(texts)):
            self._part((*inside, index), text, (TEXT_DISPLAY,))
        accessory = as_object(section.get("accessory"))
        kind = number_of(accessory, "type")
        if kind == BUTTON:
            self.button((*path, "accessory"), accessory)
        elif kind == THUMBNAIL:
            self._picture((*path, "accessory"), accessory)
        elif not accessory:
            self.errors.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            self._wrong_type((*path, "accessory", "type"), (BUTTON, THUMBNAIL))

    def _gallery(self, path: Path, gallery: JsonObject) -> None:
        inside = (*path, "items")
        items = self.errors.count(inside, gallery.get("items"), 1, limits.GALLERY_ITEMS)
        for index, item in enumerate(objects(items)):
            self._picture((*inside, index), item)

    def _picture(self, path: Path, item: JsonObject) -> None:
        self._media((*path, "media"), item.get("media"))
        alt_text = item.get("description")
        self.errors.length((*path, "description"), alt_text, 1, limits.ALT_TEXT_LENGTH, required=False)

    def _media(self, path: Path, media: JsonValue, *, upload_only: bool = False) -> None:
        url = self.errors.length((*path, "url"), as_object(media).get("url"), 1, 2_048)
        scheme, _, name = url.partition("://")
        if scheme == "attachment":
            if name not in self._file_names:
                message = f"The referenced attachment '{name}' was not found"
                self.errors.add((*path, "url"), "MEDIA_ATTACHMENT_NOT_FOUND", message)
        elif url and (upload_only or scheme not in ("http", "https")):
            self.errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https').")

    def _numbers(self, path: Path, everything: list[JsonObject]) -> None:
        numbers = [number for number in (number_of(part, "id") for part in everything) if number]
        if len(numbers) != len(set(numbers)):
            self.errors.add(path, "COMPONENT_ID_DUPLICATED", "Component ids must be unique within the message")


def _text_bytes(component: JsonObject) -> int:
    parts = [component, *objects(component.get("options")), *objects(component.get("items"))]
    return sum(len(text_of(part, key).encode()) for part in parts for key in _TEXT_KEYS)
