"""Every fact has its line, in words that name whose fact it is and the cards that may be known."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.core.events import Event
from bot.screens import story_pages
from bot.screens.limits import problems
from bot.screens.stables.showing import StableShowing
from bot.screens.story import lines
from bot.texts import Locale, Texts
from tests.screens.play import Game, components, controls, document, state_of, text
from tests.texts.test_rules_words import FACTS

PLAYS = Event("plays", 0, card="rhinocorn")
NAMELESS = {"nobody_wins", "reshuffled", "chain_cut", "game_cut", "ruling-limit-holds"}
NEIGH = Event("neighs", 1, 0, card="neigh", why="rhinocorn")


@pytest.fixture(scope="module")
def showing(texts: Texts) -> StableShowing:
    return Game(texts, 3, "story").showing


def told(showing: StableShowing, *events: Event, viewer: int | None = None) -> list[str]:
    return lines(showing, events, viewer)


def test_a_turn_that_begins_again_as_it_was_taken_back_is_not_one_more(showing: StableShowing) -> None:
    turn = Event("turn", 1, n=2)
    assert told(showing, turn, turn)[1] == "Turn 2: **Bob** once more."
    assert told(showing, turn, Event("undone", 0, n=1), turn)[2] == "Turn 2: **Bob**."


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_engine_has_a_line(showing: StableShowing, fact: str):
    full = Event(fact, 0, 1, card="llamacorn", cards=("yay",), n=2, why="rhinocorn")
    (line,) = told(showing, full)
    cards = ("Llamacorn", "Rhinocorn") if fact.startswith("ruling-") else ()
    assert any(name in line for name in ("Ann", "Bob", *cards)) or fact in NAMELESS


def test_all_facts_that_the_engine_tells_are_looked_for():
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path("bot/games/stables").glob("*.py"))
    assert set(re.findall(r'Event\("([\w-]+)"', source)) <= set(FACTS)


@pytest.mark.parametrize(
    ("events", "line"),
    [
        ([PLAYS, Event("works", 0, card="rhinocorn")], "**Ann** plays *Rhinocorn*, and it takes effect."),
        ([PLAYS, Event("enters", 0, 0, card="rhinocorn")], "**Ann** plays *Rhinocorn*, and it enters the stable."),
        ([PLAYS, Event("enters", 2, 0, card="rhinocorn")], "**Ann** plays *Rhinocorn* into **Cyn**'s stable."),
        ([NEIGH], "**Bob** neighs **Ann**'s *Rhinocorn*."),
        ([Event("neighs", 1, 0, card="super_neigh", why="yay")], "**Bob** super-neighs **Ann**'s *Yay*."),
        ([Event("discards", 1, cards=("yay",), n=1, why="barbed_wire")], "*Barbed Wire*: **Bob** discards *Yay*."),
        (
            [Event("discards", 1, cards=("yay",), n=1, why="hand_limit")],
            "The hand limit is 7: **Bob** discards *Yay*.",
        ),
        (
            [Event("destroyed", 1, card="llamacorn", why="rhinocorn")],
            "*Rhinocorn* destroys **Bob**'s *Llamacorn*.",
        ),
        (
            [Event("sacrificed", 1, card="shark_with_a_horn", why="shark_with_a_horn")],
            "**Bob** sacrifices *Shark With a Horn*.",
        ),
        (
            [Event("saved", 1, card="llamacorn", why="black_knight_unicorn")],
            "*Black Knight Unicorn* steps in, so **Bob**'s *Llamacorn* stays.",
        ),
        (
            [Event("saved", 1, card="unicorn_phoenix", why="unicorn_phoenix")],
            "With that, **Bob**'s *Unicorn Phoenix* stays.",
        ),
        ([Event("ends_turn", 0, why="rhinocorn")], "*Rhinocorn*: **Ann**'s turn ends at once."),
        (
            [Event("ends_turn", 0, n=1, why="rhinocorn")],
            "*Rhinocorn*: **Ann**'s turn ends at once, but one effect was open already: CZ-28.",
        ),
        (
            [Event("ruling-win-waits", 0, n=7)],
            "**Ann** has 7 unicorns, but the effects at hand come first: R8.",
        ),
        (
            [Event("ruling-still-due", 0, card="llamacorn")],
            "*Llamacorn* has left, but its effect was due already: R17.",
        ),
        (
            [Event("ruling-still-due", 0, card="llamacorn", why="R59")],
            "*Llamacorn* has left already, but its effect on entering was due: R59.",
        ),
        (
            [Event("ruling-impossible", 1, why="barbed_wire")],
            "*Barbed Wire*: **Bob** can't do what the card asks for, so that is passed over: CZ-35.",
        ),
        (
            [Event("ruling-not-done", 1, why="two_for_one")],
            "*Two-For-One*: the first part wasn't carried out, so what comes \"then\" doesn't happen: CZ-34.",
        ),
        (
            [Event("ruling-blinded", 1, card="llamacorn", why="blinding_light")],
            "*Blinding Light*: *Llamacorn* enters without its effect: R56.",
        ),
        (
            [Event("ruling-both-reached", 0, 1)],
            "**Ann** and **Bob** reach the number together; **Ann** comes first in turn order: R9.",
        ),
        (
            [Event("ruling-limit-holds", 0)],
            "The turn ends at once, but the hand limit of 7 still holds: R19.",
        ),
        ([Event("wins", 0, n=7, why="unicorns")], "The stable is complete: **Ann** wins with 7 unicorns."),
        (
            [Event("wins", 0, n=5, why="letters")],
            "The draw pile is empty. Of those with 5 unicorns **Ann** has the most letters and wins.",
        ),
        (
            [Event("nobody_wins", why="tie")],
            "The draw pile is empty, unicorns and letters tie. Nobody wins: RO-03.",
        ),
    ],
)
def test_a_fact_reads(showing: StableShowing, events: Sequence[Event], line: str):
    assert told(showing, *events) == [line]


def test_only_what_belongs_together_shares_a_line(showing: StableShowing):
    assert len(told(showing, PLAYS, NEIGH, Event("stops", 1, 0, card="rhinocorn", why="neigh"))) == 3
    assert len(told(showing, PLAYS, Event("works", 0, card="yay"))) == 2
    assert len(told(showing, PLAYS, Event("works", 1, card="rhinocorn"))) == 2
    assert len(told(showing, PLAYS, Event("enters", 1, 1, card="rhinocorn"))) == 2


def test_a_second_turn_in_a_row_is_told_as_such(showing: StableShowing):
    first, other, again = (Event("turn", seat, n=n) for seat, n in ((0, 1), (1, 2), (1, 3)))
    assert told(showing, first, other, again) == [
        "Turn 1: **Ann**.",
        "Turn 2: **Bob**.",
        "Turn 3: **Bob** once more.",
    ]


def test_secrets_are_told_to_those_who_know_them_alone(showing: StableShowing):
    drawn = Event("draws", 1, n=2, secret=("yay", "neigh"), knows=(1,))
    assert told(showing, drawn) == told(showing, drawn, viewer=0) == ["**Bob** draws 2 cards."]
    assert told(showing, drawn, viewer=1) == ["**Bob** draws *Yay* and *Neigh*."]
    assert told(showing, Event("draws", 1, n=1, cards=("yay",))) == ["**Bob** draws *Yay*."]


def test_names_are_harmless(texts: Texts):
    match = Game(texts, 2, "names").match
    showing = StableShowing(texts, Locale.ENGLISH, state_of(match, document(["**Ann** @everyone", "Bob"])))
    (line,) = told(showing, Event("turn", 0, n=1))
    assert line == "Turn 1: **\\*\\*Ann\\*\\* \\@\u200beveryone**."


def test_the_pages_hold_the_whole_story_once(texts: Texts):
    game = Game(texts, 4, "pages")
    for _ in game.play():
        pass
    showing = game.showing
    first = story_pages.page(showing, game.told, 0)
    number = re.search(r"Page 1 of (\d+)", text(first))
    assert number is not None
    pages = [story_pages.page(showing, game.told, place) for place in range(int(number[1]))]
    assert all(problems(components(page)) == [] for page in pages)
    story = "\n".join(text(page) for page in pages)
    for turn in range(1, game.match.look(None).turns + 1):
        assert story.count(f"Turn {turn}: ") == 1
    assert " wins " in text(pages[-1]) or "Nobody wins" in text(pages[-1])
    assert text(story_pages.page(showing, game.told)) == text(pages[-1])
    assert text(story_pages.page(showing, game.told, 999)) == text(pages[-1])
    assert [part["label"] for part in controls(pages[0])] == ["Next"]
    assert [part["label"] for part in controls(pages[-1])] == ["Previous"]


def test_an_empty_story_has_a_page(showing: StableShowing):
    assert "Nothing has happened yet." in text(story_pages.page(showing, []))


def test_a_page_fits_whatever_people_are_called(texts: Texts):
    match = Game(texts, 2, "long").match
    showing = StableShowing(texts, Locale.ENGLISH, state_of(match, document(["*" * 32, "ﷺ" * 32])))
    hand = tuple(match.book.ids[14:24])
    for facts in (
        [Event("steals", 0, 1, card="extremely_destructive_unicorn", why="extremely_destructive_unicorn")] * 60,
        [Event("discards", 1, cards=hand, n=10, why="llamacorn")] * 60,
    ):
        screen = story_pages.page(showing, facts, 1)
        assert problems(components(screen)) == []
        assert len(text(screen).splitlines()) > 5
