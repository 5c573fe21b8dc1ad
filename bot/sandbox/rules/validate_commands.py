"""Checks application commands when a bot registers them."""

import re

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object, number_of, objects, text_of
from bot.sandbox.rules import limits
from bot.sandbox.rules.form import FormErrors, Path

CHAT_INPUT = 1
SUB_COMMAND, SUB_COMMAND_GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = 1, 2, 3, 4, 5, 6, 7, 8
MENTIONABLE, NUMBER, ATTACHMENT = 9, 10, 11
_CHOOSABLE = (STRING, INTEGER, NUMBER)
_NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    {
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
            "pt-BR",
        ),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    }
)


def check_command_list(commands: JsonValue) -> None:
    """Check a bulk overwrite: every command, how many of each kind, and that no two share a name.

    Raises ApiError (50035).
    """
    errors = FormErrors()
    seen: dict[int, set[str]] = {}
    for index, command in enumerate(objects(commands)):
        kind = number_of(command, "type", CHAT_INPUT)
        names = seen.setdefault(kind, set())
        if text_of(command, "name") in names:
            errors.add((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        names.add(text_of(command, "name"))
        _check_command(errors, (index,), command, kind)
    for kind, names in seen.items():
        if len(names) > limits.COMMANDS.get(kind, 0):
            errors.add((), "MAX_APPLICATION_COMMANDS_REACHED", f"At most {limits.COMMANDS.get(kind, 0)} of type {kind}")
    errors.raise_if_any()


def _check_command(errors: FormErrors, path: Path, command: JsonObject, kind: int) -> None:
    if kind == CHAT_INPUT:
        _check_names(errors, path, command)
        _check_options(errors, path, command, depth=0)
    else:
        errors.length((*path, "name"), command.get("name"), 1, limits.COMMAND_NAME_LENGTH)
        if command.get("description"):
            code = "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED"
            errors.add((*path, "description"), code, "Only slash commands have a description")
    if _tree_length(command) > limits.COMMAND_TREE_LENGTH:
        message = f"The command tree exceeds {limits.COMMAND_TREE_LENGTH} characters"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def is_command_name(name: str) -> bool:
    """Whether a slash command or option may be called so: letters, digits, - _ ', in lower case."""
    return bool(_NAME.fullmatch(name)) and name == name.lower()


def _check_names(errors: FormErrors, path: Path, item: JsonObject) -> None:
    name = errors.length((*path, "name"), item.get("name"), 1, limits.COMMAND_NAME_LENGTH)
    names: dict[Path, JsonValue] = {("name",): name}
    names.update(
        {("name_localizations", key): value for key, value in as_object(item.get("name_localizations")).items()}
    )
    for steps, value in names.items():
        if not isinstance(value, str) or not is_command_name(value):
            errors.add((*path, *steps), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    longest = limits.COMMAND_DESCRIPTION_LENGTH
    errors.length((*path, "description"), item.get("description"), 1, longest)
    for key, value in as_object(item.get("description_localizations")).items():
        errors.length((*path, "description_localizations", key), value, 1, longest)
    for field in ("name_localizations", "description_localizations"):
        for key in as_object(item.get(field)):
            if key not in LOCALES:
                errors.add((*path, field, key), "ENUM_TYPE_COERCE", f'Value "{key}" is not a valid enum value.')


def _check_options(errors: FormErrors, path: Path, holder: JsonObject, depth: int) -> None:
    if holder.get("options") is None:
        return
    inside = (*path, "options")
    options = objects(errors.count(inside, holder.get("options"), 0, limits.COMMAND_OPTIONS))
    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        place = (*inside, index)
        _check_option(errors, place, option, depth)
        if text_of(option, "name") in names:
            errors.add(place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique")
        names.add(text_of(option, "name"))
        if option.get("required") is True and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            errors.add(place, code, "Required options must be placed before non-required options")
        optional_seen = optional_seen or option.get("required") is not True
    nesting = {number_of(option, "type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options}
    if len(nesting) > 1:
        code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        errors.add(inside, code, "Sub-command and sub-command group option types are mutually exclusive to others")


def _check_option(errors: FormErrors, path: Path, option: JsonObject, depth: int) -> None:
    kind = number_of(option, "type")
    _check_names(errors, path, option)
    errors.choice((*path, "type"), option.get("type"), tuple(range(SUB_COMMAND, ATTACHMENT + 1)))
    if kind in (SUB_COMMAND, SUB_COMMAND_GROUP):
        too_deep = depth > 1 or (depth == 1 and kind == SUB_COMMAND_GROUP)
        if too_deep:
            code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
            errors.add((*path, "type"), code, "Sub-commands nest at most one group deep")
        else:
            _check_options(errors, path, option, depth + 1 if kind == SUB_COMMAND_GROUP else 2)
        return
    _check_choices(errors, path, option, kind)
    errors.number((*path, "min_length"), option.get("min_length"), 0, limits.STRING_OPTION_LENGTH)
    errors.number((*path, "max_length"), option.get("max_length"), 1, limits.STRING_OPTION_LENGTH)


def _check_choices(errors: FormErrors, path: Path, option: JsonObject, kind: int) -> None:
    choices = as_list(option.get("choices"))
    if option.get("autocomplete") is True and (choices or kind not in _CHOOSABLE):
        code = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID"
        errors.add((*path, "autocomplete"), code, "Autocomplete needs a string or number option without choices")
    if choices:
        check_choices(errors, (*path, "choices"), choices, kind)


def check_choices(errors: FormErrors, path: Path, choices: JsonValue, kind: int) -> None:
    """Check fixed choices, or those an autocomplete answers with, for an option of type `kind`."""
    for index, choice in enumerate(objects(errors.count(path, choices, 0, limits.COMMAND_CHOICES))):
        place = (*path, index)
        errors.length((*place, "name"), choice.get("name"), 1, limits.CHOICE_NAME_LENGTH)
        value = choice.get("value")
        if kind == STRING:
            errors.length((*place, "value"), value, 1, limits.CHOICE_VALUE_LENGTH)
        elif isinstance(value, bool) or not isinstance(value, int | float):
            errors.add((*place, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def _tree_length(item: JsonObject) -> int:
    """Characters of names, descriptions and choice values; of localizations only the longest counts."""
    total = 0
    for field in ("name", "description"):
        texts = [text_of(item, field), *map(str, as_object(item.get(f"{field}_localizations")).values())]
        total += max(map(len, texts))
    total += sum(
        len(text_of(choice, "name")) + len(str(choice.get("value"))) for choice in objects(item.get("choices"))
    )
    return total + sum(map(_tree_length, objects(item.get("options"))))
