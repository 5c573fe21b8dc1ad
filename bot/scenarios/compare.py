"""Comparing what a scenario states with what is there."""

from collections import Counter
from typing import cast

from bot.scenarios.words import as_list


class Mismatch(Exception):
    """What a scenario expected and what came instead."""

    def __init__(self, expected: object, got: object) -> None:
        super().__init__(f"expected {expected}, got {got}")


def same(wanted: object, got: object, *, ordered: bool = False, partial: bool = False) -> bool:
    """Tell whether a zone is as wanted.

    Lists are multisets unless `ordered`; a number stands for how many; of tables every entry counts, or (`partial`)
    those that are named.
    """
    if isinstance(got, list):
        return _same_cards(wanted, cast("list[str]", got), ordered)
    if isinstance(got, dict) and isinstance(wanted, dict):
        named, there = cast("dict[str, object]", wanted), cast("dict[str, object]", got)
        keys = named.keys() if partial else named.keys() | there.keys()
        return all(key in named and key in there and same(named[key], there[key], ordered=ordered) for key in keys)
    return wanted == got


def _same_cards(wanted: object, cards: list[str], ordered: bool) -> bool:
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return wanted == len(cards)
    named = as_list(wanted)
    return named == cards if ordered else Counter(named) == Counter(cards)
