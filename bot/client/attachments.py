"""Files that people hand to a command: never more of them is fetched than was agreed."""

import asyncio

import aiohttp
import discord

from bot.client.caller import Caller, Refusal
from bot.client.stuck import TRANSIENT

SECONDS = 10
"""How long a small file may take."""


async def read_at_most(caller: Caller, file: discord.Attachment, most: int) -> bytes | None:
    """Fetch a file; None if it has more than `most` bytes, whatever it says of itself. Raises `Refusal`."""
    if file.size > most:
        return None
    try:
        async with asyncio.timeout(SECONDS), aiohttp.ClientSession() as session, session.get(file.url) as answer:
            answer.raise_for_status()
            content = b""
            while len(content) <= most and (piece := await answer.content.read(most + 1 - len(content))):
                content += piece
    except (aiohttp.ClientError, *TRANSIENT) as gone:
        raise Refusal(caller.say("house-file-gone")) from gone
    return content if len(content) <= most else None
