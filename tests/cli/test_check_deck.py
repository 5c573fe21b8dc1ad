"""`python -m bot check --deck FILE`: exit status and what is printed."""

from pathlib import Path

import pytest

from bot.__main__ import main
from tests.content.own.making import ability, card, deck


def test_a_sound_deck_is_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--deck", "docs/example_deck.yaml"]) == 0
    printed = capsys.readouterr()
    assert "Moon Meadow (moon_meadow): 38 cards of 9 designs" in printed.out
    assert "or played alone" in printed.out
    assert printed.err == ""


def test_a_faulty_deck_is_told_by_file_line_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sky.yaml"
    path.write_bytes(deck(card(abilities=ability({"step": "dance"}))))
    assert main(["check", "--deck", str(path)]) == 1
    printed = capsys.readouterr().err
    assert printed.startswith("sky.yaml: Line ")
    assert "abilities[1].do[1].step: dance isn't known here" in printed


def test_a_deck_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--deck", str(tmp_path / "nowhere.yaml")]) == 2
    assert "nowhere.yaml: No such file" in capsys.readouterr().err


def test_an_endless_file_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--deck", "/dev/zero"]) == 1
    assert "larger than 64 KB" in capsys.readouterr().err


def test_simulate_says_what_is_wrong_with_a_deck_as_check_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deck.yaml"
    path.write_bytes(deck(card(name="Neigh")))
    assert main(["simulate", "--deck", str(path)]) == 2
    told = capsys.readouterr().err
    assert main(["check", "--deck", str(path)]) == 1
    assert told == capsys.readouterr().err
    assert "A card of the box is called Neigh" in told
