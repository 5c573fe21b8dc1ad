"""The gallery stands as it was last looked at; `python -m tests.screens.snapshots` draws it anew."""

import pytest

from bot.texts import Locale, Texts
from tests.screens.snapshots.gallery import FOLDER, pages


@pytest.mark.parametrize("locale", Locale)
def test_screens_are_as_they_were_last_seen(texts: Texts, locale: Locale):
    drawn = pages(texts, locale)
    kept = {path.stem: path.read_text(encoding="utf-8") for path in (FOLDER / locale).glob("*.txt")}
    assert kept.keys() == drawn.keys()
    changed = [name for name in drawn if drawn[name] != kept[name]]
    assert changed == [], "look at them, then draw them anew: python -m tests.screens.snapshots"
