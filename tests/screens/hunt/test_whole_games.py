"""Whole random hunts: every screen of every viewer can be sent, and every decision answered from the screens alone."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.core.decisions import Decision
from bot.games.core.match import Outcome
from bot.screens import board, calls, direct, end, hand, story_pages
from bot.screens.games import game_of
from bot.screens.hunt.screens import HuntScreens
from bot.screens.limits import problems
from bot.screens.screen import Screen
from bot.tables.items import Ask, Call, End
from bot.texts import Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import UNTIL, components, press_until_answered, text

LONG = ("W" * 40, "*_*" * 20, "Ünïcørn " * 9, "Ann", "@everyone and everybody else", "", "Bob")
GAMES: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (3, {"expert": True, "bids": "together", "own_scheme_reminder": True}),
    (
        4,
        {
            "bids": "together",
            "tie_rule": "turn_order",
            "market_colours": "free_choice",
            "unicorns_per_day": "per_player",
        },
    ),
    (3, {"initiation": "no_schemes_no_powers"}),
    (4, {"initiation": "no_schemes", "character_choice": "random", "pass_as_first": "hunt_skipped"}),
    (5, {"extension": True, "schemes_per_unicorn": "unlimited"}),
    (6, {"extension": True, "legendary_recolor": "any_effect"}),
    (6, {"extension": True, "expert": True}),
]


def outcome_of(game: HuntGame) -> Outcome:
    outcome = game.match.outcome
    assert outcome is not None
    return outcome


def screens_at(game: HuntGame, asked: Decision) -> Iterator[Screen]:
    """What is shown at a position: board, call, everybody's hand."""
    showing = game.showing
    ask = Ask(seat=asked.seat, user=100 + asked.seat, decision=asked.kind, source=asked.source)
    yield calls.call(showing, Call(token=showing.state.token(asked.id), asks=(ask,), until=UNTIL), "link")
    recent = game.told[-HuntScreens.recent :]
    yield board.board(showing, recent)
    yield hand.hand(showing, None)
    for seat in range(game.match.seats):
        yield hand.hand(showing, seat)
    if asked.kind != "bid":
        return
    recap = game_of(showing).recap(asked.seat, recent)
    yield direct.asking(showing, asked.seat, "https://" + "d" * 90, [], recap=recap)
    yield direct.placed(showing, asked.seat, "https://" + "d" * 90, None, recap=recap)


@pytest.mark.parametrize(("seats", "rules"), GAMES)
def test_every_screen_can_be_sent_and_every_decision_answered(texts: Texts, seats: int, rules: dict[str, object]):
    game = HuntGame(texts, seats, f"{seats} {rules}", rules, LONG)
    random = Random(seats)
    for asked in game.play():
        for screen in screens_at(game, asked):
            assert problems(components(screen)) == [], text(screen)
            assert "****" not in text(screen)
        picks = press_until_answered(game.showing, asked, random)
        if random.random() < 0.5:
            game.answer(asked, picks)
    outcome = outcome_of(game)
    over = end.end(game.showing, End(winners=outcome.winners, reason=outcome.reason, seconds=1500.0))
    assert problems(components(over)) == []
    assert " wins" in text(over)
    assert problems(components(board.board(game.showing, game.latest))) == []
    for page in range(30):
        assert problems(components(story_pages.page(game.showing, game.told, page))) == []
