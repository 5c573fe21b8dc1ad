"""How a game begins: the box, the deal, the Babies, the first player (what no scenario's table can show)."""

from collections import Counter
from pathlib import Path

import pytest

from bot.content.library import Library
from bot.games.stables.state import Turn
from bot.texts import Texts
from bot.texts.locale import Locale
from tests.games.stables.beginnings import choose_babies, ids

TYPES = {"baby": 13, "basic": 22, "magical": 30, "magic": 25, "upgrade": 14, "downgrade": 8, "instant": 15}
GONE_WITH_TWO = {
    *(f"basic_unicorn_{colour}" for colour in ("red", "orange", "yellow", "green", "blue", "indigo", "purple")),
    *("narwhal", "queen_bee_unicorn", "seductive_unicorn", "rainbow_unicorn", "mother_goose_unicorn"),
    *("necromancer_unicorn", "nanny_cam", "sadistic_ritual", "slowdown", "yay"),
}


@pytest.mark.parametrize("deck", ["second", "first"])
def test_cz_02_the_box_holds_114_cards_and_13_babies(library: Library, deck: str) -> None:
    book = library.book(deck)
    counts = Counter[str]()
    for design in book.designs:
        counts[design.type] += design.copies
    assert counts == TYPES
    assert sum(counts.values()) - counts["baby"] == 114
    match = library.stables.start(deck, {"expansions": []}, 4, "box")
    assert len(match.state.setup.cards) == 127


@pytest.mark.parametrize("seats", range(3, 9))
def test_fr_02_five_cards_each_the_rest_is_the_deck(library: Library, seats: int) -> None:
    match = library.stables.start("second", {}, seats, "deal")
    assert [len(hand) for hand in match.state.hands] == [5] * seats
    assert len(match.state.deck) == 114 - 5 * seats
    assert match.state.discard == []
    assert all(match.book.types[match.table.cards[card]] != "baby" for card in match.state.deck)
    other = library.stables.start("second", {}, seats, "deal again")
    assert ids(match, match.state.deck) != ids(other, other.state.deck)


@pytest.mark.parametrize("number", [1, 3, 10])
def test_starting_hand_may_be_another_number(library: Library, number: int) -> None:
    match = library.stables.start("second", {"starting_hand": number}, 4, "deal")
    assert [len(hand) for hand in match.state.hands] == [number] * 4
    assert len(match.state.deck) == 114 - 4 * number


def test_fr_03_everybody_chooses_a_baby(library: Library) -> None:
    match = library.stables.start("second", {}, 3, "babies", first=1)
    assert sorted(asked.seat for asked in match.decisions) == [0, 1, 2]
    assert all(len(asked.options) == 13 and not asked.exits for asked in match.decisions)
    step = match.decisions[0].id
    match.answer(2, step, ["nursery/baby_unicorn_pink"])
    assert all("nursery/baby_unicorn_pink" not in asked.options for asked in match.decisions)
    match.answer(0, step, ["nursery/baby_narwhal"])
    match.answer(1, step, ["nursery/baby_unicorn_red"])
    stables = [ids(match, stable) for stable in match.state.stables]
    assert stables == [["baby_narwhal"], ["baby_unicorn_red"], ["baby_unicorn_pink"]]
    assert len(match.state.nursery) == 10
    assert match.view(None).nursery == tuple(match.state.nursery)


def test_baby_choice_random_deals_the_babies(library: Library) -> None:
    dealt = {
        tuple(ids(match, [stable[0] for stable in match.state.stables]))
        for match in (library.stables.start("second", {"baby_choice": "random"}, 3, str(seed)) for seed in range(5))
    }
    assert len(dealt) > 1
    assert all(len(set(babies)) == 3 for babies in dealt)


def test_fr_04_there_is_a_reference_card() -> None:
    texts = Texts.load(Path("data/texts"))
    assert texts.has("reference-card")


def test_fr_05_somebody_begins(library: Library) -> None:
    starters = set[int]()
    for seed in range(40):
        match = library.stables.start("second", {}, 4, str(seed))
        choose_babies(match)
        turn = match.state.stack[0]
        assert isinstance(turn, Turn)
        starters.add(turn.seat)
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("way", ["host_picks", "vote"])
def test_fr_05_who_was_picked_begins(library: Library, way: str, first: int) -> None:
    match = library.stables.start("second", {"first_player": way}, 4, "picked", first=first)
    choose_babies(match)
    assert {asked.seat for asked in match.decisions} == {first}


@pytest.mark.parametrize("preset", ["second", "french"])
def test_fr_22_two_players_leave_cards_in_the_box(library: Library, preset: str) -> None:
    match = library.stables.start(preset, {}, 2, "two")
    names = Counter(ids(match, list(range(len(match.state.setup.cards)))))
    book = library.book("second")
    assert {design.id for design in book.designs if design.id not in names} == GONE_WITH_TWO
    assert sum(design.copies for design in book.designs if design.id in GONE_WITH_TWO) == 32
    assert len(match.state.deck) == 114 - 32 - 2 - 10
    assert match.state.setup.needed == (7 if preset == "second" else 6)


def test_two_players_of_the_first_edition_leave_what_needs_a_basic_in_the_box_too(library: Library) -> None:
    names = set(ids(match := library.stables.start("first", {}, 2, "two"), list(range(len(match.state.setup.cards)))))
    gone = {design.id for design in library.book("first").designs if design.id not in names}
    assert gone == GONE_WITH_TWO - {"mother_goose_unicorn", "necromancer_unicorn"} | {"rainbow_mane", "extra_tail"}
    assert len(match.state.deck) == 114 - (32 - 2 + 6) - 2 - 10
    assert match.state.setup.needed == 7


def test_fr_23_two_players_get_a_neigh_each(library: Library) -> None:
    for seed in range(10):
        match = library.stables.start("second", {}, 2, str(seed))
        hands = [ids(match, hand) for hand in match.state.hands]
        assert all(len(hand) == 6 and "neigh" in hand for hand in hands)
        everywhere = [*hands[0], *hands[1], *ids(match, match.state.deck)]
        assert everywhere.count("neigh") == 14


def test_two_player_deck_false_plays_with_the_whole_box(library: Library) -> None:
    match = library.stables.start("second", {"two_player_deck": False}, 2, "two")
    assert [len(hand) for hand in match.state.hands] == [5, 5]
    assert len(match.state.deck) == 114 - 10


def test_cz_37_every_type_has_a_sign_of_its_own(library: Library) -> None:
    texts = Texts.load(Path("data/texts"))
    assert {design.type for design in library.book("second").designs} == set(TYPES)
    signs = [texts.say(Locale.ENGLISH, f"type-{kind}.sign").split()[0] for kind in TYPES]
    assert len(set(signs)) == len(TYPES)
    words = [texts.say(Locale.ENGLISH, f"type-{kind}") for kind in TYPES]
    assert len(set(words)) == len(TYPES)
