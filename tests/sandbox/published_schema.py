"""Checks requests and answers against Discord's published description, where that file is at hand.

Only the part of JSON Schema that the description uses; `oneOf` is read as "at least one". It belongs to the tests, not
to the stand-in: the stand-in's own validators are the reading that counts.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from aiohttp import web

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object, parse_json

_ROOT = Path(__file__).parents[2]
_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (Mapping,),
    "null": (type(None),),
}


def description_path() -> Path:
    """Where the description would be."""
    return Path(os.environ.get("NEIGHBOT_OPENAPI", _ROOT.parent / "shared" / "discord" / "openapi.json"))


@cache
def published() -> JsonObject:
    """The whole description; {} where it is not at hand."""
    path = description_path()
    return as_object(parse_json(path.read_bytes())) if path.is_file() else {}


class SchemaWatch:
    """Notes every request and answer that differs from the description. Give `check` to `server.gate.watch`."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.checked = 0

    def check(self, method: str, route: str, body: object, response: web.Response) -> None:
        """Check one request and its answer."""
        operation = _operation(method, route)
        if operation is None or response.status >= 400:
            return
        self.checked += 1
        wanted = _schema(as_object(operation.get("requestBody")))
        if wanted and body is not None:
            self._note(f"{method} {route} request", wanted, body)  # pyright: ignore[reportArgumentType]
        answers = as_object(operation.get("responses"))
        promised = _schema(as_object(answers.get(str(response.status))))
        if promised and isinstance(response.body, bytes):
            self._note(f"{method} {route} answer", promised, parse_json(response.body))

    def _note(self, where: str, schema: JsonObject, value: JsonValue) -> None:
        self.faults += [f"{where}{fault}" for fault in faults_in(schema, value, "")]


def faults_in(schema: JsonObject, value: JsonValue, path: str) -> list[str]:
    """What is wrong with a value, each fault with its path."""
    reference = schema.get("$ref")
    if isinstance(reference, str):
        return _reference_faults(reference.rsplit("/", 1)[1], value, path)
    if "const" in schema and value != schema["const"]:
        return [f"{path}: {value!r} is not {schema['const']!r}"]
    if "enum" in schema and value not in as_list(schema["enum"]):
        return [f"{path}: {value!r} is none of {schema['enum']}"]
    found = _type_faults(schema, value, path)
    if found:
        return found
    for part in as_list(schema.get("allOf")):
        found += faults_in(as_object(part), value, path)
    for union in ("oneOf", "anyOf"):
        if union in schema:
            branches = [faults_in(as_object(part), value, path) for part in as_list(schema[union])]
            found += min(branches, key=len)
    return found + _size_faults(schema, value, path) + _inner_faults(schema, value, path)


def _reference_faults(name: str, value: JsonValue, path: str) -> list[str]:
    if name == "SnowflakeType" and isinstance(value, int):
        return []
    target = as_object(as_object(as_object(published()["components"])["schemas"])[name])
    return faults_in(target, value, path)


def _type_faults(schema: JsonObject, value: JsonValue, path: str) -> list[str]:
    names = schema.get("type")
    allowed = [names] if isinstance(names, str) else as_list(names)
    if not allowed:
        return []
    for name in allowed:
        fits = isinstance(value, _TYPES[str(name)])
        if fits and (not isinstance(value, bool) or name == "boolean"):
            return []
    return [f"{path}: {value!r} is no {names}"]


def _size_faults(schema: JsonObject, value: JsonValue, path: str) -> list[str]:
    found: list[str] = []
    sizes = {"Length": len(value) if isinstance(value, str) else None}
    sizes["Items"] = len(value) if isinstance(value, list) else None
    sizes["imum"] = value if isinstance(value, int) else None
    for suffix, size in sizes.items():
        low, high = schema.get("min" + suffix), schema.get("max" + suffix)
        if size is not None and isinstance(low, int) and size < low:
            found.append(f"{path}: {size} is below {low}")
        if size is not None and isinstance(high, int) and size > high:
            found.append(f"{path}: {size} is above {high}")
    pattern = schema.get("pattern")
    if isinstance(pattern, str) and isinstance(value, str) and not re.search(pattern, value):
        found.append(f"{path}: {value!r} does not match {pattern}")
    return found


def _inner_faults(schema: JsonObject, value: JsonValue, path: str) -> list[str]:
    found: list[str] = []
    if isinstance(value, Mapping):
        found += [f"{path}: lacks {name}" for name in as_list(schema.get("required")) if name not in value]
        for name, inner in as_object(schema.get("properties")).items():
            if name in value:
                found += faults_in(as_object(inner), value[name], f"{path}.{name}")
    if isinstance(value, list):
        for index, item in enumerate(as_list(value)):
            found += faults_in(as_object(schema.get("items")), item, f"{path}[{index}]")
    return found


def _operation(method: str, route: str) -> JsonObject | None:
    shape = re.sub(r"\{\w+\}", "{}", route)
    for path, methods in as_object(published().get("paths")).items():
        if re.sub(r"\{\w+\}", "{}", path) == shape and method.lower() in as_object(methods):
            return as_object(as_object(methods)[method.lower()])
    return None


def _schema(holder: JsonObject) -> JsonObject:
    return as_object(as_object(as_object(holder.get("content")).get("application/json")).get("schema"))
