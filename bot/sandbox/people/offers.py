"""What a message lets people do: its buttons and selects, wherever they are nested."""

from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject, flag_of, number_of, objects, text_of
from bot.sandbox.model.messages import Message
from bot.sandbox.rules.validate_controls import BUTTON, LINK_STYLE, SELECTS


@dataclass(frozen=True)
class Offer:
    """One enabled button or select. `values`: what a string select offers; `kind`: Discord's component type."""

    message: Message
    custom_id: str
    kind: int
    label: str
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def is_button(self) -> bool:
        """Whether it is pressed rather than picked from."""
        return self.kind == BUTTON


def controls_of(message: Message) -> list[JsonObject]:
    """All buttons (without links) and selects of a message, disabled ones included."""
    return [part for part in message.parts if _is_control(part)]


def offers_of(message: Message) -> list[Offer]:
    """The enabled ones."""
    return [_offer(message, part) for part in controls_of(message) if not flag_of(part, "disabled")]


def find_control(message: Message, label: str | None, custom_id: str | None) -> JsonObject | None:
    """The control with this label (or emoji) or id."""
    for part in controls_of(message):
        if custom_id is not None and text_of(part, "custom_id") == custom_id:
            return part
        if custom_id is None and label is not None and _label(part) == label:
            return part
    return None


def _is_control(part: JsonObject) -> bool:
    kind = number_of(part, "type")
    return kind in SELECTS or (kind == BUTTON and number_of(part, "style") != LINK_STYLE)


def _label(part: JsonObject) -> str:
    emoji = part.get("emoji")
    name = text_of(emoji, "name") if isinstance(emoji, dict) else ""
    return text_of(part, "label") or text_of(part, "placeholder") or name


def _offer(message: Message, part: JsonObject) -> Offer:
    values = tuple(text_of(option, "value") for option in objects(part.get("options")))
    kind = number_of(part, "type")
    least, most = (0, 0) if kind == BUTTON else (number_of(part, "min_values", 1), number_of(part, "max_values", 1))
    return Offer(message, text_of(part, "custom_id"), kind, _label(part), values, least, most)
