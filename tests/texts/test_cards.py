import re

import pytest

from bot.content.library import Library
from bot.texts import Locale, Texts

EN = Locale.ENGLISH
DECKS = [Library().book(deck) for deck in ("second", "first", "kids")]
DESIGNS = list(dict.fromkeys(design for deck in DECKS for design in deck.designs))
TITLES = sorted({design.name_key for design in DESIGNS})
WORDINGS = sorted({design.text_key for design in DESIGNS})


def test_the_decks_have_all_their_titles():
    assert [len({design.name_key for design in deck.designs}) for deck in DECKS] == [67, 67, 8 + 8 + 8 + 1]


@pytest.mark.parametrize("title", TITLES)
def test_a_card_has_a_name(texts: Texts, title: str):
    name = texts.say(EN, f"card-{title}")
    assert re.sub(r"\W+", "_", name.lower()).strip("_") == title


def test_cards_of_unstable_unicorns_have_their_printed_names(texts: Texts):
    names = Library().stables.names
    for title in {design.name_key for deck in DECKS[:2] for design in deck.designs}:
        assert texts.say(EN, f"card-{title}") == names.name(title, "en")


@pytest.mark.parametrize("wording", WORDINGS)
def test_a_card_has_text_and_line(texts: Texts, wording: str):
    text, short = (texts.say(EN, f"card-{wording}{part}") for part in (".text", ".short"))
    assert text.endswith(".")
    assert len(text.split(". ")) <= 3
    assert short.endswith(".")
    assert len(short) <= 90


def test_every_text_about_a_card_belongs_to_the_deck(texts: Texts):
    named = {key.split(".")[0].removeprefix("card-") for key in texts.all_keys() if key.startswith("card-")}
    others = {"variant", *(name for name in named if name.partition("-")[0] == "page")}
    assert named - others == {*TITLES, *WORDINGS}


def test_every_type_and_colour_has_its_word(texts: Texts):
    for design in DESIGNS:
        assert texts.say(EN, f"type-{design.type}")
        if design.variant:
            title = design.name_key
            assert texts.card(EN, title, design.variant).startswith(f"{texts.card(EN, title)} (")


def test_a_symbol_is_always_a_word_with_its_sign(texts: Texts):
    symbols = {design.symbol for design in DESIGNS if design.symbol}
    assert len(symbols) == 8
    signs = {texts.say(EN, f"symbol-{symbol}").split()[0] for symbol in symbols}
    assert len(signs) == 8
    for symbol in symbols:
        said = texts.say(EN, f"symbol-{symbol}")
        assert said.endswith(f" {symbol}")
        assert texts.say(EN, f"card-{symbol}_unicorn").endswith(said.split()[0])
    for design in DESIGNS:
        if design.symbol:
            assert design.symbol in texts.say(EN, f"card-{design.text_key}.text")


def test_optional_effects_say_may_and_no_others_do(texts: Texts):
    for design in DESIGNS:
        optional = any(ability.may for ability in design.abilities)
        text = texts.say(EN, f"card-{design.text_key}.text")
        if design.abilities and not design.always:
            assert (" may " in text) is optional, design.id
