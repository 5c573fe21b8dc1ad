"""Guilds, their members, roles and channels."""

from aiohttp import web

from bot.sandbox.json_values import number_of, text_of
from bot.sandbox.model.channel_actions import add_channel
from bot.sandbox.model.channels import CATEGORY, TEXT
from bot.sandbox.model.guild_actions import leave_guild
from bot.sandbox.model.permissions import Permission, guild_permissions
from bot.sandbox.model.wire import channel_json, member_json
from bot.sandbox.model.world import World
from bot.sandbox.rest.replies import json_reply, no_content, path_id, read_object
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors


class GuildRoutes:
    """Everything below /guilds."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area."""
        return [
            web.get("/guilds/{guild_id}", self.guild),
            web.get("/guilds/{guild_id}/roles", self.roles),
            web.get("/guilds/{guild_id}/members/{user_id}", self.member),
            web.get("/guilds/{guild_id}/channels", self.channels),
            web.post("/guilds/{guild_id}/channels", self.create_channel),
            web.get("/guilds/{guild_id}/threads/active", self.active_threads),
            web.delete("/users/@me/guilds/{guild_id}", self.leave),
        ]

    async def guild(self, request: web.Request) -> web.Response:
        """One guild."""
        return json_reply(self._world.guild(path_id(request, "guild_id")).to_json())

    async def roles(self, request: web.Request) -> web.Response:
        """Its roles."""
        guild = self._world.guild(path_id(request, "guild_id"))
        return json_reply([role.to_json() for role in guild.roles.values()])

    async def member(self, request: web.Request) -> web.Response:
        """One member."""
        guild = self._world.guild(path_id(request, "guild_id"))
        user = self._world.user(path_id(request, "user_id"))
        return json_reply(member_json(self._world, self._world.member(guild, user.id)))

    async def channels(self, request: web.Request) -> web.Response:
        """Its channels without the threads."""
        guild = self._world.guild(path_id(request, "guild_id"))
        found = self._world.guild_channels(guild.id, threads=False)
        return json_reply([channel_json(self._world, channel) for channel in found])

    async def create_channel(self, request: web.Request) -> web.Response:
        """A new text channel or category."""
        guild = self._world.guild(path_id(request, "guild_id"))
        own = guild.members[self._world.bot.id]
        if Permission.MANAGE_CHANNELS not in guild_permissions(guild, own):
            raise ApiError(Code.MISSING_PERMISSIONS)
        body = await read_object(request)
        errors = FormErrors()
        errors.length(("name",), body.get("name"), 1, limits.CHANNEL_NAME_LENGTH)
        errors.choice(("type",), number_of(body, "type"), (TEXT, CATEGORY))
        errors.raise_if_any()
        channel = add_channel(self._world, guild.id, text_of(body, "name"), number_of(body, "type"))
        return json_reply(channel_json(self._world, channel), 201)

    async def active_threads(self, request: web.Request) -> web.Response:
        """Its threads that are not archived."""
        guild = self._world.guild(path_id(request, "guild_id"))
        threads = self._world.guild_channels(guild.id, threads=True)
        found = [thread for thread in threads if thread.thread is not None and not thread.thread.archived]
        return json_reply(
            {"threads": [channel_json(self._world, thread) for thread in found], "members": [], "has_more": False}
        )

    async def leave(self, request: web.Request) -> web.Response:
        """The bot leaves."""
        leave_guild(self._world, self._world.guild(path_id(request, "guild_id")), self._world.bot)
        return no_content()
