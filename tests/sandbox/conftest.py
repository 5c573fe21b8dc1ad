"""A stand-in with one guild and two people, and the sample bot on it."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox.clock import JumpableClock
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.guilds import Guild
from bot.sandbox.people.person import Person
from bot.sandbox.server import SandboxServer, Settings
from tests.sandbox.sample_bot import SampleBot


@dataclass
class Scene:
    """What most tests need."""

    server: SandboxServer
    clock: JumpableClock
    guild: Guild
    channel: Channel
    ann: Person
    bob: Person
    bot: SampleBot

    async def until(self, seen: Callable[[], object]) -> None:
        """Wait for something that comes of what was done."""
        async with asyncio.timeout(20):
            while not seen():
                await asyncio.sleep(0.01)


@pytest_asyncio.fixture
async def clock() -> JumpableClock:
    return JumpableClock()


@pytest_asyncio.fixture
async def server(clock: JumpableClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SandboxServer]:
    async with SandboxServer(Settings(clock=clock)) as running:
        monkeypatch.setattr(Route, "BASE", running.endpoints.api_base)
        gateway = yarl.URL(running.endpoints.gateway)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield running


@asynccontextmanager
async def running_bot(server: SandboxServer, bot: SampleBot) -> AsyncGenerator[SampleBot]:
    """The bot, connected."""
    task = asyncio.create_task(bot.start(server.settings.token))
    waiting = asyncio.create_task(server.until_bot_connected())
    await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
    if task.done():
        waiting.cancel()
        task.result()
    try:
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


StartBot = Callable[[SampleBot], Awaitable[SampleBot]]


@pytest_asyncio.fixture
async def start_bot(server: SandboxServer) -> AsyncIterator[StartBot]:
    """Starts bots that are closed after the test."""
    async with AsyncExitStack() as stack:

        async def start(bot: SampleBot) -> SampleBot:
            return await stack.enter_async_context(running_bot(server, bot))

        yield start


@pytest_asyncio.fixture
async def scene(server: SandboxServer, clock: JumpableClock, start_bot: StartBot) -> Scene:
    ann = server.crowd.person("Ann")
    guild = server.crowd.found_guild("Stable", ann, ["general", "games"])
    bob = server.crowd.person("Bob", guild)
    channel = server.crowd.channel(guild, "games")
    return Scene(server, clock, guild, channel, ann, bob, await start_bot(SampleBot()))
