"""Reconnecting, resuming, restarting, intents, shards, outages."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.sandbox.clock import JumpableClock
from bot.sandbox.gateway.intents import GUILD_MESSAGES, GUILDS
from bot.sandbox.gateway.session import Session
from bot.sandbox.model.guild_actions import set_available
from bot.sandbox.server import SandboxServer
from tests.sandbox.conftest import Scene, StartBot, running_bot
from tests.sandbox.sample_bot import SampleBot


async def test_a_dropped_connection_is_resumed_and_nothing_is_missed(scene: Scene) -> None:
    scene.server.hub.drop_connections()
    outcome = await scene.ann.slash("hello", scene.channel)
    await asyncio.wait_for(scene.bot.resumed.wait(), 20)
    assert outcome.acknowledged
    assert scene.server.hub.resumes == 1
    assert scene.server.hub.identifies == 1


async def test_the_server_asks_to_reconnect(scene: Scene) -> None:
    scene.server.hub.ask_to_reconnect()
    await asyncio.wait_for(scene.bot.resumed.wait(), 20)
    assert (await scene.ann.slash("hello", scene.channel)).acknowledged


async def test_an_invalid_session_identifies_anew(scene: Scene) -> None:
    scene.server.hub.invalidate_sessions()
    await scene.until(lambda: scene.server.hub.identifies == 2)
    assert (await scene.ann.slash("hello", scene.channel)).acknowledged


async def test_old_buttons_work_after_a_restart(server: SandboxServer, clock: JumpableClock) -> None:
    ann = server.crowd.person("Ann")
    guild = server.crowd.found_guild("Stable", ann, ["games"])
    channel = server.crowd.channel(guild, "games")
    async with running_bot(server, SampleBot()):
        await ann.slash("buttons", channel)
    assert server.hub.live_sessions == []
    while_away = asyncio.create_task(ann.press(ann.last_message(channel), label="private"))
    await asyncio.sleep(0)
    clock.jump(3)
    async with running_bot(server, SampleBot()):
        outcome = await ann.press(ann.last_message(channel), label="private")
        assert outcome.private is not None
    assert (await while_away).failed
    assert len(server.unanswered) == 1
    assert server.hub.identifies == 2


async def test_two_processes_with_one_token_answer_each_interaction_once(scene: Scene, start_bot: StartBot) -> None:
    await start_bot(SampleBot())
    await scene.until(lambda: len(scene.server.hub.live_sessions) == 2)
    outcome = await scene.ann.slash("hello", scene.channel)
    await scene.until(lambda: scene.server.refusals)
    assert len(outcome.replies) == 1
    assert [refusal.code for refusal in scene.server.refusals] == [40060]


async def test_a_bot_with_guilds_only_gets_no_messages(scene: Scene, start_bot: StartBot) -> None:
    curious = await start_bot(SampleBot(discord.Intents(guilds=True, guild_messages=True)))
    await scene.until(lambda: len(scene.server.hub.live_sessions) == 2)
    scene.server.crowd.say(scene.ann, scene.channel, "psst")
    scene.server.crowd.leave(scene.bob, scene.guild)
    await scene.until(lambda: "MESSAGE_CREATE" in curious.seen)
    await scene.ann.slash("hello", scene.channel)
    assert "MESSAGE_CREATE" not in scene.bot.seen
    assert "GUILD_MEMBER_REMOVE" not in curious.seen
    intents = sorted(session.intents for session in scene.server.hub.live_sessions)
    assert intents == [GUILDS, GUILDS | GUILD_MESSAGES]


async def test_outage_and_removal_are_different(scene: Scene) -> None:
    set_available(scene.server.world, scene.guild, False)
    set_available(scene.server.world, scene.guild, True)
    scene.server.crowd.remove_bot(scene.guild)
    await scene.until(lambda: scene.bot.seen[-3:] == ["GUILD_DELETE", "GUILD_CREATE", "GUILD_DELETE"])
    assert scene.bot.get_guild(scene.guild.id) is None


async def test_a_wrong_token_is_refused(server: SandboxServer) -> None:
    bot = SampleBot()
    try:
        await bot.start("wrong")
    except discord.LoginFailure:
        assert server.gate.records.invalid
    else:
        raise AssertionError("logged in with a wrong token")
    finally:
        await bot.close()


@pytest.mark.parametrize("opcode", [2, 6])
async def test_the_gateway_closes_on_a_wrong_token(server: SandboxServer, opcode: int) -> None:
    data = {"token": "wrong", "intents": 1, "session_id": "session1", "seq": 1}
    async with aiohttp.ClientSession() as client, client.ws_connect(server.endpoints.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": opcode, "d": data})
        assert (await socket.receive()).data == 4004


async def test_an_unknown_session_is_invalid(server: SandboxServer) -> None:
    data = {"token": server.settings.token, "session_id": "session1", "seq": 1}
    async with aiohttp.ClientSession() as client, client.ws_connect(server.endpoints.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json({"op": 6, "d": data})
        answer = await socket.receive_json()
    assert (answer["op"], answer["d"]) == (9, False)


async def test_a_heartbeat_is_acknowledged_as_late_as_over_a_network(server: SandboxServer) -> None:
    """discord.py must have noted that it sent the heartbeat; so what is asked after it is answered before."""
    async with aiohttp.ClientSession() as client, client.ws_connect(server.endpoints.gateway) as socket:
        assert (await socket.receive_json())["op"] == 10
        begun = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": server.settings.token, "intents": 1}})
        answers = [await socket.receive_json() for _ in range(2)]
    assert time.monotonic() - begun > 0.04
    assert [answer["t"] or answer["op"] for answer in answers] == ["READY", 11]


def test_direct_messages_go_to_the_first_shard() -> None:
    first, second = Session("a", 1, (0, 2)), Session("b", 1, (1, 2))
    assert first.is_for(None)
    assert not second.is_for(None)
    guild_id = 5 << 22
    assert (first.is_for(guild_id), second.is_for(guild_id)) == (False, True)


def test_a_session_forgets_what_is_too_old() -> None:
    session = Session("a", 1, (0, 1))
    for number in range(2_500):
        session.dispatch("X", number)
    assert session.missed_since(499) is None
    missed = session.missed_since(500)
    assert missed is not None
    assert [missed[0]["d"], missed[-1]["d"]] == [500, 2_499]
    assert session.missed_since(2_501) is None
