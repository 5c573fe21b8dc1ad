"""Whole random games of 2 to 8 seats: every screen can be sent, and every decision answered from the screens alone."""

from random import Random

import pytest

from bot.games.core.decisions import Decision
from bot.screens import board, hand, story_pages, window
from bot.screens.limits import problems
from bot.screens.screen import Screen
from bot.texts import Texts
from tests.screens.play import LIBRARY, Game, components, press_until_answered, text, window_of

BEFORE: dict[str, object] = {"neigh_targets": "before"}
ANYWHERE: dict[str, object] = {"deck_exhausted": "reshuffle", "unicorns_into_other_stables": True, "destroy_own": True}
HOUSE_RULES: dict[str, list[dict[str, object]]] = {
    "second": [{}, BEFORE, ANYWHERE, {"glitter_tornado": "each_owner", "hand_limit": "none"}],
    "first": [{}],
    "kids": [{}, {"kids_cost_timing": "on_announcement", "kids_hand_limit": 4, "deck_exhausted": "score"}],
}
GAMES = [
    pytest.param(preset, seats, number, marks=[] if number == seats % len(rules) else pytest.mark.proof)
    for preset, rules in HOUSE_RULES.items()
    for seats in LIBRARY.seats(preset)
    for number in range(len(rules))
]
"""Each number of seats with each set of rules; one of the sets in the ordinary run, in turn."""


def screens_at(game: Game, asked: Decision, seat: int) -> list[Screen]:
    """What is shown at a position: the board, the hands of who is asked and of another seat, a window."""
    showing = game.showing
    shown = [board.board(showing, game.latest), hand.hand(showing, asked.seat), hand.hand(showing, seat)]
    if asked.kind == "window":
        payload = window_of(showing, asked, game.told)
        shown += [window.window(showing, payload), window.closed(showing, payload, game.latest)]
    return shown


@pytest.mark.parametrize(("preset", "seats", "number"), GAMES)
def test_every_screen_of_a_random_game_can_be_sent_and_every_decision_answered(
    texts: Texts, preset: str, seats: int, number: int
):
    game = Game(texts, seats, f"{seats} {number}", rules=HOUSE_RULES[preset][number], preset=preset)
    random = Random(number)
    kinds: set[str] = set()
    opened: set[int] = set()
    for asked in game.play():
        kinds.add(asked.kind)
        if asked.kind == "window" and asked.id in opened:
            continue  # the other seats are shown the same, and most of them pass
        opened.add(asked.id)
        for screen in screens_at(game, asked, random.randrange(seats)):
            assert problems(components(screen)) == [], text(screen)
        picks = press_until_answered(game.showing, asked, random)
        if random.random() < 0.3:
            game.answer(asked, picks)
    assert {"baby", "action", "window"} <= kinds
    assert problems(components(board.board(game.showing, game.latest))) == []
    assert problems(components(story_pages.page(game.showing, game.told))) == []
