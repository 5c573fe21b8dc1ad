"""`/watch here`, in a thread, and stop: who may, where, and what comes of it.

The permission is Manage Messages in the channel that gets the mirror: a mirror is a row of messages there, and whoever
may take messages away may bring these. Who sets up a mirror must be able to read the table, too.
"""

import discord

from bot.client.caller import Caller, Refusal
from bot.client.calls import TOO_MANY_THREADS, Failed
from bot.client.hosting import need_permissions
from bot.client.links import board_link
from bot.client.mirror_sender import MirrorSender
from bot.client.permissions import THREADS
from bot.client.watching import watched_table
from bot.screens import errors, story_pages, threads
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.errors import TableError
from bot.tables.state import TableState
from bot.texts import Locale


async def mirror_here(caller: Caller, sender: MirrorSender, table: int | None) -> Screen:
    """Show a table in this channel from now on. Raises `Refusal`, `TableError`."""
    _need_moderator(caller)
    need_permissions(caller)
    state = await _meant(caller, table)
    await caller.services.mirrors.begin(state, caller.channel, caller.user)
    sender.wake(state.id)
    return errors.screen(caller.say("mirror-begun", table=state.id))


async def mirror_in_thread(caller: Caller, sender: MirrorSender, table: int | None) -> Screen:
    """Show a table in a new thread of this channel. Raises `Refusal`, `TableError`."""
    _need_moderator(caller)
    state = await _meant(caller, table)
    await caller.services.mirrors.need_room(state)
    _need_threads(caller)
    showing = Showing(caller.services.texts, Locale.from_discord(state.document.language), state)
    thread = await caller.services.channels.open_thread(caller.channel, threads.name(showing))
    if isinstance(thread, Failed):
        raise Refusal(_not_opened(caller, thread))
    try:
        await caller.services.mirrors.begin(state, thread, caller.user)
    except TableError:
        await caller.services.channels.close_thread(thread)
        raise
    sender.wake(state.id)
    return errors.screen(caller.say("mirror-begun-thread", table=state.id, thread=thread))


def _not_opened(caller: Caller, failed: Failed) -> str:
    """Say why Discord opens no thread."""
    if failed.code in TOO_MANY_THREADS:
        return caller.say("mirror-too-many-threads")
    return caller.say("error-bot-permission", permission=caller.say("permission-create-public-threads"))


async def stop_here(caller: Caller, sender: MirrorSender, table: int | None) -> Screen:
    """End the mirrors in this channel, or that of one table. Raises `Refusal`."""
    _need_moderator(caller)
    mirrors = await caller.services.mirrors.in_channel(caller.channel)
    ended = [mirror.table for mirror in mirrors if table in (None, mirror.table) and await sender.take_down(mirror)]
    if not ended:
        raise Refusal(caller.say("mirror-none"))
    return errors.screen(caller.say("mirror-ended", tables=[str(one) for one in ended], count=len(ended)))


async def mirrored_story(caller: Caller, table: int, page: int) -> Screen:
    """Give a page of the story as far as the mirror in this channel has told it. Raises `TableError`."""
    state = await caller.services.tables.look(table)
    last = state.row.events
    if state.status == "playing":
        mirror = await caller.services.mirrors.find(table, caller.channel)
        if mirror is None:
            raise TableError("stale")
        last = (await caller.services.mirrors.sight(state)).events
    events = await caller.services.mirrors.story(table, last)
    return story_pages.page(caller.showing(state), events, page, "mirror_story")


async def _meant(caller: Caller, table: int | None) -> TableState:
    """Give the table to be shown: in its own channel it is there already."""
    state = await caller.services.tables.look(await watched_table(caller, table))
    if state.row.guild != caller.guild:
        raise TableError("no_table")
    if state.row.channel == caller.channel:
        link = board_link(state, await caller.services.tables.outbox.boards(state.id))
        raise Refusal(caller.say("mirror-same-channel", table=state.id, link=link))
    return state


def _need_moderator(caller: Caller) -> None:
    if not caller.guild or not caller.interaction.permissions.manage_messages:
        raise Refusal(caller.say("mirror-need-permission"))


def _need_threads(caller: Caller) -> None:
    """Threads open in text channels, where both the person and the bot may open them."""
    channel, allowed = caller.interaction.channel, caller.interaction.app_permissions
    if not isinstance(channel, discord.TextChannel) or channel.type in THREADS:
        raise Refusal(caller.say("mirror-no-thread-here"))
    if not caller.interaction.permissions.create_public_threads:
        raise Refusal(caller.say("mirror-need-threads"))
    needed = {
        "permission-view-channel": allowed.view_channel,
        "permission-create-public-threads": allowed.create_public_threads,
        "permission-send-messages-in-threads": allowed.send_messages_in_threads,
    }
    for key, granted in needed.items():
        if not granted:
            raise Refusal(caller.say("error-bot-permission", permission=caller.say(key)))
