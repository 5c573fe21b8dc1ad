"""When a hard ruling is told: at its place among the facts, once, and again only if the answer is taken back.

Which rulings are told in which situation stands in rulings_told.yaml (test_scenarios.py).
"""

from typing import Any

from bot.content.library import Library
from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage

SIX = ["narwhal"] * 6


def set_up(library: Library, **table: Any) -> StableMatch:
    """Ann's action at a table of ann and bob."""
    whole: dict[str, Any] = {"turn": "ann", "phase": "action", "ann": {}, "bob": {}, **table}
    scenario = Scenario("told", "unstable", "second", ["ann", "bob"], [], {}, table=whole)
    return Stage(library, scenario).set_up("told")


def answer(match: StableMatch, *picks: str) -> list[Event]:
    """Answer the first open decision, and pass the windows that follow."""
    asked = match.decisions[0]
    told = match.answer(asked.seat, asked.id, list(picks))
    while match.decisions and match.decisions[0].kind == "window":
        asked = match.decisions[0]
        told = [*told, *match.answer(asked.seat, asked.id, ["pass"])]
    return told


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def test_pandas_are_told_of_before_the_next_turn_and_never_again(library: Library) -> None:
    match = set_up(library, ann={"hand": ["narwhal"], "stable": [*SIX, "pandamonium"]})
    told = names(answer(match, "play narwhal"))
    assert told.index("enters") < told.index("ruling-pandas") < told.index("turn")
    for _ in range(4):
        assert "ruling-pandas" not in names(answer(match, "draw"))


def test_pandas_are_told_of_again_when_there_are_enough_again(library: Library) -> None:
    match = set_up(
        library,
        ann={"hand": ["narwhal", "narwhal"], "stable": [*SIX, "pandamonium"]},
        bob={"hand": ["back_kick"]},
    )
    assert "ruling-pandas" in names(answer(match, "play narwhal"))
    answer(match, "play back_kick")
    answer(match, "@0/narwhal")
    assert "ruling-pandas" not in names(answer(match, "narwhal"))
    assert "ruling-pandas" in names(answer(match, "play narwhal"))


def test_a_win_that_waits_is_told_of_once_and_again_if_the_answer_is_taken_back(library: Library) -> None:
    match = set_up(
        library,
        ann={"hand": ["extremely_destructive_unicorn"], "stable": SIX},
        bob={"stable": ["rhinocorn", "narwhal"]},
    )
    before = match.copy()
    for position in (match, before):
        assert names(answer(position, "play extremely_destructive_unicorn")).count("ruling-win-waits") == 1
        seats = [asked.seat for asked in position.decisions]
        assert seats == [0, 1]
        later = [*answer(position, "@0/narwhal"), *answer(position, "@1/narwhal")]
        assert "ruling-win-waits" not in names(later)
        assert position.outcome is None
