"""YAML of strangers as a plain tree with line numbers: bounded before anything is built, no aliases, no tags.

Scalars are read more plainly than YAML does: `true`, `false`, `null`, short whole numbers, and words. Dates, `no`,
sexagesimal numbers and the like stay words.
"""

import re
from dataclasses import dataclass
from typing import Any

import yaml

from bot.content.own.faults import Fault, FaultyDeck
from bot.content.yaml_files import SAFE_LOADER

MOST_BYTES = 64 * 1024
MOST_NODES = 20_000
DEEPEST = 12

Plain = str | int | bool | list["Node"] | dict[str, "Node"] | None

_NUMBER = re.compile(r"[-+]?[0-9]{1,12}", re.ASCII)
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True)
class Node:
    """A value and the line (from 1) where it begins."""

    line: int
    value: Plain


def read(content: bytes) -> Node:
    """Read a file's bytes. Raises `FaultyDeck`, naming the line."""
    if len(content) > MOST_BYTES:
        raise _refused("too_big", n=MOST_BYTES // 1024)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refused("not_utf8", content.count(b"\n", 0, error.start) + 1) from error
    builder = _Builder()
    try:
        for event in yaml.parse(text, Loader=SAFE_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 0
        raise _refused("not_yaml", line, got=error.problem or "") from error
    except yaml.YAMLError as error:
        raise _refused("strange_sign") from error
    if builder.root is None:
        raise _refused("empty")
    return builder.root


def _refused(what: str, line: int = 0, *, got: str = "", n: int = 0) -> FaultyDeck:
    return FaultyDeck([Fault(what, line, got=got, n=n)])


@dataclass
class _Open:
    """A collection being read; `key` waits for its value."""

    node: Node
    key: str | None = None


class _Builder:
    """Takes parser events one by one and stops at the first that goes beyond the bounds."""

    def __init__(self) -> None:
        self.root: Node | None = None
        self._open: list[_Open] = []
        self._nodes = 0

    def take(self, event: yaml.Event) -> None:
        """Take the next event. Raises `FaultyDeck`."""
        line = event.start_mark.line + 1 if event.start_mark else 0
        if isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise _refused("second_document", line)
        if isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()
        elif isinstance(event, yaml.NodeEvent):
            self._check(event, line)
            self._node(event, line)

    def _check(self, event: yaml.NodeEvent, line: int) -> None:
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise _refused("alias", line)
        if getattr(event, "tag", None) is not None:
            raise _refused("tag", line)
        self._nodes += 1
        if self._nodes > MOST_NODES:
            raise _refused("too_many_nodes", line, n=MOST_NODES)

    def _node(self, event: yaml.NodeEvent, line: int) -> None:
        if isinstance(event, yaml.ScalarEvent):
            holder = self._open[-1] if self._open else None
            if holder is not None and isinstance(holder.node.value, dict) and holder.key is None:
                self._key(holder, str(event.value), line)
            else:
                self._add(Node(line, _scalar(event)))
            return
        node = Node(line, [] if isinstance(event, yaml.SequenceStartEvent) else {})
        self._add(node)
        self._open.append(_Open(node))
        if len(self._open) > DEEPEST:
            raise _refused("too_deep", line, n=DEEPEST)

    def _key(self, holder: _Open, key: str, line: int) -> None:
        assert isinstance(holder.node.value, dict)
        if key in holder.node.value:
            raise _refused("key_twice", line, got=key)
        holder.key = key

    def _add(self, node: Node) -> None:
        if not self._open:
            self.root = node
            return
        holder = self._open[-1]
        if isinstance(holder.node.value, list):
            holder.node.value.append(node)
        elif isinstance(holder.node.value, dict):
            if holder.key is None:
                raise _refused("strange_key", node.line)
            holder.node.value[holder.key] = node
            holder.key = None


def _scalar(event: yaml.ScalarEvent) -> Plain:
    text = str(event.value)
    if event.style:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _NUMBER.fullmatch(text) else text


def plain(node: Node) -> Any:
    """Give the tree as plain data, without lines."""
    if isinstance(node.value, list):
        return [plain(item) for item in node.value]
    if isinstance(node.value, dict):
        return {key: plain(item) for key, item in node.value.items()}
    return node.value
