"""The command that plays scenario files: what it prints and how it exits (contract.md)."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

import pytest

from bot.cli import scenario as command
from bot.content.library import Library
from bot.scenarios import runner
from bot.scenarios.files import Scenario

GOOD = """\
- id: R13-{name}
  game: unstable
  preset: {preset}
  seats: [ann, bob]
  table: {{turn: ann, ann: {{hand: []}}}}
  play:
    - ann: draw
  then: {{turn: {turn}}}
"""


def options(*words: str) -> Namespace:
    """Parse options as the command line would."""
    parser = ArgumentParser()
    command.add_options(parser)
    return parser.parse_args(words)


def scenarios(folder: Path, *cases: tuple[str, str, str]) -> str:
    """Write one scenario for each (name, preset, whose turn it must be at the end)."""
    text = "\n".join(GOOD.format(name=name, preset=preset, turn=turn) for name, preset, turn in cases)
    (folder / "cases.yaml").write_text(text, encoding="utf-8")
    return str(folder)


def test_all_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = scenarios(tmp_path, ("a", "second", "bob"), ("b", "french", "bob"))
    assert command.run(options(folder)) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"
    assert command.run(options(folder, "--resave", "--preset", "french")) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_failure_names_the_scenario_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = scenarios(tmp_path, ("wrong", "second", "ann"), ("right", "second", "bob"))
    assert command.run(options(folder)) == 1
    assert capsys.readouterr().out.splitlines() == ["R13-wrong: then: expected turn ann, got bob", "1 passed, 1 failed"]


def test_a_disputed_scenario_must_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = scenarios(tmp_path, ("wrong", "second", "ann"), ("right", "second", "bob"))
    listed = tmp_path / "disputed.yaml"
    listed.write_text("- {id: R13-wrong, rule: R13, reason: bob is next}\n", encoding="utf-8")
    assert command.run(options(folder, "--disputed", str(listed))) == 0
    listed.write_text("- {id: R13-right, rule: R13, reason: none}\n", encoding="utf-8")
    assert command.run(options(folder, "--disputed", str(listed))) == 1
    assert "R13-right: passes, though it is listed as disputed" in capsys.readouterr().out


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.yaml").write_text("- id: x\n  game: [\n", encoding="utf-8")
    assert command.run(options(str(tmp_path))) == 2
    assert "bad.yaml:3" in capsys.readouterr().err


def test_a_breakdown_fails_one_scenario_and_not_the_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    play = runner.play

    def broken(library: Library, case: Scenario, *, resave: bool) -> str | None:
        if case.id == "R13-a":
            raise KeyError("hay")
        return play(library, case, resave=resave)

    monkeypatch.setattr(runner, "play", broken)
    folder = scenarios(tmp_path, ("a", "second", "bob"), ("b", "second", "bob"))
    assert command.run(options(folder)) == 1
    assert capsys.readouterr().out.splitlines() == ["R13-a: broke down: KeyError('hay')", "1 passed, 1 failed"]
