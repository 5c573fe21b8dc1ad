"""Cards of people's own on screens: their names and texts in the reader's language, their instants on the buttons."""

from pathlib import Path

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.screens import cards, names
from bot.screens.stables.neighs import meant
from bot.screens.stables.showing import StableShowing
from bot.texts import Locale, Texts
from tests.content.own.making import card, deck
from tests.screens.play import document, state_of

EXAMPLE = Path("docs/example_deck.yaml").read_bytes()
NAY = card("nay", type="instant", abilities=None, always=["stops_a_card"])
NEVER = card("never", type="instant", abilities=None, always=["stops_a_card", "cannot_be_neighed"])


def showing_of(texts: Texts, locale: Locale, content: bytes) -> StableShowing:
    library = Library()
    own = library.shelf.put(content)
    match = library.stables.start("second", {"expansions": [own]}, 3, "seed")
    return StableShowing(texts, locale, state_of(match, document(["Ann", "Bob", "Cyn"])))


def test_names_and_texts_are_in_the_readers_language(texts: Texts) -> None:
    for locale, name in ((Locale.FRENCH, "Poulain de Lune"), (Locale.CZECH, "Moon Foal")):
        showing = showing_of(texts, locale, EXAMPLE)
        assert showing.card("own.moon_meadow.moon_foal") == name
    assert showing.short("own.moon_meadow.moonbeam") == "Draw 2 cards."
    long = showing.short("own.moon_meadow.tide_unicorn")
    assert len(long) == names.SHORT
    assert long.endswith("…")
    page = cards.card(texts, Locale.ENGLISH, showing.book, "own.moon_meadow.tide_unicorn")
    assert "they discard a card." in str(page.view.to_components())


def test_a_button_stands_for_an_instant_that_does_the_same(texts: Texts) -> None:
    showing = showing_of(texts, Locale.ENGLISH, deck(NAY, NEVER))

    def window(*options: str) -> Decision:
        return Decision(1, 0, "window", [*options, "pass"])

    nay, never = "own.sky.nay", "own.sky.never"
    assert meant(showing, window(nay, never), "neigh") == nay
    assert meant(showing, window(nay, never), "super_neigh") == never
    assert meant(showing, window("neigh", nay), "neigh") == "neigh"
    assert meant(showing, window(nay), "super_neigh") == "super_neigh"
    assert meant(showing, window(nay), "pass") == "pass"
    assert meant(showing, window(), "neigh") == "neigh"
