"""Whether a person may read the channel of a table: what Discord shows them there, and nothing more, may be told."""

import discord

from bot.client.caller import Caller
from bot.tables.errors import TableError
from bot.tables.state import TableState


async def may_read(caller: Caller, state: TableState) -> bool:
    """Tell whether a person plays at a table or may read its channel in the server where they ask.

    A private thread is read by whoever asks in it, and by whoever may manage threads: who else is in it we don't know.
    """
    if state.seat_of(caller.user) is not None:
        return True
    guild, person = caller.interaction.guild, caller.interaction.user
    if state.row.guild != caller.guild or guild is None or not isinstance(person, discord.Member):
        return False
    if state.row.channel == caller.channel:
        return True
    channel = guild.get_channel_or_thread(state.row.channel)
    if channel is None and state.home != state.row.channel:
        channel = await caller.services.threads.find(state.row.channel)
    return channel is not None and _shows(channel, person)


def _shows(channel: discord.abc.GuildChannel | discord.Thread, person: discord.Member) -> bool:
    if isinstance(channel, discord.Thread):
        if channel.parent is None:
            return False
        allowed = channel.permissions_for(person)
        return allowed.view_channel and (not channel.is_private() or allowed.manage_threads)
    return channel.permissions_for(person).view_channel


async def need_reader(caller: Caller, state: TableState) -> None:
    """Raise `TableError("no_table")` unless a person may read the table's channel: as if there were no such table."""
    if not await may_read(caller, state):
        raise TableError("no_table")
