"""A private word to whoever set up a mirror that can't be kept any more; one that can't be said is left out."""

import logging

import discord
from msgspec.structs import replace

from bot.client.calls import Channels, Failed
from bot.client.stuck import TRANSIENT
from bot.screens import mirrors
from bot.screens.showing import Showing
from bot.store.records import Mirror
from bot.store.repository import Repository
from bot.tables.ports import Clock
from bot.tables.reach import read_reach, write_reach
from bot.tables.service import Tables
from bot.tables.state import TableState
from bot.tables.tokens import nonce
from bot.texts import Locale, Texts

log = logging.getLogger(__name__)


class Farewell:
    """Says it by direct message, in the person's language."""

    def __init__(self, tables: Tables, repository: Repository, channels: Channels, texts: Texts, clock: Clock) -> None:
        self._tables = tables
        self._repository = repository
        self._channels = channels
        self._texts = texts
        self._clock = clock

    async def say(self, state: TableState, mirror: Mirror) -> None:
        """Tell the person who set up `mirror`, unless they take no direct messages."""
        reach = await read_reach(self._repository, mirror.user)
        if reach.closed_until > self._clock.now():
            return
        personal = await self._tables.personal(mirror.user)
        locale = Locale.from_discord(personal.language or reach.locale or state.document.language)
        screen = mirrors.farewell(Showing(self._texts, locale, state), mirror.channel)
        once = nonce(state.document.secret, f"mirror {mirror.channel} lost", mirror.posts)
        try:
            channel = reach.channel or await self._channels.open_direct(mirror.user)
            if isinstance(channel, Failed):
                log.info("table %s: who set up a mirror takes no direct messages (%s)", state.id, channel.code)
                return
            if channel != reach.channel:
                await write_reach(self._repository, mirror.user, replace(reach, channel=channel))
            await self._channels.post(channel, screen, once)
        except (discord.Forbidden, *TRANSIENT) as refusal:
            log.info("table %s: who set up a mirror can't be told: %s", state.id, type(refusal).__name__)
