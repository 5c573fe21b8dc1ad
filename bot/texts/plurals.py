"""Do texts know all the plurals of their language? What a selector on a number lacks is said wrongly one day."""

from collections.abc import Iterable, Iterator
from functools import cache

import babel
from fluent.syntax import ast

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
_COUNTED = range(200)
"""Nobody counts further here, so that forms of millions and of fractions aren't asked for."""


@cache
def needed(language: str) -> frozenset[str]:
    """Give the plural categories that whole numbers have in a language: `one`, `few` and `other` in Czech."""
    form = babel.Locale.parse(language).plural_form
    return frozenset(form(number) for number in _COUNTED)


def lacking(language: str, nodes: Iterable[ast.BaseNode]) -> Iterator[tuple[int, str]]:
    """Yield the place (an offset) and what lacks for each selector that tells some plurals apart, but not all.

    Left in peace is one with `other` alone or single numbers beside it, which says the same of every number, and one
    that doesn't show its number: it tells one from several, as a verb does behind a list of names.
    """
    for node in nodes:
        if not isinstance(node, ast.SelectExpression):
            continue
        keys = {_key(variant) for variant in node.variants}
        said = keys & CATEGORIES
        counts = all(key in CATEGORIES or key.isdigit() for key in keys)
        if counts and said - {"other"} and _shows_number(node):
            for category in sorted(needed(language) - said):
                yield (node.span.start if node.span else 0), category


def _shows_number(node: ast.SelectExpression) -> bool:
    number = node.selector
    shown = [element for variant in node.variants for element in variant.value.elements]
    return isinstance(number, ast.VariableReference) and any(
        isinstance(element, ast.Placeable) and number.equals(element.expression) for element in shown
    )


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
