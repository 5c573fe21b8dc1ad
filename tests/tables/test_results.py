"""What counts of a finished game, once, whatever happens; who is rated how; and what people can do about it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.rating import Rating, rated
from bot.store.results import Tally
from bot.store.sqlite import open_repository
from bot.store.upkeep import backup
from bot.tables.errors import TableError
from bot.tables.personal import Personal
from bot.tables.results import result_of
from tests.tables.conftest import Build
from tests.tables.fake_game import action
from tests.tables.rig import ANN, BOB, CYN, DAN, Rig, build

GUILD, OTHER_GUILD = 1, 99


async def play(rig: Rig, *others: int, computers: int = 0, leaves: int = 0) -> int:
    """Play a game to its end, which Ann's seat wins."""
    table = await rig.game(*others, computers=computers)
    if leaves:
        await rig.tables.leave(table, leaves)
    await rig.press(table, ANN, "draw")
    assert (await rig.state(table)).status == "over"
    return table


async def order(rig: Rig) -> list[int]:
    return [one.user for one in await rig.repository.records.standings(GUILD, "unstable")]


async def test_a_finished_game_counts_once_for_everybody(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, BOB, CYN, computers=1)
    records = rig.repository.records
    assert await records.of_person(ANN, GUILD) == [Tally("unstable", "second", False, 1, 1)]
    assert await records.of_person(BOB) == [Tally("unstable", "second", False, 1, 0)]
    assert await records.of_person(BOB, OTHER_GUILD) == []
    assert await records.of_guild(GUILD) == [Tally("unstable", "second", False, 1, 0)]
    standings = await records.standings(GUILD, "unstable")
    assert [(one.user, one.name, one.games, one.wins, one.place) for one in standings] == [
        (ANN, "Ann", 1, 1, 1),
        (CYN, "Cyn", 1, 0, 2),
        (BOB, "Bob", 1, 0, 3),
    ]
    assert await records.rated_people(GUILD) == {"unstable": 3}


async def test_a_game_against_computers_counts_apart_and_rates_nobody(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, computers=2)
    assert await rig.repository.records.of_person(ANN) == [Tally("unstable", "second", True, 1, 1)]
    assert await order(rig) == []


async def test_a_game_broken_off_counts_nothing(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await rig.game(BOB)
    await rig.tables.end(table, ANN)
    assert await rig.repository.records.of_person(ANN) == []
    assert await rig.repository.records.of_guild(GUILD) == []


async def test_who_leaves_comes_last_and_who_is_removed_did_not_play(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, BOB, CYN, leaves=CYN)
    assert await order(rig) == [ANN, BOB, CYN]
    results, _ = await rig.repository.records.kept(CYN)
    assert [(one.place, one.won, one.stayed) for one in results] == [(3, False, False)]
    table = await rig.game(BOB, DAN)
    await rig.tables.kick(table, ANN, DAN)
    await rig.press(table, ANN, "draw")
    assert await rig.repository.records.kept(DAN) == ([], [])
    assert (await rig.repository.records.kept(BOB))[0][-1].people == 2


async def test_it_survives_a_kill_right_after_the_commit_and_is_not_counted_again(tmp_path: Path) -> None:
    rig = await build(tmp_path, [action(0)])
    table = await play(rig, BOB)
    await rig.kill()
    again = await rig.again()
    await again.tables.interruptions.resume()
    assert "End" in await again.kinds(table)
    await again.send_all(table)
    assert [one.games for one in await again.repository.records.standings(GUILD, "unstable")] == [1, 1]
    backup(tmp_path / "bot.db", tmp_path / "copy.db")
    copied = await open_repository(tmp_path / "copy.db")
    assert await copied.records.kept(BOB) == await again.repository.records.kept(BOB)
    await copied.close()
    await again.repository.close()


async def test_the_same_end_seen_twice_counts_once(rigs: Build) -> None:
    rig = await rigs([action(0)])
    table = await play(rig, BOB)
    state = await rig.state(table)
    assert result_of(state, state, rig.library) is None


async def test_who_wants_no_records_is_neither_kept_nor_shown(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, BOB, CYN)
    await rig.tables.set_personal(BOB, Personal(records="hidden"))
    records = rig.repository.records
    assert await order(rig) == [ANN, CYN]
    assert await records.standing(GUILD, "unstable", BOB) is None
    assert await records.rated_people(GUILD) == {"unstable": 2}
    before = (await records.kept(BOB))[1]
    await play(rig, BOB, CYN)
    assert (await records.kept(BOB))[1] == before
    assert [one.games for one in await records.standings(GUILD, "unstable")] == [2, 2]
    ann = await records.standing(GUILD, "unstable", ANN)
    await play(rig, BOB)
    assert await records.standing(GUILD, "unstable", ANN) == ann
    assert await records.of_person(ANN) == [Tally("unstable", "second", False, 3, 3)]
    await rig.tables.set_personal(BOB, Personal())
    assert sorted(await order(rig)) == [ANN, BOB, CYN]


async def test_deleting_takes_all_of_one_person_and_nothing_of_others(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, BOB, CYN)
    records = rig.repository.records
    others = [await records.kept(user) for user in (ANN, CYN)]
    await records.forget(BOB)
    assert await records.kept(BOB) == ([], [])
    assert [await records.kept(user) for user in (ANN, CYN)] == others
    assert await order(rig) == [ANN, CYN]


async def test_a_server_that_is_forgotten_takes_its_records_along(rigs: Build) -> None:
    rig = await rigs([action(0)])
    await play(rig, BOB)
    await rig.repository.forget_guild(GUILD)
    assert await rig.repository.records.kept(ANN) == ([], [])
    assert await rig.repository.records.of_guild(GUILD) == []


async def test_whoever_wins_more_is_rated_higher(rigs: Build) -> None:
    rig = await rigs([action(0)])
    for others in ((BOB,), (BOB, CYN), (CYN,), (BOB, CYN, DAN)):
        await play(rig, *others)
    assert (await order(rig))[0] == ANN
    ann = await rig.repository.records.standing(GUILD, "unstable", ANN)
    assert ann is not None
    assert (ann.games, ann.wins, ann.place) == (4, 4, 1)
    assert ann.sigma < Rating().sigma


@pytest.mark.parametrize("places", [[1, 2, 3], [1, 1, 3], [1, 2, 2]])
def test_a_better_place_never_rates_lower(places: list[int]) -> None:
    after = rated([Rating()] * 3, places)
    assert all((after[a].mu > after[b].mu) == (places[a] < places[b]) for a in range(3) for b in range(3))
    strong = replace(Rating(), mu=40.0)
    upset, usual = rated([strong, Rating()], [2, 1]), rated([strong, Rating()], [1, 2])
    assert upset[1].mu - Rating().mu > usual[0].mu - 40.0 > 0


async def test_an_end_that_can_not_be_counted_freezes_its_table_alone(
    rigs: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = await rigs([action(0)])
    table = await rig.game(BOB)

    def broken(*_: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr("bot.tables.keeper.result_of", broken)
    with pytest.raises(TableError, match="frozen"):
        await rig.press(table, ANN, "draw")
    assert (await rig.state(table)).status == "frozen"
