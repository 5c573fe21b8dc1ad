"""Message catalogues by locale (Mozilla Fluent), plurals, lists, and people's names made harmless."""

from bot.texts.catalogue import Finding
from bot.texts.checks import check_texts
from bot.texts.errors import CatalogueError, TextError
from bot.texts.folding import folded
from bot.texts.locale import Locale
from bot.texts.markdown import plain_name, safe_name, unmarked
from bot.texts.texts import Texts
from bot.texts.titles import card_title
from bot.texts.values import Value

__all__ = [
    "CatalogueError",
    "Finding",
    "Locale",
    "TextError",
    "Texts",
    "Value",
    "card_title",
    "check_texts",
    "folded",
    "plain_name",
    "safe_name",
    "unmarked",
]
