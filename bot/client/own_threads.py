"""Tables that want a thread of their own (house rule `own_thread`): a message in the channel, and the thread at it.

The message has a nonce and the thread its number, so that a crash in between opens neither twice.
"""

import discord

from bot.client.caller import Caller
from bot.client.calls import TOO_MANY_THREADS, Channels, Failed
from bot.client.stuck import Stuck
from bot.screens import threads
from bot.screens.showing import Showing
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.tables.tokens import nonce
from bot.texts import Locale, Texts


def can_open_thread(caller: Caller) -> bool:
    """Tell whether the bot may open threads where the person is, and write in them."""
    allowed = caller.interaction.app_permissions
    in_text_channel = isinstance(caller.interaction.channel, discord.TextChannel)
    return in_text_channel and allowed.create_public_threads and allowed.send_messages_in_threads


async def settle_in_thread(tables: Tables, channels: Channels, texts: Texts, state: TableState) -> None:
    """Open the thread of a table that wants one, and let it go on there; without the permission, or over, it stays.

    Raises `Stuck` if the channel can't be written to.
    """
    if state.status not in ("lobby", "playing"):
        await tables.interruptions.settle_thread(state.id, None)
        return
    showing = Showing(texts, Locale.from_discord(state.document.language), state)
    place, once = state.row.channel, nonce(state.document.secret, "thread", 0)
    message = await channels.post(place, threads.opened(showing), once)
    if isinstance(message, Failed):
        raise Stuck(place, message.code)
    thread = await channels.thread_at(state.row.guild, place, message, threads.name(showing))
    if isinstance(thread, Failed):
        await channels.delete(place, message)
        await tables.interruptions.settle_thread(state.id, None, crowded=thread.code in TOO_MANY_THREADS)
    else:
        await tables.interruptions.settle_thread(state.id, thread)
