"""The quota of direct messages."""

import asyncio

import pytest

from bot.client.bucket import Bucket
from bot.client.rate_gate import RateGate, SideGate


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_at_once_then_one_at_a_time() -> None:
    time = Time()
    bucket = Bucket(3, 10.0, time)
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 0.0]
    assert bucket.take() == pytest.approx(10.0)
    time.now += 4.0
    assert bucket.take() == pytest.approx(6.0)
    time.now += 6.0
    assert bucket.take() == 0.0
    assert bucket.take() == pytest.approx(10.0)
    time.now += 1000.0
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 0.0]
    assert bucket.take() > 0


def test_an_emptied_bucket_fills_again() -> None:
    time = Time()
    bucket = Bucket(3, 10.0, time)
    bucket.empty()
    assert bucket.take() == pytest.approx(10.0)
    time.now += 30.0
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 0.0]


async def test_a_side_gate_never_crowds_the_wide_one() -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)
        await asyncio.sleep(0)

    wide = RateGate(10.0, lambda: 0.0, sleep)
    side = SideGate(RateGate(1.0, lambda: 0.0, sleep), wide)
    await asyncio.gather(*(side.enter() for _ in range(5)))
    assert sorted(waits)[-4:] == [1.0, 2.0, 3.0, 4.0]
