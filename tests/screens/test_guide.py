"""Hints and pages to look around: each at its moment, from the reader's own view, within Discord's limits."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.games.hunt.redeal import redeal as redeal_hunt
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.screens import guide, help
from bot.screens.game import Hint
from bot.screens.games import game_of
from bot.screens.hand import hand
from bot.screens.limits import problems
from bot.screens.showing import Showing
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import Game, components, labels, text

EN = Locale.ENGLISH


def games(texts: Texts) -> Iterator[Game | HuntGame]:
    yield from (Game(texts, 3, f"guide {number}", rules={"hand_limit": 3}) for number in range(3))
    yield from (Game(texts, 3, f"guide {number}", preset="kids") for number in range(2))
    yield from (HuntGame(texts, 3, f"guide {number}") for number in range(3))


def offered(showing: Showing, seat: int) -> list[Hint]:
    asked = showing.state.open_to(seat)
    return game_of(showing).hints(seat, asked[0] if asked else None)


@pytest.fixture(scope="module")
def met() -> dict[str, str]:
    """Every hint that comes in some games, by its name, with its text."""
    texts = Texts.load(DATA / "texts")
    found: dict[str, str] = {}
    for game in games(texts):
        for _ in game.play():
            for seat in range(3):
                found |= {hint.name: hint.text for hint in offered(game.showing, seat)}
    return found


def test_every_hint_comes_in_some_game(texts: Texts, met: dict[str, str]):
    keys = {key.removeprefix("hint-") for key in texts.all_keys() if key.startswith("hint-")}
    assert met.keys() == keys - {"off", "tour", "gone", "back", "kids-baby"}
    assert all(len(said) <= 300 for said in met.values())


def test_a_hint_stands_above_the_question_with_a_way_out(texts: Texts):
    game = Game(texts, 2, "guide")
    asked = game.match.decisions[0]
    hint = offered(game.showing, asked.seat)[0]
    shown = hand(game.showing, asked.seat, hint=hint)
    assert f"💡 {hint.text}" in text(shown)
    assert text(shown).index("💡") < text(shown).index("Which baby unicorn")
    assert labels(shown)[-2:] == ["Show me around", "No more hints"]
    assert "💡" not in text(hand(game.showing, asked.seat))


def test_hints_and_pages_look_at_nothing_but_the_own_view(texts: Texts):
    for game in (Game(texts, 3, "secret"), Game(texts, 3, "secret", preset="kids"), HuntGame(texts, 3, "secret")):
        for number, asked in enumerate(game.play()):
            if number % 12:
                continue
            showing, match = game.showing, game.match
            if isinstance(match, StableMatch):
                other = redeal(match.book, match.view(asked.seat), "other")
            else:
                other = redeal_hunt(match.book, match.view(asked.seat), "other")
            swapped = replace(showing.state, match=other)
            there = type(showing)(texts, EN, swapped)
            assert offered(there, asked.seat) == offered(showing, asked.seat)
            assert game_of(there).tour(asked.seat) == game_of(showing).tour(asked.seat)


def test_every_page_to_look_around_fits_at_any_moment(texts: Texts):
    for game in games(texts):
        for number, asked in enumerate(game.play()):
            if number % 25:
                continue
            pages = game_of(game.showing).tour(asked.seat)
            for page in range(len(pages)):
                shown = guide.tour(game.showing, asked.seat, page)
                assert problems(components(shown)) == []
                assert f"Look around · {page + 1} of {len(pages)}" in text(shown)


def test_looking_around_tells_of_the_own_stable_and_hand(texts: Texts):
    game = Game(texts, 2, "around", rules={"baby_choice": "random"})
    mine = game.match.look(0)
    first = text(guide.tour(game.showing, 0))
    assert first.startswith("### This is your stable")
    for card in mine.seats[0].stable:
        assert game.showing.card(card) in first
    held = text(guide.tour(game.showing, 0, 1))
    assert all(game.showing.card(card.card) in held for card in mine.hand)
    assert text(guide.tour(game.showing, 0, 99)) == first


def test_learning_is_offered_where_there_can_be_a_table(texts: Texts):
    here = guide.learn(texts, EN, Library(), [7], server=True)
    assert labels(here) == [
        "Unstable Unicorns",
        "Unstable Unicorns for Kids",
        "Kill the Unicorns",
        "Look around at table 7",
        "Show me hints",
    ]
    assert labels(guide.learn(texts, EN, Library(), [], server=False)) == ["Show me hints"]
    assert problems(components(here)) == []


@pytest.mark.parametrize("locale", list(Locale))
def test_help_is_one_screen_with_ways_on(texts: Texts, locale: Locale):
    shown = help.page(texts, locale, locale)
    assert problems(components(shown)) == []
    assert len(labels(shown)) == 3
    assert len(text(shown)) < 1500


def test_help_names_buttons_as_the_board_does(texts: Texts):
    told = text(help.page(texts, Locale.CZECH, Locale.FRENCH))
    for button in ("board-my-hand", "window-let-it-be", "lobby-join"):
        assert texts.say(Locale.FRENCH, button) in told
        assert texts.say(Locale.CZECH, button) not in told
