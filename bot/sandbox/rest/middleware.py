"""What every REST request passes through: token, rate limits, the faults of a test, the record of refusals."""

from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox.endpoints import API_PATH
from bot.sandbox.model.world import World
from bot.sandbox.rest.faults import Faults
from bot.sandbox.rest.rate_limits import RateLimits
from bot.sandbox.rest.records import Records
from bot.sandbox.rest.replies import BODY_KEY, json_reply
from bot.sandbox.rules.errors import ApiError, Code

_TOKEN_IN_PATH = ("/interactions/", "/webhooks/")


@dataclass
class Gate:
    """What stands between a client and the routes. `watch` sees each request and answer (for schema checks)."""

    world: World
    limits: RateLimits
    faults: Faults = field(default_factory=Faults)
    records: Records = field(default_factory=Records)
    in_flight: int = 0
    watch: Callable[[str, str, object, web.Response], None] | None = None

    async def serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Serve one request of the API."""
        self.records.requests += 1
        self.in_flight += 1
        try:
            return await self._serve(request, handler)
        finally:
            self.in_flight -= 1

    async def _serve(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        route = route_of(request)
        headers, refusal = self.limits.take(f"{request.method} {route}", _major(request))
        if refusal is not None:
            self.records.note_status(self.world.clock(), refusal.status)
            return refusal
        try:
            self._authenticate(request, route)
            await self.faults.meet(request.method, route)
            response = await handler(request)
        except ApiError as error:
            now = self.world.clock()
            self.records.note(now, request.method, request.path, error, request.get(BODY_KEY))
            response = json_reply(error.to_json(), error.status)
            if error.status == 429:
                response = json_reply({**error.to_json(), "retry_after": 1.0, "global": False}, 429)
                headers["Via"] = "1.1 sandbox"
        self.records.note_status(self.world.clock(), response.status)
        response.headers.update(headers)
        if self.watch is not None and isinstance(response, web.Response):
            self.watch(request.method, route, request.get(BODY_KEY), response)
        return response

    def _authenticate(self, request: web.Request, route: str) -> None:
        if route.startswith(_TOKEN_IN_PATH):
            return
        if request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise ApiError(Code.UNAUTHORIZED)


def api_middleware(gate: Gate) -> Middleware:
    """The middleware that puts the gate before all paths of the API and leaves the others alone."""

    @web.middleware
    async def pass_gate(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(API_PATH):
            return await handler(request)
        return await gate.serve(request, handler)

    return pass_gate


def route_of(request: web.Request) -> str:
    """The pattern of the route that a request met, without the API's path; its own path when it met none."""
    resource = request.match_info.route.resource
    return (resource.canonical if resource is not None else request.path).removeprefix(API_PATH)


def _major(request: web.Request) -> str:
    parts = request.match_info
    major = next((parts[key] for key in ("channel_id", "guild_id", "application_id") if key in parts), "")
    return major + parts.get("token", "")
