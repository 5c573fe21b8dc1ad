"""The lobby of a hunt: how many can play depends on the house rules, and who begins is found as in any game."""

from pathlib import Path

import pytest

from bot.content.errors import BadRule
from bot.content.rule import RuleValue
from bot.games.hunt.match import HuntMatch
from bot.tables.errors import TableError
from bot.tables.first_player import candidate
from tests.tables.hunt_rig import BIG, hunt_lobby, hunt_rig
from tests.tables.rig import ANN, BOB, CYN, DAN, Rig


async def first_of(rig: Rig, table: int) -> int:
    match = (await rig.state(table)).match
    assert isinstance(match, HuntMatch)
    return match.state.first


async def test_four_can_sit_down_and_with_the_extension_six(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt_lobby(rig, BOB, computers=2)
    with pytest.raises(TableError, match="full") as refused:
        await rig.tables.join(table, CYN, "Cyn")
    assert refused.value.details == {"seats": 4}
    await rig.tables.set_up(table, ANN, rules=BIG)
    for user in (CYN, DAN):
        await rig.tables.join(table, user, "")
    with pytest.raises(TableError, match="full"):
        await rig.tables.join(table, 15, "Eve")
    await rig.tables.start(table, ANN)
    assert (await rig.state(table)).status == "playing"
    await rig.repository.close()


async def test_two_are_too_few(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt_lobby(rig, BOB)
    with pytest.raises(TableError, match="wrong_seats") as refused:
        await rig.tables.start(table, ANN)
    assert refused.value.details == {"least": 3, "most": 4, "seats": 2}
    await rig.repository.close()


@pytest.mark.parametrize(
    ("seats", "rules", "reason"),
    [
        (5, {}, "extension_needed"),
        (6, {"extension": True, "unicorns_per_day": "per_player"}, "too_many_unicorns"),
        (5, {"extension": True, "schemes_per_unicorn": "one"}, "too_few_schemes"),
    ],
)
async def test_rules_that_leave_somebody_without_a_seat_are_refused_with_the_reason(
    tmp_path: Path, seats: int, rules: dict[str, RuleValue], reason: str
) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt_lobby(rig, computers=seats - 1, rules=BIG)
    with pytest.raises(TableError, match="bad_rules") as refused:
        await rig.tables.set_up(table, ANN, rules=rules)
    assert isinstance(refused.value.__cause__, BadRule)
    assert refused.value.__cause__.details == {"reason": reason, "seats": seats}
    assert (await rig.document(table)).rules == BIG
    await rig.tables.remove_computer(table, ANN)
    if seats == 5:
        await rig.tables.remove_computer(table, ANN)
    await rig.tables.set_up(table, ANN, rules=rules)
    assert (await rig.document(table)).rules == rules
    await rig.repository.close()


async def test_another_game_may_be_chosen_though_some_must_stand_up_then(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await rig.lobby(BOB, computers=4, preset="second")
    await rig.tables.set_up(table, ANN, preset="hunt")
    with pytest.raises(TableError, match="wrong_seats"):
        await rig.tables.start(table, ANN)
    await rig.tables.set_up(table, ANN, rules={"extension": True, "tie_rule": "turn_order"})
    await rig.tables.start(table, ANN)
    await rig.repository.close()


async def test_the_host_picks_who_begins(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt_lobby(rig, BOB, CYN, rules={"first_player": "host_picks"})
    with pytest.raises(TableError, match="choose_first"):
        await rig.tables.start(table, ANN)
    await rig.tables.pick_first(table, ANN, candidate(await rig.document(table), 2))
    await rig.tables.start(table, ANN)
    assert await first_of(rig, table) == 2
    await rig.repository.close()


async def test_a_vote_says_who_begins(tmp_path: Path) -> None:
    rig = await hunt_rig(tmp_path)
    table = await hunt_lobby(rig, BOB, computers=2, rules={"first_player": "vote"})
    await rig.tables.start(table, ANN)
    for user in (ANN, BOB):
        await rig.tables.vote_first(table, user, candidate(await rig.document(table), 3))
    await rig.after(1)
    assert await first_of(rig, table) == 3
    await rig.repository.close()
