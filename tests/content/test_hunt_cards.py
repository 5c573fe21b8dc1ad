"""A wrong box file is refused with file, card and field."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.content import hunt_cards
from bot.content.errors import ContentError
from bot.content.yaml_files import DATA, read

BOX: dict[str, Any] = read(DATA / "cards" / "hunt.yaml")
Change = Callable[[dict[str, Any]], object]


def load(folder: Path, box: dict[str, Any]) -> None:
    path = folder / "box.yaml"
    path.write_text(json.dumps(box), encoding="utf-8")
    hunt_cards.load(path)


def test_the_box_is_read(tmp_path: Path) -> None:
    load(tmp_path, BOX)


WRONG: dict[str, tuple[Change, str, str]] = {
    "a field that no card has": (lambda box: box["unicorns"][0].update(horn=1), "pink_0", "`horn`"),
    "a colour that nobody knows": (lambda box: box["unicorns"][4].update(color="green"), "yellow_0", ".color"),
    "a unicorn without an id": (lambda box: box["unicorns"][2].pop("id"), "card 3", "`id`"),
    "a step that nobody knows": (lambda box: box["schemes"][0]["do"][0].update(step="dance"), "athletic", "do[0].step"),
    "a step that only the market has": (
        lambda box: box["schemes"][0]["do"].append({"step": "butcher"}),
        "athletic",
        "do[1].step",
    ),
    "a step that lacks its number": (lambda box: box["schemes"][0]["do"][0].pop("n"), "athletic", "`n`"),
    "a way to keep it that nobody knows": (lambda box: box["schemes"][1].update(keep="maybe"), "smelly", ".keep"),
    "a power that nobody knows": (
        lambda box: box["characters"][1]["power"]["does"].update(step="fly"),
        "knight",
        "power.does.step",
    ),
    "an owner who isn't there": (lambda box: box["schemes"][6].update(owner="witch"), "taxed", "no witch"),
    "an id twice": (lambda box: box["market"][1].update(id="butcher"), "butcher", "twice"),
    "a colour item with other tokens": (
        lambda box: box["market"][2].update(tokens=["a", "b", "c", "d"]),
        "cotton_candy",
        "colours",
    ),
    "too few unicorns": (lambda box: box["unicorns"].pop(), "counts", "unicorns says 20, the file has 19"),
    "too many tokens": (lambda box: box["market"][1]["tokens"].append(""), "counts", "tokens says 16, the file has 17"),
    "too few scheme cards": (
        lambda box: box["extension"]["schemes"].pop(),
        "counts",
        "schemes_each says 8, the file has 7",
    ),
    "no days": (lambda box: box.pop("days"), "", "`days`"),
}


@pytest.mark.parametrize(("change", "place", "reason"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_box_is_refused_by_place_and_reason(tmp_path: Path, change: Change, place: str, reason: str) -> None:
    box = deepcopy(BOX)
    change(box)
    with pytest.raises(ContentError) as refused:
        load(tmp_path, box)
    assert (refused.value.file, refused.value.place) == ("box.yaml", place)
    assert reason in refused.value.reason
