"""Pages of `docs/` are what data and catalogues say now."""

import pytest

from bot.manual import pages

WRITTEN = pages.written()


@pytest.mark.parametrize("name", WRITTEN)
def test_the_committed_page_is_the_written_one(name: str) -> None:
    assert (pages.DOCS / name).read_text("utf-8") == WRITTEN[name], "run `python -m bot docs`"
