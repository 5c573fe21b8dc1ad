"""Computers that look ahead at a table: when they answer, and what becomes of thoughts that come to nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.content.own.shelf import UnknownDeck
from bot.store.records import Alarm
from bot.tables.clocks import SeededEntropy
from bot.tables.players import players
from bot.tables.service import Tables
from bot.tables.thinking import thinkers
from bot.tables.thinking.thinkers import LATER
from bot.tables.thinking.thought import Thought
from bot.tables.thinking.workers import NoThought
from tests.tables.rig import ANN, Rig, build
from tests.tables.thinking.positions import LIBRARY


class SlowBrain:
    """Thinks until it is told the answer."""

    def __init__(self) -> None:
        self.asked: list[tuple[Thought, asyncio.Future[list[str]]]] = []

    async def think(self, thought: Thought, wanted: Callable[[], bool]) -> list[str]:
        assert wanted()
        answer: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()
        self.asked.append((thought, answer))
        return await answer

    async def close(self) -> None:
        for _, answer in self.asked:
            answer.cancel()

    def answer(self) -> list[str]:
        """Answer the last thought with its last option."""
        thought, answer = self.asked[-1]
        asked = next(one for one in thought.seen().pending if (one.seat, one.id) == (thought.seat, thought.decision))
        answer.set_result([asked.options[-1]])
        return [asked.options[-1]]

    def fail(self) -> None:
        self.asked[-1][1].set_exception(NoThought())


class Night:
    """Ann alone against a computer that looks ahead; nobody answers for her, and her clock is long."""

    def __init__(self, rig: Rig, brain: SlowBrain) -> None:
        self.rig = rig
        self.brain = brain
        self.table = 0

    async def begin(self) -> None:
        self.rig.tables = self.tables()
        self.table = await self.rig.tables.open(1, 2, ANN, "Ann", "second", "days", {"turn_seconds": 604800})
        await self.rig.tables.add_computer(self.table, ANN, "strong-1")
        await self.rig.tables.start(self.table, ANN)
        await settled()

    def tables(self) -> Tables:
        rig, strengths = self.rig, {"strong-1": 7}
        return Tables(
            rig.repository,
            LIBRARY,
            players(LIBRARY),
            rig.clock,
            SeededEntropy("night"),
            brain=self.brain,
            strengths=strengths,
        )

    async def due(self) -> Alarm:
        """The alarm by which the computer answers."""
        state = await self.rig.state(self.table)
        return next(alarm for alarm in state.alarms if alarm.kind == "player")

    async def reach(self, instant: float) -> None:
        self.rig.clock.set(instant)
        await self.rig.tables.ring_due()
        await self.rig.clock.advance(0)
        await settled()

    async def answers(self, least: int = 0) -> list[tuple[str, ...]]:
        """What the computer has answered, as soon as that is so much."""
        for _ in range(1500):
            rows = [row.picks for row in await self.rig.repository.answers(self.table) if row.seat == 1]
            if len(rows) >= least:
                return rows
            await asyncio.sleep(0.01)
        raise TimeoutError


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0.001)


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Night]:
    rig = await build(tmp_path, library=LIBRARY)
    night = Night(rig, SlowBrain())
    await night.begin()
    yield night
    await rig.tables.close()
    await rig.repository.close()


async def test_a_thought_begins_at_once_and_is_answered_when_it_is_due(night: Night) -> None:
    (thought, _) = night.brain.asked[0]
    assert (thought.seat, thought.iterations) == (1, 7)
    picks, alarm = night.brain.answer(), await night.due()
    await night.reach(alarm.at - 0.1)
    assert await night.answers() == []
    await night.reach(alarm.at)
    assert await night.answers(1) == [tuple(picks)]
    assert len(await night.rig.repository.answers(night.table)) == 1


@pytest.mark.parametrize("took", [0.1, 1.9, 2.5])
async def test_a_late_thought_is_answered_at_a_fixed_moment(night: Night, took: float) -> None:
    alarm = await night.due()
    await night.reach(alarm.at)
    await night.rig.clock.advance(took)
    picks = night.brain.answer()
    await settled()
    moment = alarm.at + (2 if took > LATER else 1) * LATER
    await night.reach(moment - 0.05)
    assert await night.answers() == []
    await night.reach(moment)
    assert await night.answers(1) == [tuple(picks)]


async def test_the_simple_player_answers_where_no_thought_does(night: Night) -> None:
    night.brain.fail()
    await night.reach((await night.due()).at)
    assert len(await night.answers(1)) == 1


async def test_the_simple_player_answers_where_a_deck_is_nowhere(night: Night, monkeypatch: pytest.MonkeyPatch) -> None:
    """One table whose deck is gone must not stop everybody's clocks."""

    def nowhere(_shelf: object, _names: list[str]) -> tuple[bytes, ...]:
        raise UnknownDeck("own:gone")

    night.rig.tables = night.tables()
    monkeypatch.setattr(thinkers, "texts", nowhere)
    await night.reach((await night.due()).at)
    assert len(await night.answers(1)) == 1


async def test_a_restart_asks_again(night: Night) -> None:
    alarm = await night.due()
    await night.reach(alarm.at)
    await night.rig.tables.thinkers.close()
    assert len(night.brain.asked) == 1
    night.rig.tables = night.tables()
    await night.reach(alarm.at + 31)
    assert len(night.brain.asked) == 2
    picks = night.brain.answer()
    await settled()
    await night.reach(alarm.at + 31 + LATER)
    assert await night.answers(1) == [tuple(picks)]


async def test_a_table_that_ends_meanwhile_hears_no_answer(night: Night) -> None:
    alarm = await night.due()
    await night.reach(alarm.at)
    await night.rig.tables.end(night.table, ANN)
    night.brain.answer()
    await night.reach(alarm.at + LATER)
    assert await night.answers() == []
    assert (await night.rig.state(night.table)).status == "ended"


async def test_a_paused_table_waits_with_its_computers(night: Night) -> None:
    alarm = await night.due()
    await night.reach(alarm.at)
    await night.rig.tables.interruptions.pause(night.table)
    night.brain.answer()
    await night.reach(alarm.at + LATER)
    assert await night.answers() == []
    await night.rig.tables.interruptions.go_on(night.table)
    await night.reach((await night.due()).at)
    assert len(await night.answers(1)) == 1


async def test_a_computer_thinks_as_long_where_it_holds_no_neigh(night: Night) -> None:
    """Every reaction window is thought about, whatever the hand, with the same effort."""
    windows = 0
    for _ in range(40):
        state = await night.rig.state(night.table)
        if state.status != "playing":
            break
        if own := state.open_to(0):
            decision = own[0]
            plays = [[key] for key in decision.options if key.startswith("play ")]
            picks = [*plays, list(decision.exits[:1]) or decision.options[-decision.least :]][0]
            await night.rig.tables.answer(night.table, ANN, decision.id, picks)
            await settled()
            continue
        windows += sum(thought.even for thought, _ in night.brain.asked[-1:])
        if not night.brain.asked[-1][1].done():
            night.brain.answer()
        before = len(await night.answers())
        await night.reach((await night.due()).at)
        await night.answers(before + 1)
    assert windows > 2
