"""Names on cards: whole, no word broken, and away from the edge, in every language."""

from itertools import product
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.pictures import faces, fonts
from bot.pictures.scene import Face
from bot.screens.names import card_name
from bot.texts import Locale, Texts

LIBRARY = Library()
TEXTS = Texts.load(Path("data/texts"))

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
PLACES = {"tall": (131, 89), "flat": (119, 80), "flat, with a mark": (103, 76)}
"""Room and height for the words on a card."""
SIZE = faces.LETTERS


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("place", PLACES)
def test_names_stand_whole_on_their_cards(name: str, place: str) -> None:
    room, height = PLACES[place]
    lines, step = faces.words(Face(name, "baby"), room, room, height, SIZE)
    assert " ".join(line for line, _, _ in lines) == name
    assert all(used.getlength(line) <= room for line, used, _ in lines)
    assert step * len(lines) <= height


@pytest.mark.parametrize("locale", Locale)
def test_every_name_stands_whole_and_large_enough_for_a_phone(locale: Locale) -> None:
    books = [LIBRARY.book(deck) for deck in ("second", "first", "kids")]
    names = {card_name(TEXTS, locale, book, card) for book in books for card in book.ids}
    for (room, height), name in product(PLACES.values(), sorted(names)):
        lines, step = faces.words(Face(name, "baby"), room, room, height, SIZE)
        assert " ".join(line for line, _, _ in lines) == fonts.readable(name)
        assert step >= 17, name


def test_only_a_name_that_needs_it_is_written_smaller() -> None:
    _, usual = faces.words(Face("Rainbow Mane", "upgrade"), 119, 119, 80, SIZE)
    assert usual == faces.STEP


def test_a_note_has_a_line_of_its_own() -> None:
    lines, _ = faces.words(Face("Unicorn obișnuit (portocaliu)", "hunted", note="pink · 2"), 131, 131, 110, SIZE)
    assert lines[-1][0] == "pink · 2"
    assert " ".join(line for line, _, _ in lines[:-1]) == fonts.readable("Unicorn obișnuit (portocaliu)")
