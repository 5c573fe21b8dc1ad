"""Chains, extra turns and extra actions of people's own cards come to an end, and everybody is told."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.stables import bounds
from bot.simulation.choosers import random_chooser
from bot.simulation.driver import play
from bot.simulation.lockstep import Lockstep
from tests.content.own.drawing import draw_deck, read
from tests.content.own.making import ability, card
from tests.games.stables.own_scene import Scene

SACRIFICE = {"step": "sacrifice", "what": "unicorn"}
OUROBOROS = card(
    "ouroboros", type="upgrade", abilities=ability(SACRIFICE, {"step": "revive"}, when="unicorn_comes_or_goes")
)
SUNDIAL = card("sundial", type="upgrade", abilities=ability({"step": "extra_turn"}, when="turn_begins"))
SPINNER = card("spinner", abilities=ability(*[{"step": "extra_action"}] * 8))
COMEBACK = card(
    "comeback",
    always=["cannot_be_neighed"],
    abilities=ability({"step": "shuffle_into_deck", "this": True}, {"step": "draw"}, {"step": "extra_turn"}),
)
IDLE = card(
    "idle", type="magical", abilities=ability({"step": "sacrifice_this"}, {"step": "steal"}, when="enters", may=True)
)
TIDAL = card(
    "tidal", type="upgrade", abilities=ability({"step": "destroy"}, {"step": "draw"}, when="unicorn_comes_or_goes")
)


def test_a_chain_that_feeds_itself_is_cut_and_told() -> None:
    scene = Scene(OUROBOROS, ["ouroboros", "baby_unicorn_red"], ["greedy_flying_unicorn"], ["rhinocorn"])
    cut = scene.until("chain_cut", "play greedy_flying_unicorn")
    assert cut.why == "own.sky.ouroboros"
    assert sum(event.name == "revives" for event in scene.told) >= bounds.MOST_EFFECTS // 2
    assert scene.match.state.triggers == []
    scene.told.clear()
    scene.until("turn")
    assert scene.match.state.chained == 0


def test_extra_turns_in_a_row_come_to_an_end() -> None:
    scene = Scene(SUNDIAL, ["sundial"], [], [])
    assert scene.until("turns_cut", "draw").seat == 0
    turns = [event.seat for event in scene.told if event.name == "turn"]
    assert turns == [1, *[0] * (bounds.MOST_EXTRA_TURNS + 1), 1]


def test_a_game_that_would_never_end_ends_and_everybody_is_told() -> None:
    scene = Scene(COMEBACK, [], ["comeback"], [])
    scene.match.state.turns = bounds.MOST_TURNS - 5
    assert scene.until("game_cut", "play own.sky.comeback", "draw").n == bounds.MOST_TURNS
    assert scene.match.outcome is not None
    assert scene.match.decisions == []


def test_extra_actions_in_a_turn_come_to_an_end() -> None:
    scene = Scene(SPINNER, [], ["spinner"] * 4, [])
    scene.until("actions_cut", "play own.sky.spinner")
    assert sum(event.name == "acts_again" for event in scene.told) == bounds.MOST_EXTRA_ACTIONS
    scene.until("turn", "draw")


def test_an_effect_with_nothing_to_choose_is_offered_all_the_same() -> None:
    scene = Scene(IDLE, [], ["idle"], [])
    scene.until("enters", "play own.sky.idle", "pass")
    assert [(asked.kind, asked.answers()) for asked in scene.match.decisions] == [("use", ["use", "skip"])]
    scene.answer("use")
    assert scene.match.state.stables[0] == []


def test_asking_beside_another_effect_does_nothing_yet() -> None:
    scene = Scene(TIDAL, ["tidal", "tidal"], ["swift_flying_unicorn"], ["neigh"])
    scene.until("turn", "play swift_flying_unicorn", "skip", "pass")
    assert sum(event.name == "draws" and event.why == "own.sky.tidal" for event in scene.told) == 2


@pytest.mark.parametrize("seed", range(12))
def test_any_deck_that_passes_the_check_can_be_played(seed: int) -> None:
    library, content, chance = Library(), draw_deck(f"drawn {seed}"), Random(seed)
    read(content)
    own = library.shelf.put(content)
    for preset, rules in ((own, {}), ("second", {"expansions": [own]})):
        match = library.stables.start(preset, rules, 3, f"drawn {seed}")
        twin = Lockstep(library.stables.load, match)
        played = play(match, [random_chooser(chance)] * 3, chance, lambda _: None, twin)
        assert played.broken == ()
