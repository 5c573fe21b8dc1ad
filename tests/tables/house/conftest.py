"""A rulebook on a temporary database, with the real content."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.store.sqlite import open_repository
from bot.tables.clocks import ManualClock
from bot.tables.house.rulebook import HouseRulebook

LIBRARY = Library()


@pytest.fixture
async def book(tmp_path: Path) -> AsyncIterator[HouseRulebook]:
    repository = await open_repository(tmp_path / "bot.db")
    yield HouseRulebook(repository, LIBRARY, ["en"], ManualClock(1000.0))
    await repository.close()
