"""Calls to Discord. Which refusals are expected is named where each call is made; any other one is raised.

Codes: 10003 no such channel · 10004 no such server · 10008 no such message · 10015 and 50027 the interaction's 15
minutes are over · 10062 its 3 seconds are over · 30046 too many edits of an old message · 40060 answered already ·
50001 the channel can't be seen · 50007 and 50278 the person takes no direct messages from us · 50013 a permission
lacks · 50035 the form isn't right ·
50083 the thread is archived · 160005 it is locked · 160004 the message has its thread already · 160006 the
server has as many open threads as it may.
"""

from collections.abc import Awaitable
from typing import TypeVar

import discord
from msgspec import Struct

from bot.client.rate_gate import Gate
from bot.screens.screen import Screen

Result = TypeVar("Result")

WEEK_MINUTES = 10_080
"""The longest time without messages after which Discord archives a thread."""

UNKNOWN_CHANNEL = 10003
CHANNEL_GONE = frozenset({UNKNOWN_CHANNEL, 10004})
MESSAGE_GONE = frozenset({10008})
THREAD_ARCHIVED = 50083
THREAD_CLOSED = frozenset({THREAD_ARCHIVED, 160005})
THREAD_THERE = frozenset({160004})
TOO_MANY_THREADS = frozenset({160006})
TOO_OLD = frozenset({30046, 50083})
FORBIDDEN = frozenset({50001, 50013, 160005})
NO_DIRECTS = frozenset({50007, 50278, 10013})
"""Direct messages to that person are not taken: by their settings, or because no server is shared any more."""

TOO_MANY_DIRECTS = 40003
TOO_LATE = frozenset({10062, 10015, 50027, 10008, 10003, 50001, 50083, 160005})
"""An interaction that can't be answered any more, or not here: in a locked thread nothing can."""

ANSWERED_ELSEWHERE = frozenset({40060})

PICTURE_GONE = frozenset({50035})
"""What an edit gets that keeps a picture (MEDIA_ATTACHMENT_NOT_FOUND): the message doesn't carry it any more."""


class Failed(Struct, frozen=True):
    """An expected refusal by its code."""

    code: int


async def expecting(call: Awaitable[Result], *expected: frozenset[int]) -> Result | Failed:
    """Await a call; give `Failed` for a refusal among those expected. Raises any other `discord.HTTPException`."""
    try:
        return await call
    except discord.HTTPException as error:
        if any(error.code in codes for codes in expected):
            return Failed(error.code)
        raise


def mentions_of(screen: Screen) -> discord.AllowedMentions:
    """Allow exactly the people a screen calls."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in screen.mentions]
    )


def files_for(screen: Screen) -> list[discord.File | discord.Attachment]:
    """Give what an edit says about files: nothing at all if those on the message stay."""
    return discord.utils.MISSING if screen.kept else list(screen.files)


class Channels:
    """What the outbox does in channels; all of it stays below Discord's 50 requests a second."""

    def __init__(self, gate: Gate) -> None:
        self._gate = gate
        self._client: discord.Client | None = None

    def use(self, client: discord.Client) -> None:
        """Send through this client from now on."""
        self._client = client

    async def post(self, channel: int, screen: Screen, nonce: str) -> int | Failed:
        """Post a message; gives its id. The same nonce within a few minutes gives the earlier message again."""
        await self._gate.enter()
        screen.view.stop()
        place = self._place(channel)
        sending = place.send(
            view=screen.view, files=list(screen.files), nonce=nonce, allowed_mentions=mentions_of(screen)
        )
        sent = await expecting(sending, CHANNEL_GONE, FORBIDDEN, THREAD_CLOSED)
        return sent if isinstance(sent, Failed) else sent.id

    async def edit(self, channel: int, message: int, screen: Screen) -> Failed | None:
        """Bring a message up to date; nobody is pinged by that. An archived thread is opened again for it."""
        edited = await self._edit_once(channel, message, screen)
        if edited is not None and edited.code == THREAD_ARCHIVED and await self._open_again(channel):
            edited = await self._edit_once(channel, message, screen)
        return edited

    async def _edit_once(self, channel: int, message: int, screen: Screen) -> Failed | None:
        await self._gate.enter()
        screen.view.stop()
        place = self._place(channel).get_partial_message(message)
        editing = place.edit(
            view=screen.view, attachments=files_for(screen), allowed_mentions=discord.AllowedMentions.none()
        )
        expected = (MESSAGE_GONE, TOO_OLD, CHANNEL_GONE, FORBIDDEN, *([PICTURE_GONE] if screen.kept else []))
        edited = await expecting(editing, *expected)
        return edited if isinstance(edited, Failed) else None

    async def _open_again(self, number: int) -> bool:
        """Open an archived thread again; False for one that is locked, or what is none."""
        thread = await self.thread(number)
        if thread is None or thread.locked:
            return False
        await self._gate.enter()
        opened = await expecting(thread.edit(archived=False), CHANNEL_GONE, FORBIDDEN, THREAD_CLOSED)
        return not isinstance(opened, Failed)

    async def open_thread(self, channel: int, name: str) -> int | Failed:
        """Open a public thread in a text channel; it stays open for a week without messages. Gives the thread."""
        assert self._client is not None, "no client yet"
        await self._gate.enter()
        parent = self._client.get_channel(channel)
        if not isinstance(parent, discord.TextChannel):
            return Failed(UNKNOWN_CHANNEL)
        kind = discord.ChannelType.public_thread
        opening = parent.create_thread(name=name, type=kind, auto_archive_duration=WEEK_MINUTES)
        opened = await expecting(opening, CHANNEL_GONE, FORBIDDEN, TOO_MANY_THREADS)
        return opened if isinstance(opened, Failed) else opened.id

    async def close_thread(self, number: int) -> None:
        """Take a thread of ours away, or archive it where that isn't allowed."""
        thread = await self.thread(number)
        if thread is None:
            return
        await self._gate.enter()
        if isinstance(await expecting(thread.delete(), CHANNEL_GONE, FORBIDDEN), Failed):
            await self._gate.enter()
            await expecting(thread.edit(archived=True), CHANNEL_GONE, FORBIDDEN, THREAD_CLOSED)

    async def delete(self, channel: int, message: int) -> Failed | None:
        """Take a message of ours away."""
        await self._gate.enter()
        place = self._place(channel).get_partial_message(message)
        return await expecting(place.delete(), MESSAGE_GONE, TOO_OLD, CHANNEL_GONE, FORBIDDEN)

    async def parent(self, thread: int) -> int | None:
        """Give the channel that a thread belongs to; None for what is no thread or can't be seen."""
        found = await self.thread(thread)
        return found.parent_id if found is not None else None

    async def thread(self, number: int) -> discord.Thread | None:
        """Give a thread, though it be archived; None for what is none or can't be seen."""
        assert self._client is not None, "no client yet"
        await self._gate.enter()
        found = await expecting(self._client.fetch_channel(number), CHANNEL_GONE, FORBIDDEN)
        return found if isinstance(found, discord.Thread) else None

    async def thread_at(self, guild: int, channel: int, message: int, name: str) -> int | Failed:
        """Open a public thread at a message of ours, or find the one that is there. Gives the thread."""
        assert self._client is not None, "no client yet"
        await self._gate.enter()
        place = self._client.get_partial_messageable(channel, guild_id=guild).get_partial_message(message)
        opening = place.create_thread(name=name, auto_archive_duration=WEEK_MINUTES)
        opened = await expecting(opening, CHANNEL_GONE, FORBIDDEN, MESSAGE_GONE, THREAD_THERE, TOO_MANY_THREADS)
        if isinstance(opened, Failed):
            return message if opened.code in THREAD_THERE else opened  # both have the same number
        return opened.id

    async def open_direct(self, user: int) -> int | Failed:
        """Open the direct messages with a person, or find them; gives the channel."""
        assert self._client is not None, "no client yet"
        await self._gate.enter()
        opening = self._client.create_dm(discord.Object(user))
        opened = await expecting(opening, NO_DIRECTS, FORBIDDEN, frozenset({TOO_MANY_DIRECTS}))
        return opened if isinstance(opened, Failed) else opened.id

    def _place(self, channel: int) -> discord.PartialMessageable:
        assert self._client is not None, "no client yet"
        return self._client.get_partial_messageable(channel)
