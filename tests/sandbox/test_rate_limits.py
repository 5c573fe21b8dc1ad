"""Rate limits, faults on demand, old edits: what the client is told and how it copes."""

import time

import discord
import pytest

from bot.sandbox.model.messages import Message
from bot.sandbox.rest.old_edits import OldEdits
from bot.sandbox.rest.rate_limits import CALLBACK, MESSAGE_CREATE, Rate, RateLimits
from bot.sandbox.rules.errors import ApiError, Code
from tests.sandbox.conftest import Scene
from tests.sandbox.test_messages import channel_of


async def test_the_client_keeps_to_the_headers(scene: Scene) -> None:
    scene.server.gate.limits.routes[MESSAGE_CREATE] = Rate(2, 0.3)
    started = time.monotonic()
    for number in range(4):
        await channel_of(scene).send(str(number))
    assert time.monotonic() - started > 0.25
    assert scene.server.gate.limits.refused == 0


async def test_a_refusal_is_waited_out(scene: Scene) -> None:
    await channel_of(scene).send("first")
    scene.server.gate.limits.routes[MESSAGE_CREATE] = Rate(1, 1.0)
    await channel_of(scene).send("second")
    assert [message.text for message in scene.ann.messages(scene.channel)] == ["first", "second"]
    assert scene.server.gate.limits.refused == 1


async def test_a_fault_on_demand(scene: Scene) -> None:
    faults = scene.server.gate.faults
    faults.fail_next("POST", "/channels/{channel_id}/messages", Code.INVALID_FORM, times=2)
    for _ in range(2):
        with pytest.raises(discord.HTTPException, match="50035"):
            await channel_of(scene).send("hello")
    assert scene.server.rejections == []
    await channel_of(scene).send("hello")


def test_buckets_are_per_channel_and_callbacks_are_free() -> None:
    now = [0.0]
    limits = RateLimits({MESSAGE_CREATE: Rate(2, 5.0)}, clock=lambda: now[0])
    headers, refusal = limits.take(MESSAGE_CREATE, "1")
    assert (headers["X-RateLimit-Remaining"], refusal) == ("1", None)
    assert limits.take(MESSAGE_CREATE, "1")[0]["X-RateLimit-Remaining"] == "0"
    _, refusal = limits.take(MESSAGE_CREATE, "1")
    assert refusal is not None
    assert refusal.status == 429
    assert refusal.headers["Via"]
    assert limits.take(MESSAGE_CREATE, "2")[1] is None
    now[0] = 5.0
    assert limits.take(MESSAGE_CREATE, "1")[1] is None
    assert limits.take(CALLBACK, "1") == ({}, None)


def test_the_overall_limit_leaves_answers_alone() -> None:
    limits = RateLimits(overall=Rate(2, 1.0), clock=lambda: 0.0)
    for major in ("1", "2"):
        assert limits.take(MESSAGE_CREATE, major)[1] is None
    _, refusal = limits.take(MESSAGE_CREATE, "3")
    assert refusal is not None
    assert refusal.headers["X-RateLimit-Global"] == "true"
    assert limits.take("PATCH /webhooks/{application_id}/{token}/messages/{message_id}", "t")[1] is None


def test_old_messages_take_few_edits() -> None:
    now = [0.0]
    edits = OldEdits(lambda: now[0], edits=3)
    message = Message(id=1, channel_id=1, author_id=1, created_at=0.0)
    for _ in range(10):
        edits.count(message)
    now[0] = 3600.0
    for _ in range(3):
        edits.count(message)
    with pytest.raises(ApiError, match="30046"):
        edits.count(message)
    now[0] += 20.0
    edits.count(message)
