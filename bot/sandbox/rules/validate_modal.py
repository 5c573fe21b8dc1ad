"""Checks modals: the forms a person fills in."""

from bot.sandbox.json_values import JsonObject, as_object, number_of, objects, text_of
from bot.sandbox.rules import limits
from bot.sandbox.rules.form import FormErrors, Path
from bot.sandbox.rules.validate_controls import ACTION_ROW, SELECTS, TEXT_INPUT, ControlCheck
from bot.sandbox.rules.validate_layout import TEXT_DISPLAY

LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23


def check_modal(modal: JsonObject) -> None:
    """Check the data of a modal answer.

    Raises ApiError (50035).
    """
    check = _ModalCheck(FormErrors())
    check.modal(modal)
    check.errors.raise_if_any()


class _ModalCheck(ControlCheck):
    def modal(self, modal: JsonObject) -> None:
        self.errors.length(("custom_id",), modal.get("custom_id"), 1, limits.CUSTOM_ID_LENGTH)
        self.errors.length(("title",), modal.get("title"), 1, limits.MODAL_TITLE_LENGTH)
        parts = self.errors.count(("components",), modal.get("components"), 1, limits.MODAL_COMPONENTS)
        for index, part in enumerate(objects(parts)):
            self._top(("components", index), part)

    def _top(self, path: Path, part: JsonObject) -> None:
        kind = number_of(part, "type")
        if kind == TEXT_DISPLAY:
            self.errors.length((*path, "content"), part.get("content"), 1, limits.LAYOUT_TEXT_LENGTH)
        elif kind == LABEL:
            self._label(path, part)
        elif kind == ACTION_ROW:
            self._old_row(path, part)
        else:
            self._wrong_type((*path, "type"), (ACTION_ROW, TEXT_DISPLAY, LABEL))

    def _label(self, path: Path, label: JsonObject) -> None:
        self.errors.length((*path, "label"), label.get("label"), 1, limits.LABEL_LENGTH)
        description = label.get("description")
        longest = limits.LABEL_DESCRIPTION_LENGTH
        self.errors.length((*path, "description"), description, 1, longest, required=False)
        self._field((*path, "component"), as_object(label.get("component")))

    def _old_row(self, path: Path, row: JsonObject) -> None:
        inside = (*path, "components")
        for index, child in enumerate(objects(self.errors.count(inside, row.get("components"), 1, 1))):
            if number_of(child, "type") != TEXT_INPUT:
                self._wrong_type((*inside, index, "type"), (TEXT_INPUT,))
                continue
            self._text_input((*inside, index), child)
            self.errors.length((*inside, index, "label"), child.get("label"), 1, limits.LABEL_LENGTH)

    def _field(self, path: Path, field: JsonObject) -> None:
        kind = number_of(field, "type")
        if kind == TEXT_INPUT:
            self._text_input(path, field)
        elif kind in SELECTS:
            self.select(path, field)
        elif kind in (RADIO_GROUP, CHECKBOX_GROUP):
            self._group(path, field, limits.RADIO_OPTIONS if kind == RADIO_GROUP else limits.CHECKBOX_OPTIONS)
        elif kind in (FILE_UPLOAD, CHECKBOX):
            self.custom_id(path, field)
        else:
            allowed = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)
            self._wrong_type((*path, "type"), allowed)

    def _text_input(self, path: Path, field: JsonObject) -> None:
        self.custom_id(path, field)
        self.errors.choice((*path, "style"), field.get("style"), (1, 2))
        longest = limits.TEXT_INPUT_LENGTH
        self.errors.length((*path, "value"), field.get("value"), 0, longest, required=False)
        placeholder = field.get("placeholder")
        self.errors.length((*path, "placeholder"), placeholder, 0, limits.TEXT_INPUT_PLACEHOLDER_LENGTH, required=False)
        self.errors.number((*path, "min_length"), field.get("min_length"), 0, longest)
        self.errors.number((*path, "max_length"), field.get("max_length"), 1, longest)
        if number_of(field, "min_length") > number_of(field, "max_length", longest):
            self.errors.add((*path, "max_length"), "TEXT_INPUT_MIN_ABOVE_MAX", "Must not be below min_length")
        if len(text_of(field, "value")) > number_of(field, "max_length", longest):
            self.errors.add((*path, "value"), "TEXT_INPUT_VALUE_TOO_LONG", "The value is longer than max_length")

    def _group(self, path: Path, group: JsonObject, sizes: tuple[int, int]) -> None:
        self.custom_id(path, group)
        inside = (*path, "options")
        values: set[str] = set()
        for index, option in enumerate(objects(self.errors.count(inside, group.get("options"), *sizes))):
            self._option((*inside, index), option, values)
