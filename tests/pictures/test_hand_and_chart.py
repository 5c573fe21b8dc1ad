"""Pictures of hands and of finished games."""

from pathlib import Path

from bot.pictures.draw import draw
from bot.pictures.scene import ChartScene, HandScene, instant
from bot.screens import chart, limits
from bot.screens.hand import picture
from bot.screens.hunt.hand_scene import hand as hunt_hand
from bot.texts import Texts
from tests.pictures.hunts import hunt
from tests.pictures.png import size_of
from tests.screens.play import NAMES, Game

TEXTS = Texts.load(Path("data/texts"))


def in_the_middle(turn: int = 6) -> tuple[Game, int]:
    game = Game(TEXTS, 4, "hand")
    for asked in game.play():
        if game.match.view(None).turns >= turn and asked.kind == "action" and game.match.look(asked.seat).hand:
            return game, asked.seat
    raise AssertionError("nobody ever played")


def test_a_hand_shows_every_card_with_what_it_does() -> None:
    game, seat = in_the_middle()
    drawn = picture(game.showing, seat)
    assert drawn is not None
    scene = drawn.scene
    assert isinstance(scene, HandScene)
    held = [card.card for card in game.match.look(seat).hand]
    assert sum(card.times for card in scene.cards) == len(held)
    assert {card.face.name for card in scene.cards} == {game.showing.card(card) for card in held}
    assert all(card.text and card.kind for card in scene.cards)
    assert all(card.face.name in drawn.alt for card in scene.cards)
    assert size_of(draw(scene))[0] == 800


def test_nobody_gets_a_hand_that_is_not_theirs_or_not_asked_about() -> None:
    game, seat = in_the_middle()
    other = (seat + 1) % 4
    mine, theirs = picture(game.showing, seat), picture(game.showing, other)
    assert mine is not None
    assert theirs is None or theirs.scene != mine.scene
    assert picture(game.showing, None) is None
    game.document.rules["pictures"] = False
    assert picture(game.showing, seat) is None


def test_a_hunter_sees_numbers_and_the_drawn_scheme_cards() -> None:
    kinds: set[str] = set()
    for showing in hunt(TEXTS, 3, NAMES):
        asked = showing.match.decisions[0]
        scene = hunt_hand(showing, asked.seat, asked)
        if scene is not None and asked.kind not in kinds:
            kinds.add(asked.kind)
            assert size_of(draw(scene))[0] == 800
            drawn = asked.kind == "trap"
            assert all((card.face.kind == "scheme") is drawn for card in scene.cards)
        if {"trap", "bid"} <= kinds:
            return
    raise AssertionError(kinds)


def finished(seats: int, names: tuple[str, ...] = NAMES) -> Game:
    game = Game(TEXTS, seats, f"chart {seats}", names=names)
    for _ in game.play():
        game.document.course.setdefault(game.match.view(None).turns, list(game.match.standing))
    game.document.course[game.match.view(None).turns + 1] = list(game.match.standing)
    return game


def test_the_chart_has_a_line_for_each_seat_and_says_so_in_words() -> None:
    game = finished(8, ("W" * 32,) * 8)
    drawn = chart.picture(game.showing)
    assert drawn is not None
    assert isinstance(drawn.scene, ChartScene)
    ends = [course.scores[-1] for course in drawn.scene.courses]
    assert ends == list(game.match.standing)
    assert len(drawn.alt) <= limits.ALT_TEXT
    assert drawn.alt.count("\n") == 9
    assert size_of(draw(drawn.scene)) == (800, 560)


def test_the_last_instant_of_a_chart_is_the_number_of_turns_played() -> None:
    game = finished(3)
    drawn = chart.picture(game.showing)
    assert drawn is not None
    assert isinstance(drawn.scene, ChartScene)
    turns = game.match.view(None).turns
    assert instant(drawn.scene, len(drawn.scene.courses[0].scores) - 1) == str(turns)
    assert instant(drawn.scene, 1) == "1"
    assert f" {turns}\n" in drawn.alt


def test_gaps_are_bridged_and_short_games_have_no_chart() -> None:
    game = finished(3)
    whole = chart.picture(game.showing)
    middle = sorted(game.document.course)[2]
    before = game.document.course[middle - 1]
    del game.document.course[middle]
    bridged = chart.picture(game.showing)
    assert whole is not None
    assert bridged is not None
    assert isinstance(bridged.scene, ChartScene)
    assert [course.scores[middle - 1] for course in bridged.scene.courses] == before
    game.document.course = {0: [1, 1, 1], 1: [1, 1, 1]}
    assert chart.picture(game.showing) is None
