"""The rulings that cards are about name only cards, types and numbers that there are."""

import re

from bot.content.library import Library
from bot.screens.hunt import pages

NUMBER = re.compile(r"(CZ|FR|RO|KI|HU)-\d\d|R\d{1,2}|[A-F]\d{1,2}|K-[a-k]")


def test_rulings_are_about_cards_that_there_are() -> None:
    library = Library()
    rulings, editions = library.rulings, library.stables.editions
    for found, presets in ((rulings.stables, ("second", "first")), (rulings.kids, ("kids",))):
        designs = [design for preset in presets for design in editions[preset].designs]
        assert found.cards.keys() <= {design.name_key for design in designs}
        assert found.types.keys() == {design.type for design in designs}
    box = library.hunts.box("hunt")
    assert rulings.hunt.cards.keys() <= set(pages.ids(box))
    assert rulings.hunt.types.keys() == {pages.kind(box, card) for card in pages.ids(box)}


def test_rulings_are_numbers_of_the_sheets() -> None:
    rulings = Library().rulings
    for game in (rulings.stables, rulings.kids, rulings.hunt):
        for numbers in (*game.types.values(), *game.cards.values()):
            assert numbers
            assert all(NUMBER.fullmatch(number) for number in numbers), numbers
