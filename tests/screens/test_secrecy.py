"""What is hidden changes nothing on any screen of somebody who can't know it."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.games.core.decisions import Decision
from bot.games.stables.redeal import redeal
from bot.screens import board, calls, hand, story_pages, window
from bot.screens.limits import Part
from bot.screens.screen import Screen
from bot.screens.stables.showing import StableShowing
from bot.tables.items import Ask, Call
from bot.texts import Texts
from tests.screens.play import UNTIL, Game, components, window_of


def with_hidden_cards_swapped(showing: StableShowing, viewer: int | None, seed: str) -> StableShowing:
    """The same table, with everything that `viewer` can't know dealt anew."""
    match = redeal(showing.book, showing.match.view(viewer), seed)
    return StableShowing(showing.texts, showing.locale, replace(showing.state, match=match))


def public_screens(showing: StableShowing, game: Game, asked: Decision) -> Iterator[Screen]:
    yield board.board(showing, game.latest)
    yield story_pages.page(showing, game.told)
    if asked.kind == "window":
        payload = window_of(showing, asked, game.told)
        yield window.window(showing, payload)
        yield window.closed(showing, payload, game.latest)
    else:
        ask = Ask(seat=asked.seat, user=100 + asked.seat, decision=asked.kind, source=asked.source)
        yield calls.call(showing, Call(token=showing.state.token(asked.id), asks=(ask,), until=UNTIL), "link")


def layouts_of(screens: Iterator[Screen]) -> list[tuple[list[Part], tuple[int, ...]]]:
    return [(components(screen), screen.mentions) for screen in screens]


@pytest.mark.parametrize(
    ("preset", "seats", "seed"),
    [("second", 2, "a"), ("second", 3, "b"), ("second", 5, "c"), ("second", 8, "d"), ("first", 4, "e")],
)
def test_no_screen_tells_hidden_cards(texts: Texts, preset: str, seats: int, seed: str):
    game = Game(texts, seats, seed, preset=preset)
    swapped = 0
    for number, asked in enumerate(game.play()):
        if number % 3:
            continue
        showing = game.showing
        viewer = (asked.seat + number) % seats
        for watcher in (None, viewer):
            other = with_hidden_cards_swapped(showing, watcher, f"{seed} {number}")
            swapped += showing.match.state.hands != other.match.state.hands
            assert layouts_of(public_screens(other, game, asked)) == layouts_of(public_screens(showing, game, asked))
            if watcher is not None:
                assert components(hand.hand(other, watcher)) == components(hand.hand(showing, watcher))
    assert swapped > 20


def test_a_hand_differs_when_its_own_cards_do(texts: Texts):
    """The check above would see a difference: somebody else's view leaves this hand to chance."""
    game = Game(texts, 2, "e")
    other = with_hidden_cards_swapped(game.showing, 1, "f")
    assert components(hand.hand(other, 0)) != components(hand.hand(game.showing, 0))
