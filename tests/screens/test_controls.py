"""What presses mean, without any screen."""

from collections.abc import Sequence

import pytest

from bot.games.core.decisions import Decision
from bot.screens.controls import (
    Answer,
    Changed,
    Draft,
    Page,
    Stale,
    Step,
    digest,
    interpret,
    left,
    one_by_one,
    usable,
)
from bot.screens.custom_ids import CustomId

ONE = Decision(1, 0, "discard", ["a", "b"], ("skip",))
PAIR = Decision(1, 0, "discard", ["a", "b", "c"], ("skip",), least=2, most=2)
ALIKE = Decision(1, 0, "discard", ["a", "a", "b", "c"], (), least=3, most=3)
ORDER = Decision(1, 0, "order", ["a", "b", "c"], (), least=3, most=3, ordered=True)
RANGE = Decision(1, 0, "aim", ["@1", "@1", "@2"], (), least=1, most=2)
WINDOW = Decision(1, 0, "window", ["neigh", "pass"])


def press(
    decision: Decision, verb: str, argument: str = "", values: Sequence[str] = (), draft: Sequence[str] = ()
) -> Step:
    return interpret(decision, draft, CustomId(7, "token", verb, argument), values)


def confirm(decision: Decision, shown: Sequence[str], kept: Sequence[str]) -> Step:
    """Confirm on a message that shows these picks, while those are kept."""
    return press(decision, "confirm", digest(decision, shown), draft=kept)


def test_one_choice_is_the_answer():
    assert press(ONE, "choose", "b") == Answer(["b"])
    assert press(ONE, "pick", "0", ["a"]) == Answer(["a"])
    assert press(ONE, "choose", "skip") == Answer(["skip"])


@pytest.mark.parametrize("decision", [ONE, PAIR, ALIKE, ORDER, WINDOW])
def test_what_is_not_offered_is_stale(decision: Decision):
    assert press(decision, "choose", "z") == Stale()
    assert press(decision, "pick", "0", []) == Stale()
    assert press(decision, "pick", "0", ["z", "z"]) == Stale()
    assert press(decision, "join") == Stale()
    assert confirm(decision, [], []) == Stale()


def test_different_cards_are_picked_together():
    assert not one_by_one(PAIR)
    assert press(PAIR, "pick", "0", ["a", "c"]) == Answer(["a", "c"])
    assert press(PAIR, "pick", "0", ["a"]) == Stale()
    assert press(PAIR, "pick", "0", ["a", "a"]) == Stale()
    assert press(PAIR, "choose", "skip") == Answer(["skip"])


def test_alike_cards_are_picked_one_after_another_and_confirmed():
    assert one_by_one(ALIKE)
    assert press(ALIKE, "pick", "2", ["a"]) == Draft(["a"], 2)
    assert press(ALIKE, "choose", "a", draft=["a"]) == Draft(["a", "a"])
    assert press(ALIKE, "choose", "a", draft=["a", "a"]) == Stale()
    assert press(ALIKE, "choose", "c", draft=["a", "a"]) == Draft(["a", "a", "c"])
    assert confirm(ALIKE, ["a", "a"], ["a", "a"]) == Stale()
    assert confirm(ALIKE, ["a", "a", "c"], ["a", "a", "c"]) == Answer(["a", "a", "c"])
    assert press(ALIKE, "back", draft=["a", "a"]) == Draft(["a"])
    assert press(ALIKE, "choose", "b", draft=["a", "a", "c"]) == Stale()


def test_the_last_card_of_an_order_follows_by_itself_both_ways():
    assert press(ORDER, "choose", "c") == Draft(["c"])
    assert press(ORDER, "choose", "a", draft=["c"]) == Draft(["c", "a", "b"])
    assert press(ORDER, "back", draft=["c", "a", "b"]) == Draft(["c"])
    assert press(ORDER, "back", draft=["c"]) == Draft([])
    assert press(ORDER, "back") == Draft([])
    assert confirm(ORDER, ["c", "a", "b"], ["c", "a", "b"]) == Answer(["c", "a", "b"])


def test_a_range_may_be_confirmed_early():
    assert press(RANGE, "choose", "@1") == Draft(["@1"])
    assert confirm(RANGE, ["@1"], ["@1"]) == Answer(["@1"])
    assert press(RANGE, "choose", "@1", draft=["@1"]) == Draft(["@1", "@1"])


def test_pages_turn_without_picking():
    assert press(ONE, "page", "3", draft=["a"]) == Page(3)
    assert press(ONE, "page", "²") == Page(0)


@pytest.mark.parametrize("verb", ["neigh", "super_neigh", "pass", "pass_all"])
def test_reactions_have_routes_of_their_own(verb: str):
    assert press(WINDOW, verb) == Stale()


def test_an_old_draft_keeps_what_is_still_offered():
    assert usable(ALIKE, ["a", "z", "a", "a", "b"]) == ["a", "a", "b"]
    assert usable(ONE, ["b", "a"]) == ["b"]
    assert left(ALIKE, ["a", "b"]) == ["a", "c"]


def test_very_many_different_cards_are_picked_one_after_another():
    many = [f"c{number}" for number in range(30)]
    assert one_by_one(Decision(1, 0, "discard", many, (), least=2, most=2))
    assert not one_by_one(Decision(1, 0, "discard", many[:25], (), least=2, most=2))


def test_only_what_the_message_shows_is_confirmed():
    assert confirm(ALIKE, ["a", "a", "b"], ["a", "a", "c"]) == Changed(["a", "a", "c"])
    assert confirm(ALIKE, ["a", "b", "a"], ["a", "a", "b"]) == Answer(["a", "a", "b"])
    assert confirm(ALIKE, ["a", "a", "c"], []) == Changed([])
    assert confirm(ORDER, ["a", "b", "c"], ["c", "b", "a"]) == Changed(["c", "b", "a"])
    assert press(ALIKE, "confirm", draft=["a", "a", "c"]) == Changed(["a", "a", "c"])
