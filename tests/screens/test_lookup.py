"""Cards are found by their names in the reader's language, however they are typed; who gave the name is told."""

import unicodedata

import pytest

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
