"""Messages by the bot's own token."""

from aiohttp import web

from bot.sandbox.model.channels import Channel
from bot.sandbox.model.message_actions import (
    Origin,
    create_message,
    delete_message,
    edit_message,
    find_by_nonce,
)
from bot.sandbox.model.messages import Message
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.wire import message_json
from bot.sandbox.model.world import World
from bot.sandbox.rest.access import require, require_not_archived, require_posting
from bot.sandbox.rest.old_edits import OldEdits
from bot.sandbox.rest.replies import json_reply, no_content, path_id, read_message
from bot.sandbox.rules.errors import ApiError, Code


class MessageRoutes:
    """Everything below /channels/{id}/messages."""

    def __init__(self, world: World, old_edits: OldEdits) -> None:
        self._world = world
        self._old_edits = old_edits

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area."""
        return [
            web.get("/channels/{channel_id}/messages", self.history),
            web.post("/channels/{channel_id}/messages", self.create),
            web.get("/channels/{channel_id}/messages/{message_id}", self.message),
            web.patch("/channels/{channel_id}/messages/{message_id}", self.edit),
            web.delete("/channels/{channel_id}/messages/{message_id}", self.delete),
        ]

    async def history(self, request: web.Request) -> web.Response:
        """Up to `limit` messages, newest first; `before`, `after` as ids."""
        channel = self._world.channel(path_id(request, "channel_id"))
        require(self._world, channel, Permission.READ_MESSAGE_HISTORY)
        query = request.query
        before = int(query.get("before", 1 << 63))
        after = int(query.get("after", 0))
        limit = max(1, min(100, int(query.get("limit", 50))))
        found = [m for m in self._world.messages(channel.id) if m.private_to is None and after < m.id < before]
        page = found[:limit] if "after" in query else found[-limit:]
        return json_reply([message_json(self._world, message) for message in reversed(page)])

    async def create(self, request: web.Request) -> web.Response:
        """Post; an enforced nonce that was used before answers with the earlier message."""
        channel = self._world.channel(path_id(request, "channel_id"))
        sent = await read_message(request)
        require_posting(self._world, channel, files=bool(sent.uploads), embeds=bool(sent.body.get("embeds")))
        before = find_by_nonce(self._world, channel, sent.body, self._world.bot.id)
        message = before or create_message(self._world, channel, sent, Origin(self._world.bot.id))
        return json_reply(message_json(self._world, message))

    async def message(self, request: web.Request) -> web.Response:
        """One message; one that a single person sees is unknown to the bot's token."""
        channel, message = self._find(request)
        require(self._world, channel, Permission.READ_MESSAGE_HISTORY)
        return json_reply(message_json(self._world, message))

    async def edit(self, request: web.Request) -> web.Response:
        """Change an own message."""
        channel, message = self._find(request)
        require(self._world, channel)
        require_not_archived(channel)
        if message.author_id != self._world.bot.id:
            raise ApiError(Code.CANNOT_EDIT_OTHERS)
        sent = await read_message(request)
        if sent.uploads:
            require(self._world, channel, Permission.ATTACH_FILES)
        self._old_edits.count(message)
        edit_message(self._world, message, sent)
        return json_reply(message_json(self._world, message))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete an own message, or anybody's with the permission for it."""
        channel, message = self._find(request)
        own = message.author_id == self._world.bot.id
        require(self._world, channel, Permission(0) if own else Permission.MANAGE_MESSAGES)
        require_not_archived(channel)
        delete_message(self._world, message)
        return no_content()

    def _find(self, request: web.Request) -> tuple[Channel, Message]:
        channel = self._world.channel(path_id(request, "channel_id"))
        return channel, self._world.public_message(channel.id, path_id(request, "message_id"))
