"""The lines above a hand: what just came of somebody's own answer."""

from bot.games.core.events import Event
from bot.screens import said
from bot.texts import Texts
from tests.screens.play import Game


def test_only_the_turn_that_is_played_now_is_told(texts: Texts):
    game = Game(texts, 2, "said")
    told = said.after(game.showing, 0, [Event("turn", 0, n=3), Event("declines", 0, card="yay"), Event("turn", 0, n=4)])
    assert told.splitlines() == ["You leave *Yay* unused.", "Turn 4: **Ann**."]


def test_a_choice_that_shows_later_is_confirmed(texts: Texts):
    assert said.after(Game(texts, 2, "said").showing, 0, []).startswith("Your choice is in.")
