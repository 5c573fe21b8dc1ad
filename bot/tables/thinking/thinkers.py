"""Seats whose computers look ahead: what they think about, from when on, and when they answer.

A thought begins as soon as its decision is open, so that it is done at the moment the computer's answer is due. If it
isn't, the answer comes at the next of some fixed moments: how long a thought took doesn't show.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol

from msgspec import Struct

from bot.content.errors import ContentError
from bot.games.core.decisions import Decision
from bot.store.errors import StoreError
from bot.store.records import Alarm, DueAlarm
from bot.tables.errors import TableError
from bot.tables.firing import PlayerOf, ring
from bot.tables.keeper import Keeper
from bot.tables.own_decks import bring
from bot.tables.ports import Player, View
from bot.tables.state import TableState
from bot.tables.thinking.thought import Thought, mark_of, texts, thought_of
from bot.tables.thinking.workers import NoThought
from bot.tables.work import Work

log = logging.getLogger(__name__)

LATER = 2.0
"""Seconds from one moment at which a late thought is answered to the next."""

Key = tuple[int, int, int]
"""A table, a decision's number, a seat."""


class Brain(Protocol):
    """Thinks elsewhere."""

    async def think(self, thought: Thought, wanted: Callable[[], bool]) -> list[str]:
        """Give the answer, if it is still `wanted` when its turn comes. Raises `NoThought`."""
        ...

    async def close(self) -> None:
        """Stop thinking at once."""
        ...


class NoBrain:
    """Thinks about nothing."""

    async def think(self, thought: Thought, wanted: Callable[[], bool]) -> list[str]:
        """Raise `NoThought`."""
        del thought, wanted
        raise NoThought

    async def close(self) -> None:
        """Do nothing."""


class Decided:
    """Gives an answer that was thought out, or lets another player choose if it no longer fits."""

    def __init__(self, picks: list[str], other: Player) -> None:
        self._picks = picks
        self._other = other

    def choose(self, view: View, decision: Decision) -> list[str]:
        """Give a legal answer."""
        return self._picks if decision.accepts(self._picks) else self._other.choose(view, decision)


class _Under(Struct):
    """A thought under way, or done: what it hangs on, and what becomes of it (None: nothing)."""

    mark: bytes
    task: asyncio.Task[list[str] | None]


class Thinkers:
    """What the computers of all tables think about. `strengths`: iterations by the name of a computer player."""

    def __init__(self, keeper: Keeper, brain: Brain, strengths: Mapping[str, int], player_of: PlayerOf) -> None:
        self._keeper = keeper
        self._brain = brain
        self._player_of = player_of
        self._under: dict[Key, _Under] = {}
        self._answering: dict[tuple[int, Alarm], asyncio.Task[None]] = {}
        self.strengths = strengths
        keeper.listeners.append(self.notice)

    def notice(self, table: int) -> None:
        """Begin to think about what is newly asked at a table, and forget what is over; after each COMMIT."""
        state = self._keeper.kept(table)
        asked = self._asked(state) if state is not None else {}
        for key in [key for key in self._under if key[0] == table and key not in asked]:
            del self._under[key]
        if state is None:
            return
        try:
            for key, decision in asked.items():
                self._think(state, key, decision)
        except ContentError as error:
            log.error("table %s: nothing to think with: %s", table, error)

    async def take(self, taken: DueAlarm) -> bool:
        """Take over an alarm by which a computer answers, if its seat looks ahead. Raises `TableError`."""
        alarm = taken.alarm
        if alarm.kind != "player":
            return False
        state = await self._keeper.state(taken.table)
        key = (taken.table, alarm.decision, alarm.seats[0])
        decision = self._asked(state).get(key)
        if decision is None or alarm not in state.alarms or state.document.paused_at is not None:
            return False
        await bring(self._keeper.repository, self._keeper.library.shelf, state.document.decks)
        try:
            under = self._think(state, key, decision)
        except ContentError as error:
            log.error("table %s: nothing to think with: %s", taken.table, error)
            return False
        if (taken.table, alarm) not in self._answering:
            task = asyncio.create_task(self._answer(taken.table, alarm, under))
            self._answering[taken.table, alarm] = task
            task.add_done_callback(lambda _: self._answering.pop((taken.table, alarm), None))
            if under.task.done():
                await task
        return True

    async def close(self) -> None:
        """Stop thinking; what was asked rings again."""
        tasks = [*self._answering.values(), *(under.task for under in self._under.values())]
        for task in tasks:
            task.cancel()
        await self._brain.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _asked(self, state: TableState) -> dict[Key, Decision]:
        """The open decisions of seats that look ahead."""
        if state.match is None or state.status != "playing":
            return {}
        if all(record.player not in self.strengths for record in state.seats):
            return {}
        return {
            (state.id, decision.id, decision.seat): decision
            for decision in state.match.decisions
            if state.seats[decision.seat].driven and state.seats[decision.seat].player in self.strengths
        }

    def _think(self, state: TableState, key: Key, decision: Decision) -> _Under:
        """Give the thought about a decision; a new one if there is none, or only one from another position."""
        view = state.view(decision.seat)
        assert view is not None
        mark = mark_of(view, decision)
        under = self._under.get(key)
        if under is not None and under.mark == mark:
            return under
        thought = thought_of(
            view,
            decision,
            f"{state.document.secret}:{decision.seat}",
            self.strengths[state.seats[decision.seat].player],
            texts(self._keeper.library.shelf, list(state.document.decks)),
        )
        under = _Under(mark, asyncio.create_task(self._result(key, mark, thought)))
        self._under[key] = under
        return under

    async def _result(self, key: Key, mark: bytes, thought: Thought) -> list[str] | None:
        def wanted() -> bool:
            under = self._under.get(key)
            return under is not None and under.mark == mark

        try:
            return await self._brain.think(thought, wanted)
        except NoThought:
            return None

    async def _answer(self, table: int, alarm: Alarm, under: _Under) -> None:
        """Answer with what was thought, or as the simple player would; late thoughts at the next fixed moment."""
        clock = self._keeper.clock
        late = not under.task.done()
        picks = await under.task
        if late:
            moments = 1 + int((clock.now() - alarm.at) / LATER)
            await clock.wait(alarm.at + moments * LATER, asyncio.Event())
        await self._change(table, alarm, partial(self._decided, picks))

    def _decided(self, picks: list[str] | None, work: Work, seat: int) -> Player:
        other = self._player_of(work, seat)
        return other if picks is None else Decided(picks, other)

    async def _change(self, table: int, alarm: Alarm, player_of: PlayerOf) -> None:
        def step(work: Work) -> None:
            ring(work, alarm, player_of, self._keeper.library)

        try:
            await self._keeper.change(table, step)
        except TableError as error:
            log.info("table %s: a thought came to nothing: %s", table, error.reason)
        except StoreError as error:
            log.error("table %s: an answer could not be written, its alarm will ring again: %s", table, error)
