"""Settings: typed, complete in .env.example, and refused by name when they can't be used."""

from pathlib import Path

import pytest

from bot.client.settings import VARIABLES, Settings, SettingsError, read_settings

ROOT = Path(__file__).parents[2]


def test_an_empty_environment_gives_the_defaults() -> None:
    assert read_settings({}) == Settings()


def test_every_variable_is_explained_in_the_example_and_no_other() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    named = [line.partition("=")[0] for line in lines if "=" in line and not line.startswith("#")]
    assert sorted(named) == sorted(VARIABLES)


def test_the_example_itself_can_be_read_and_says_the_defaults() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    pairs = (line.partition("=") for line in lines if "=" in line and not line.startswith("#"))
    assert read_settings({name: value for name, _, value in pairs}) == Settings()


def test_the_token_comes_from_a_file_if_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "token").write_text("  secret\n")
    assert read_settings({"DISCORD_TOKEN_FILE": str(tmp_path / "token"), "DISCORD_TOKEN": "other"}).token == "secret"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("BOARD_SECONDS", "0"),
        ("BOARD_SECONDS", "often"),
        ("CLOCK_SPEED", "inf"),
        ("CLOCK_SPEED", "-1"),
        ("STARTS_PER_HOUR", "nan"),
        ("DISCORD_TOKEN_FILE", "/does/not/exist"),
        ("DISCORD_API_BASE", "http://127.0.0.1:1/api/v10"),
    ],
)
def test_what_can_not_be_used_is_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(SettingsError, match=name):
        read_settings({name: value})


def test_the_heartbeat_lies_beside_the_database() -> None:
    assert read_settings({"DATABASE_PATH": "/data/x.db"}).heartbeat == Path("/data/alive")
