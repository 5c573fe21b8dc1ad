"""Fills a form in, as its submission looks on the wire."""

from collections.abc import Mapping, Sequence

from bot.sandbox.json_values import JsonObject, JsonValue, flag_of, number_of, objects, text_of
from bot.sandbox.people.outcome import Modal, NotOffered
from bot.sandbox.rules.limits import TEXT_INPUT_LENGTH
from bot.sandbox.rules.validate_controls import SELECTS, STRING_SELECT, TEXT_INPUT
from bot.sandbox.rules.validate_modal import CHECKBOX, CHECKBOX_GROUP, RADIO_GROUP

FieldValue = str | bool | Sequence[str]
_MANY = (*SELECTS, CHECKBOX_GROUP)


def submission(modal: Modal, values: Mapping[str, FieldValue]) -> JsonObject:
    """The data of a submission; a field that is not named keeps what the form put into it.

    Raises NotOffered.
    """
    names = {text_of(field, "custom_id") for field in modal.fields}
    if set(values) - names:
        raise NotOffered(f"no fields called {sorted(set(values) - names)} among {sorted(names)}")
    parts = [_part(part, values) for part in objects(modal.data.get("components"))]
    return {"custom_id": modal.data["custom_id"], "components": parts}


def _part(part: JsonObject, values: Mapping[str, FieldValue]) -> JsonObject:
    head: dict[str, JsonValue] = {"type": part["type"], "id": part["id"]}
    inner = part.get("component")
    if isinstance(inner, Mapping):
        return {**head, "component": _field(inner, values)}
    if part.get("components"):
        return {**head, "components": [_field(child, values) for child in objects(part.get("components"))]}
    return head


def _field(field: JsonObject, values: Mapping[str, FieldValue]) -> JsonObject:
    name, kind = text_of(field, "custom_id"), number_of(field, "type")
    given = values.get(name)
    body: dict[str, JsonValue] = {"type": kind, "id": field["id"], "custom_id": name}
    if kind == TEXT_INPUT:
        body["value"] = _text(field, name, given)
    elif kind in _MANY:
        body["values"] = _several(field, name, given)
    elif kind == RADIO_GROUP:
        picked = _several(field, name, [given] if isinstance(given, str) else None)
        body["value"] = picked[0] if picked else None
    elif kind == CHECKBOX:
        body["value"] = given if isinstance(given, bool) else flag_of(field, "default")
    else:
        body["values"] = []
    return body


def _text(field: JsonObject, name: str, given: FieldValue | None) -> str:
    text = given if isinstance(given, str) else text_of(field, "value")
    least = number_of(field, "min_length")
    if not text:
        if flag_of(field, "required", True):
            raise NotOffered(f"the field {name} is required")
        return text
    if not least <= len(text) <= number_of(field, "max_length", TEXT_INPUT_LENGTH):
        raise NotOffered(f"the text for {name} has the wrong length")
    return text


def _several(field: JsonObject, name: str, given: FieldValue | None) -> list[str]:
    options = objects(field.get("options"))
    picked = [text_of(option, "value") for option in options if flag_of(option, "default")]
    if given is not None and not isinstance(given, bool):
        picked = [given] if isinstance(given, str) else list(given)
    check_picked(field, name, picked)
    return picked


def check_picked(field: JsonObject, name: str, picked: Sequence[str]) -> None:
    """Make sure that a select or group allows such a pick.

    Raises NotOffered.
    """
    kind = number_of(field, "type")
    offered = [text_of(option, "value") for option in objects(field.get("options"))]
    if kind in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP) and not set(picked) <= set(offered):
        raise NotOffered(f"{name} does not offer {sorted(set(picked) - set(offered))}")
    required = flag_of(field, "required", True)
    most = number_of(field, "max_values", len(offered) if kind == CHECKBOX_GROUP else 1)
    least = number_of(field, "min_values", 1) if required else 0
    if not least <= len(picked) <= most or len(set(picked)) != len(picked):
        raise NotOffered(f"{name} takes {least} to {most} different values, not {len(picked)}")
