"""Why a table's messages can't be brought up to date right now."""

import aiohttp
import discord

TRANSIENT = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Failures of the way to Discord: the same is tried again later."""


class Stuck(Exception):
    """The channel can't be written to, by Discord's code."""

    def __init__(self, channel: int, code: int) -> None:
        super().__init__(f"channel {channel}: {code}")
        self.channel = channel
        self.code = code
