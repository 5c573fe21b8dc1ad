"""The simple computer player at a Kids table: it wins when it can, uses free magic, pays with what it misses least."""

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage
from bot.tables.players.simple import choose_simply

LIBRARY = Library()
SEATS = ["ann", "bob"]
FIVE = ["baby_red", "sun_unicorn", "sun_unicorn", "gem_unicorn", "gem_unicorn"]


def at_table(hand: list[str], stable: list[str], other_hand: list[str], other_stable: list[str]) -> StableMatch:
    """Ann's turn against Bob, with enough cards to draw."""
    rows = {"ann": {"hand": hand, "stable": stable}, "bob": {"hand": other_hand, "stable": other_stable}}
    return Stage(LIBRARY, Scenario("player", "kids", "kids", SEATS, [], {}, table={"turn": "ann", **rows})).set_up(
        "player"
    )


def choose(match: StableMatch) -> list[str]:
    """Answer the open decision as a computer would; returns the picks."""
    asked = match.decisions[0]
    picks = choose_simply(LIBRARY.book, "seed", match.view(asked.seat), asked)
    match.answer(asked.seat, asked.id, picks)
    return picks


def test_two_unicorns_at_once_win_the_game() -> None:
    match = at_table(["snowball_party", "heart_unicorn", "drop_unicorn", "picnic"], FIVE, [], ["baby_blue"])
    assert choose(match) == ["play snowball_party"]
    assert choose(match) == ["pass"]
    assert choose(match) == ["picnic"]
    assert sorted(choose(match)) == ["drop_unicorn", "heart_unicorn"]
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_a_free_action_comes_first() -> None:
    match = at_table(["lucky_day", "heart_unicorn"], ["baby_red", "clover_unicorn"], [], ["baby_blue"])
    assert choose(match) == ["play lucky_day"]


def test_a_unicorn_is_better_than_magic_that_costs() -> None:
    match = at_table(["night_visit", "heart_unicorn"], ["baby_red"], ["neigh"], ["baby_blue"])
    assert choose(match) == ["play heart_unicorn"]


def test_a_neigh_is_the_last_card_to_pay_with() -> None:
    match = at_table(["new_friend", "neigh", "picnic", "sun_unicorn"], ["baby_red"], [], ["baby_blue", *FIVE[1:]])
    assert choose(match) == ["play new_friend"]
    choose(match)
    assert choose(match) == ["picnic"]


def test_magic_that_would_win_is_neighed() -> None:
    six = [*FIVE, "moon_unicorn"]
    match = at_table(["new_friend"], six, ["neigh", "picnic"], ["baby_blue", "heart_unicorn"])
    match.answer(0, match.decisions[0].id, ["play new_friend"])
    assert choose(match) == ["neigh"]


def test_what_brings_no_unicorn_is_mostly_let_be() -> None:
    match = at_table(["picnic"], ["baby_red", "sun_unicorn"], ["neigh", "picnic"], ["baby_blue", "heart_unicorn"])
    match.answer(0, match.decisions[0].id, ["play picnic"])
    asked = match.decisions[0]
    picked = [choose_simply(LIBRARY.book, str(seed), match.view(1), asked) for seed in range(40)]
    assert picked.count(["neigh"]) < 15
