"""What every test of the stable games shares."""

import pytest

from bot.content.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    """All decks, names and house rules, loaded once."""
    return Library()
