"""Cards of people's own on screens: their names and texts in the reader's language, their instants on the buttons."""

from pathlib import Path

from msgspec.structs import replace

from bot.content.library import Library
from bot.content.own.check import check
from bot.games.core.decisions import Decision
from bot.screens import cards, decks, names, window
from bot.screens.hand import hand
from bot.screens.limits import problems
from bot.screens.stables.neighs import meant, printed
from bot.screens.stables.showing import StableShowing
from bot.texts import Locale, Texts
from tests.content.own.making import card, deck
from tests.screens.play import LIBRARY, Game, components, document, state_of, text, window_of

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

    def open_window(*options: str) -> Decision:
        return Decision(1, 0, "window", [*options, "pass"])

    nay, never = "own.sky.nay", "own.sky.never"
    assert meant(showing, open_window(nay, never), "neigh") == nay
    assert meant(showing, open_window(nay, never), "super_neigh") == never
    assert meant(showing, open_window("neigh", nay), "neigh") == "neigh"
    assert meant(showing, open_window(nay), "super_neigh") == "super_neigh"
    assert meant(showing, open_window(nay), "pass") == "pass"
    assert meant(showing, open_window(), "neigh") == "neigh"


def test_only_what_the_deck_holds_has_a_button_and_added_cards_count() -> None:
    library = Library()
    added = library.shelf.put(deck(NEVER, two_players_without=["super_neigh"]))
    without = library.shelf.put(deck(two_players_without=["super_neigh"]))

    def buttons(preset: str, seats: int, *own: str) -> frozenset[str]:
        match = library.stables.start(preset, {"expansions": list(own)} if own else {}, seats, "seed")
        return printed(match.book, match.look(None).stopping)

    assert buttons("kids", 3) == {"neigh"}
    assert buttons("second", 2) == {"neigh", "super_neigh"}
    assert buttons("second", 2, added) == {"neigh", "super_neigh"}
    assert buttons("second", 2, without) == {"neigh"}
    assert buttons("second", 3, without) == {"neigh", "super_neigh"}


def test_a_deck_with_few_unicorns_is_warned_of_if_it_is_played_alone(texts: Texts) -> None:
    few = check(EXAMPLE, LIBRARY.stables.bases, LIBRARY.stables.names)
    many = replace(few, designs=(*few.designs, *few.designs))
    said = [
        str(decks.added(texts, Locale.ENGLISH, one, replaced=False).view.to_components())
        for one in (few, replace(few, alone=False), many)
    ]
    assert ["Few unicorns: only" in text for text in said] == [True, False, False]


LONG = ("ěšč řžý áíé " * 30)[:299] + "."
COMET = "own.sky.comet"


def with_long_cards(texts: Texts) -> Game:
    """A game whose deck is full of a card with as long a text as can be, in letters of two bytes."""
    own = LIBRARY.shelf.put(deck(card(text=LONG, copies=40)))
    return Game(texts, 3, "long", rules={"expansions": [own]})


def test_whoever_may_neigh_a_card_reads_all_of_it(texts: Texts) -> None:
    game = with_long_cards(texts)
    asked = next(one for one in game.play() if one.kind == "window" and one.source == COMET)
    public = window.window(game.showing, window_of(game.showing, asked, game.told))
    for screen in (public, hand(game.showing, asked.seat)):
        assert f"> {LONG}" in text(screen)
        assert problems(components(screen)) == []


def test_a_hand_tells_own_cards_whole_as_long_as_there_is_room(texts: Texts) -> None:
    many = [card(f"a{n}", name=f"Card {'abcdefghijklmnop'[n]}", text=LONG) for n in range(14)]
    own = LIBRARY.shelf.put(deck(*many))
    game = Game(texts, 3, "long", rules={"expansions": [own]})
    seat = next(one for one in game.play() if one.kind == "action").seat
    cards_ = game.match.state.setup.cards
    mine = [n for n in range(len(cards_)) if game.match.table.id(n).startswith("own.sky.")]
    for count in (3, 7, 14):
        game.match.state.hands[seat][:] = mine[:count]
        screen = hand(game.showing, seat)
        assert problems(components(screen)) == []
        assert text(screen).count("**Card") == count
        assert (LONG in text(screen)) == (count < 14)
