"""How a client comes to its end, though Discord doesn't help."""

import asyncio

import discord
import pytest

from bot.client import bot, start


async def test_a_client_that_waits_for_discord_for_ever_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "END_SECONDS", 0.01)

    async def wait() -> None:
        await asyncio.Event().wait()

    running = asyncio.create_task(wait())
    await start.end_client(running)
    assert running.cancelled()


async def test_what_ended_a_client_is_raised() -> None:
    async def refused() -> None:
        raise discord.LoginFailure

    with pytest.raises(discord.LoginFailure):
        await start.end_client(asyncio.create_task(refused()))


def test_the_patience_of_a_stop_leaves_time_to_write() -> None:
    waiting = bot.ANSWERS_SECONDS + bot.MESSAGES_SECONDS + bot.HANG_UP_SECONDS + 2 * start.END_SECONDS
    assert waiting < 9.0
