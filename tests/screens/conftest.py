from pathlib import Path

import pytest

from bot.texts import Texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    return Texts.load(Path("data/texts"))
