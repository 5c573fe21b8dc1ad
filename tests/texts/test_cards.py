import re
from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from bot.texts import Locale, Texts

EN = Locale.ENGLISH
DECKS = Path("data/cards")


def cards_of(deck: str) -> list[dict[str, Any]]:
    """Read the cards of a deck file."""
    return cast("list[dict[str, Any]]", yaml.safe_load((DECKS / f"{deck}.yaml").read_text(encoding="utf-8"))["cards"])


def titles(cards: list[dict[str, Any]]) -> list[str]:
    """Give the titles of cards, each once."""
    return sorted({str(card.get("title", card["id"])) for card in cards})


CARDS = [card for deck in ("second", "kids") for card in cards_of(deck)]
TITLES = titles(CARDS)


def test_the_decks_have_all_their_titles():
    assert len(titles(cards_of("second"))) == 67
    assert len(titles(cards_of("kids"))) == 8 + 8 + 8 + 1


@pytest.mark.parametrize("title", TITLES)
def test_a_card_has_name_text_and_line(texts: Texts, title: str):
    name, text, short = (texts.say(EN, f"card-{title}{part}") for part in ("", ".text", ".short"))
    assert re.sub(r"\W+", "_", name.lower()).strip("_") == title
    assert text.endswith(".")
    assert len(text.split(". ")) <= 3
    assert short.endswith(".")
    assert len(short) <= 90


def test_every_text_about_a_card_belongs_to_the_deck(texts: Texts):
    named = {key.split(".")[0].removeprefix("card-") for key in texts.all_keys() if key.startswith("card-")}
    assert named - {"variant", "page", "page-notes", "page-baby"} == set(TITLES)


def test_every_type_and_colour_has_its_word(texts: Texts):
    for card in CARDS:
        assert texts.say(EN, f"type-{card['type']}")
        if "variant" in card:
            title = str(card["title"])
            assert texts.card(EN, title, str(card["variant"])).startswith(f"{texts.card(EN, title)} (")


def test_a_symbol_is_always_a_word_with_its_sign(texts: Texts):
    symbols = {str(card["symbol"]) for card in CARDS if "symbol" in card}
    assert len(symbols) == 8
    signs = {texts.say(EN, f"symbol-{symbol}").split()[0] for symbol in symbols}
    assert len(signs) == 8
    for symbol in symbols:
        said = texts.say(EN, f"symbol-{symbol}")
        assert said.endswith(f" {symbol}")
        assert texts.say(EN, f"card-{symbol}_unicorn").endswith(said.split()[0])
    for card in CARDS:
        if "symbol" in card:
            assert str(card["symbol"]) in texts.say(EN, f"card-{card['id']}.text")


def test_optional_effects_say_may_and_no_others_do(texts: Texts):
    for card in CARDS:
        abilities = cast("list[dict[str, Any]]", card.get("abilities", []))
        optional = any(ability.get("may") for ability in abilities)
        text = texts.say(EN, f"card-{card.get('title', card['id'])}.text")
        if abilities and not card.get("always"):
            assert (" may " in text) is optional, card["id"]
