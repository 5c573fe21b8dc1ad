"""What the bot needs to be allowed in a table's channel, and what of it lacks."""

import discord

THREADS = frozenset(
    {discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread}
)


def missing(allowed: discord.Permissions, kind: discord.ChannelType | None) -> list[str]:
    """Give the keys (`permission-…`) of the permissions that lack in a channel of that kind."""
    in_thread = kind in THREADS
    needed = {
        "permission-view-channel": allowed.view_channel,
        "permission-send-messages-in-threads": allowed.send_messages_in_threads or not in_thread,
        "permission-send-messages": allowed.send_messages or in_thread,
    }
    return [key for key, granted in needed.items() if not granted]
