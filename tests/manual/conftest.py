import pytest

from bot.manual import pages


@pytest.fixture(scope="session")
def written() -> dict[str, str]:
    """Every page by its file's name, as it is written now."""
    return pages.written()
