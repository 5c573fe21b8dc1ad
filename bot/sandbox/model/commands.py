"""The application's registered commands."""

from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.clock import Clock
from bot.sandbox.json_values import JsonObject, JsonValue, number_of, objects, snowflake_of, text_of
from bot.sandbox.model.snowflakes import SnowflakeMaker
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.validate_commands import CHAT_INPUT, check_command_list

Scope = int | None


@dataclass
class CommandBook:
    """All commands by scope: a guild's id, or None for everywhere."""

    application_id: int
    snowflakes: SnowflakeMaker
    clock: Clock
    _commands: dict[Scope, list[JsonObject]] = field(default_factory=dict[Scope, list[JsonObject]])
    _creations: dict[Scope, deque[float]] = field(default_factory=dict[Scope, deque[float]])

    def commands(self, scope: Scope) -> list[JsonObject]:
        """The commands registered for one scope."""
        return list(self._commands.get(scope, []))

    def visible(self, guild_id: Scope) -> list[JsonObject]:
        """The commands of one guild and those of everywhere, the guild's own first."""
        own = self.commands(guild_id) if guild_id is not None else []
        return own + self.commands(None)

    def find(self, command_id: int, scope: Scope) -> JsonObject:
        """One command.

        Raises ApiError (10063).
        """
        for command in self.commands(scope):
            if snowflake_of(command.get("id")) == command_id:
                return command
        raise ApiError(Code.UNKNOWN_COMMAND)

    def overwrite(self, scope: Scope, payload: JsonValue) -> list[JsonObject]:
        """Replace all commands of a scope; a command that keeps its name and type keeps its id.

        Raises ApiError (50035, or 30034 after 200 creations in a day).
        """
        check_command_list(payload)
        before = {_key(command): command for command in self.commands(scope)}
        self._count_creations(scope, sum(_key(entry) not in before for entry in objects(payload)))
        self._commands[scope] = [self._registered(scope, entry, before.get(_key(entry))) for entry in objects(payload)]
        return self.commands(scope)

    def upsert(self, scope: Scope, entry: JsonObject) -> JsonObject:
        """Add one command, or replace the one with the same name and type.

        Raises ApiError as `overwrite` does.
        """
        others = [command for command in self.commands(scope) if _key(command) != _key(entry)]
        self.overwrite(scope, [*others, entry])
        return next(command for command in self.commands(scope) if _key(command) == _key(entry))

    def edit(self, command_id: int, scope: Scope, changes: JsonObject) -> JsonObject:
        """Change one command.

        Raises ApiError (10063 or 50035).
        """
        changed: JsonObject = {**self.find(command_id, scope), **changes}
        commands = [changed if command.get("id") == changed["id"] else command for command in self.commands(scope)]
        check_command_list(commands)
        self._commands[scope] = commands
        return changed

    def remove(self, command_id: int, scope: Scope) -> None:
        """Remove one command.

        Raises ApiError (10063).
        """
        gone = self.find(command_id, scope)
        self._commands[scope] = [command for command in self.commands(scope) if command is not gone]

    def _count_creations(self, scope: Scope, created: int) -> None:
        times = self._creations.setdefault(scope, deque())
        now = self.clock()
        while times and times[0] <= now - limits.DAY_SECONDS:
            times.popleft()
        if len(times) + created > limits.COMMAND_CREATIONS_PER_DAY:
            raise ApiError(Code.TOO_MANY_COMMAND_CREATIONS)
        times.extend([now] * created)

    def _registered(self, scope: Scope, entry: JsonObject, before: JsonObject | None) -> JsonObject:
        command: dict[str, JsonValue] = {
            "type": CHAT_INPUT,
            "description": "",
            "options": [],
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "contexts": None,
            "integration_types": [0],
            **{key: value for key, value in entry.items() if value is not None},
            "id": before["id"] if before else str(self.snowflakes.make()),
            "application_id": str(self.application_id),
            "version": str(self.snowflakes.make()),
        }
        if scope is not None:
            command["guild_id"] = str(scope)
        return command


def _key(command: JsonObject) -> tuple[int, str]:
    return number_of(command, "type", CHAT_INPUT), text_of(command, "name")
