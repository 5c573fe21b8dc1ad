"""Every limit of Discord: just inside passes, just outside is refused under the right field."""

from collections.abc import Callable

import pytest

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object
from bot.sandbox.rules.emoji import is_unicode_emoji
from bot.sandbox.rules.errors import ApiError
from bot.sandbox.rules.validate_commands import check_command_list, is_command_name
from bot.sandbox.rules.validate_message import LAYOUT_FLAG, MessageDraft, check_message
from bot.sandbox.rules.validate_modal import check_modal

Json = dict[str, JsonValue]


def button(number: int = 0, **fields: JsonValue) -> Json:
    return {"type": 2, "style": 1, "label": "press", "custom_id": f"b{number}", **fields}


def row(*children: JsonValue) -> Json:
    return {"type": 1, "components": list(children)}


def option(number: int = 0, **fields: JsonValue) -> Json:
    return {"label": f"option {number}", "value": str(number), **fields}


def select(count: int = 3, **fields: JsonValue) -> Json:
    return {"type": 3, "custom_id": "s", "options": [option(number) for number in range(count)], **fields}


def text(content: str = "words") -> Json:
    return {"type": 10, "content": content}


def faults_of(check: Callable[[], None]) -> list[str]:
    """The paths of all faults, empty when there are none."""
    try:
        check()
    except ApiError as error:
        return _paths(error.errors or {}, ()) or [str(error.code)]
    return []


def _paths(tree: JsonObject, path: tuple[str, ...]) -> list[str]:
    found = [f"{'.'.join(path)}:{as_object(fault)['code']}" for fault in as_list(tree.get("_errors"))]
    for key, child in tree.items():
        if key != "_errors":
            found += _paths(as_object(child), (*path, key))
    return found


def message_faults(**fields: JsonValue) -> list[str]:
    body = fields
    draft = MessageDraft(content=body.get("content"), embeds=body.get("embeds"), components=body.get("components"))
    return faults_of(lambda: check_message(draft, body))


def layout_faults(*components: JsonValue, files: tuple[str, ...] = (), **fields: JsonValue) -> list[str]:
    draft = MessageDraft(components=list(components), flags=LAYOUT_FLAG, file_names=files, **fields)  # pyright: ignore[reportArgumentType]
    return faults_of(lambda: check_message(draft, {}))


def modal_faults(*components: JsonValue, **fields: JsonValue) -> list[str]:
    return faults_of(lambda: check_modal({"title": "t", "custom_id": "m", "components": list(components), **fields}))


def label(component: JsonValue, **fields: JsonValue) -> Json:
    return {"type": 18, "label": "a label", "component": component, **fields}


def text_input(**fields: JsonValue) -> Json:
    return {"type": 4, "custom_id": "t", "style": 1, **fields}


def command(**fields: JsonValue) -> Json:
    return {"name": "play", "description": "plays", **fields}


def command_faults(*commands: JsonValue) -> list[str]:
    return faults_of(lambda: check_command_list(list(commands)))


FINE = {
    "content": lambda: message_faults(content="x" * 2000),
    "five rows of five": lambda: message_faults(
        components=[row(*(button(line * 5 + place) for place in range(5))) for line in range(5)]
    ),
    "select of 25": lambda: message_faults(components=[row(select(25, min_values=0, max_values=25))]),
    "longest texts": lambda: message_faults(
        components=[row(button(label="x" * 80, custom_id="x" * 100, emoji={"name": "🦄"}))]
    ),
    "link": lambda: message_faults(components=[row({"type": 2, "style": 5, "label": "x", "url": "http://x"})]),
    "embed": lambda: message_faults(embeds=[{"title": "x" * 256, "description": "x" * 4096}]),
    "layout of 40": lambda: layout_faults(*(text() for _ in range(40))),
    "layout of 4000": lambda: layout_faults(text("x" * 4000)),
    "container": lambda: layout_faults({"type": 17, "components": [text(), {"type": 14, "spacing": 2}, row(button())]}),
    "section": lambda: layout_faults({"type": 9, "components": [text()] * 3, "accessory": button()}),
    "gallery": lambda: layout_faults(
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "x" * 1024}]}, files=("a.png",)
    ),
    "modal": lambda: modal_faults(*(label(text_input(custom_id=str(n), max_length=4000)) for n in range(5))),
    "radio": lambda: modal_faults(label({"type": 21, "custom_id": "r", "options": [option(1), option(2)]})),
    "old modal": lambda: modal_faults(row(text_input(label="x"))),
    "commands": lambda: command_faults(*(command(name=f"c{number}") for number in range(100))),
    "subcommands": lambda: command_faults(
        command(
            options=[
                {"type": 2, "name": "g", "description": "d", "options": [command(type=1, options=[command(type=3)])]}
            ]
        )
    ),
    "localized": lambda: command_faults(command(name_localizations={"cs": "hrát", "fr": "jouer"})),
}

WRONG = {
    "content:BASE_TYPE_MAX_LENGTH": lambda: message_faults(content="x" * 2001),
    "components:BASE_TYPE_MAX_LENGTH": lambda: message_faults(components=[row(button(n)) for n in range(6)]),
    "components.0.components:BASE_TYPE_BAD_LENGTH": lambda: message_faults(
        components=[row(*(button(n) for n in range(6)))]
    ),
    "components.0:COMPONENT_LAYOUT_WIDTH_EXCEEDED": lambda: message_faults(components=[row(button(), select())]),
    "components.0.type:UNION_TYPE_CHOICES": lambda: message_faults(components=[text()]),
    "components.0.components.0.label:BASE_TYPE_MAX_LENGTH": lambda: message_faults(
        components=[row(button(label="x" * 81))]
    ),
    "components.0.components.0.custom_id:BASE_TYPE_BAD_LENGTH": lambda: message_faults(
        components=[row(button(custom_id="x" * 101))]
    ),
    "components.0.components.1.custom_id:COMPONENT_CUSTOM_ID_DUPLICATED": lambda: message_faults(
        components=[row(button(1), button(1))]
    ),
    "components.0.components.0.emoji.name:BUTTON_COMPONENT_INVALID_EMOJI": lambda: message_faults(
        components=[row(button(emoji={"name": "♞"}))]
    ),
    "components.0.components.0:BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED": lambda: message_faults(
        components=[row(button(label=None))]
    ),
    "components.0.components.0.options:BASE_TYPE_BAD_LENGTH": lambda: message_faults(components=[row(select(26))]),
    "components.0.components.0:SELECT_COMPONENT_RANGE_ABOVE_OPTIONS": lambda: message_faults(
        components=[row(select(2, max_values=3))]
    ),
    "components.0.components.0.options.1.value:SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": lambda: message_faults(
        components=[row(select(options=[option(1), option(1)]))]
    ),
    "components.0.components.0.placeholder:BASE_TYPE_MAX_LENGTH": lambda: message_faults(
        components=[row(select(placeholder="x" * 151))]
    ),
    "embeds:MAX_EMBED_SIZE_EXCEEDED": lambda: message_faults(embeds=[{"description": "x" * 3001}] * 2),
    "embeds.0.fields.0.value:BASE_TYPE_BAD_LENGTH": lambda: message_faults(
        embeds=[{"fields": [{"name": "n", "value": ""}]}]
    ),
    "nonce:BASE_TYPE_MAX_LENGTH": lambda: message_faults(content="x", nonce="x" * 26),
    "allowed_mentions:MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE": lambda: message_faults(
        content="x", allowed_mentions={"parse": ["users"], "users": ["1"]}
    ),
    "components:COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED": lambda: layout_faults(
        {"type": 17, "components": [text() for _ in range(40)]}
    ),
    "components:COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED": lambda: layout_faults(text("x" * 2001), text("x" * 2000)),
    "content:MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2": lambda: layout_faults(text(), content="words"),
    "components.0.components.0.type:UNION_TYPE_CHOICES": lambda: layout_faults(
        {"type": 17, "components": [{"type": 17, "components": [text()]}]}
    ),
    "components.0.accessory:BASE_TYPE_REQUIRED": lambda: layout_faults({"type": 9, "components": [text()]}),
    "components.0.items.0.media.url:MEDIA_ATTACHMENT_NOT_FOUND": lambda: layout_faults(
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    ),
    "components.0.items.0.description:BASE_TYPE_BAD_LENGTH": lambda: layout_faults(
        {"type": 12, "items": [{"media": {"url": "http://x"}, "description": "x" * 1025}]}
    ),
    "title:BASE_TYPE_BAD_LENGTH": lambda: modal_faults(label(text_input()), title="x" * 46),
    "components:BASE_TYPE_BAD_LENGTH": lambda: modal_faults(*(label(text_input(custom_id=str(n))) for n in range(6))),
    "components.0.component.options:BASE_TYPE_BAD_LENGTH": lambda: modal_faults(
        label({"type": 21, "custom_id": "r", "options": [option()]})
    ),
    "components.0.label:BASE_TYPE_BAD_LENGTH": lambda: modal_faults(label(text_input(), label="x" * 46)),
    "0.name:APPLICATION_COMMAND_INVALID_NAME": lambda: command_faults(command(name="Play")),
    "0.name_localizations.fr:APPLICATION_COMMAND_INVALID_NAME": lambda: command_faults(
        command(name_localizations={"fr": "deux mots"})
    ),
    "0.name_localizations.xx:ENUM_TYPE_COERCE": lambda: command_faults(command(name_localizations={"xx": "a"})),
    "0.description:BASE_TYPE_BAD_LENGTH": lambda: command_faults(command(description="x" * 101)),
    "0.options:BASE_TYPE_MAX_LENGTH": lambda: command_faults(
        command(options=[command(type=1, name=f"s{number}") for number in range(26)])
    ),
    "0.options.1:APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID": lambda: command_faults(
        command(options=[command(type=3, name="a"), command(type=3, name="b", required=True)])
    ),
    "1:APPLICATION_COMMANDS_DUPLICATE_NAME": lambda: command_faults(command(), command()),
    ":MAX_APPLICATION_COMMANDS_REACHED": lambda: command_faults(*(command(name=f"c{n}") for n in range(101))),
    "0:APPLICATION_COMMAND_TOO_LARGE": lambda: command_faults(
        command(
            options=[
                command(
                    type=1,
                    name=f"s{n}",
                    options=[command(type=3, name=f"o{m}", description="x" * 90) for m in range(4)],
                )
                for n in range(25)
            ]
        )
    ),
}


@pytest.mark.parametrize("name", FINE)
def test_just_inside_the_limits_is_fine(name: str) -> None:
    assert FINE[name]() == []


@pytest.mark.parametrize("fault", WRONG)
def test_just_outside_is_refused(fault: str) -> None:
    assert WRONG[fault]() == [fault]


def test_the_budget_of_bytes_answers_500() -> None:
    assert layout_faults(text("x" * 3333), text("ř" * 667)) == []
    assert layout_faults(text("中" * 3333)) == []
    assert layout_faults(text("中" * 3334)) == ["0"]


def test_a_file_may_have_ten_mebibytes() -> None:
    at_limit = MessageDraft(file_names=("a",), file_sizes=(10 * 1024 * 1024,))
    check_message(at_limit, {})
    with pytest.raises(ApiError, match="40005"):
        check_message(MessageDraft(file_names=("a",), file_sizes=(10 * 1024 * 1024 + 1,)), {})


@pytest.mark.parametrize("name", ["🦄", "❤️", "1️⃣", "👩‍🚀", "🇨🇿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "✅"])
def test_emoji_are_known(name: str) -> None:
    assert is_unicode_emoji(name)


@pytest.mark.parametrize("name", ["", "a", "♞", "1", "smile", ":smile:", "▸", "\ufe0f"])
def test_what_is_no_emoji_is_refused(name: str) -> None:
    assert not is_unicode_emoji(name)


@pytest.mark.parametrize(("name", "fine"), [("play", True), ("hrát", True), ("a b", False), ("X", False), ("", False)])
def test_command_names(name: str, fine: bool) -> None:
    assert is_command_name(name) == fine
