"""Own decks put together with others: by hash, in any order, the same after a restart."""

from collections import Counter
from pathlib import Path

import pytest

from bot.content.errors import BadRule, ContentError
from bot.content.library import Library
from bot.content.own.shelf import Shelf, UnknownDeck
from tests.content.own.making import card, deck

EXAMPLE = Path("docs/example_deck.yaml").read_bytes()
OTHER = deck(card("comet"), deck="sea", title={"fr": "Mer"})


@pytest.fixture
def library() -> Library:
    return Library()


def cards_of(library: Library, deck: str) -> Counter[str]:
    return Counter({design.id: design.copies for design in library.book(deck).designs})


def test_ro_01_other_decks_are_shuffled_in(library: Library) -> None:
    own = library.shelf.put(EXAMPLE)
    match = library.stables.start("second", {"expansions": [own]}, 4, "seed")
    assert match.state.setup.deck == f"second+{own}"
    dealt = Counter(match.table.id(card) for card in range(len(match.state.setup.cards)))
    assert dealt == cards_of(library, f"second+{own}")
    assert dealt["own.moon_meadow.comet"] == 6
    assert sum(dealt.values()) == 127 + 38


def test_the_order_of_decks_makes_no_difference(library: Library) -> None:
    one, two = library.shelf.put(EXAMPLE), library.shelf.put(OTHER)
    games = [library.stables.start("second", {"expansions": order}, 3, "seed") for order in ([one, two], [two, one])]
    assert games[0].state.setup.deck == games[1].state.setup.deck
    assert games[0].state.hands == games[1].state.hands


def test_two_players_leave_out_what_a_deck_names(library: Library) -> None:
    own = library.shelf.put(deck(card(two_players=False), two_players_without=["rhinocorn"]))
    for seats, there in ((2, False), (3, True)):
        match = library.stables.start("second", {"expansions": [own]}, seats, "seed")
        names = {match.table.id(card) for card in range(len(match.state.setup.cards))}
        assert ("rhinocorn" in names, "own.sky.comet" in names) == (there, there)


def test_a_deck_is_played_alone_with_what_it_borrows(library: Library) -> None:
    own = library.shelf.put(EXAMPLE)
    match = library.stables.start(own, {}, 4, "seed")
    assert match.state.setup.deck == own
    types = Counter(match.book.types[number] for number in match.state.setup.cards)
    assert (types["baby"], types["instant"]) == (13, 15)
    assert library.seats(own) == range(2, 9)
    two = library.stables.start(own, {}, 2, "seed")
    assert sorted(match.book.types[two.table.cards[hand[0]]] for hand in two.state.hands) == ["instant", "instant"]


def test_a_deck_seats_as_many_as_it_has_babies(library: Library) -> None:
    foal = card("foal", type="baby", copies=3, abilities=None)
    own = library.shelf.put(deck(card(copies=40), foal, alone=True, neighs="second"))
    assert library.seats(own) == range(2, 4)


def test_a_saved_game_needs_its_deck_and_only_that(library: Library) -> None:
    library.shelf.put(EXAMPLE)
    own = library.shelf.put(OTHER)
    saved = library.stables.start("second", {"expansions": [own]}, 3, "seed").save()
    fresh = Library()
    with pytest.raises(UnknownDeck):
        fresh.stables.load(saved)
    fresh.shelf.put(OTHER)
    assert fresh.stables.load(saved).save() == saved


def test_a_game_in_progress_keeps_its_book_when_the_shelf_is_full(library: Library) -> None:
    library.stables.shelf = Shelf(most=1)
    own = library.shelf.put(EXAMPLE)
    match = library.stables.start(own, {}, 3, "seed")
    library.shelf.put(OTHER)
    assert own not in library.shelf
    assert library.book(own) is match.book


def test_one_deck_in_two_versions_is_refused(library: Library) -> None:
    decks = [library.shelf.put(OTHER), library.shelf.put(OTHER + b"\n")]
    with pytest.raises(ContentError, match="twice"):
        library.stables.start("second", {"expansions": decks}, 3, "seed")


def test_a_deck_that_leaves_nothing_for_two_is_refused(library: Library) -> None:
    instants = [design.id for design in library.book("second").designs if design.type == "instant"]
    own = library.shelf.put(deck(two_players_without=instants))
    library.check("second", {"expansions": [own]}, 3)
    with pytest.raises(BadRule) as refused:
        library.check("second", {"expansions": [own]}, 2)
    assert refused.value.details["reason"] == "too_few_neighs"


def test_letters_are_those_of_the_names_in_the_tables_language(library: Library) -> None:
    own = library.shelf.put(EXAMPLE)
    for language, name in (("fr", "Poulain de Lune"), ("cs", "Moon Foal")):
        match = library.stables.start(own, {}, 3, "seed", language=language)
        number = match.book.number["own.moon_meadow.moon_foal"]
        assert match.state.setup.letters[number] == sum(map(str.isalpha, name))
