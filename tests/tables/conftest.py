"""Rigs that are closed after the test, whatever the test did with them."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from bot.tables.ports import Library
from tests.tables.fake_game import Stage
from tests.tables.rig import Rig, build

Build = Callable[..., Awaitable[Rig]]


@pytest.fixture
async def rigs(tmp_path: Path) -> AsyncIterator[Build]:
    """Give a builder of rigs."""
    built: list[Rig] = []

    async def make(stages: Sequence[Stage] | None = None, library: Library | None = None) -> Rig:
        rig = await build(tmp_path, stages, library)
        built.append(rig)
        return rig

    yield make
    for rig in built:
        await rig.repository.close()
