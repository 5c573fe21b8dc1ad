"""Reading scenario files (shared/scenarios/FORMAT.md)."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import yaml
from msgspec import Struct, field

from bot.content.yaml_files import SAFE_LOADER

NOT_SCENARIOS = ("disputed.yaml", "elsewhere.yaml", "elsewhere_hunt.yaml")
"""Files beside scenarios that say something about them."""


class ScenarioFileError(Exception):
    """A scenario file that can't be read; says file, line and reason."""


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario as written. It begins with a `table` set up as said, or in a position that was saved (`save`).

    `decks`: the texts of the own decks that this position's game is played with.
    """

    id: str
    game: str
    preset: str
    seats: list[str]
    play: list[dict[str, Any]]
    then: dict[str, Any]
    about: str = ""
    why: str = ""
    rules: dict[str, Any] = field(default_factory=dict[str, Any])
    table: dict[str, Any] = field(default_factory=dict[str, Any])
    save: str = ""
    decks: list[str] = field(default_factory=list[str])


def read(paths: Iterable[Path]) -> list[Scenario]:
    """Read every scenario of files and folders. Raises `ScenarioFileError`."""
    found: list[Scenario] = []
    for path in paths:
        if not path.exists():
            raise ScenarioFileError(f"{path}:1: no such file or folder")
        for file in sorted(path.rglob("*.yaml")) if path.is_dir() else [path]:
            if file.name not in NOT_SCENARIOS:
                found += _read_file(file)
    return found


def _read_file(file: Path) -> list[Scenario]:
    try:
        root, values = _parsed(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioFileError(f"{file}:1: {error}") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioFileError(f"{file}:{line}: {error.problem}") from error
    if root is None:
        return []
    if not isinstance(root, yaml.SequenceNode):
        raise ScenarioFileError(f"{file}:1: a scenario file is a list of scenarios")
    return [_convert(file, node.start_mark.line + 1, value) for node, value in zip(root.value, values, strict=True)]


def _parsed(text: str) -> tuple[yaml.Node | None, Any]:
    """A YAML document as nodes, which know their lines, and as plain data."""
    loader = SAFE_LOADER(text)
    try:
        root = loader.get_single_node()
        return root, None if root is None else loader.construct_document(root)
    finally:
        loader.dispose()


def _convert(file: Path, line: int, value: object) -> Scenario:
    try:
        scenario = msgspec.convert(value, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioFileError(f"{file}:{line}: {error}") from error
    if bool(scenario.table) == bool(scenario.save):
        raise ScenarioFileError(f"{file}:{line}: a scenario begins with either a `table` or a `save`")
    return scenario


class Disputed(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that we hold to be wrong: its id, the rule and our reasoning."""

    id: str
    rule: str
    reason: str


def read_disputed(path: Path) -> dict[str, Disputed]:
    """Read the list of scenarios that must fail. Raises `ScenarioFileError`."""
    try:
        entries = msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")) or [], list[Disputed])
    except (OSError, yaml.YAMLError, msgspec.ValidationError) as error:
        raise ScenarioFileError(f"{path}:1: {error}") from error
    return {entry.id: entry for entry in entries}
