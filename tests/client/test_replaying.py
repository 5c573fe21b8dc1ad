"""Which games are suggested for looking back: those that somebody may read, found before Discord stops waiting."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from bot.client import replaying
from bot.client.caller import Caller
from bot.tables.state import TableState

CALLER = cast(Caller, SimpleNamespace(services=SimpleNamespace(repository=None), guild=1, channel=2, user=3))


def game(number: int) -> TableState:
    def is_in(_channel: int) -> bool:
        return number == 7

    return cast(TableState, SimpleNamespace(id=number, is_in=is_in))


async def test_archived_threads_are_asked_about_together(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    together: list[int] = []

    async def finished(_repository: object, most: int, *, guild: int | None, member: int | None = None) -> object:
        assert guild == 1
        return [game(100), game(99)] if member == 3 else [game(number) for number in range(most + 30, 0, -1)]

    async def may_read(_caller: object, state: TableState) -> bool:
        asked.append(state.id)
        before = len(asked)
        await asyncio.sleep(0)
        together.append(len(asked) - before + 1)
        return state.id % 2 == 1

    monkeypatch.setattr(replaying, "finished", finished)
    monkeypatch.setattr(replaying, "may_read", may_read)
    found = [state.id for state in await replaying.replayable(CALLER)]
    assert found[:4] == [100, 99, 7, 105]
    assert len(found) == 25
    assert all(number % 2 for number in found[1:])
    assert len(asked) == len(set(asked)) < 60
    assert max(together) > 10, "one after the other takes longer than Discord waits"
