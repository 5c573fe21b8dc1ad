"""Channels and threads."""

from aiohttp import web

from bot.sandbox.json_values import JsonObject, flag_of, number_of, text_of
from bot.sandbox.model.channel_actions import (
    ThreadPlan,
    add_thread,
    announce_channel,
    clear_overwrite,
    delete_channel,
    reopen_thread,
    set_overwrite,
    set_thread,
)
from bot.sandbox.model.channels import DIRECT_MESSAGE, PRIVATE_THREAD, PUBLIC_THREAD, THREADS, Channel, Overwrite
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.wire import channel_json
from bot.sandbox.model.world import World, WorldEvent
from bot.sandbox.rest.access import require, require_not_archived
from bot.sandbox.rest.replies import json_reply, no_content, path_id, read_object
from bot.sandbox.rules import limits
from bot.sandbox.rules.errors import ApiError, Code
from bot.sandbox.rules.form import FormErrors


class ChannelRoutes:
    """Everything below /channels but messages."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[web.RouteDef]:
        """The routes of this area."""
        return [
            web.get("/channels/{channel_id}", self.channel),
            web.patch("/channels/{channel_id}", self.edit),
            web.delete("/channels/{channel_id}", self.delete),
            web.post("/channels/{channel_id}/typing", self.typing),
            web.post("/channels/{channel_id}/threads", self.start_thread),
            web.post("/channels/{channel_id}/messages/{message_id}/threads", self.start_thread_from_message),
            web.put("/channels/{channel_id}/thread-members/@me", self.join_thread),
            web.put("/channels/{channel_id}/thread-members/{user_id}", self.add_to_thread),
            web.put("/channels/{channel_id}/permissions/{target_id}", self.set_permissions),
            web.delete("/channels/{channel_id}/permissions/{target_id}", self.clear_permissions),
        ]

    async def channel(self, request: web.Request) -> web.Response:
        """One channel."""
        channel = self._world.channel(path_id(request, "channel_id"))
        require(self._world, channel)
        return json_reply(channel_json(self._world, channel))

    async def edit(self, request: web.Request) -> web.Response:
        """Rename, move, archive, lock."""
        channel = self._world.channel(path_id(request, "channel_id"))
        body = await read_object(request)
        self._require_edit(channel, body)
        longest = limits.THREAD_NAME_LENGTH if channel.is_thread else limits.CHANNEL_NAME_LENGTH
        errors = FormErrors()
        errors.length(("name",), body.get("name"), 1, longest, required=False)
        errors.length(("topic",), body.get("topic"), 0, limits.CHANNEL_TOPIC_LENGTH, required=False)
        errors.raise_if_any()
        channel.name = text_of(body, "name", channel.name)
        if "topic" in body:
            channel.topic = text_of(body, "topic") or None
        if channel.thread is not None:
            archived = flag_of(body, "archived", channel.thread.archived)
            locked = flag_of(body, "locked", channel.thread.locked)
            set_thread(self._world, channel, archived=archived, locked=locked)
        else:
            announce_channel(self._world, "CHANNEL_UPDATE", channel)
        return json_reply(channel_json(self._world, channel))

    async def delete(self, request: web.Request) -> web.Response:
        """Delete a channel or thread; closing direct messages changes nothing."""
        channel = self._world.channel(path_id(request, "channel_id"))
        if channel.kind != DIRECT_MESSAGE:
            wanted = Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS
            require(self._world, channel, wanted)
            delete_channel(self._world, channel)
        return json_reply(channel_json(self._world, channel))

    async def typing(self, request: web.Request) -> web.Response:
        """Show the bot as typing."""
        channel = self._world.channel(path_id(request, "channel_id"))
        require(self._world, channel, Permission.SEND_MESSAGES)
        payload: JsonObject = {"channel_id": str(channel.id), "user_id": str(self._world.bot.id)}
        self._world.emit(WorldEvent("TYPING_START", payload, channel.guild_id, channel.id, for_bot=False))
        return no_content()

    async def start_thread(self, request: web.Request) -> web.Response:
        """A thread of its own, private unless said otherwise."""
        parent = self._world.channel(path_id(request, "channel_id"))
        body = await read_object(request)
        kind = number_of(body, "type", PRIVATE_THREAD)
        return self._start(parent, body, kind, None)

    async def start_thread_from_message(self, request: web.Request) -> web.Response:
        """A public thread at a message."""
        parent = self._world.channel(path_id(request, "channel_id"))
        body = await read_object(request)
        return self._start(parent, body, PUBLIC_THREAD, path_id(request, "message_id"))

    async def join_thread(self, request: web.Request) -> web.Response:
        """The bot joins a thread."""
        self._join(self._world.channel(path_id(request, "channel_id")), self._world.bot.id)
        return no_content()

    async def add_to_thread(self, request: web.Request) -> web.Response:
        """The bot takes somebody into a thread."""
        thread = self._world.channel(path_id(request, "channel_id"))
        require_not_archived(thread)
        self._join(thread, self._world.user(path_id(request, "user_id")).id)
        return no_content()

    async def set_permissions(self, request: web.Request) -> web.Response:
        """Set what a channel allows and denies a role or member."""
        channel = self._world.channel(path_id(request, "channel_id"))
        require(self._world, channel, Permission.MANAGE_ROLES)
        body = await read_object(request)
        bits = {key: int(text_of(body, key) or number_of(body, key)) for key in ("allow", "deny")}
        overwrite = Overwrite(path_id(request, "target_id") or 0, number_of(body, "type"), **bits)
        set_overwrite(self._world, channel, overwrite)
        return no_content()

    async def clear_permissions(self, request: web.Request) -> web.Response:
        """Take what `set_permissions` did back."""
        channel = self._world.channel(path_id(request, "channel_id"))
        require(self._world, channel, Permission.MANAGE_ROLES)
        clear_overwrite(self._world, channel, path_id(request, "target_id") or 0)
        return no_content()

    def _start(self, parent: Channel, body: JsonObject, kind: int, message_id: int | None) -> web.Response:
        errors = FormErrors()
        errors.length(("name",), body.get("name"), 1, limits.THREAD_NAME_LENGTH)
        errors.choice(("type",), kind, THREADS)
        minutes = number_of(body, "auto_archive_duration", limits.ARCHIVE_MINUTES[1])
        errors.choice(("auto_archive_duration",), minutes, limits.ARCHIVE_MINUTES)
        errors.raise_if_any()
        if parent.guild_id is None or parent.is_thread:
            raise ApiError(Code.WRONG_CHANNEL_TYPE)
        public = kind == PUBLIC_THREAD
        require(self._world, parent, Permission.CREATE_PUBLIC_THREADS if public else Permission.CREATE_PRIVATE_THREADS)
        starter = self._world.public_message(parent.id, message_id) if message_id is not None else None
        plan = ThreadPlan(text_of(body, "name"), self._world.bot.id, kind, minutes)
        return json_reply(channel_json(self._world, add_thread(self._world, parent, plan, starter)), 201)

    def _require_edit(self, channel: Channel, body: JsonObject) -> None:
        if channel.thread is None:
            require(self._world, channel, Permission.MANAGE_CHANNELS)
            return
        unarchives = set(body) == {"archived"} and not flag_of(body, "archived")
        own = channel.thread.owner_id == self._world.bot.id and "locked" not in body
        if unarchives and not channel.thread.locked:
            require(self._world, channel, Permission.SEND_MESSAGES_IN_THREADS)
            return
        require(self._world, channel, Permission(0) if own else Permission.MANAGE_THREADS)
        if channel.thread.archived and flag_of(body, "archived", True):
            raise ApiError(Code.THREAD_ARCHIVED)

    def _join(self, thread: Channel, user_id: int) -> None:
        if thread.thread is None:
            raise ApiError(Code.WRONG_CHANNEL_TYPE)
        require(self._world, thread)
        if user_id not in thread.thread.member_ids:
            thread.thread.member_ids.append(user_id)
        reopen_thread(self._world, thread)
