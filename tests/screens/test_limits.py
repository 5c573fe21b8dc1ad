from collections.abc import Mapping

import discord
import pytest

from bot.screens import layouts, limits
from bot.screens.layouts import Option
from bot.screens.limits import Part, problems
from bot.screens.screen import Painted
from tests.screens.play import components, inside


def options(count: int) -> list[Option]:
    return [Option(str(number), f"option {number}") for number in range(count)]


def row(**part: object) -> list[Part]:
    return [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"} | part]}]


def select(**part: object) -> list[Part]:
    usual = {"type": 3, "custom_id": "x", "placeholder": "x", "options": [{"label": "a", "value": "a"}]}
    return [{"type": 1, "components": [usual | part]}]


def text(content: str) -> Part:
    return {"type": 10, "content": content}


def choice(**part: object) -> list[Mapping[str, object]]:
    return [{"label": "a", "value": "a"} | part]


def test_an_ordinary_screen_breaks_nothing():
    buttons: list[layouts.Control] = [layouts.button(f"b{number}", "press") for number in range(7)]
    menu = layouts.menu("m", "choose", options(25), 2, 3)
    screen = layouts.screen(["hello", "", "there"], [buttons, [menu]], [5])
    assert problems(components(screen)) == []
    assert screen.mentions == (5,)


WRONG: list[tuple[list[Part], str]] = [
    ([], "nothing to show"),
    ([text("x")] * 41, "41 components"),
    ([text("x" * 2001)] * 2, "4002 characters"),
    ([text("€" * 3400)], "10200 bytes"),
    ([text("")], "text of 0"),
    ([text("x" * 4001)], "text of 4001"),
    (row(label="x" * 81), "label of 81"),
    (row(label=""), "label of 0"),
    (row(custom_id="x" * 101), "custom_id of 101"),
    (row(custom_id="x") + row(custom_id="x"), "used twice"),
    ([{"type": 1, "components": []}], "0 controls"),
    ([{"type": 1, "components": [{"type": 2, "label": "x"}] * 6}], "6 controls"),
    (select(options=[]), "0 options"),
    (select(options=[{"label": str(n), "value": str(n)} for n in range(26)]), "26 options"),
    (select(options=choice() + choice()), "the same option twice"),
    (select(options=choice(label="x" * 101)), "option of 101"),
    (select(options=choice(value="x" * 101)), "option's value of 101"),
    (select(options=choice(description="x" * 101)), "option's description of 101"),
    (select(placeholder="x" * 151), "placeholder of 151"),
    (select(min_values=1, max_values=2), "from 1 to 2 of 1"),
    (select(min_values=2, max_values=1), "from 2 to 1"),
]


@pytest.mark.parametrize(("layout", "problem"), WRONG)
def test_what_discord_refuses_is_found(layout: list[Part], problem: str):
    found = problems(layout)
    assert any(problem in one for one in found), found


def test_texts_leave_room_for_controls():
    assert limits.fits(["x" * 1950, "y" * 1950])
    assert not limits.fits(["x" * 1950, "y" * 1951])
    assert limits.fits(["€" * 3000])
    assert not limits.fits(["€" * 3001])


def test_labels_that_are_too_long_are_cut():
    button = layouts.button("b", "x" * 200)
    assert len(button.label or "") == limits.LABEL
    menu = layouts.menu("m", "y" * 200, [Option("v", "z" * 200, "w" * 200)])
    assert isinstance(menu, discord.ui.Select)
    assert problems(components(layouts.screen(["x"], [[button], [menu]]))) == []


def test_a_picture_stands_below_the_first_text_with_its_description():
    painted = Painted("a.png", "what it shows", b"png")
    shown = layouts.screen(["", "hello", "there"], picture=painted)
    (container,) = components(shown)
    assert [part["type"] for part in inside(container, "components")] == [10, 12, 10]
    (item,) = inside(inside(container, "components")[1], "items")
    assert item["media"] == {"url": "attachment://a.png"}
    assert item["description"] == "what it shows"
    assert [(file.filename, file.description) for file in shown.files] == [("a.png", "what it shows")]
    assert (shown.picture, shown.kept) == ("a.png", False)
    assert (shown.keeping().files, shown.keeping().kept) == ((), True)
    assert problems(components(shown)) == []


def test_a_description_is_counted_and_bounded():
    long = layouts.screen(["hello"], picture=Painted("a.png", "x" * (limits.ALT_TEXT + 1), b"png"))
    assert any("alt text" in problem for problem in problems(components(long)))
    assert limits.byte_size(components(long)) > limits.ALT_TEXT
    assert limits.fits(["x" * 3000])
    assert not limits.fits(["ž" * 3000], "ž" * 2000)
