"""Pages of `docs/` are what data and catalogues say now."""

import pytest

from bot.manual import pages


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    return pages.written()


@pytest.mark.parametrize("name", pages.PAGES)
def test_the_committed_page_is_the_written_one(written: dict[str, str], name: str) -> None:
    assert (pages.DOCS / name).read_text("utf-8") == written[name], "run `python -m bot docs`"
