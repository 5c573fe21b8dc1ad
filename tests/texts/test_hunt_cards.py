"""Everything in the box of Kill the Unicorns has its name and its line; colours are words with shapes."""

from pathlib import Path

import pytest
import yaml

from bot.content.library import Library
from bot.games.hunt.cards import COLORS
from bot.screens.hunt.pages import ids
from bot.texts import Locale, Texts

EN = Locale.ENGLISH
BOX = Library().hunts.box("hunt")
POWERS = [one.power.id for one in BOX.characters.values()]


def test_the_box_is_whole():
    assert len(BOX.unicorns) == 20 + 4 + 2
    assert len(BOX.schemes) == 14 + 4
    assert (len(BOX.items), len(BOX.characters), len(POWERS)) == (4, 6, 6)
    assert len(set(ids(BOX))) == len(ids(BOX)) == 26 + 18 + 4 + 6 + 6


@pytest.mark.parametrize("card", ids(BOX))
def test_a_card_has_its_name_and_text(texts: Texts, card: str):
    name, text = texts.say(EN, f"hunt-card-{card}"), texts.say(EN, f"hunt-card-{card}.text")
    assert 3 <= len(name) <= 30
    assert text.endswith((".", "!"))
    assert len(text) <= 240


@pytest.mark.parametrize("card", [*BOX.schemes, *BOX.items, *POWERS])
def test_what_does_something_says_so_in_one_line(texts: Texts, card: str):
    assert 10 <= len(texts.say(EN, f"hunt-card-{card}.short")) <= 90


def test_no_text_is_about_a_card_that_is_not_in_the_box(texts: Texts):
    named = {key.removeprefix("hunt-card-").split(".")[0] for key in texts.all_keys() if key.startswith("hunt-card-")}
    assert named == set(ids(BOX))


def test_names_are_all_different(texts: Texts):
    names = [texts.say(EN, f"hunt-card-{card}") for card in ids(BOX)]
    assert len(set(names)) == len(names)


def test_a_colour_is_a_word_with_a_shape_of_its_own(texts: Texts):
    said = [texts.say(EN, f"hunt-colour-{color}") for color in (*COLORS, "legendary", "none")]
    shapes = [one.split(" ")[0] for one in said]
    assert len(set(shapes)) == len(shapes) == 6
    assert all(not shape.isascii() for shape in shapes)
    assert [one.split(" ", 1)[1] for one in said] == [*COLORS, "legendary", "no colour"]


def test_characters_name_their_own_cards(texts: Texts):
    for character in BOX.characters.values():
        text = texts.say(EN, f"hunt-card-{character.id}.text")
        for scheme in BOX.schemes.values():
            if scheme.owner == character.id:
                assert texts.say(EN, f"hunt-card-{scheme.id}").split(" ")[0] in text


def test_the_numbers_in_texts_are_those_of_the_data(texts: Texts):
    steps = yaml.safe_load(Path("data/cards/hunt.yaml").read_text(encoding="utf-8"))
    for scheme in [*steps["schemes"], *steps["extension"]["schemes"]]:
        for step in scheme["do"]:
            if "n" in step:
                assert str(abs(step["n"])) in texts.say(EN, f"hunt-card-{scheme['id']}.text"), scheme["id"]
