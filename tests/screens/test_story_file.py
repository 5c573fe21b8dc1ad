"""The story as a file: all of it, in parts, without markdown, whoever is called what."""

import pytest

from bot.games.core.events import Event
from bot.screens import story_file
from bot.screens.limits import problems
from bot.texts import Texts
from tests.screens.play import Game, components, text

NAMES = ("Ann", "*Bob* _x_", "@everyone", "")


@pytest.fixture
def told(texts: Texts) -> tuple[Game, str]:
    game = Game(texts, 4, "file", NAMES)
    for _ in game.play():
        pass
    outcome = game.match.outcome
    assert outcome is not None
    game.document.winners, game.document.ended_by = list(outcome.winners), outcome.reason
    game.document.ended_at = (game.document.started_at or 0.0) + 600
    return game, story_file.content(game.showing, game.told).decode()


def test_it_tells_everything_in_parts(told: tuple[Game, str]) -> None:
    game, story = told
    head, *parts, end = story.split("\n\n")
    assert head.splitlines()[0].startswith("Unstable Unicorns · second edition · Table ")
    assert head.splitlines()[2:] == ["1 Ann", "2 *Bob* _x_", "3 @everyone", "4 Juniper (computer)"]
    turns = [part for part in parts if part.startswith("Turn ")]
    assert [turn.split(":")[0] for turn in turns] == [f"Turn {n + 1}" for n in range(game.match.view(None).turns)]
    assert "wins" in end
    assert len(end.splitlines()) == 5


def test_it_holds_no_markdown_of_ours(told: tuple[Game, str]) -> None:
    story = told[1]
    assert "**" not in story
    assert "\\" not in story
    assert story.count("*Bob* _x_") == story.count("*Bob*") > 5


def test_an_extra_turn_is_told_as_one(texts: Texts) -> None:
    game = Game(texts, 2, "extra")
    events = [Event("turn", 0, n=1), Event("draws", 0, n=1), Event("turn", 0, n=2), Event("turn", 1, n=3)]
    story = story_file.content(game.showing, events).decode()
    assert "Turn 2: Ann once more." in story
    assert "Turn 3: Bob." in story


def test_it_is_handed_out_with_its_file(told: tuple[Game, str]) -> None:
    screen = story_file.handed_out(told[0].showing, told[0].told)
    assert text(screen) == f"The whole story of table {told[0].showing.state.id}:"
    assert [file.filename for file in screen.files] == [f"table-{told[0].showing.state.id}.txt"]
    assert problems(components(screen)) == []


def test_it_is_never_larger_than_discord_takes(told: tuple[Game, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story_file.limits, "FILE_BYTES", 101)
    cut = story_file.content(told[0].showing, told[0].told)
    assert 98 <= len(cut) <= 101
    cut.decode()
