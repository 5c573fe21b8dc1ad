"""Texts that screens say by a fixed key through `showing.say` exist and get their arguments."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts import Texts


def wrong_uses(source: str, texts: Texts) -> Iterator[str]:
    """Yield what is wrong with each call `….say("key", name=…)` in a piece of Python."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"):
            continue
        for key in keys_of(node):
            given = {keyword.arg or "**" for keyword in node.keywords}
            if not texts.has(key):
                yield f"line {node.lineno}: {key} doesn't exist"
            elif "**" not in given and not texts.arguments(key) <= given:
                yield f"line {node.lineno}: {key} needs {sorted(texts.arguments(key))}"


def keys_of(node: ast.Call) -> list[str]:
    """Give the keys that a call may say: a literal, or either side of a condition."""
    if len(node.args) != 1:
        return []
    asked = node.args[0]
    sides = [asked.body, asked.orelse] if isinstance(asked, ast.IfExp) else [asked]
    return [side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, str)]


@pytest.mark.parametrize("path", sorted(Path("bot/screens").glob("*.py")), ids=lambda path: path.name)
def test_screens_say_what_exists(texts: Texts, path: Path):
    assert list(wrong_uses(path.read_text(encoding="utf-8"), texts)) == []


@pytest.mark.parametrize(
    ("call", "wrong"),
    [
        ('s.say("lobby-join")', 0),
        ('s.say("lobby-ready", host=h)', 0),
        ('s.say("lobby-ready")', 1),
        ('s.say("nothing" if a else "lobby-join")', 1),
    ],
)
def test_a_wrong_use_is_seen(texts: Texts, call: str, wrong: int):
    assert len(list(wrong_uses(call, texts))) == wrong
