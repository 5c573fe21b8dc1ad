"""What was reported plays as a scenario, in just the position of that moment."""

import asyncio
from argparse import ArgumentParser
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import yaml

from bot.cli import export, scenario
from bot.content.library import Library
from bot.scenarios import files, runner
from bot.scenarios.export import Exported, written
from bot.scenarios.saves import unpacked
from bot.scenarios.stage import Stage
from bot.store.migrate import known_migrations
from bot.store.sqlite import connect
from bot.tables import bugs
from bot.tables.players import players
from tests.tables.rig import ANN, BOB, CYN, Rig, build
from tests.tables.test_own_decks import EXAMPLE, offer
from tests.tables.test_real_game import play, press_at_random

LIBRARY = Library()
EVERYBODY = (ANN, BOB, CYN)
WORDS = "Neigh: #1 didn't stop it\x1b[31m\r\n- id: evil\u2028  then: {}\n" + "é🦄" * 3
MOST = 8
R60 = Path("tests/scenarios/own/order_of_effects.yaml")


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = await build(tmp_path, library=LIBRARY, players=players(LIBRARY))
    yield rig
    await rig.repository.close()


async def dealt(rig: Rig, preset: str, expansions: tuple[str, ...] = ()) -> int:
    if preset.startswith("own:") or expansions:
        await offer(rig, EXAMPLE)
    chosen = await rig.tables.decks.played(1, preset, {"expansions": list(expansions)} if expansions else {})
    table = await rig.tables.open(1, 2, ANN, "Annabel", chosen.preset, "live", chosen.rules)
    for user in (BOB, CYN):
        await rig.tables.join(table, user, "Bobadil")
    await rig.tables.start(table, ANN)
    return table


async def reported(rig: Rig, table: int, user: int = ANN, words: str = WORDS) -> tuple[int, bytes]:
    """Report the table's game as it stands; gives the number and the position's save."""
    state = await rig.state(table)
    assert state.match is not None
    number = await bugs.report(rig.repository, state, user, words, rig.clock.now())
    return number, state.match.save()


def read(folder: Path, text: str) -> files.Scenario:
    (folder / "bug.yaml").write_text(text, encoding="utf-8")
    (found,) = files.read([folder / "bug.yaml"])
    return found


def failure(found: files.Scenario) -> str | None:
    """What fails when it is played by a program that has never seen its decks."""
    library = Library()
    return runner.play(library, found) or runner.play(library, found, resave=True)


@pytest.mark.parametrize(
    ("preset", "expansions"),
    [("second", ()), ("first", ()), ("kids", ()), ("hunt", ()), ("own:moon_meadow", ()), ("second", ("moon_meadow",))],
)
async def test_every_kind_of_position_plays_as_a_scenario(
    rig: Rig, tmp_path: Path, preset: str, expansions: tuple[str, ...]
) -> None:
    table = await dealt(rig, preset, expansions)
    kinds: set[str] = set()
    while (state := await rig.state(table)).status == "playing" and len(kinds) < MOST:
        assert state.match is not None
        asked = {decision.kind for decision in state.match.decisions}
        if asked - kinds:
            number, save = await reported(rig, table, user=100 + len(kinds))
            kinds |= asked
            text = await export.text_of(rig.path, number)
            found = read(tmp_path, text)
            assert (failure(found), unpacked(found.save)) == (None, save)
            seats = {found.seats[decision.seat] for decision in state.match.decisions}
            assert all(step["offered"].keys() == seats for step in found.play)
            assert found.play
            private = ("Annabel", "Bobadil", str(tmp_path), state.document.secret)
            assert not any(word in text for word in private)
            assert f"#   {state.row.answers}. " in text or not state.row.answers
        for user in EVERYBODY:
            await press_at_random(rig, table, (user,))
    assert len(kinds) > 3


async def test_what_is_open_is_stated_exactly(rig: Rig, tmp_path: Path) -> None:
    table = await dealt(rig, "second")
    number, _ = await reported(rig, table)
    found = read(tmp_path, await export.text_of(rig.path, number))
    for words in found.play[0]["offered"].values():
        words.pop()
        assert "expected" in (failure(found) or "")


@pytest.mark.parametrize("forced_first", [False, True])
def test_all_is_stated_where_a_seat_has_several_decisions(tmp_path: Path, *, forced_first: bool) -> None:
    (found,) = [one for one in files.read([R60]) if one.id == "R60-the-last-card-is-brought-so-nothing-is-discarded"]
    stage = Stage(LIBRARY, found)
    stage.set_up("neigh")
    stage.match.answer(0, stage.match.decisions[0].id, ["play rainbow_unicorn"])
    stage.match.answer(1, stage.match.decisions[0].id, ["pass"])
    if forced_first:
        stage.match.state.pending.reverse()
    assert len(stage.match.decisions) == 2
    position = Exported(
        id="BUG-1",
        heading="",
        words="",
        preset=found.preset,
        rules={},
        save=stage.match.save(),
        decks=(),
        given=(),
    )
    text = written(LIBRARY, position)
    exported = read(tmp_path, text)
    stated = [set(step["offered"]["ann"]) for step in exported.play]
    assert stated == [{"narwhal", "skip"}, {"narwhal"}]
    assert failure(exported) is None


async def test_an_answer_that_was_taken_back_is_told_as_such(rig: Rig, tmp_path: Path) -> None:
    table = await dealt(rig, "second")
    await press_at_random(rig, table, (ANN,))
    await rig.tables.undoing.take_back(table, ANN)
    number, save = await reported(rig, table)
    text = await export.text_of(rig.path, number)
    assert "#   2. ann (person): takes answers back to just after answer 0\n" in text
    found = read(tmp_path, text)
    assert (failure(found), unpacked(found.save)) == (None, save)


async def test_a_person_s_words_are_a_comment_whatever_they_hold(rig: Rig, tmp_path: Path) -> None:
    table = await dealt(rig, "second")
    number, _ = await reported(rig, table)
    text = await export.text_of(rig.path, number)
    assert "#   Neigh: #1 didn't stop it [31m\n#   - id: evil\n#     then: {}\n#   é🦄é🦄é🦄\n" in text
    assert len(yaml.safe_load(text)) == 1
    found = read(tmp_path, text)
    assert (found.id, found.about) == (
        f"BUG-{number}",
        f"Report {number}: table {table} after answer 0, rules version 1",
    )


async def test_a_game_that_is_over_states_its_winner(rig: Rig, tmp_path: Path) -> None:
    table = await dealt(rig, "kids")
    await play(rig, table, EVERYBODY)
    number, save = await reported(rig, table)
    found = read(tmp_path, await export.text_of(rig.path, number))
    assert (failure(found), unpacked(found.save), found.play) == (None, save, [])
    assert found.then["winner"] in found.seats
    found.then["winner"] = "none"
    assert "winner" in (failure(found) or "")


def command(*words: str) -> int:
    parser = ArgumentParser()
    export.add_options(parser)
    return export.run(parser.parse_args(words))


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "bot.db"))
    return tmp_path / "bot.db"


def test_the_command_says_what_is_wrong(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("1") == 1
    assert "no export: there is no database" in capsys.readouterr().err
    assert not database.exists()


async def with_report(folder: Path) -> None:
    rig = await build(folder, library=LIBRARY)
    await reported(rig, await dealt(rig, "second"))
    await rig.repository.close()


async def from_the_future(path: Path) -> None:
    connection = await connect(path)
    await connection.execute("INSERT INTO migrations VALUES (?, 'later.sql')", (len(known_migrations()) + 1,))
    await connection.close()


def test_the_command_writes_a_file_that_passes(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(with_report(tmp_path))
    file = tmp_path / "one.yaml"
    assert command("1", "--out", str(file)) == 0
    assert capsys.readouterr().out == f"report 1 is written to {file}\n"
    parser = ArgumentParser()
    scenario.add_options(parser)
    assert scenario.run(parser.parse_args([str(file)])) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    assert command("1") == 0
    assert capsys.readouterr().out == file.read_text("utf-8")
    assert command("2") == 1
    assert capsys.readouterr().err == "no export: there is no report 2\n"
    assert command("1", "--out", str(tmp_path)) == 1
    assert "no export: " in capsys.readouterr().err
    asyncio.run(from_the_future(database))
    assert command("1") == 1
    assert "no export: " in capsys.readouterr().err


def test_a_scenario_begins_with_a_table_or_a_sound_save(tmp_path: Path) -> None:
    head = "- {id: X, game: unstable, preset: second, seats: [ann], play: [], then: {}"
    for begun in ("}", ", table: {turn: ann}, save: abc}"):
        with pytest.raises(files.ScenarioFileError, match="either a `table` or a `save`"):
            read(tmp_path, head + begun)
    assert failure(read(tmp_path, f"{head}, save: abc}}")) == "table: this save is damaged"
