"""Setting up a hunt: what the box holds, who gets what, who begins."""

from collections import Counter
from random import Random

import pytest

from bot.content.library import Library
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import Choosing, Traps
from tests.games.hunt.random_play import positions


def choose(match: HuntMatch) -> None:
    """Everybody takes the first character that is left."""
    while isinstance(match.state.stack[0], Choosing):
        (asked,) = match.decisions
        match.answer(asked.seat, asked.id, asked.options[:1])


def test_hu_02_the_box_holds_what_the_sheet_says(library: Library) -> None:
    book = library.hunts.box("hunt")
    box = book.box
    assert (len(box.unicorns), len(box.starting_unicorns), len(box.market), len(box.characters)) == (20, 4, 4, 4)
    assert sum(len(item.tokens) for item in box.market) == 16
    assert len(box.hunt_cards) == 8
    assert {len(book.schemes_of(character)) for character in book.characters} == {8}
    colors = Counter(unicorn.color for unicorn in box.unicorns)
    assert colors == {"pink": 4, "yellow": 4, "blue": 4, "purple": 4, "legendary": 4}


@pytest.mark.parametrize("seats", [3, 4])
def test_a2_each_gets_another_starting_unicorn(library: Library, seats: int) -> None:
    found = set[tuple[str, ...]]()
    for seed in range(10):
        match = library.hunts.start("hunt", {}, seats, str(seed))
        choose(match)
        given = tuple(unicorn for seat in match.state.seats for unicorn in seat.unicorns)
        assert len(set(given)) == seats
        assert set(given) <= match.book.starting
        found.add(given)
    assert len(found) > 3


def test_a3_the_scheme_decks_last_exactly_four_days(library: Library) -> None:
    match = library.hunts.start("hunt", {"double_rainbow": "final_scoring"}, 4, "four days")
    left = set[tuple[int, int]]()
    for _ in positions(match, Random(4)):
        if not isinstance(match.state.stack[0], Choosing):
            left.update((match.state.day, len(seat.schemes)) for seat in match.state.seats)
    assert left == {(1, 6), (2, 4), (3, 2), (4, 0)}


def test_hu_06_somebody_begins(library: Library) -> None:
    starters = Counter(library.hunts.start("hunt", {}, 4, str(seed)).state.first for seed in range(60))
    assert set(starters) == {0, 1, 2, 3}


@pytest.mark.parametrize("way", ["host_picks", "vote"])
def test_hu_06_who_was_picked_begins(library: Library, way: str) -> None:
    for first in range(4):
        match = library.hunts.start("hunt", {"first_player": way}, 4, "picked", first=first)
        choose(match)
        assert match.state.first == first
        assert [asked.seat for asked in match.decisions] == [first]


def test_the_same_seed_deals_the_same_game(library: Library) -> None:
    one, again, other = (library.hunts.start("hunt", {}, 3, seed) for seed in ("a", "a", "b"))
    for match in (one, again, other):
        choose(match)
    assert one.save() == again.save()
    assert one.state.deck != other.state.deck


@pytest.mark.parametrize(("seats", "deck"), [(5, 16), (6, 16)])
def test_the_extension_seats_five_and_six(library: Library, seats: int, deck: int) -> None:
    match = library.hunts.start("hunt", {"extension": True}, seats, "more")
    choose(match)
    assert len({seat.character for seat in match.state.seats}) == seats
    assert len({seat.unicorns[0] for seat in match.state.seats}) == seats
    assert len(match.state.deck) == deck


def test_d3_where_characters_run_out_the_others_have_no_power(library: Library) -> None:
    match = library.hunts.start("hunt", {"initiation": "no_schemes", "character_choice": "random"}, 4, "few")
    assert Counter(seat.character for seat in match.state.seats) == {"knight": 1, "wizard": 1, "": 2}
    told = [event.seat for event in match.table.events if event.name == "without_power"]
    assert told == [2, 3]


def test_hu_03_scheme_decks_are_shuffled(library: Library) -> None:
    orders = set[tuple[str, ...]]()
    for seed in range(6):
        match = library.hunts.start("hunt", {}, 4, str(seed))
        choose(match)
        frame = match.state.stack[-1]
        assert isinstance(frame, Traps)
        for number, seat in enumerate(match.state.seats):
            deck = (*seat.schemes, *reversed(frame.drawn[number]))
            assert sorted(deck) == sorted(match.book.schemes_of(seat.character))
            orders.add(tuple(card for card in deck if not match.book.schemes[card].owner))
    assert len(orders) > 15
