"""Whole games in all languages at once: whatever the bot says at any moment is within Discord's limits in each."""

from collections.abc import Iterator

import pytest

from bot.games.core.decisions import Decision
from bot.screens import board, calls, end, hand, story_pages, window
from bot.screens.games import game_of
from bot.screens.limits import problems
from bot.screens.said import after
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.stables.showing import StableShowing
from bot.tables.items import Ask, Call, End
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import LIBRARY, UNTIL, Game, components, text, window_of
from tests.screens.snapshots.games import AnyGame, shown

LONG = ("W" * 40, "*_*" * 20, "Ünïcørn " * 9, "Ann", "@everyone and everybody else", "", "Bob", "Cyn")
STEPS_TO_A_BOARD = 4
PRESETS = {LIBRARY.houserules.preset(name).deck: name for name in reversed(LIBRARY.presets())}
"""One for each deck: the same cards say the same."""


def deal(texts: Texts, preset: str) -> AnyGame:
    seats = LIBRARY.seats(preset)[-1]
    if LIBRARY.game(preset) == "hunt":
        return HuntGame(texts, seats, preset, {"extension": True}, LONG)
    return Game(texts, seats, preset, LONG, {}, preset)


def at(game: AnyGame, showing: Showing, asked: Decision, step: int) -> Iterator[Screen]:
    """What is shown to whoever is asked, and now and then what everybody sees."""
    yield hand.hand(showing, asked.seat, said=after(showing, asked.seat, game.latest))
    ask = Ask(seat=asked.seat, user=100 + asked.seat, decision=asked.kind, source=asked.source)
    yield calls.call(showing, Call(token=showing.state.token(asked.id), asks=(ask,), until=UNTIL), "link")
    if asked.kind == "window" and isinstance(showing, StableShowing):
        yield window.window(showing, window_of(showing, asked, game.told))
    if step % STEPS_TO_A_BOARD == 0:
        yield board.board(showing, game.latest)


def over(game: AnyGame, showing: Showing) -> Iterator[Screen]:
    outcome = game.match.outcome
    assert outcome is not None
    yield end.end(showing, End(winners=outcome.winners, reason=outcome.reason, seconds=1500.0))
    yield board.board(showing, game.latest)
    for page in range(30):
        yield story_pages.page(showing, game.told, page)


@pytest.mark.parametrize("preset", PRESETS.values())
def test_a_whole_game_can_be_shown_in_every_language(texts: Texts, preset: str):
    game = deal(texts, preset)
    for step, asked in enumerate(game.play()):
        for locale in Locale:
            for screen in at(game, shown(game, locale), asked, step):
                assert problems(components(screen)) == [], (locale, text(screen))
    for locale in Locale:
        showing = shown(game, locale)
        for screen in over(game, showing):
            assert problems(components(screen)) == [], (locale, text(screen))
        assert all(game_of(showing).story(game.told, None))


@pytest.mark.parametrize("locale", Locale)
def test_stories_tell_the_same_facts_in_every_language(texts: Texts, locale: Locale):
    game = deal(texts, "second")
    for _ in game.play():
        pass
    lines = [game_of(shown(game, each)).story(game.told, None) for each in (locale, Locale.ENGLISH)]
    assert len(lines[0]) == len(lines[1])
    assert (lines[0] == lines[1]) is (locale is Locale.ENGLISH)
