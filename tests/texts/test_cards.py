from pathlib import Path
from typing import Any, cast

import pytest
import yaml

from bot.texts import Locale, Texts

EN = Locale.ENGLISH
CARDS = cast(
    "list[dict[str, Any]]", yaml.safe_load(Path("data/cards/second.yaml").read_text(encoding="utf-8"))["cards"]
)
TITLES = sorted({str(card.get("title", card["id"])) for card in CARDS})


def test_the_deck_has_all_its_titles():
    assert len(TITLES) == 67


@pytest.mark.parametrize("title", TITLES)
def test_a_card_has_name_text_and_line(texts: Texts, title: str):
    name, text, short = (texts.say(EN, f"card-{title}{part}") for part in ("", ".text", ".short"))
    assert name.lower().replace(" ", "_").replace("-", "_") == title
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


def test_optional_effects_say_may_and_no_others_do(texts: Texts):
    for card in CARDS:
        abilities = cast("list[dict[str, Any]]", card.get("abilities", []))
        optional = any(ability.get("may") for ability in abilities)
        text = texts.say(EN, f"card-{card.get('title', card['id'])}.text")
        if abilities and not card.get("always"):
            assert (" may " in text) is optional, card["id"]
