"""No text is idle: code asks for each by its key, or by one put together from words that the rules and tables know."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest

from bot.tables.errors import Reason
from bot.texts import Texts
from bot.texts.catalogue import read_folder
from tests.texts.conftest import CATALOGUES
from tests.texts.stable_words import ENDS, FACTS, KINDS, NEWS

WORDS = {
    "story-": FACTS,
    "prompt-": [*KINDS, "two_plays", "second_play", "opening_must"],
    "error-": get_args(Reason),
    "notice-": [*NEWS, "left", "kicked", "removed"],
    "end-": [*ENDS, "host", "moderator", "nobody_left"],
    "end-lobby-": ["host", "moderator", "empty"],
    "board-": ["story", "rules", "more", "bid"],
}
"""By the beginning of a key that code completes: with what. Other beginnings are completed with anything."""

PROMISED = re.compile(r"command-(watch|houserules)|board-alt|end-chart-alt")
"""What the contract and the sketch of the screens name, and no screen shows yet."""


def asked_for(source: str) -> Iterator[str]:
    """Yield a pattern for each key that a piece of Python may ask for: whole, begun, or another one with an ending."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            match fixed:
                case [str(begun), None, *_] if begun in WORDS:
                    yield from (re.escape(f"{begun}{word}") for word in WORDS[begun])
                case [str(begun), None, *_] if re.fullmatch(r"[a-z]+(-[a-z]+)*-", begun):
                    yield f"{begun}.+"
                case _:
                    pass
    yield from (f"{begun}-.+" for begun in re.findall(r'choices\("([a-z-]+)"', source))
    yield from (f"{begun}-count" for begun in re.findall(r'_attached\(.+ "([a-z-]+)", ', source))


def idle(keys: Iterable[str], sources: Iterable[str]) -> list[str]:
    """Give the keys of messages that no source asks for."""
    asked = re.compile("|".join({pattern for source in sources for pattern in asked_for(source)}))
    return sorted(name for name in {key.partition(".")[0] for key in keys} if not asked.fullmatch(name))


def test_no_text_is_idle(texts: Texts):
    phrases = read_folder(CATALOGUES / "en").phrases.values()
    referred = {name for phrase in phrases for name in phrase.references}
    sources = [path.read_text("utf-8") for room in ("bot", "cogs") for path in Path(room).rglob("*.py")]
    unasked = [key for key in idle(texts.all_keys(), sources) if key not in referred]
    assert [key for key in unasked if not PROMISED.fullmatch(key)] == []


@pytest.mark.parametrize(
    ("source", "left"),
    [
        ('say("end-tie")', ["end-chart", "story-old"]),
        ('say(f"story-{fact}")', ["end-chart", "end-tie", "story-old"]),
        ('say(f"end-{reason}")', ["end-chart", "story-old"]),
        ('choices("story", "old")', ["end-chart", "end-tie"]),
    ],
)
def test_an_idle_text_is_seen(source: str, left: list[str]):
    assert idle(["end-tie", "end-tie.known", "end-chart", "story-old"], [source]) == left
