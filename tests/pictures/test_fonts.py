"""Letters of every language that the bot speaks, and words made to fit."""

import pytest

from bot.pictures import fonts

LETTERS = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸáčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽăâîșțĂÂÎȘȚşţŞŢ«»„”“’‘–—…·×°№"


def test_the_font_has_all_letters() -> None:
    assert [sign for sign in LETTERS if not fonts.has(sign)] == []


def test_what_the_font_lacks_is_left_out() -> None:
    assert fonts.readable("Ann 🦄 the  漢 Great") == "Ann the Great"
    assert fonts.readable("🦄🦄") == ""


@pytest.mark.parametrize("text", ["Ann", "Extremely Destructive Unicorn", "W" * 60, "", "a b " * 30])
@pytest.mark.parametrize("room", [20, 90, 300])
def test_lines_never_stick_out(text: str, room: int) -> None:
    told, font = fonts.fit(text, room, 22)
    assert font.getlength(told) <= room
    lines, font = fonts.wrapped(text, room, 3, 22)
    assert len(lines) <= 3
    assert all(font.getlength(line) <= room for line in lines)


def test_what_is_cut_says_so() -> None:
    assert fonts.fit("Extremely Destructive Unicorn", 60, 22)[0].endswith("…")
    assert fonts.wrapped("one two three four five six", 50, 2, 22)[0][-1].endswith("…")
    assert fonts.fit("Ann", 200, 22)[0] == "Ann"
