"""The rules, page by page."""

from collections.abc import Collection

from bot.screens import custom_ids, layouts
from bot.screens.layouts import Option, Select
from bot.screens.screen import Screen
from bot.texts import Locale, Texts

PAGES = ("overview", "turn", "cards", "neigh", "words", "winning", "two-players", "kids", "hunt", "hunt-cards", "house")
"""The pages by name, in order."""


def first_page(games: Collection[str]) -> str:
    """Give the page to begin with for whoever plays these games: that of the only one, if it has its own."""
    return next((game for game in games if len(games) == 1 and game in PAGES), PAGES[0])


def page(texts: Texts, locale: Locale, name: str = PAGES[0]) -> Screen:
    """Show a page of the rules (the first for an unknown name) and the menu of pages."""
    name = name if name in PAGES else PAGES[0]
    return layouts.screen([texts.say(locale, f"rules-{name}")], [[page_menu(texts, locale, name)]])


def page_menu(texts: Texts, locale: Locale, shown: str = "") -> Select:
    """Give the menu of pages."""
    options = [Option(name, texts.say(locale, f"rules-{name}.title"), chosen=name == shown) for name in PAGES]
    return layouts.menu(custom_ids.encode(0, "rules_page"), texts.say(locale, "rules-menu"), options)
