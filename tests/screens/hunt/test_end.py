"""The end of a hunt: a scoring table that anyone can check, as far as a message has room for it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.hunt.points import Sheet
from bot.screens import end, limits
from bot.screens.hunt import end as hunt_end
from bot.tables.items import End
from bot.texts import Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.hunt.positions import Position
from tests.screens.hunt.test_whole_games import LONG
from tests.screens.play import components, text

LAST_MARKET: dict[str, Any] = {"day": 4, "phase": "market", "first": "Ann", "line": []}


def ended(game: HuntGame | Position) -> str:
    outcome = game.match.outcome
    assert outcome is not None
    screen = end.end(game.showing, End(winners=outcome.winners, reason=outcome.reason, seconds=600))
    assert limits.problems(components(screen)) == []
    return text(screen)


def blocks(shown: str, game: HuntGame) -> Iterator[tuple[list[str], Sheet]]:
    """The lines of each seat with what the rules say it has."""
    for seat in range(game.match.seats):
        yield (
            shown.split(f". {game.showing.name(seat)}** · ")[1].split("\n**")[0].splitlines()[1:],
            game.match.sheet(seat),
        )


def points(line: str) -> int:
    (found,) = re.findall(r"\*\*(-?\d+)\*\*", line)
    return int(found)


def items(line: str) -> list[int]:
    """What a line says it is the sum of: the last number of each thing, doubled ones twice."""
    things = line.partition("**: ")[2].split(", ")
    return [2 * int(found[1]) if (found := re.search(r"2 × (\d+)", thing)) else last(thing) for thing in things]


def last(thing: str) -> int:
    return int(re.findall(r"-?\d+", thing)[-1])


@pytest.mark.parametrize("seed", range(6))
def test_the_scoring_table_adds_up_line_by_line(texts: Texts, seed: int):
    game = HuntGame(texts, 4, f"sums {seed}")
    for _ in game.play():
        pass
    for lines, sheet in blocks(ended(game), game):
        *told, total = map(points, lines)
        assert sum(told) == total == sheet.total
        for line in lines[:-1]:
            if "Rainbow" not in line and "no unicorns" not in line:
                assert sum(items(line)) == points(line), line


def test_what_scores_is_named(texts: Texts):
    herd = ["pink_1", "yellow_2", "blue_3", "purple_0", "blue_1", "blue_2", "legend_a"]
    attached = {
        "blue_3": ["athletic", "fake_horn"],
        "legend_a": ["totem", "fairy_dust/blue"],
        "pink_1": ["taxed", "cotton_candy/pink"],
    }
    hands: dict[str, Any] = {name: {"hand": [], "power_used": True, "unicorns": []} for name in ("Ann", "Bob", "Cyn")}
    bob = {"character": "princess"}
    ann = {"character": "knight", "unicorns": herd, "attached": attached, "pate": [4, 3]}
    table = Position(texts, {**LAST_MARKET, **hands, "Ann": hands["Ann"] | ann, "Bob": hands["Bob"] | bob}, seats=3)
    for _ in range(3):
        table.answer("pass")
    shown = ended(table)
    assert "**1. Ann** · Knight · **43 points**\n" in shown
    for line in (
        "-# Herd **17**: Drooling Pink (🌸 pink) 1, Sleepy Yellow (⭐ yellow) 2, Prize Blue (💧 blue) 3, "
        "Purple Pigicorn (🍇 purple) 0, Cross-eyed Blue (💧 blue) 1, Bouncing Blue (💧 blue) 2, "
        "Moonlight Legend (💧 blue) 2 × 4 by Totem Unicorn",
        "-# Scheme cards **2**: Athletic Unicorn on Prize Blue 2",
        "-# Market **4**: Fake Horn on Prize Blue 2, Fairy Dust on Moonlight Legend 2",
        "-# Pâté **7**: 4, 3",
        "-# Collections **5**: 3 × 💧 blue = 5",
        "-# Rainbow **8**: one unicorn of each colour",
        "-# Total **43**",
        "-# Own scheme cards **1**: Taxed Unicorn on Drooling Pink 1",
        "-# Herd **0**: no unicorns",
    ):
        assert f"{line}\n" in f"{shown}\n"


@pytest.mark.parametrize(("seats", "line"), [(6, "four"), (5, "per_player")])
def test_many_seats_with_long_names_fit(texts: Texts, seats: int, line: str):
    game = HuntGame(texts, seats, "many", {"extension": True, "unicorns_per_day": line}, LONG)
    for _ in game.play():
        pass
    shown = ended(game)
    assert shown.count("Herd **") == seats
    for lines, sheet in blocks(shown, game):
        assert points(lines[-1]) == sheet.total


def test_without_room_the_herds_go_first_then_the_cards(texts: Texts, monkeypatch: pytest.MonkeyPatch):
    game = HuntGame(texts, 4, "sums 1")
    for _ in game.play():
        pass
    full = ended(game)
    monkeypatch.setattr(limits, "TEXT", len(full) + 90)
    shorter = ended(game)
    monkeypatch.setattr(limits, "TEXT", len(shorter) + 90)
    shortest = ended(game)
    assert len(hunt_end.DETAILS) == 3
    assert "Prize " in full.split("Herd **")[1]
    assert " on " in shorter
    assert "Herd **" not in shorter.replace("Herd **0**", "")
    assert " on Prize" not in shortest
    for shown in (shorter, shortest):
        for lines, sheet in blocks(shown, game):
            *told, total = map(points, lines)
            assert sum(told) == total == sheet.total


def test_a_winner_who_left_is_said_to_have_been_played_by_the_computer(texts: Texts):
    game = HuntGame(texts, 3, "left", {"double_rainbow": "final_scoring"})
    for _ in game.play():
        pass
    assert game.match.outcome is not None
    winner, *_ = game.match.outcome.winners
    (loser, *_) = (seat for seat in range(3) if seat not in game.match.outcome.winners)
    game.showing.state.seats[loser].left = True
    assert "had left" not in ended(game)
    game.showing.state.seats[winner].left = True
    assert f"**{game.showing.name(winner)}** had left; the computer played on." in ended(game)
