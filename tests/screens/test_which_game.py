"""Screens find the words of whatever game is at the table, and lose nothing on the way."""

from dataclasses import fields

import pytest

from bot.screens.games import game_of
from bot.screens.hunt.screens import HuntScreens
from bot.screens.hunt.showing import HuntShowing, hunts
from bot.screens.showing import Showing
from bot.screens.stables.screens import StableScreens
from bot.screens.stables.showing import StableShowing, stables
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import Game, document, state_of


def test_each_game_has_its_screens(texts: Texts):
    stable, hunt = Game(texts, 2, "a").showing.state, HuntGame(texts, 3, "a").showing.state
    assert isinstance(game_of(Showing(texts, Locale.ENGLISH, stable)), StableScreens)
    assert isinstance(game_of(Showing(texts, Locale.ENGLISH, hunt)), HuntScreens)


def test_a_table_without_a_game_has_none(texts: Texts):
    nothing = Showing(texts, Locale.ENGLISH, state_of(None, document(["Ann"]), "lobby"))
    with pytest.raises(TypeError):
        game_of(nothing)
    with pytest.raises(TypeError):
        _ = stables(nothing).match
    with pytest.raises(TypeError):
        _ = hunts(nothing).match


def test_a_game_s_words_keep_all_that_is_known_of_the_table(texts: Texts):
    state = state_of(None, document(["Ann"]), "lobby")
    known = Showing(texts, Locale.FRENCH, state, shared=True)
    for made in (stables(known), hunts(known)):
        assert all(getattr(made, field.name) == getattr(known, field.name) for field in fields(known))
    for made in (StableShowing(texts, Locale.ENGLISH, state), HuntShowing(texts, Locale.ENGLISH, state)):
        assert (stables if isinstance(made, StableShowing) else hunts)(made) is made
