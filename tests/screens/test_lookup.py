"""Cards are found by their names in the reader's language, however they are typed; who gave the name is told."""

import unicodedata
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.screens import lookup
from bot.screens.limits import problems
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, components, text


def page(texts: Texts, locale: Locale, typed: str) -> str:
    screen = lookup.page(texts, locale, LIBRARY, typed)
    assert screen is not None, typed
    assert problems(components(screen)) == []
    return text(screen)


@pytest.mark.parametrize("locale", Locale)
def test_every_card_is_found_without_accents(texts: Texts, locale: Locale):
    for card, name in lookup.names(texts, locale, LIBRARY):
        bare = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
        assert page(texts, locale, bare.upper()) == page(texts, locale, card)


@pytest.mark.parametrize(
    ("locale", "card", "ours"),
    [
        (Locale.ENGLISH, "rhinocorn", False),
        (Locale.ENGLISH, "sun_unicorn", True),  # no list of the Kids game is public
        (Locale.ENGLISH, "trojan", False),
        (Locale.FRENCH, "queen_bee_unicorn", False),
        (Locale.FRENCH, "rhinocorn", True),
        (Locale.CZECH, "slowdown", False),
        (Locale.CZECH, "super_neigh", True),
        (Locale.ROMANIAN, "super_neigh", False),
        (Locale.ROMANIAN, "trojan", True),
    ],
)
def test_a_name_of_our_own_is_marked(texts: Texts, locale: Locale, card: str, ours: bool):
    assert page(texts, locale, card).endswith(texts.say(locale, "card-page-ours")) is ours


def test_a_card_is_found_by_its_name_in_any_language_and_shows_them(texts: Texts):
    shown = page(texts, Locale.ENGLISH, "Licorne Reine de Beauté")
    assert shown.startswith("### Queen Bee Unicorn\n")
    assert "*Licorne Reine de Beauté* (français)" in shown
    assert "*Unicornița Divă* (română)" in shown
    assert "Queen Bee Unicorn* (English)" not in shown
    assert page(texts, Locale.CZECH, "queen bee unicorn") == page(texts, Locale.CZECH, "queen_bee_unicorn")


def test_a_card_says_which_boxes_hold_it_and_which_rulings_it_is_about(texts: Texts):
    shown = page(texts, Locale.ENGLISH, "rainbow_lasso")
    numbers = "-# Numbers of these rules, for reports of faults: "
    assert f"-# In the box: second edition (×1) and French sheet (×1)\n{numbers}R74 · CZ-19" in shown
    assert f"{numbers}HU-27 · HU-15" in page(texts, Locale.ENGLISH, "trojan")
    assert "-# In the box: Kids (×" in page(texts, Locale.ENGLISH, "picnic")


def test_suggestions_come_from_every_language_with_both_names(texts: Texts):
    def found(typed: str) -> list[tuple[str, str]]:
        return lookup.suggested(texts, Locale.ENGLISH, LIBRARY, [], typed)

    assert found("nei")[:2] == [("neigh", "Neigh"), ("super_neigh", "Super Neigh")]
    assert ("queen_bee_unicorn", "Queen Bee Unicorn (Licorne Reine de Beauté)") in found("reine de")
    assert found("no such card") == []


def test_cards_of_own_decks_are_found_too(texts: Texts):
    library = Library()
    own = library.shelf.put(Path("docs/example_deck.yaml").read_bytes())
    screen = lookup.page(texts, Locale.ENGLISH, library, "poulain de lune", [own])
    assert screen is not None
    assert text(screen).startswith("### Moon Foal")
    assert "*Poulain de Lune* (français)" in text(screen)
    suggestions = lookup.suggested(texts, Locale.ENGLISH, library, [own], "moon fo")
    assert [name for _, name in suggestions] == ["Moon Foal"]
