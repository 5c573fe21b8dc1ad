"""Turns a command as a person types it into the data of an interaction."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import quote

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, flag_of, number_of, objects, snowflake_of, text_of
from bot.sandbox.model.attachments import Attachment, PickedFile
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.guilds import Role
from bot.sandbox.model.interaction_payloads import resolved_json
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.users import User
from bot.sandbox.model.world import World
from bot.sandbox.people.outcome import NotOffered
from bot.sandbox.rules.limits import FILE_BYTES
from bot.sandbox.rules.validate_commands import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    CHAT_INPUT,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    SUB_COMMAND,
    SUB_COMMAND_GROUP,
    USER,
)

OptionValue = str | int | float | bool | User | Channel | Role | PickedFile
_BY_ID = (USER, CHANNEL, ROLE, MENTIONABLE)
_TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


@dataclass(frozen=True)
class Focus:
    """The option being typed, for autocomplete."""

    option: str
    text: str


@dataclass(frozen=True)
class _Named:
    """What the options of one call name by id, and the files that are uploaded with it."""

    world: World
    channel: Channel
    ids: list[int] = field(default_factory=list[int])
    files: list[Attachment] = field(default_factory=list[Attachment])

    def upload(self, file: PickedFile) -> int:
        """Put a file where the bot can fetch it; only the person and the bot know its address."""
        number = self.world.snowflakes.make()
        url = f"{self.world.origin}/attachments/{self.channel.id}/{number}/{quote(file.filename)}"
        attachment = Attachment(number, file.filename, file.data, url, ephemeral=True)
        self.world.attachments[number] = attachment
        self.files.append(attachment)
        return number

    def resolved(self) -> JsonObject:
        """Give them as they are sent beside the options."""
        found = resolved_json(self.world, self.channel.guild_id, self.ids)
        files = {str(attachment.id): attachment.to_json() for attachment in self.files}
        return {**found, "attachments": files} if files else found


def offered_commands(world: World, user: User, channel: Channel) -> list[JsonObject]:
    """The slash commands that a person's client shows in a channel."""
    has = world.permissions(user.id, channel)
    if Permission.USE_APPLICATION_COMMANDS not in has or not bot_is_here(world, channel):
        return []
    found = [c for c in world.commands.visible(channel.guild_id) if number_of(c, "type", CHAT_INPUT) == CHAT_INPUT]
    return [command for command in found if _is_offered(command, has, in_guild=channel.guild_id is not None)]


def bot_is_here(world: World, channel: Channel) -> bool:
    """Whether the bot is in a channel's guild; direct messages with it always count."""
    return channel.guild_id is None or world.bot.id in world.guilds[channel.guild_id].members


def call_data(
    world: World,
    user: User,
    channel: Channel,
    line: str,
    options: Mapping[str, OptionValue],
    focus: Focus | None = None,
) -> JsonObject:
    """The data of a call such as `table new`, with its options checked as a client checks them.

    Raises NotOffered.
    """
    words = line.removeprefix("/").split()
    command = _named(offered_commands(world, user, channel), words[0])
    path = [command]
    for word in words[1:]:
        path.append(_named(objects(path[-1].get("options")), word))
    leaf = path[-1]
    if any(number_of(option, "type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in objects(leaf.get("options"))):
        raise NotOffered(f"/{line} needs a sub-command")
    named = _Named(world, channel)
    filled = _fill(leaf, {name.replace("_", "-"): value for name, value in options.items()}, focus, named)
    for level in reversed(path[1:]):
        filled = [{"name": level["name"], "type": level["type"], "options": filled}]
    data: dict[str, JsonValue] = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": filled}
    if command.get("guild_id") is not None:
        data["guild_id"] = command["guild_id"]
    if named.ids or named.files:
        data["resolved"] = named.resolved()
    return data


def _is_offered(command: JsonObject, has: Permission, *, in_guild: bool) -> bool:
    wanted = command.get("default_member_permissions")
    if not in_guild:
        contexts = as_list(command.get("contexts"))
        return 1 in contexts if contexts else flag_of(command, "dm_permission", True)
    contexts = as_list(command.get("contexts"))
    if contexts and 0 not in contexts:
        return False
    if wanted is None or Permission.ADMINISTRATOR in has:
        return True
    bits = Permission(snowflake_of(wanted) or 0)
    return bool(bits) and bits in has


def _named(entries: list[JsonObject], name: str) -> JsonObject:
    for entry in entries:
        if text_of(entry, "name") == name:
            return entry
    raise NotOffered(f"no {name} among {[text_of(entry, 'name') for entry in entries]}")


def _fill(leaf: JsonObject, given: dict[str, OptionValue], focus: Focus | None, named: _Named) -> list[JsonObject]:
    filled: list[JsonObject] = []
    for option in objects(leaf.get("options")):
        name = text_of(option, "name")
        value = given.pop(name.replace("_", "-"), None)
        if focus is not None and focus.option == name:
            kind = number_of(option, "type")
            filled.append({"name": name, "type": kind, "value": focus.text, "focused": True})
        elif value is not None:
            filled.append({"name": name, "type": option["type"], "value": _checked(option, value, named)})
        elif flag_of(option, "required") and focus is None:
            raise NotOffered(f"the option {name} is required")
    if given:
        raise NotOffered(f"no options called {sorted(given)}")
    return filled


def _checked(option: JsonObject, value: OptionValue, named: _Named) -> JsonValue:
    name, kind = text_of(option, "name"), number_of(option, "type")
    if isinstance(value, PickedFile) or kind == ATTACHMENT:
        if not isinstance(value, PickedFile) or kind != ATTACHMENT or len(value.data) > FILE_BYTES:
            raise NotOffered(f"that does not fit the option {name}")
        return str(named.upload(value))
    if kind in _BY_ID:
        number = value.id if isinstance(value, User | Channel | Role) else int(value)
        named.ids.append(number)
        return str(number)
    if isinstance(value, User | Channel | Role) or not isinstance(value, _TYPES.get(kind, (str,))):
        raise NotOffered(f"{value!r} does not fit the option {name}")
    choices = objects(option.get("choices"))
    if choices:
        found = [choice.get("value") for choice in choices if value in (choice.get("value"), choice.get("name"))]
        if not found:
            raise NotOffered(f"{value!r} is no choice of {name}")
        return found[0]
    _check_range(option, value, name)
    return value


def _check_range(option: JsonObject, value: str | int | float | bool, name: str) -> None:
    measured, what, unit = (len(value), "length", " characters") if isinstance(value, str) else (value, "value", "")
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if isinstance(least, int | float) and measured < least:
        raise NotOffered(f"{name}: at least {least}{unit}")
    if isinstance(most, int | float) and measured > most:
        raise NotOffered(f"{name}: at most {most}{unit}")
