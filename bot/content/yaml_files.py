"""YAML files read into typed values, with errors that name file and place."""

from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from bot.content.errors import ContentError

DATA = Path(__file__).parents[2] / "data"
"""Where the project's data files lie."""

T = TypeVar("T")

SAFE_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Reads plain data only, by the C library where PyYAML has it."""


def read(path: Path) -> Any:
    """Read a YAML file as plain data. Raises `ContentError` if it can't be read or isn't YAML."""
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader=SAFE_LOADER)
    except OSError as error:
        raise ContentError(path.name, "", error.strerror or "can't be read") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise ContentError(path.name, "", str(error)) from error


def shape(value: object, kind: type[T], file: str, place: str = "") -> T:
    """Check plain data against a type. Raises `ContentError` naming the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise ContentError(file, place, str(error)) from error
