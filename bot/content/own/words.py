"""Names and texts that strangers give to cards: letters, digits and harmless signs; whatever could lure is refused.

What passes has no effect in a message but being read: no mention, no markdown, no link, no invisible sign.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import get_args, get_type_hints

from bot.content.own.faults import Fault
from bot.content.own.tree import Node
from bot.games.stables.rules import StableRules

LANGUAGES = tuple(word for word in get_args(get_type_hints(StableRules)["tie_letters_language"]) if word != "auto")
FALLBACK = "en"
NAME_LENGTH = 32
TEXT_LENGTH = 300

_MARKS_IN_A_ROW = 2
_NAME_SIGNS = frozenset(" '’!?&,.-–")
_TEXT_SIGNS = _NAME_SIGNS | frozenset(':;()"“”„«»+=%…—')
# Letters by category, yet blank to the eye.
_BLANKS = frozenset("\u115f\u1160\u3164\uffa0")

Words = Mapping[str, str]


def read(node: Node) -> dict[str, str]:
    """Give words by language; a bare word is English. Call it only when `faults` found none."""
    if isinstance(node.value, dict):
        return {language: _clean(str(one.value)) for language, one in node.value.items()}
    return {FALLBACK: _clean(str(node.value))}


def faults(node: Node, field: str, *, name: bool) -> Iterator[Fault]:
    """Yield what is wrong with the words of a `name` or, else, a text: a word, or words by language."""
    if not isinstance(node.value, dict):
        yield from _of_one(node, field, name=name)
        return
    if not node.value:
        yield Fault("no_words", node.line, field=field, known=LANGUAGES)
    for language, one in node.value.items():
        if language not in LANGUAGES:
            yield Fault("unknown_field", one.line, field=f"{field}.{language}", got=language, known=LANGUAGES)
        else:
            yield from _of_one(one, f"{field}.{language}", name=name)


def _of_one(node: Node, field: str, *, name: bool) -> Iterator[Fault]:
    if not isinstance(node.value, str):
        yield Fault("wrong_type", node.line, field=field, known=("text",))
        return
    text, most = _clean(node.value), NAME_LENGTH if name else TEXT_LENGTH
    strange = _strange(text, _NAME_SIGNS if name else _TEXT_SIGNS)
    if strange is not None:
        yield Fault("strange_sign", node.line, field=field, got=_shown(strange))
    elif len(text) > most:
        yield Fault("too_long", node.line, field=field, n=most)
    elif not any(map(str.isalpha, text)):
        yield Fault("no_words", node.line, field=field, known=LANGUAGES)


def _clean(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _strange(text: str, signs: frozenset[str]) -> str | None:
    """Give the first sign that may not stand here; marks need a letter to stand on, and only so many fit."""
    room = 0
    for sign in text:
        category = unicodedata.category(sign)
        if category.startswith("M"):
            room -= 1
            if room < 0:
                return sign
            continue
        if sign in _BLANKS or not (category.startswith("L") or category == "Nd" or sign in signs):
            return sign
        room = _MARKS_IN_A_ROW if category.startswith("L") else 0
    return None


def _shown(sign: str) -> str:
    """Name a sign by its number if it can't be seen."""
    return sign if unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANKS else f"U+{ord(sign):04X}"
