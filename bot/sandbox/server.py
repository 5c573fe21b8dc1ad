"""The stand-in itself: one loopback HTTP server for REST, the gateway, uploaded files and the page of people."""

import asyncio
import socket
import time
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.endpoints import API_PATH, GATEWAY_PATH, Endpoints
from bot.sandbox.gateway.connection import GatewayConnection
from bot.sandbox.gateway.hub import GatewayHub
from bot.sandbox.model.interactions import Interaction
from bot.sandbox.model.messages import Message
from bot.sandbox.model.thread_archiving import archive_idle_threads
from bot.sandbox.model.world import World
from bot.sandbox.people.crowd import Crowd
from bot.sandbox.people.http_api import PeopleApi
from bot.sandbox.people.page_files import PAGE_PATH, add_page
from bot.sandbox.rest.channel_routes import ChannelRoutes
from bot.sandbox.rest.command_routes import CommandRoutes
from bot.sandbox.rest.guild_routes import GuildRoutes
from bot.sandbox.rest.interaction_routes import InteractionRoutes
from bot.sandbox.rest.login_routes import LoginRoutes
from bot.sandbox.rest.message_routes import MessageRoutes
from bot.sandbox.rest.middleware import Gate, api_middleware
from bot.sandbox.rest.old_edits import OldEdits
from bot.sandbox.rest.rate_limits import RateLimits
from bot.sandbox.rest.records import Refusal
from bot.sandbox.rules.errors import ApiError, Code

_HOUSEKEEPING_SECONDS = 0.25
_LARGEST_REQUEST = 128 * 1024 * 1024


@dataclass(frozen=True)
class Settings:
    """How a stand-in is set up. `port` 0 takes a free one; `old_edits`: edits of hour-old messages in 20 s, or None.

    `patience`: so many seconds people wait for what the bot has deferred; 0 lets them see that it is thinking.
    """

    host: str = "127.0.0.1"
    port: int = 0
    bot_name: str = "Neighbot"
    token: str = "sandbox-token"
    clock: Clock = time.time
    rate_limits: RateLimits = field(default_factory=RateLimits)
    old_edits: int | None = None
    patience: float = 0.0


class SandboxServer:
    """A Discord of one's own. Use as `async with SandboxServer() as server:`."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()
        self.world = World(self.settings.clock, self.settings.bot_name, self.settings.token)
        self.crowd = Crowd(self.world, self.settings.patience)
        self.gate = Gate(self.world, self.settings.rate_limits)
        self.old_edits = OldEdits(self.settings.clock, self.settings.old_edits)
        self._endpoints: Endpoints | None = None
        self._hub: GatewayHub | None = None
        self._runner: web.AppRunner | None = None
        self._housekeeping: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "SandboxServer":
        """Start."""
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop."""
        await self.stop()

    @property
    def endpoints(self) -> Endpoints:
        """The addresses to give to a bot; known once the server has started."""
        assert self._endpoints is not None, "the server has not started"
        return self._endpoints

    @property
    def page_address(self) -> str:
        """Where a browser finds the page of the people."""
        return self.endpoints.origin + PAGE_PATH

    @property
    def hub(self) -> GatewayHub:
        """The gateway's sessions; there once the server has started."""
        assert self._hub is not None, "the server has not started"
        return self._hub

    @property
    def rejections(self) -> list[Refusal]:
        """Requests that no healthy bot sends."""
        return self.gate.records.rejections

    @property
    def refusals(self) -> list[Refusal]:
        """Requests that circumstances made fail."""
        return self.gate.records.refusals

    @property
    def unanswered(self) -> list[Interaction]:
        """Interactions that nobody acknowledged within 3 seconds."""
        return self.world.unanswered

    @property
    def thinking(self) -> list[Message]:
        """Answers that were deferred with "is thinking" and never given so far."""
        return self.world.loading_messages()

    async def start(self) -> None:
        """Listen."""
        app = web.Application(client_max_size=_LARGEST_REQUEST, middlewares=[api_middleware(self.gate)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        listener = socket.create_server((self.settings.host, self.settings.port))
        self._endpoints = Endpoints(self.settings.host, listener.getsockname()[1])
        self.world.origin = self._endpoints.origin
        self._hub = GatewayHub(self.world, self._endpoints.gateway)
        self._add_routes(app)
        await runner.setup()
        await web.SockSite(runner, listener).start()
        self._runner = runner
        self._housekeeping = asyncio.create_task(self._keep_house())

    async def stop(self) -> None:
        """Stop listening and cut everybody off."""
        if self._housekeeping is not None:
            self._housekeeping.cancel()
        if self._hub is not None:
            self._hub.drop_connections(1001)
        if self._runner is not None:
            await self._runner.cleanup()

    async def until_bot_connected(self, seconds: float = 10.0) -> None:
        """Wait until a bot has a session at the gateway.

        Raises TimeoutError.
        """
        async with asyncio.timeout(seconds):
            await self.hub.until_connected()

    async def until_quiet(self, seconds: float = 0.05, at_most: float = 10.0) -> None:
        """Wait until the bot has sent nothing for so many real seconds.

        Raises TimeoutError.
        """
        async with asyncio.timeout(at_most):
            while True:
                before = self.gate.records.requests
                await asyncio.sleep(seconds)
                if self.gate.in_flight == 0 and self.gate.records.requests == before:
                    return

    def _add_routes(self, app: web.Application) -> None:
        gateway_url = self.endpoints.gateway
        areas = (
            LoginRoutes(self.world, gateway_url),
            GuildRoutes(self.world),
            ChannelRoutes(self.world),
            MessageRoutes(self.world, self.old_edits),
            CommandRoutes(self.world),
            InteractionRoutes(self.world),
        )
        add_page(app)
        app.router.add_routes(PeopleApi(self.crowd).routes())
        for area in areas:
            for route in area.routes():
                app.router.add_route(route.method, API_PATH + route.path, route.handler)
        app.router.add_get(GATEWAY_PATH, self._gateway)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        app.router.add_route("*", API_PATH + "/{rest:.*}", self._unknown_route)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        return await GatewayConnection(self.hub).serve(request)

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self.world.attachments.get(int(request.match_info["attachment_id"]))
        if attachment is None:
            return web.Response(status=404)
        return web.Response(body=attachment.data, content_type=attachment.content_type)

    async def _unknown_route(self, _request: web.Request) -> web.Response:
        raise ApiError(Code.NOT_FOUND)

    async def _keep_house(self) -> None:
        while True:
            archive_idle_threads(self.world)
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
