"""Checks action rows, buttons and selects: what people press, in old messages as in new layouts."""

from collections.abc import Collection

from bot.sandbox.json_values import JsonObject, JsonValue, as_object, number_of, objects
from bot.sandbox.rules import limits
from bot.sandbox.rules.emoji import is_valid_emoji
from bot.sandbox.rules.form import FormErrors, Path

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_STYLE, PREMIUM_STYLE = 5, 6


class ControlCheck:
    """Checks controls and remembers what must be unique within one message or form."""

    def __init__(self, errors: FormErrors, known_emojis: Collection[int] = ()) -> None:
        self.errors = errors
        self.known_emojis = known_emojis
        self._custom_ids: set[str] = set()

    def rows(self, path: Path, components: JsonValue) -> None:
        """The components of a message without the layout flag: up to five action rows, nothing else."""
        for index, row in enumerate(objects(self.errors.count(path, components, 0, limits.ACTION_ROWS))):
            if number_of(row, "type") != ACTION_ROW:
                self._wrong_type((*path, index, "type"), (ACTION_ROW,))
            else:
                self.action_row((*path, index), row)

    def action_row(self, path: Path, row: JsonObject) -> None:
        """One to five buttons, or one select."""
        inside = (*path, "components")
        children = objects(self.errors.count(inside, row.get("components"), 1, limits.ROW_BUTTONS))
        kinds = [number_of(child, "type") for child in children]
        for index, child in enumerate(children):
            self.control((*inside, index), child)
        if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
            self.errors.add(
                path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
            )

    def control(self, path: Path, component: JsonObject) -> None:
        """One button or select."""
        kind = number_of(component, "type")
        if kind == BUTTON:
            self.button(path, component)
        elif kind in SELECTS:
            self.select(path, component)
        else:
            self._wrong_type((*path, "type"), (BUTTON, *SELECTS))

    def button(self, path: Path, button: JsonObject) -> None:
        """Label or emoji, a style, and exactly what the style asks for: a `custom_id`, or an address."""
        style = number_of(button, "style")
        self.errors.choice((*path, "style"), button.get("style"), (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE))
        self.errors.length((*path, "label"), button.get("label"), 0, limits.BUTTON_LABEL_LENGTH, required=False)
        if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
            self.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji")
        self._emoji((*path, "emoji"), button)
        if style == LINK_STYLE:
            self.errors.length((*path, "url"), button.get("url"), 1, limits.URL_LENGTH)
            if button.get("custom_id") is not None:
                self.errors.add(
                    path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified"
                )
        elif style != PREMIUM_STYLE:
            self.custom_id(path, button)
            if button.get("url") is not None:
                self.errors.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons have an url")

    def select(self, path: Path, select: JsonObject) -> None:
        """Its id, its prompt, how many may be picked, and for a string select its options."""
        self.custom_id(path, select)
        placeholder = select.get("placeholder")
        self.errors.length((*path, "placeholder"), placeholder, 0, limits.PLACEHOLDER_LENGTH, required=False)
        low, high = number_of(select, "min_values", 1), number_of(select, "max_values", 1)
        self.errors.number((*path, "min_values"), select.get("min_values"), 0, limits.SELECT_OPTIONS)
        self.errors.number((*path, "max_values"), select.get("max_values"), 1, limits.SELECT_OPTIONS)
        if low > high:
            self.errors.add((*path, "max_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", "Must not be below min_values")
        if number_of(select, "type") == STRING_SELECT:
            self._options(path, select, low, high)

    def custom_id(self, path: Path, component: JsonObject) -> None:
        """A `custom_id` of 1-100 characters that nothing else in the message has."""
        field = (*path, "custom_id")
        custom_id = self.errors.length(field, component.get("custom_id"), 1, limits.CUSTOM_ID_LENGTH)
        if custom_id and custom_id in self._custom_ids:
            self.errors.add(field, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self._custom_ids.add(custom_id)

    def _options(self, path: Path, select: JsonObject, low: int, high: int) -> None:
        inside = (*path, "options")
        options = objects(self.errors.count(inside, select.get("options"), 1, limits.SELECT_OPTIONS))
        values: set[str] = set()
        for index, option in enumerate(options):
            self._option((*inside, index), option, values)
        if options and max(low, high) > len(options):
            self.errors.add(
                path, "SELECT_COMPONENT_RANGE_ABOVE_OPTIONS", "min_values and max_values exceed the options"
            )
        if sum(option.get("default") is True for option in options) > high:
            self.errors.add(inside, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More defaults than max_values")

    def _option(self, path: Path, option: JsonObject, values: set[str]) -> None:
        longest = limits.OPTION_TEXT_LENGTH
        self.errors.length((*path, "label"), option.get("label"), 1, longest)
        self.errors.length((*path, "description"), option.get("description"), 0, longest, required=False)
        value = self.errors.length((*path, "value"), option.get("value"), 1, longest)
        if value and value in values:
            code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"
            self.errors.add((*path, "value"), code, "The specified option value is already used")
        values.add(value)
        self._emoji((*path, "emoji"), option)

    def _emoji(self, path: Path, component: JsonObject) -> None:
        emoji = component.get("emoji")
        if emoji is not None and not is_valid_emoji(as_object(emoji), self.known_emojis):
            self.errors.add((*path, "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _wrong_type(self, path: Path, allowed: tuple[int, ...]) -> None:
        self.errors.add(path, "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
