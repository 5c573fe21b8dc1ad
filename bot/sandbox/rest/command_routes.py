"""Registering application commands, and the application's own emojis."""

from aiohttp import web

from bot.sandbox.json_values import JsonObject, text_of
from bot.sandbox.model.commands import Scope
from bot.sandbox.model.world import World
from bot.sandbox.rest.replies import json_reply, no_content, path_id, read_json, read_object
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors

_EVERYWHERE = "/applications/{application_id}/commands"
_IN_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


class CommandRoutes:
    """Everything below /applications/{id}."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area, for commands everywhere and for those of one guild."""
        emojis = "/applications/{application_id}/emojis"
        found = [web.get(emojis, self.emojis), web.post(emojis, self.add_emoji)]
        for base in (_EVERYWHERE, _IN_GUILD):
            one = base + "/{command_id}"
            found += [
                web.get(base, self.commands),
                web.put(base, self.overwrite),
                web.post(base, self.upsert),
                web.get(one, self.command),
                web.patch(one, self.edit),
                web.delete(one, self.remove),
            ]
        return found

    async def emojis(self, _request: web.Request) -> web.Response:
        """The emojis that belong to the application."""
        known = self._world.application_emojis
        return json_reply({"items": [_emoji_json(number, name) for number, name in known.items()]})

    async def add_emoji(self, request: web.Request) -> web.Response:
        """A new emoji of the application, its picture as a data address."""
        body = await read_object(request)
        errors = FormErrors()
        errors.length(("name",), body.get("name"), 2, limits.EMOJI_NAME_LENGTH)
        if not text_of(body, "image").startswith("data:image/"):
            errors.add(("image",), "IMAGE_INVALID", "Invalid image data")
        errors.raise_if_any()
        number = self._world.snowflakes.make()
        self._world.application_emojis[number] = text_of(body, "name")
        return json_reply(_emoji_json(number, text_of(body, "name")), 201)

    async def commands(self, request: web.Request) -> web.Response:
        """All commands of a scope."""
        return json_reply(self._world.commands.commands(self._scope(request)))

    async def overwrite(self, request: web.Request) -> web.Response:
        """Replace all commands of a scope."""
        scope = self._scope(request)
        return json_reply(self._world.commands.overwrite(scope, await read_json(request)))

    async def upsert(self, request: web.Request) -> web.Response:
        """Add or replace one command."""
        scope = self._scope(request)
        return json_reply(self._world.commands.upsert(scope, await read_object(request)), 201)

    async def command(self, request: web.Request) -> web.Response:
        """One command."""
        return json_reply(self._find(request))

    async def edit(self, request: web.Request) -> web.Response:
        """Change one command."""
        scope = self._scope(request)
        changes = await read_object(request)
        return json_reply(self._world.commands.edit(path_id(request, "command_id") or 0, scope, changes))

    async def remove(self, request: web.Request) -> web.Response:
        """Remove one command."""
        self._world.commands.remove(path_id(request, "command_id") or 0, self._scope(request))
        return no_content()

    def _find(self, request: web.Request) -> JsonObject:
        return self._world.commands.find(path_id(request, "command_id") or 0, self._scope(request))

    def _scope(self, request: web.Request) -> Scope:
        if path_id(request, "application_id") != self._world.bot.id:
            raise ApiError(Code.MISSING_ACCESS)
        if "guild_id" not in request.match_info:
            return None
        return self._world.guild(path_id(request, "guild_id")).id


def _emoji_json(number: int, name: str) -> JsonObject:
    marks: JsonObject = {"animated": False, "available": True, "managed": False, "require_colons": True, "roles": []}
    return {"id": str(number), "name": name, **marks}
