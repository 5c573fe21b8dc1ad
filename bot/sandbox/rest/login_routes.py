"""Who the bot is and where the gateway is."""

from aiohttp import web

from bot.sandbox.json_values import JsonObject, snowflake_of
from bot.sandbox.model.wire import channel_json
from bot.sandbox.model.world import World
from bot.sandbox.rest.replies import json_reply, path_id, read_object
from bot.sandbox.rules.errors import ApiError, Code


class LoginRoutes:
    """Users, the application and the gateway's address."""

    def __init__(self, world: World, gateway_url: str) -> None:
        self._world = world
        self._gateway_url = gateway_url

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area."""
        return [
            web.get("/users/@me", self.me),
            web.get("/users/{user_id}", self.user),
            web.post("/users/@me/channels", self.open_direct_channel),
            web.get("/users/@me/guilds", self.guilds),
            web.get("/oauth2/applications/@me", self.application),
            web.get("/applications/@me", self.application),
            web.get("/gateway", self.gateway),
            web.get("/gateway/bot", self.gateway_bot),
        ]

    async def me(self, _request: web.Request) -> web.Response:
        """The bot's own user."""
        return json_reply(self._world.bot.to_own_json())

    async def user(self, request: web.Request) -> web.Response:
        """Any user."""
        return json_reply(self._world.user(path_id(request, "user_id")).to_json())

    async def open_direct_channel(self, request: web.Request) -> web.Response:
        """The channel for direct messages with a user; whether they may be sent shows when sending."""
        body = await read_object(request)
        user = self._world.user(snowflake_of(body.get("recipient_id")))
        if user.bot:
            raise ApiError(Code.CANNOT_SEND_TO_USER)
        return json_reply(channel_json(self._world, self._world.direct_channel(user.id)))

    async def guilds(self, _request: web.Request) -> web.Response:
        """The guilds the bot is in."""
        found = [guild for guild in self._world.guilds.values() if self._world.bot.id in guild.members]
        return json_reply([guild.to_json() for guild in found])

    async def application(self, _request: web.Request) -> web.Response:
        """The application; its owner is the first person of the world, if there is one."""
        people = [user for user in self._world.users.values() if not user.bot]
        owner = (people or [self._world.bot])[0]
        application: JsonObject = {
            "id": str(self._world.bot.id),
            "name": self._world.bot.display_name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
            "owner": owner.to_json(),
            "approximate_guild_count": len(self._world.guilds),
            "approximate_user_authorization_count": 0,
            "approximate_user_install_count": 0,
            "eligible_oauth2_scopes": [],
            "explicit_content_filter": 0,
            "flags_new": "0",
            "role_connections_verification_url": None,
            "type": None,
            "redirect_uris": [],
            "interactions_endpoint_url": None,
        }
        return json_reply(application)

    async def gateway(self, _request: web.Request) -> web.Response:
        """The gateway's address."""
        return json_reply({"url": self._gateway_url})

    async def gateway_bot(self, _request: web.Request) -> web.Response:
        """The gateway's address, with the number of shards and sessions."""
        limit = {"total": 1_000, "remaining": 1_000, "reset_after": 86_400_000, "max_concurrency": 1}
        return json_reply({"url": self._gateway_url, "shards": 1, "session_start_limit": limit})
