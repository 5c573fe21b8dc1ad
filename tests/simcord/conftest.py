"""A scene for each test; a fault that the bot logs is a fault of the test."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.simcord.scene import Scene, scene_of


@pytest.fixture
async def scene(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Scene]:
    """Ann and Bob, and the bot."""
    async with scene_of(tmp_path) as made:
        yield made
        made.env.raise_errors()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
