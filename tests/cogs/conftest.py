"""The real bot on a stand-in Discord, both in the test's own process, so that a test can look inside."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from msgspec.structs import replace

from bot.cli.bot_process import COGS
from bot.client.addresses import set_addresses
from bot.client.bot import Neighbot
from bot.client.painter import Painter
from bot.client.settings import Settings
from bot.client.start import services_of
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.sandbox.server import SandboxServer
from bot.sandbox.server import Settings as Sandbox
from bot.store.sqlite import open_repository
from bot.tables.clocks import SystemClock

PATIENCE_SECONDS = 20.0
"""So long pictures and answers are waited for, which on a slow machine come late or not at all."""


@dataclass
class Inside:
    """The stand-in, the bot, two people and their channel."""

    server: SandboxServer
    bot: Neighbot
    ann: Person
    bob: Person
    channel: Channel

    async def offering(self, label: str) -> Message:
        """Wait for a public message with a button of that label; gives the newest one."""
        async with asyncio.timeout(20):
            while True:
                for message in reversed(self.ann.messages(self.channel)):
                    if message.private_to is None and any(offer.label == label for offer in offers_of(message)):
                        return message
                await asyncio.sleep(0.02)

    async def settled(self) -> None:
        """Wait until all that tables have to say and to show stands in Discord, and nothing more is sent."""
        async with asyncio.timeout(20):
            while await self.bot.services.tables.outbox.tables():
                await asyncio.sleep(0.02)
        await self.server.until_quiet(0.1)


@pytest.fixture
async def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Inside]:
    """Connect the bot; close it after the test."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    async with SandboxServer(Sandbox(patience=PATIENCE_SECONDS)) as server:
        settings = Settings(
            token=server.settings.token,
            database=tmp_path / "bot.db",
            heartbeat=tmp_path / "alive",
            board_seconds=0.05,
            api_base=server.endpoints.api_base,
            gateway=server.endpoints.gateway,
        )
        ann = server.crowd.person("Ann")
        guild = server.crowd.found_guild("Stable", ann, ["general", "games"])
        bob = server.crowd.person("Bob", guild)
        set_addresses(settings)
        repository = await open_repository(settings.database)
        services = services_of(settings, repository, SystemClock())
        bot = Neighbot(replace(services, painter=Painter(patience=PATIENCE_SECONDS)), COGS)
        running = asyncio.create_task(bot.start(settings.token))
        await server.until_bot_connected()
        try:
            yield Inside(server, bot, ann, bob, server.crowd.channel(guild, "games"))
        finally:
            await bot.close()
            await asyncio.wait({running})
            await repository.close()
