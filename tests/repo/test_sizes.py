"""Nothing grows beyond what can be read at a sitting: files of 400 lines, functions of 40."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [path for room in ("bot", "cogs", "tests") for path in sorted((ROOT / room).rglob("*.py"))]
FILE_LINES, FUNCTION_LINES = 400, 40


def too_long(source: str) -> Iterator[str]:
    """Yield what is too long in a piece of Python."""
    lines = len(source.splitlines())
    if lines > FILE_LINES:
        yield f"{lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            length = node.end_lineno - node.lineno + 1
            if length > FUNCTION_LINES:
                yield f"{node.name}: {length} lines"


def test_no_file_and_no_function_is_too_long() -> None:
    assert len(FILES) > 200
    found = {str(path.relative_to(ROOT)): list(too_long(path.read_text("utf-8"))) for path in FILES}
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    ("statements", "long"), [(39, []), (40, ["f: 41 lines"]), (400, ["401 lines", "f: 401 lines"])]
)
def test_what_is_too_long_is_seen(statements: int, long: list[str]) -> None:
    assert list(too_long("def f():\n" + "    g()\n" * statements)) == long
