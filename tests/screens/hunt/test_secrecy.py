"""What is hidden changes nothing on any screen of a hunt of somebody who can't know it: bids, schemes, hands."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from bot.games.hunt.state import Hunt
from bot.screens import board, calls, hand, said, story_pages
from bot.screens.hunt.showing import HuntShowing
from bot.screens.screen import Screen
from bot.tables.items import Ask, Call
from bot.texts import Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.play import UNTIL, components

GAMES: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {"expert": True}),
    (4, {"bids": "together"}),
    (3, {"unused_scheme_discard": "face_down", "own_scheme_reminder": True}),
    (6, {"extension": True, "expert": True, "bids": "together"}),
]


def with_hidden_cards_swapped(showing: HuntShowing, viewer: int | None, seed: str) -> HuntShowing:
    """The same table, with everything that `viewer` can't know dealt anew."""
    match = redeal(showing.book, showing.match.view(viewer), seed)
    return HuntShowing(showing.texts, showing.locale, replace(showing.state, match=match))


def public_screens(showing: HuntShowing, game: HuntGame, asked: Decision) -> Iterator[Screen]:
    yield board.board(showing, game.latest)
    yield story_pages.page(showing, game.told)
    ask = Ask(seat=asked.seat, user=100 + asked.seat, decision=asked.kind, source=asked.source)
    yield calls.call(showing, Call(token=showing.state.token(asked.id), asks=(ask,), until=UNTIL), "link")


def layouts_of(screens: Iterator[Screen]) -> list[Any]:
    return [(components(screen), screen.mentions) for screen in screens]


def hidden(match: HuntMatch) -> dict[str, object]:
    """What somebody doesn't know, by kind."""
    state = match.state
    frame = state.stack[-1]
    bids = [bid.cards for bid in frame.bids] if isinstance(frame, Hunt) and frame.stage == "bids" else []
    return {
        "hands": [seat.hand for seat in state.seats],
        "placed": state.placed,
        "bids": bids,
        "schemes": [seat.schemes for seat in state.seats],
        "discards": [seat.scheme_discard for seat in state.seats],
        "played": [seat.played for seat in state.seats],
    }


@pytest.mark.parametrize(("seats", "rules"), GAMES)
def test_no_screen_tells_hidden_cards(texts: Texts, seats: int, rules: dict[str, object]):
    game = HuntGame(texts, seats, f"secrets {rules}", rules)
    swapped: set[str] = set()
    for number, asked in enumerate(game.play()):
        showing = game.showing
        viewer = (asked.seat + number) % seats
        for watcher in (None, viewer):
            other = with_hidden_cards_swapped(showing, watcher, f"{seats} {number}")
            here, there = hidden(showing.match), hidden(other.match)
            swapped |= {kind for kind in here if here[kind] != there[kind]}
            assert layouts_of(public_screens(other, game, asked)) == layouts_of(public_screens(showing, game, asked))
            if watcher is not None:
                assert components(hand.hand(other, watcher)) == components(hand.hand(showing, watcher))
                assert said.after(other, watcher, game.latest) == said.after(showing, watcher, game.latest)
    always = {"hands", "placed", "bids", "schemes"}
    assert always <= swapped
    assert ("played" in swapped) is bool(rules.get("expert"))
    assert ("discards" in swapped) is ("expert" in rules or "unused_scheme_discard" in rules)


def test_own_cards_make_a_difference(texts: Texts):
    """The check above would see one: somebody else's view leaves this hand to chance."""
    game = HuntGame(texts, 3, "own")
    for asked in game.play():
        if asked.kind == "bid" and len(game.match.state.seats[0].hand) == 5:
            break
    other = with_hidden_cards_swapped(game.showing, 1, "swap")
    assert other.match.state.seats[0].hand != game.match.state.seats[0].hand
    assert components(hand.hand(other, 0)) != components(hand.hand(game.showing, 0))


def test_a_placed_scheme_card_is_shown_to_nobody_any_more(texts: Texts):
    shown: dict[bool, set[str]] = {}
    for reminded in (False, True):
        game = HuntGame(texts, 3, "reminded", {"own_scheme_reminder": reminded})
        shown[reminded] = set()
        for asked in game.play():
            if asked.kind == "bid":
                for unicorn, cards in game.match.state.placed.items():
                    for card in cards:
                        line = texts.say(
                            game.showing.locale,
                            "hunt-hand-placed",
                            unicorn=game.showing.card(unicorn),
                            card=game.showing.card(card.scheme),
                        )
                        told = "\n".join(map(str, components(hand.hand(game.showing, card.owner))))
                        shown[reminded] |= {card.scheme} if line in told else set()
    assert shown[False] == set()
    assert len(shown[True]) > 3
