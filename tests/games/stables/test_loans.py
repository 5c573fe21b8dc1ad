"""Loans of cards that only decks of people's own have: the box has none that steals for a turn and minds leaving."""

from bot.games.stables.state import Loan
from tests.content.own.making import ability, magical
from tests.games.stables.own_scene import Scene

THIEF = magical(
    id="thief",
    abilities=[
        *ability({"step": "steal", "until": "turn_ends"}, when="enters"),
        *ability({"step": "draw"}, when="leaves"),
    ],
)


def test_a_stolen_thief_and_what_it_stole_go_home_together_though_nobody_hears_it_leave() -> None:
    scene = Scene(THIEF, ["thief", "narwhal", "blinding_light", "yay"], [], [])
    thief, prey, _, thief_of_thieves = scene.match.state.stables[0]
    scene.match.state.loans = [Loan(thief, 1, 0, thief_of_thieves, "turn_ends"), Loan(prey, 1, 0, thief, "turn_ends")]
    scene.until("turn", "draw")
    assert scene.match.state.stables[1] == [thief, prey]
    assert scene.match.state.loans == []


def test_what_was_stolen_for_a_turn_goes_home_though_the_thief_has_left_unheard() -> None:
    scene = Scene(THIEF, ["thief", "narwhal", "blinding_light"], ["two_for_one"], [])
    thief, prey, _ = scene.match.state.stables[0]
    scene.match.state.loans = [Loan(prey, 1, 0, thief, "turn_ends")]
    scene.until("turn", "play two_for_one", "@0/own.sky.thief", "pass")
    assert thief in scene.match.state.discard
    assert scene.match.state.stables[1] == [prey]
