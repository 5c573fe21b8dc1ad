"""The instant by which Discord stamps its messages: their age is measured by it, never by a table's clock."""

import discord


def wall_time() -> float:
    """Give the seconds since the epoch, by discord.py's clock."""
    return discord.utils.utcnow().timestamp()
