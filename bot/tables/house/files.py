"""A whole set of house rules as a small YAML file: one `key: value` a line, nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, Protocol

import yaml
from msgspec import Struct

from bot.content.errors import BadRule
from bot.content.rule import SYNONYMS, RuleValue, word
from bot.store.records import GuildDeck
from bot.tables.house.decks import read_value
from bot.tables.house.keys import ALLOWED_CHANNELS, SERVER_WIDE, Keys
from bot.tables.house.places import SERVER, Place

MOST_BYTES = 16 * 1024

Fault = Literal["too_big", "no_text", "no_yaml", "not_plain", "twice", "left_out", "empty"]
"""`not_plain`: lists, nested values, aliases, tags, several documents. `left_out`: what means nothing elsewhere."""


class WrongLine(Struct, frozen=True):
    """What is wrong with a line, counted from 1; 0 for the file as a whole."""

    line: int
    fault: Fault | BadRule


class BadFile(Exception):
    """A file that can't be taken: every wrong line."""

    def __init__(self, wrong: list[WrongLine]) -> None:
        super().__init__("; ".join(f"line {one.line}: {one.fault}" for one in wrong))
        self.wrong = wrong


def in_files(values: Mapping[str, RuleValue]) -> dict[str, RuleValue]:
    """Give what a file can hold: channels are one server's own."""
    return {key: value for key, value in values.items() if key != ALLOWED_CHANNELS}


def write_file(values: Mapping[str, RuleValue]) -> str:
    """Write a set of rules; `read_file` gives it back."""
    return "".join(f"{key}: {_written(value)}\n" for key, value in in_files(values).items())


def read_file(data: bytes, keys: Keys, place: Place, decks: Sequence[GuildDeck] = ()) -> dict[str, RuleValue]:
    """Read a set of rules for a place of a server that offers `decks`.

    Raises `BadFile` naming every wrong line: then nothing of it counts.
    """
    if len(data) > MOST_BYTES:
        raise BadFile([WrongLine(0, "too_big")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadFile([WrongLine(0, "no_text")]) from error
    values: dict[str, RuleValue] = {}
    wrong: list[WrongLine] = []
    try:
        for line, key, typed in _pairs(text):
            try:
                values[key] = _value(keys, place, values, key, typed, decks)
            except BadRule as fault:
                wrong.append(WrongLine(line, fault))
            except _Unreadable as refused:
                wrong.append(WrongLine(line, refused.fault))
    except BadFile as broken:
        wrong += broken.wrong
    if not values and not wrong:
        wrong.append(WrongLine(0, "empty"))
    if wrong:
        raise BadFile(wrong)
    return values


def _written(value: RuleValue) -> str:
    """Write a value so that other readers of YAML don't take a word such as `off` for something else."""
    return f'"{value}"' if isinstance(value, str) and value in SYNONYMS else word(value)


class _Unreadable(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


def _value(
    keys: Keys, place: Place, before: Mapping[str, RuleValue], key: str, typed: str, decks: Sequence[GuildDeck]
) -> RuleValue:
    if key in before:
        raise _Unreadable("twice")
    if key == ALLOWED_CHANNELS:
        raise _Unreadable("left_out")
    if key in SERVER_WIDE and place.channel != SERVER:
        raise BadRule(key, "server_wide")
    return read_value(keys, key, typed, decks)


def _pairs(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield line, key and value from the events of the parser, so that nothing is ever built from a bad file."""
    pair: list[str] = []
    depth = documents = 0
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            line = _line(event.start_mark)
            documents += isinstance(event, yaml.DocumentStartEvent)
            if documents > 1 or not _is_plain(event, depth):
                raise BadFile([WrongLine(line, "not_plain")])
            depth += isinstance(event, yaml.MappingStartEvent)
            if isinstance(event, yaml.ScalarEvent):
                pair.append(str(event.value))
                if len(pair) == 2:
                    yield line, pair[0], pair[1]
                    pair.clear()
    except yaml.MarkedYAMLError as error:
        raise BadFile([WrongLine(_line(error.problem_mark), "no_yaml")]) from error
    except yaml.YAMLError as error:
        raise BadFile([WrongLine(0, "no_yaml")]) from error


class _Mark(Protocol):
    @property
    def line(self) -> int: ...


def _line(mark: _Mark | None) -> int:
    return mark.line + 1 if mark is not None else 0


def _is_plain(event: yaml.Event, depth: int) -> bool:
    """Tell whether an event belongs to one flat mapping without anchors, aliases and tags."""
    match event:
        case yaml.MappingStartEvent():
            return depth == 0 and event.anchor is None and event.tag is None
        case yaml.ScalarEvent():
            return depth == 1 and event.anchor is None and event.tag is None
        case yaml.SequenceStartEvent() | yaml.AliasEvent():
            return False
        case _:
            return True
