"""Every text that the code asks for by a literal key exists and is given its arguments."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.texts import Texts


def wrong_uses(source: str, texts: Texts) -> Iterator[str]:
    """Yield what is wrong with each call `….say(locale, "key", name=…)` in a piece of Python."""
    for node in ast.walk(ast.parse(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"):
            continue
        key = node.args[1] if len(node.args) in (2, 3) else None
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            continue
        if not texts.has(key.value):
            yield f"line {node.lineno}: {key.value} doesn't exist"
            continue
        given = {keyword.arg or "**" for keyword in node.keywords}
        needed = set(texts.arguments(key.value))
        if "**" not in given and given != needed:
            yield f"line {node.lineno}: {key.value} needs {sorted(needed)}, is given {sorted(given)}"


@pytest.mark.parametrize("path", sorted([*Path("bot").rglob("*.py"), *Path("cogs").rglob("*.py")]), ids=str)
def test_the_code_asks_for_texts_that_exist(texts: Texts, path: Path):
    assert list(wrong_uses(path.read_text(encoding="utf-8"), texts)) == []


@pytest.mark.parametrize(
    ("call", "wrong"),
    [
        ('t.say(en, "lobby-join")', 0),
        ('t.say(en, "story-plays", player=a, card=b)', 0),
        ('t.say(en, "story-plays", **arguments)', 0),
        ('t.say(en, "no-such-key")', 1),
        ('t.say(en, "story-plays", player=a)', 1),
        ('t.say(en, "story-plays", player=a, card=b, owner=c)', 1),
    ],
)
def test_a_wrong_use_is_seen(texts: Texts, call: str, wrong: int):
    assert len(list(wrong_uses(call, texts))) == wrong


CASE = re.compile(r"\.(casefold|lower|upper|capitalize|swapcase)\(")


def test_words_are_compared_folded_and_never_change_their_case_in_code():
    """Sentences have their case in the catalogue, and what people type may lack accents: `folded` is for that."""
    found = [
        f"{path}: {line.strip()}"
        for room in ("bot/screens", "bot/client", "cogs")
        for path in sorted(Path(room).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if CASE.search(line)
    ]
    assert found == []
