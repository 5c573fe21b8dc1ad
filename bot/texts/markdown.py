"""People's names made harmless: no markdown, no mentions, no invisible characters, no endless length."""

import re
import string
import unicodedata

VISIBLE_CHARACTERS = 32
MARKS_IN_A_ROW = 2
NAMELESS = "?"

_ELLIPSIS = "…"
_LINE_MARK = re.compile(r"^(?:-# |#{1,3} |> |- )")
_EMPHASIS = re.compile(r"\\(.)|\*{1,3}|__|`")
# Letters and symbols by category, yet blank to the eye.
_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_PUNCTUATION = frozenset(string.punctuation)
# Discord looks for @everyone before it reads backslashes, so the word itself has to be broken.
_ESCAPES = {ord(sign): f"\\{sign}" for sign in _PUNCTUATION} | {ord("@"): "\\@\u200b"}


def plain_name(name: str) -> str:
    """Clean a name for places that render no markdown (button and option labels, alt text, file contents).

    Controls, zero-width and direction characters go, any white space becomes one blank, piles of accents shrink to
    `MARKS_IN_A_ROW`, and more than `VISIBLE_CHARACTERS` characters end in an ellipsis. An empty rest is `NAMELESS`.
    """
    shown = " ".join(_visible(unicodedata.normalize("NFC", name)).split())
    return _clamp(shown) or NAMELESS


def safe_name(name: str) -> str:
    """Clean a name as `plain_name` does and escape it, so that in a message it has no effect but being read."""
    return plain_name(name).translate(_ESCAPES)


def unmarked(text: str) -> str:
    """Take the markdown off a message of ours, for places that render none: marks of lines, emphasis, escapes."""
    lines = (_LINE_MARK.sub("", line) for line in text.split("\n"))
    bare = _EMPHASIS.sub(lambda found: found[1] or "", "\n".join(lines))
    return bare.replace("@\u200b", "@")


def _visible(name: str) -> str:
    kept: list[str] = []
    room = 0  # for marks: none without a letter to stand on
    for sign in name:
        category = unicodedata.category(sign)
        if sign in _BLANKS or sign.isspace():
            kept.append(" ")
            room = 0
        elif category.startswith("M"):
            kept += [sign] if room else []
            room = max(room - 1, 0)
        elif not category.startswith("C"):
            kept.append(sign)
            room = MARKS_IN_A_ROW
    return "".join(kept)


def _clamp(name: str) -> str:
    starts = [place for place, sign in enumerate(name) if not unicodedata.category(sign).startswith("M")]
    if len(starts) <= VISIBLE_CHARACTERS:
        return name
    return name[: starts[VISIBLE_CHARACTERS - 1]].rstrip() + _ELLIPSIS
