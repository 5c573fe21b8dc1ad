"""Does a tree have the shape of a type? Every difference is a fault with line and field; the types are the schema."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from msgspec import inspect

from bot.content.own.faults import Fault
from bot.content.own.tree import Node

Kind = inspect.Type

_DIGITS = re.compile(r"\+?[0-9]+", re.ASCII)
"""A number that was too long to be read as one."""


def faults(node: Node, kind: Kind, field: str = "", *, without: Collection[str] = ()) -> Iterator[Fault]:
    """Yield what keeps a node from being of a type; `without` names fields of the type that may not stand here."""
    match kind:
        case inspect.StructType():
            yield from _struct(node, kind, field, without)
        case inspect.UnionType():
            yield from _union(node, kind, field)
        case inspect.VarTupleType() | inspect.ListType():
            yield from _list(node, kind, field)
        case inspect.LiteralType(values=values):
            words = tuple(map(str, values))
            if node.value not in values:
                yield Fault("unknown_value", node.line, field=field, got=_word(node), known=words)
        case inspect.IntType():
            yield from _number(node, kind, field)
        case inspect.BoolType():
            if not isinstance(node.value, bool):
                yield _wrong(node, field, "boolean")
        case inspect.StrType():
            if not isinstance(node.value, str):
                yield _wrong(node, field, "text")
        case _:
            raise TypeError(f"no deck file can hold a {type(kind).__name__}")


def _struct(node: Node, kind: inspect.StructType, field: str, without: Collection[str]) -> Iterator[Fault]:
    if not isinstance(node.value, dict):
        yield _wrong(node, field, "mapping")
        return
    fields = {one.encode_name: one for one in kind.fields if one.encode_name not in without}
    known = tuple(filter(None, (kind.tag_field, *fields)))
    for name, value in node.value.items():
        if name in fields:
            yield from faults(value, fields[name].type, _inside(field, name))
        elif name != kind.tag_field:
            yield Fault("unknown_field", value.line, field=_inside(field, name), got=name, known=known)
    for name, one in fields.items():
        if one.required and name not in node.value:
            yield Fault("missing_field", node.line, field=_inside(field, name), got=name)


def _union(node: Node, kind: inspect.UnionType, field: str) -> Iterator[Fault]:
    """A union of structs told apart by a tag: steps."""
    structs = {str(one.tag): one for one in kind.types if isinstance(one, inspect.StructType)}
    tag_field = next(iter(structs.values())).tag_field or ""
    if not isinstance(node.value, dict):
        yield _wrong(node, field, "mapping")
        return
    tag = node.value.get(tag_field)
    if tag is None:
        yield Fault("missing_field", node.line, field=_inside(field, tag_field), got=tag_field, known=tuple(structs))
    elif not isinstance(tag.value, str) or tag.value not in structs:
        place = _inside(field, tag_field)
        yield Fault("unknown_value", tag.line, field=place, got=_word(tag), known=tuple(structs))
    else:
        yield from _struct(node, structs[tag.value], field, ())


def _list(node: Node, kind: inspect.VarTupleType | inspect.ListType, field: str) -> Iterator[Fault]:
    if not isinstance(node.value, list):
        yield _wrong(node, field, "list")
        return
    least, most = kind.min_length or 0, kind.max_length
    if len(node.value) < least:
        yield Fault("too_few", node.line, field=field, n=least)
    if most is not None and len(node.value) > most:
        yield Fault("too_many", node.line, field=field, n=most)
        return
    for place, item in enumerate(node.value, start=1):
        yield from faults(item, kind.item_type, f"{field}[{place}]")


def _number(node: Node, kind: inspect.IntType, field: str) -> Iterator[Fault]:
    if kind.le is not None and isinstance(node.value, str) and _DIGITS.fullmatch(node.value):
        yield Fault("too_large", node.line, field=field, got=node.value, n=kind.le)
    elif isinstance(node.value, bool) or not isinstance(node.value, int):
        yield _wrong(node, field, "number")
    elif kind.ge is not None and node.value < kind.ge:
        yield Fault("too_small", node.line, field=field, got=str(node.value), n=kind.ge)
    elif kind.le is not None and node.value > kind.le:
        yield Fault("too_large", node.line, field=field, got=str(node.value), n=kind.le)


def _wrong(node: Node, field: str, wanted: str) -> Fault:
    return Fault("wrong_type", node.line, field=field, got=_word(node), known=(wanted,))


def _word(node: Node) -> str:
    """What stands there, as far as it is one word."""
    value: Any = node.value
    return str(value).lower() if isinstance(value, str | int | bool) else ""


def _inside(field: str, name: str) -> str:
    return f"{field}.{name}" if field else name
