"""The bot's settings, read from the environment once and typed. `.env.example` explains each."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal, cast, get_args

from msgspec import Struct

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogFormat = Literal["text", "json"]

VARIABLES = (
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "DATABASE_PATH",
    "HEARTBEAT_PATH",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "BOARD_SECONDS",
    "STARTS_PER_HOUR",
    "CLOCK_SPEED",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY",
)
"""Every variable that is read."""


class SettingsError(Exception):
    """A variable that can't be used; the message names it."""


class Settings(Struct, frozen=True, kw_only=True):
    """What the environment says.

    `token` is empty if none is set. `board_seconds`: the least time between two edits of a board. `starts_per_hour`:
    so many starts need no wait. `clock_speed`: how many seconds of the game pass in one (1 but for tests). `api_base`
    and `gateway` are empty for Discord itself.
    """

    token: str = ""
    database: Path = Path("var/bot.db")
    heartbeat: Path = Path("var/alive")
    log_level: LogLevel = "INFO"
    log_format: LogFormat = "text"
    board_seconds: float = 1.2
    starts_per_hour: int = 20
    clock_speed: float = 1.0
    api_base: str = ""
    gateway: str = ""


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings. Raises `SettingsError`."""
    defaults = Settings()
    database = Path(environment.get("DATABASE_PATH") or defaults.database)
    addresses = environment.get("DISCORD_API_BASE", ""), environment.get("DISCORD_GATEWAY", "")
    if bool(addresses[0]) != bool(addresses[1]):
        raise SettingsError("DISCORD_API_BASE and DISCORD_GATEWAY go together: set both or none")
    return Settings(
        token=_token(environment),
        database=database,
        heartbeat=Path(environment.get("HEARTBEAT_PATH") or database.with_name("alive")),
        log_level=cast(LogLevel, _one_of(environment, "LOG_LEVEL", get_args(LogLevel), defaults.log_level)),
        log_format=cast(LogFormat, _one_of(environment, "LOG_FORMAT", get_args(LogFormat), defaults.log_format)),
        board_seconds=_positive(environment, "BOARD_SECONDS", defaults.board_seconds),
        starts_per_hour=int(_positive(environment, "STARTS_PER_HOUR", defaults.starts_per_hour)),
        clock_speed=_positive(environment, "CLOCK_SPEED", defaults.clock_speed),
        api_base=addresses[0],
        gateway=addresses[1],
    )


def _token(environment: Mapping[str, str]) -> str:
    path = environment.get("DISCORD_TOKEN_FILE")
    if not path:
        return environment.get("DISCORD_TOKEN", "").strip()
    try:
        return Path(path).read_text("utf-8").strip()
    except OSError as error:
        raise SettingsError(f"DISCORD_TOKEN_FILE: {error.strerror}") from error


def _one_of(environment: Mapping[str, str], name: str, choices: tuple[str, ...], default: str) -> str:
    value = environment.get(name) or default
    if value not in choices:
        raise SettingsError(f"{name} is {value!r}, but must be one of {', '.join(choices)}")
    return value


def _positive(environment: Mapping[str, str], name: str, default: float) -> float:
    text = environment.get(name)
    if not text:
        return default
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise SettingsError(f"{name} is {text!r}, but must be a number above 0")
    return value
