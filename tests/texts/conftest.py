from collections.abc import Callable
from pathlib import Path

import pytest

from bot.texts import Texts

CATALOGUES = Path("data/texts")
Write = Callable[[str, str], Path]
LISTS = 'list-between = { ", " }\nlist-before-last = { " and " }\n'


@pytest.fixture(scope="session")
def texts() -> Texts:
    return Texts.load(CATALOGUES)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a catalogue `<locale>/<name>.ftl` into a folder of its own and give that folder."""

    def write_catalogue(name: str, text: str) -> Path:
        path = tmp_path / f"{name}.ftl"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return tmp_path

    return write_catalogue
