"""What every test of the hunt shares."""

import pytest

from bot.content.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    """The box and the house rules, loaded once."""
    return Library()
