"""How a Kids game begins: the box, the Babies, who gets how many cards, who starts."""

from collections import Counter

import pytest

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.games.stables.state import Turn
from tests.games.stables.beginnings import choose_babies

SYMBOLS = ("heart", "sun", "bolt", "clover", "drop", "moon", "gem", "snow")


def test_ki_08_the_box_holds_four_unicorns_and_four_magic_cards_of_each_symbol(library: Library) -> None:
    counts = Counter[tuple[str, str | None]]()
    for design in library.book("kids").designs:
        counts[design.type, design.symbol] += design.copies
    pairs = [(kind, symbol) for kind in ("colourful", "magic") for symbol in SYMBOLS]
    assert counts == {**dict.fromkeys(pairs, 4), ("baby", None): 8, ("instant", None): 8}


@pytest.mark.parametrize("seats", range(2, 7))
def test_ki_02_five_cards_each_the_rest_is_the_deck(library: Library, seats: int) -> None:
    match = library.stables.start("kids", {}, seats, "deal")
    assert [len(hand) for hand in match.state.hands] == [5] * seats
    assert len(match.state.deck) == 72 - 5 * seats
    assert match.state.setup.needed == 7


@pytest.mark.parametrize("seats", [1, 7, 8])
def test_only_two_to_six_can_play(library: Library, seats: int) -> None:
    assert list(library.seats("kids")) == [2, 3, 4, 5, 6]
    with pytest.raises(ContentError, match="seats"):
        library.stables.start("kids", {}, seats, "deal")


@pytest.mark.parametrize("choice", ["choose", "random"])
@pytest.mark.parametrize("seats", [2, 6])
def test_ki_02_unchosen_babies_leave_the_game(library: Library, seats: int, choice: str) -> None:
    match = library.stables.start("kids", {"baby_choice": choice}, seats, "babies")
    choose_babies(match)
    assert [len(stable) for stable in match.state.stables] == [1] * seats
    assert match.state.nursery == []
    assert len(match.state.removed) == 8 - seats
    assert match.view(None).removed == tuple(match.state.removed)


def test_a_deck_with_a_nursery_keeps_them(library: Library) -> None:
    match = library.stables.start("second", {}, 3, "babies")
    choose_babies(match)
    assert (len(match.state.nursery), match.state.removed) == (10, [])


def test_ki_03_somebody_begins(library: Library) -> None:
    starters = set[int]()
    for seed in range(30):
        match = library.stables.start("kids", {}, 3, str(seed))
        choose_babies(match)
        turn = match.state.stack[0]
        assert isinstance(turn, Turn)
        starters.add(turn.seat)
    assert starters == {0, 1, 2}


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("way", ["host_picks", "vote"])
def test_ki_03_the_youngest_may_be_picked(library: Library, way: str, first: int) -> None:
    match = library.stables.start("kids", {"first_player": way}, 3, "picked", first=first)
    choose_babies(match)
    assert {asked.seat for asked in match.decisions} == {first}


@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
@pytest.mark.parametrize("first", [0, 1])
def test_k_j_the_second_of_two_may_get_more_cards(library: Library, first: int, bonus: int) -> None:
    match = library.stables.start("kids", {"kids_two_player_bonus": bonus}, 2, "bonus", first=first)
    assert len(match.state.hands[first]) == 5
    assert len(match.state.hands[1 - first]) == 5 + bonus
    assert len(match.state.deck) == 72 - 10 - bonus


def test_k_j_three_players_get_the_same(library: Library) -> None:
    match = library.stables.start("kids", {"kids_two_player_bonus": 3}, 3, "bonus", first=0)
    assert [len(hand) for hand in match.state.hands] == [5, 5, 5]


@pytest.mark.parametrize("key", ["hand_limit", "two_player_deck", "neigh_targets", "unicorns_to_win"])
def test_rules_of_other_games_are_none_of_this_one(library: Library, key: str) -> None:
    with pytest.raises(ContentError):
        library.houserules.values("kids", {key: 7})
