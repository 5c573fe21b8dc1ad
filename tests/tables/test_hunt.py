"""Kill the Unicorns at a table: people who press at random, computers, crashes, clocks, to the end."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.content.rule import RuleValue
from bot.content.yaml_files import DATA
from bot.games.hunt.match import HuntMatch
from bot.pictures.scene import ChartScene, instant
from bot.screens import chart
from bot.screens.showing import Showing
from bot.tables.items import End, Story
from bot.tables.replays import replays_alike
from bot.texts import Locale, Texts
from tests.tables.hunt_rig import BIG, LIBRARY, hunt, hunt_rig
from tests.tables.rig import ANN, BOB, CYN
from tests.tables.test_real_game import play

HUNTS: list[tuple[tuple[int, ...], int, Mapping[str, RuleValue]]] = [
    ((BOB, CYN), 0, {}),
    ((), 3, {}),
    ((BOB,), 3, {**BIG, "bids": "together", "expert": True}),
    ((), 5, BIG),
    ((BOB,), 1, {"initiation": "no_schemes_no_powers"}),
]


@pytest.mark.parametrize(("others", "computers", "rules"), HUNTS)
async def test_a_hunt_is_played_to_its_end_and_replays_alike(
    tmp_path: Path, others: tuple[int, ...], computers: int, rules: Mapping[str, RuleValue]
) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, *others, computers=computers, rules=rules)
    await play(rig, table, (ANN, *others))
    state = await rig.state(table)
    assert state.status == "over"
    said = await rig.said(table)
    end = said[-1]
    assert isinstance(end, End)
    assert list(end.winners) == state.document.winners
    assert sum(one.games for one in await rig.repository.records.of_person(ANN)) == 1
    assert await replays_alike(rig.repository, LIBRARY, table)
    told = [event for payload in said if isinstance(payload, Story) for event in payload.events]
    assert not any(event.secret or event.knows for event in told)
    await rig.repository.close()


async def test_a_hunt_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, BOB, computers=1)
    last = await play(rig, table, (ANN, BOB), between=lambda rounds: rounds % 5 == 0)
    assert (await last.state(table)).status == "over"
    assert await replays_alike(last.repository, LIBRARY, table)
    await last.repository.close()


async def test_nobody_presses_and_the_clocks_play_to_the_end(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, BOB, CYN)
    await rig.after(8 * 3600)
    state = await rig.state(table)
    assert state.status == "over"
    assert isinstance(state.match, HuntMatch)
    assert {row.actor for row in await rig.repository.answers(table)} >= {"clock", "computer"}
    await rig.repository.close()


async def test_the_chart_begins_with_the_starting_unicorns_and_has_a_dot_a_day(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt(rig, computers=2, rules={"double_rainbow": "final_scoring"})
    await rig.after(8 * 3600)
    state = await rig.state(table)
    assert state.status == "over"
    assert state.match is not None
    shown = chart.picture(Showing(Texts.load(DATA / "texts"), Locale.ENGLISH, state))
    assert shown is not None
    assert isinstance(shown.scene, ChartScene)
    assert [instant(shown.scene, place) for place in range(5)] == ["start", "1", "2", "3", "4"]
    assert [len(course.scores) for course in shown.scene.courses] == [5, 5, 5]
    assert all(course.scores[0] > 0 for course in shown.scene.courses)
    assert [course.scores[-1] for course in shown.scene.courses] == list(state.match.standing)
    assert "day: start, 1, 2, 3 and 4" in shown.alt
    await rig.repository.close()
