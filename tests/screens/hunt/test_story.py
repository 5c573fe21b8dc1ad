"""The story of a hunt: cause first, ties with what comes of them, secrets for their own eyes only."""

from collections.abc import Sequence

import pytest

from bot.games.core.events import Event
from bot.screens import said, story
from bot.screens.hunt.showing import HuntShowing
from bot.texts import Texts
from tests.screens.hunt.positions import Position
from tests.screens.hunt.test_bids import TABLE
from tests.screens.hunt.test_hand import MARKET
from tests.texts.stable_words import HUNT_FACTS


@pytest.fixture
def showing(texts: Texts) -> HuntShowing:
    return Position(texts, TABLE).showing


def tied(*totals: tuple[int, int]) -> list[Event]:
    return [Event("tied", seat, n=total) for seat, total in totals]


def won(seat: int, total: int, why: str = "") -> Event:
    return Event("wins_hunt", seat, card="pink_2", n=total, why=why)


PAYS_FACE_DOWN = Event("pays", 0, why="fake_horn", secret=("1", "3"), knows=(0,))
"""As the Expert game tells it."""


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ([*tied((0, 5), (2, 5)), won(1, 4)], ["5 and 5 tie, so **Bob**'s 4 takes *Sticky Pink*."]),
        ([won(1, 6)], ["**Bob** wins the hunt for *Sticky Pink* with 6."]),
        (
            [*tied((0, 4), (2, 4)), won(1, 6)],
            ["**Bob** wins the hunt for *Sticky Pink* with 6."],
        ),
        (
            [*tied((0, 5), (1, 3), (2, 5), (3, 3)), Event("escapes", card="pink_2")],
            ["5 and 5, 3 and 3 tie, so *Sticky Pink* escapes."],
        ),
        (
            [*tied((0, 5)), Event("survives_tie", 1, n=5, why="encore"), won(1, 5)],
            ["*Encore*: **Bob**'s 5 survives the tie.", "5 and 5 tie, so **Bob**'s 5 takes *Sticky Pink*."],
        ),
        (
            [won(0, 1, "topsy")],
            ["*Topsy-Turvy Unicorn*: **Ann** wins the hunt instead, with 1."],
        ),
        (
            [Event("buys", 0, card="fake_horn", n=4), Event("pays", 0, cards=("1", "3"), n=4, why="fake_horn")],
            ["**Ann** buys *Fake Horn* and pays with 3 and 1."],
        ),
        (
            [Event("buys", 0, card="fake_horn", n=3), PAYS_FACE_DOWN],
            ["**Ann** buys *Fake Horn* for 3."],
        ),
        (
            [Event("attaches", 1, card="pink_2", cards=("blue",), why="cotton_candy")],
            ["*Cotton Candy* stays on **Bob**'s *Sticky Pink*, which is 💧 blue now."],
        ),
        (
            [Event("reveals_scheme", 1, 1, card="trojan"), Event("does_nothing", 1, card="trojan", why="owner_won")],
            [
                "**Bob**'s scheme card is revealed: *Trojan Unicorn*.",
                "*Trojan Unicorn* does nothing: **Bob**, who placed it, has won the hunt.",
            ],
        ),
        (
            [Event("does_nothing", 1, card="joust", why="owner_out")],
            ["*Jousting Unicorn* does nothing: **Bob** has no bid in this hunt."],
        ),
        ([Event("escapes", card="pink_2", why="skittish")], ["*Skittish Unicorn*: *Sticky Pink* escapes."]),
    ],
)
def test_what_happened_is_told(showing: HuntShowing, events: Sequence[Event], lines: list[str]):
    told = story.lines(showing, events)
    assert told == lines


def test_an_expert_purchase_is_told_by_its_price_and_the_buyer_knows_the_cards(texts: Texts):
    table = Position(texts, MARKET, {"expert": True}, seats=3)
    events = table.answer("fake_horn")
    assert "**Ann** buys *Fake Horn* for 3." in story.lines(table.showing, events)
    assert "**Ann** buys *Fake Horn* and pays with 3." in story.lines(table.showing, events, 0)


def test_secrets_are_told_to_those_who_know(showing: HuntShowing):
    looks = Event("looks", 2, card="pink_2", why="spirit_sight", secret=("trojan", "pee"), knows=(2,))
    places = Event("places", 1, card="pink_2", secret=("shapeshifter", "blue_3"), knows=(1,))
    assert story.lines(showing, [looks]) == ["*Spirit Sight*: **Cyn** looks at the scheme cards on *Sticky Pink*."]
    assert story.lines(showing, [looks], 2)[0].endswith("*Sticky Pink*: *Trojan Unicorn* and *Unicorn Pee*.")
    assert story.lines(showing, [places], 0) == ["**Bob** places a scheme card on *Sticky Pink*."]
    assert said.after(showing, 2, [looks]) == "On *Sticky Pink* lie face down: *Trojan Unicorn* and *Unicorn Pee*."
    assert said.after(showing, 1, [places]) == (
        "You placed *Shapeshifting Unicorn* on *Sticky Pink*. On top of the unicorn deck: *Prize Blue*."
    )


def test_choices_without_a_fact_yet_say_nothing(showing: HuntShowing):
    assert said.after(showing, 0, []) == ""


@pytest.mark.parametrize("fact", HUNT_FACTS)
def test_every_fact_of_the_hunt_has_a_line(showing: HuntShowing, fact: str):
    why = {"wins": "points", "does_nothing": "no_second"}.get(fact, "trojan")
    full = Event(fact, 0, 1, card="pink_2", cards=("3",), n=2, why=why)
    bare = Event(fact, 0, 1, card="pink_2", n=2)
    for event in [full] if fact == "wins" else [full, bare]:
        (line,) = story.lines(showing, [event])
        assert "**" in line or "*Sticky Pink*" in line or fact in ("tied", "day", "replaces")
        assert "****" not in line.replace("** **", "")
