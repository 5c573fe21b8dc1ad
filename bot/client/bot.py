"""The Discord client: loads the cogs, starts the tables' clocks and the sender, and keeps track of its connection."""

import asyncio
import logging
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.boards import Boards
from bot.client.caller import Caller, serve
from bot.client.calls import UNKNOWN_CHANNEL
from bot.client.command_sync import CommandWords, sync_if_changed
from bot.client.connection import Connection
from bot.client.direct_sender import DirectSender, new_bucket
from bot.client.heartbeat import beat
from bot.client.hints import newcomer_among
from bot.client.mirror_sender import new_mirror_sender
from bot.client.sender import Sender
from bot.client.services import Services
from bot.client.speaker import Speaker
from bot.client.wall_time import wall_time
from bot.screens import errors
from bot.screens.screen import Screen
from bot.tables.departures import Departures
from bot.tables.faults import place_of

log = logging.getLogger(__name__)

ANSWERS_SECONDS, MESSAGES_SECONDS, HANG_UP_SECONDS = 3.0, 3.0, 1.5
"""So long a stop waits for answers to people, for messages that are being sent, and for Discord to say goodbye."""


class Neighbot(commands.AutoShardedBot):
    """The bot. `extensions` are the modules of the cogs."""

    def __init__(self, services: Services, extensions: Sequence[str]) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice, so nothing is missing
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.services = services
        self.connection = Connection(services.tables, services.clock)
        self._extensions_to_load = extensions
        services.channels.use(self)
        tables, texts, channels = services.tables, services.texts, services.channels
        seconds = services.settings.board_seconds
        library, painter = services.library, services.painter
        boards = Boards(tables, services.repository, channels, texts, library, seconds, wall_time, painter)
        newcomers = partial(newcomer_among, services.repository)
        speaker = Speaker(tables, channels, texts, library, services.house.ping_habit, painter, newcomers)
        self.sender = Sender(tables, speaker, boards, channels, services.troubles, services.clock)
        self._departures = Departures(services.repository, services.clock)
        self._lasting: list[asyncio.Task[None]] = []
        services.direct_channels.use(self)
        self.direct_sender = DirectSender(
            tables,
            services.repository,
            services.direct_channels,
            services.direct_screens,
            new_bucket(time.monotonic),
            services.clock,
        )
        self.mirror_sender = new_mirror_sender(services)
        self.tree.error(self._command_failed)

    async def setup_hook(self) -> None:
        """Start everything, once: `on_ready` may come many times."""
        for extension in self._extensions_to_load:
            await self.load_extension(extension)
        await self.tree.set_translator(CommandWords(self.services.texts))
        assert self.application_id is not None
        await sync_if_changed(self.tree, self.application_id, self.services.repository)
        await self.connection.start()
        self.services.tables.listen(self.sender.wake)
        self.services.tables.listen(self.direct_sender.wake)
        self.services.tables.listen(self.mirror_sender.wake)
        for sender in (self.sender, self.direct_sender, self.mirror_sender):
            await sender.start()
        beating = beat(self.services.settings.heartbeat, lambda: not self.is_closed())
        self._lasting = [asyncio.create_task(beating), asyncio.create_task(self._departures.run())]

    async def close(self) -> None:
        """Stop: no clock runs on, what is being sent is sent, then the connection ends."""
        if self.is_closed():
            return
        for task in self._lasting:
            task.cancel()
        await self.services.in_flight.drain(ANSWERS_SECONDS)
        await self.connection.stop()
        senders = (self.sender, self.direct_sender, self.mirror_sender)
        await asyncio.gather(*(sender.stop(MESSAGES_SECONDS) for sender in senders))
        with suppress(TimeoutError):
            async with asyncio.timeout(HANG_UP_SECONDS):
                await super().close()

    async def on_ready(self) -> None:
        """All servers are known now: those that removed the bot while it was away are noted, but not at the end."""
        if not self.services.in_flight.closed:
            with self.services.in_flight:
                await self._compare_guilds()

    async def _compare_guilds(self) -> None:
        known = set(await self.services.repository.known_guilds())
        others = {guild for guild in known if (guild >> 22) % (self.shard_count or 1) not in self.shards}
        await self._departures.compare({guild.id for guild in self.guilds}, others)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A new session: what was pressed in between is lost, the time is not."""
        log.info("connected (shard %s)", shard_id)
        await self.connection.found(shard_id, self._guilds_of(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The session goes on."""
        await self.connection.found(shard_id, self._guilds_of(shard_id))

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The connection is gone."""
        self.connection.lost(shard_id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has an outage there."""
        self.connection.guild_lost(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The outage there is over."""
        await self.connection.guild_found(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed: its tables there stand still, and go on if it is invited again."""
        log.info("removed from server %s", guild.id)
        await self._departures.left(guild.id)
        for state in await self.services.tables.in_guild(guild.id):
            await self.services.tables.interruptions.pause(state.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: tables that stand still go on as soon as their messages are up to date."""
        await self._departures.back(guild.id)
        await self._try_again(guild.id)
        for state in await self.services.tables.in_guild(guild.id):
            self.sender.wake(state.id)

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions may have changed there."""
        await self._try_again(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """The thread may be open again; discord.py forgets archived ones, so that only the raw event tells of them."""
        await self._try_again(payload.guild_id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        """Permissions may have changed anywhere in the server."""
        await self._try_again(after.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables stand still until somebody moves them."""
        await self._channel_gone(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, which is the same."""
        await self._channel_gone(payload.guild_id, payload.thread_id)

    async def on_error(self, event_method: str, /, *_args: object, **_kwargs: object) -> None:
        """Log a fault of an event handler, without words that could name cards."""
        fault = sys.exception()
        log.error("fault in %s: %s", event_method, place_of(fault) if fault is not None else "none")

    def _guilds_of(self, shard: int) -> set[int] | None:
        if self.shard_count in (None, 1):
            return None
        return {guild.id for guild in self.guilds if guild.shard_id == shard}

    async def _channel_gone(self, guild: int, channel: int) -> None:
        for state in await self.services.tables.in_guild(guild):
            if state.row.channel == channel:
                self.services.troubles.note(channel, UNKNOWN_CHANNEL, self.services.clock.now())
                await self.services.tables.interruptions.pause(state.id)
        await self.mirror_sender.channel_gone(channel)

    async def _try_again(self, guild: int) -> None:
        states = await self.services.tables.in_guild(guild)
        self.sender.try_again({state.row.channel for state in states}, {state.id for state in states})

    async def _command_failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        log.error("a command failed: %s", place_of(fault))
        if not interaction.response.is_done():

            async def explain(caller: Caller) -> Screen:
                return errors.screen(caller.say("error-unexpected"))

            await serve(self.services, interaction, explain)
