"""Between a scenario's words and answer keys: `bob/yay` is `@1/yay` with bob in seat 1."""

from collections.abc import Sequence
from typing import cast

from bot.games.core.decisions import Decision
from bot.scenarios.scene import together

REACTIONS = frozenset({"neigh", "super_neigh", "pass"})


def to_key(word: str, seats: Sequence[str]) -> str:
    """Turn one answer as written into a key."""
    head, slash, rest = word.partition("/")
    return f"@{seats.index(head)}{slash}{rest}" if head in seats else word


def to_word(key: str, seats: Sequence[str]) -> str:
    """Turn a key into the word a scenario would use."""
    if not key.startswith("@"):
        return key
    head, slash, rest = key[1:].partition("/")
    return f"{seats[int(head)]}{slash}{rest}"


def as_list(answer: object) -> list[str]:
    """An answer as written is one word or a list of words; YAML may have read a number."""
    return [str(word) for word in cast("list[object]", answer)] if isinstance(answer, list) else [str(answer)]


def listed(answers: object, seats: Sequence[str]) -> list[str]:
    """Several answers as written, each as one key; one that is itself a list is a choice of several picks."""
    written = cast("list[object]", answers) if isinstance(answers, list) else [answers]
    return [together([to_key(word, seats) for word in as_list(answer)]) for answer in written]


def fit(answer: object, decision: Decision, seats: Sequence[str]) -> list[str] | None:
    """The picks that an answer as written means for a decision, or None if it doesn't fit it."""
    picks = [_fit_word(word, decision, seats) for word in as_list(answer)]
    return picks if decision.accepts(picks) else None


def _fit_word(word: str, decision: Decision, seats: Sequence[str]) -> str:
    """A zone may be left out where only one offered answer ends in that id."""
    key = to_key(word, seats)
    offered = decision.answers()
    if key in offered:
        return key
    endings = [option for option in offered if option.endswith(f"/{word}")]
    return endings[0] if len(endings) == 1 else key
