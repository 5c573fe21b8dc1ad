"""First answers to interactions, and what their tokens allow afterwards."""

from aiohttp import web

from bot.sandbox.model.followups import create_followup, delete_reply, edit_reply, find_reply
from bot.sandbox.model.interaction_actions import acknowledge
from bot.sandbox.model.interactions import Interaction
from bot.sandbox.model.wire import message_json
from bot.sandbox.model.world import World
from bot.sandbox.rest.replies import json_reply, no_content, path_id, read_message
from bot.sandbox.rules.errors import ApiError, Code

_WEBHOOK = "/webhooks/{application_id}/{token}"
_MESSAGE = _WEBHOOK + "/messages/{message_id}"


class InteractionRoutes:
    """Everything that a token of an interaction opens."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area."""
        return [
            web.post("/interactions/{interaction_id}/{token}/callback", self.first_answer),
            web.post(_WEBHOOK, self.followup),
            web.get(_MESSAGE, self.reply),
            web.patch(_MESSAGE, self.edit),
            web.delete(_MESSAGE, self.delete),
        ]

    async def first_answer(self, request: web.Request) -> web.Response:
        """The answer that must come within 3 seconds."""
        sent = await read_message(request)
        number = path_id(request, "interaction_id")
        result = acknowledge(self._world, number, request.match_info["token"], sent)
        return json_reply(result) if request.query.get("with_response") in ("1", "true") else no_content()

    async def followup(self, request: web.Request) -> web.Response:
        """Another message."""
        interaction = self._interaction(request)
        message = create_followup(self._world, interaction, await read_message(request))
        return json_reply(message_json(self._world, message))

    async def reply(self, request: web.Request) -> web.Response:
        """An answer as it stands."""
        message = find_reply(self._world, self._interaction(request), request.match_info["message_id"])
        return json_reply(message_json(self._world, message))

    async def edit(self, request: web.Request) -> web.Response:
        """Change an answer."""
        interaction = self._interaction(request)
        sent = await read_message(request)
        message = edit_reply(self._world, interaction, request.match_info["message_id"], sent)
        return json_reply(message_json(self._world, message))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete an answer."""
        delete_reply(self._world, self._interaction(request), request.match_info["message_id"])
        return no_content()

    def _interaction(self, request: web.Request) -> Interaction:
        if path_id(request, "application_id") != self._world.bot.id:
            raise ApiError(Code.UNKNOWN_WEBHOOK)
        return self._world.interaction_by_token(request.match_info["token"])
