"""Names on cards: whole, no word broken, and away from the edge, in every language."""

import pytest

from bot.pictures import faces, fonts
from bot.pictures.scene import Face

NAMES = (
    "Neigh",
    "Baby Unicorn (orange)",
    "Pui de Unicorn (portocaliu)",
    "Unicorn obișnuit (portocaliu)",
    "Bébé Licorne (arc-en-ciel)",
    "Jednorožčí mimino (oranžové)",
    "Extremely Destructive Narwhal",
    "Grand Chambardement",
    "Pandamonium",
)
PLACES = {"tall": (84, 69, 19), "flat": (100, 46, 20), "flat, with a mark": (80, 42, 20)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("place", PLACES)
def test_names_stand_whole_on_their_cards(name: str, place: str) -> None:
    room, height, size = PLACES[place]
    lines, step = faces.words(Face(name, "baby"), room, room, height, size)
    assert " ".join(line for line, _, _ in lines) == name
    assert all(used.getlength(line) <= room for line, used, _ in lines)
    assert step * len(lines) <= height


def test_only_a_name_that_needs_it_is_written_smaller() -> None:
    _, usual = faces.words(Face("Rainbow Mane", "upgrade"), 100, 100, 46, 20)
    assert usual == faces.STEP


def test_a_note_has_a_line_of_its_own() -> None:
    lines, _ = faces.words(Face("Unicorn obișnuit (portocaliu)", "hunted", note="pink · 2"), 84, 84, 80, 19)
    assert lines[-1][0] == "pink · 2"
    assert " ".join(line for line, _, _ in lines[:-1]) == fonts.readable("Unicorn obișnuit (portocaliu)")
