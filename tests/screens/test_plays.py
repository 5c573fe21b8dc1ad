"""Remarkable plays in words, and the vote for the best of them below the end of a game."""

from dataclasses import replace

import discord
import pytest

from bot.games.core.highlights import Highlight
from bot.games.hunt.highlights import KINDS as HUNT_KINDS
from bot.games.stables.highlights import KINDS
from bot.screens import end, limits, plays
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.document import Ballot
from bot.tables.items import End
from bot.texts import Locale, Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.hunt.test_whole_games import LONG
from tests.screens.play import Game, components, text

STABLE_PLAYS = [
    Highlight(kind, 30 + place, 1, 0, "extremely_destructive_unicorn", ("black_knight_unicorn",), 5, 12)
    for place, kind in enumerate(KINDS)
]
HUNT_PLAYS = [
    Highlight(kind, 4, 1, 0, "legend_d", ("7", "7") if kind == "hunt-tied" else ("topsy",), 8, 7) for kind in HUNT_KINDS
]


def over(game: Game | HuntGame, ballot: Ballot | None, locale: Locale = Locale.ENGLISH) -> Showing:
    while game.match.outcome is None:
        for _ in game.play():
            pass
    game.document.ballot = ballot
    return replace(game.showing, locale=locale)


def ended(showing: Showing) -> Screen:
    return end.end(showing, End(winners=(0,), reason="shared", seconds=1900.0))


@pytest.mark.parametrize("locale", list(Locale))
def test_every_kind_has_its_line_in_every_language(texts: Texts, locale: Locale) -> None:
    for game, known in ((Game(texts, 2, "plays"), STABLE_PLAYS), (HuntGame(texts, 3, "plays"), HUNT_PLAYS)):
        lines = [plays.line(game_of(replace(game.showing, locale=locale)), play) for play in known]
        assert len(set(lines)) == len(known)
        assert all("**Bob**" in line for line in lines)
        assert all(len(line) < 130 for line in lines), max(lines, key=len)


@pytest.mark.parametrize(
    ("play", "line"),
    [
        (STABLE_PLAYS[1], "Turn 31: 5 Neighs fly, and **Bob**'s *Extremely Destructive Unicorn* gets through."),
        (STABLE_PLAYS[3], "Turn 33: **Bob**'s *Extremely Destructive Unicorn* moves 5 cards into or out of stables."),
        (STABLE_PLAYS[7], "Turn 37: **Bob** comes down from 12 to 5 unicorns."),
    ],
)
def test_it_says_what_happened(texts: Texts, play: Highlight, line: str) -> None:
    assert plays.line(game_of(Game(texts, 2, "plays").showing), play) == line


def test_while_votes_are_taken_the_end_asks_for_them(texts: Texts) -> None:
    screen = ended(over(Game(texts, 3, "plays"), Ballot(plays=STABLE_PLAYS[:4], until=1_000_000.5, votes={1: 2})))
    assert "\n**Which was the play of the game?** Whoever reads this has a vote, until <t:1000000:t>" in text(screen)
    assert "\n4. Turn 33: " in text(screen)
    (menu,) = [item for item in screen.view.walk_children() if isinstance(item, discord.ui.Select)]
    assert menu.custom_id == "nb:7:-:play_vote"
    labels = [(option.value, option.label) for option in menu.options]
    assert labels[0] == ("0", "1. Turn 30: Bob completes the stable with Extremely Destructive Unicorn.")
    assert len(labels) == 4


@pytest.mark.parametrize(
    ("tally", "told"),
    [
        ([0, 3, 1], ["**Play of the game**, with 3 of 4 votes:", "Turn 31: 5 Neighs fly"]),
        ([0, 1, 0], ["**Play of the game**, with 1 of 1 vote:", "Turn 31: 5 Neighs fly"]),
        ([2, 2, 1], ["**Plays of the game**, each with 2 of 5 votes:", "Turn 30: ", "Turn 31: "]),
        ([0, 0, 0], []),
    ],
)
def test_afterwards_it_says_what_came_of_it(texts: Texts, tally: list[int], told: list[str]) -> None:
    game = Game(texts, 3, "plays")
    without = text(ended(over(game, None)))
    screen = ended(over(game, Ballot(plays=STABLE_PLAYS[:3], until=0.0, tally=tally)))
    assert not any(isinstance(item, discord.ui.Select) for item in screen.view.walk_children())
    added = text(screen).removeprefix(without).strip().splitlines()
    assert len(added) == len(told)
    assert all(line.startswith(begun) for line, begun in zip(added, told, strict=True))


@pytest.mark.parametrize("locale", list(Locale))
@pytest.mark.parametrize("seats", [3, 6])
def test_the_longest_end_can_be_sent_with_the_vote(texts: Texts, locale: Locale, seats: int) -> None:
    game = HuntGame(texts, seats, f"long {seats}", {"extension": seats > 4}, LONG)
    for tally in (None, [0] * len(HUNT_PLAYS), [1] * len(HUNT_PLAYS)):
        screen = ended(over(game, Ballot(plays=HUNT_PLAYS, until=1_000_000.0, tally=tally), locale))
        assert limits.problems(components(screen)) == []


def test_whoever_votes_is_told_what_counts(texts: Texts) -> None:
    ballot = Ballot(plays=STABLE_PLAYS[:3], until=1_000_000.0)
    said = text(plays.taken(over(Game(texts, 2, "plays"), ballot), ballot, 1))
    assert said.splitlines()[0] == "You vote for this one. Until <t:1000000:t> you can choose again:"
    assert "5 Neighs fly" in said.splitlines()[1]
