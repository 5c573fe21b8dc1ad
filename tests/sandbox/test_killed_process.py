"""The bot as a process that is killed and started again, while the world lives on."""

import asyncio
import os
import sys
from asyncio.subprocess import Process

from bot.sandbox.server import SandboxServer


async def start_process(server: SandboxServer) -> Process:
    environment = os.environ | server.endpoints.environment() | {"DISCORD_TOKEN": server.settings.token}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.sandbox.bot_process", env=environment)
    await server.until_bot_connected(30)
    return process


async def test_killed_and_started_again(server: SandboxServer) -> None:
    ann = server.crowd.person("Ann")
    guild = server.crowd.found_guild("Stable", ann, ["games"])
    channel = server.crowd.channel(guild, "games")
    process = await start_process(server)
    await ann.slash("buttons", channel)
    process.kill()
    await process.wait()
    async with asyncio.timeout(30):
        while server.hub.live_sessions:
            await asyncio.sleep(0.01)
    process = await start_process(server)
    try:
        outcome = await ann.press(ann.last_message(channel), label="private")
        assert outcome.private is not None
        assert server.hub.identifies == 2
        assert server.rejections == []
    finally:
        process.terminate()
        await process.wait()
